/** The samples of a manifest, its mock, and what stands between the two: it keeps each request that a sample sends. */
import { request as forward } from "node:http";
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";
import { basename } from "node:path";
import { fileContent } from "../../generator/sdk/samples/sample-value.js";
import { filesOf, type SampleRequest } from "../../generator/sdk/samples/request.js";
import type { SampleLanguage } from "../../generator/emit/samples/language.js";
import { typescript } from "../../generator/emit/typescript/sample-language.js";
import { samplerFor, type SampleText } from "../../generator/emit/samples/samples.js";
import { variablesOf } from "../../generator/sdk/samples/credentials.js";
import { printDiagnostics } from "../../generator/diagnostics/print.js";
import { mockDescription } from "../../generator/mock/description.js";
import { type StartedMock, startMock } from "../../generator/mock/start.js";
import type { Limits } from "../../generator/model/behaviour.js";
import type { ApiModel, Group, Operation } from "../../generator/model/model.js";
import { operationsOf } from "../../generator/model/walk.js";
import type { RenderedTree } from "../../generator/output/render.js";
import { build } from "../../generator/pipeline.js";
import { readTemplate } from "../golden-tree.js";
import { loadFolder, schemaNamed } from "../model-lookup.js";
import { serve, type LocalServer } from "../unit/templates/typescript-client/local-server.js";

/** The senders of samples. */
export type Sender =
  "curl" | "http" | "typescript" | "go" | "python" | "java" | "kotlin" | "ruby" | "cli";

/** Those that repeat a request by themselves. */
const repeating: ReadonlySet<Sender> = new Set([
  "typescript",
  "go",
  "python",
  "java",
  "kotlin",
  "ruby",
]);

/** A request as it came. */
export interface Recorded {
  readonly method: string;
  /** Path and query below the base URL. */
  readonly target: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  /** The status of the mock's answer. */
  readonly status: number;
  readonly answer: string;
}

/** The samples of an operation. */
export interface Sampled {
  readonly operation: Operation;
  readonly request: SampleRequest;
  readonly texts: readonly SampleText[];
}

/** A service of a manifest: what is sampled of it, and where samples are answered. */
export class SampleService {
  readonly name: string;
  readonly tree: RenderedTree;
  readonly samples: readonly Sampled[];
  /** Why other operations have none, by their ids. */
  readonly reasons: ReadonlyMap<string, string>;
  /** By sender and id. */
  readonly recorded = new Map<string, Recorded[]>();
  readonly #mock: StartedMock;
  readonly #server: LocalServer;
  readonly #end: AbortController;

  private constructor(
    name: string,
    made: Pick<SampleService, "tree" | "samples" | "reasons">,
    running: { readonly mock: StartedMock; readonly end: AbortController },
    server: LocalServer,
  ) {
    this.name = name;
    this.tree = made.tree;
    this.samples = made.samples;
    this.reasons = made.reasons;
    this.#mock = running.mock;
    this.#end = running.end;
    this.#server = server;
  }

  /** Starts the service of a manifest's folder; of further languages it has the samples, too. */
  static async start(
    name: string,
    folder: string,
    further: readonly SampleLanguage[] = [],
  ): Promise<SampleService> {
    const made = await samplesIn(folder, further);
    const { model } = loadFolder(folder).value;
    const end = new AbortController();
    const mock = await startMock(JSON.stringify(mockDescription(withoutRates(model))), {
      port: 0,
      host: "127.0.0.1",
      signal: end.signal,
      onError: (error) => {
        throw error;
      },
    });
    const holder: { service?: SampleService } = {};
    const server = await serve((request, response) => {
      void holder.service?.pass(request, response);
    });
    holder.service = new SampleService(name, made, { mock, end }, server);
    return holder.service;
  }

  /** The base URL for the sample of an operation in a language. */
  urlFor(sender: Sender, { id }: Pick<Operation, "id">): string {
    return `${this.#server.url}/~${sender}/${id}`;
  }

  /** The only request that was sent so; throws where there is none, or there are more, unless a client may repeat it. */
  only(sender: Sender, { id }: Pick<Operation, "id">): Recorded {
    const all = this.recorded.get(`${sender} ${id}`) ?? [];
    const last = all.at(-1);
    if (last === undefined || (all.length > 1 && !repeating.has(sender))) {
      throw new Error(`${sender} sent ${all.length} requests for ${id}`);
    }
    return last;
  }

  /** Hands a request on to the mock, and its answer back. */
  async pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await bytesOf(request);
    const { method = "", url = "", headers } = request;
    const [, sender = "", id = "", target = ""] = /^\/~([^/]+)\/([^/]+)(\/.*)$/.exec(url) ?? [];
    const { hostname, port } = new URL(this.#mock.url);
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      const passed = forward({ hostname, port, method, path: target, headers }, resolve);
      passed.once("error", reject);
      passed.end(body);
    });
    const bytes = await bytesOf(answer);
    const status = answer.statusCode ?? 0;
    const key = `${sender} ${id}`;
    const one = { method, target, headers, body, status, answer: bytes.toString("utf8") };
    this.recorded.set(key, [...(this.recorded.get(key) ?? []), one]);
    const { "transfer-encoding": _, ...known } = answer.headers;
    response.writeHead(status, { ...known, connection: "close" }).end(bytes);
  }

  async close(): Promise<void> {
    this.#end.abort();
    await Promise.all([this.#server.close(), this.#mock.closed]);
  }
}

/** A model of which the mock counts no requests: samples are sent as quickly as a machine can. */
function withoutRates(model: ApiModel): ApiModel {
  const unlimited = (limits: Limits): Limits => ({
    ...limits,
    rate: { state: "notShown", at: model.service.at },
  });
  const inGroup = (group: Group): Group => ({
    ...group,
    operations: group.operations.map((operation) => {
      const { limits } = operation;
      if (limits.state !== "known") return operation;
      return { ...operation, limits: { ...limits, value: unlimited(limits.value) } };
    }),
    groups: group.groups.map(inGroup),
  });
  const service = { ...model.service, limits: unlimited(model.service.limits) };
  return { ...model, service, groups: model.groups.map(inGroup) };
}

/** Variables of the environment, each with the value that the files of requests have for it. */
export function environmentOf(samples: readonly Sampled[]): Readonly<Record<string, string>> {
  const pairs = samples.flatMap(({ request }) => request.credentials.flatMap(variablesOf));
  return Object.fromEntries(pairs.map(([{ name }, what]) => [name, `your-${what}`]));
}

/** The files that samples send, with what the client's samples send in their place. */
export function sentFiles(samples: readonly Sampled[]): ReadonlyMap<string, string> {
  const names = samples.flatMap(({ request }) => filesOf(request));
  return new Map(names.map((name) => [basename(name), fileContent]));
}

async function samplesIn(folder: string, further: readonly SampleLanguage[]) {
  const { model, targets } = loadFolder(folder).value;
  const { value, diagnostics } = await build({
    folder,
    name: "manifest",
    templates: readTemplate,
    targets: targets
      .map(({ name }) => name)
      .filter((name) => /^(?:http|typescript-client)$/.test(name)),
    stage: (_, run) => run(),
  });
  if (value.tree === undefined) {
    const { locate } = value;
    throw new Error(printDiagnostics(diagnostics, { format: "text", colour: false, locate }));
  }
  const client = clientOf(value.tree);
  const languages = [...(client === undefined ? [] : [typescript(client)]), ...further];
  const sampler = await samplerFor({ model, find: (name) => schemaNamed(model, name), languages });
  const samples: Sampled[] = [];
  const reasons = new Map<string, string>();
  for (const operation of operationsOf(model)) {
    const request = sampler.requestOf(operation);
    if ("reason" in request) reasons.set(operation.id, request.reason);
    else samples.push({ operation, request, texts: await sampler.textsOf(request) });
  }
  return { tree: value.tree, samples, reasons };
}

/** The client as its own files have it. */
function clientOf(tree: RenderedTree) {
  const packageJson = tree.get("typescript-client/package.json")?.text;
  const source = tree.get("typescript-client/src/client.ts")?.text ?? "";
  const className = /^export class (\w+)/m.exec(source)?.[1];
  if (packageJson === undefined || className === undefined) return undefined;
  const { name }: { name: string } = JSON.parse(packageJson);
  return { package: name, className };
}

async function bytesOf(message: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk);
  return Buffer.concat(chunks);
}
