/** Ways to send samples: each as a person would who copied it, but for the place that it is sent to. */
import { spawn } from "node:child_process";
import { mkdir, open, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { transform } from "esbuild";
import { vi } from "vitest";
import { emitClient, type EmittedPackage } from "../behaviour/emitted-client.js";
import type { RenderedTree } from "../../generator/output/render.js";
import { few, run } from "./processes.js";
import { maySucceed } from "./sample-checks.js";
import { environmentOf, type Sampled, type SampleService, sentFiles } from "./sample-service.js";

/** True if curl can be run here. */
export async function hasCurl(): Promise<boolean> {
  const { code } = await run("curl", ["--version"], {});
  return code === 0;
}

/** Runs the commands of all samples, a few at a time; gives back what went wrong. */
export async function sendAllByCurl(
  service: SampleService,
  folder: string,
): Promise<readonly string[]> {
  const place = { folder, env: environmentOf(service.samples) };
  const faults = await few(service.samples, (each) => sendByCurl(service, each, place));
  return faults.filter((each) => each !== "");
}

/** Runs all modules, one after the other; gives back what went wrong. */
export async function sendAllByClient(
  service: SampleService,
  manifest: string,
): Promise<readonly string[]> {
  const emitted = await emitClient(manifest);
  for (const [variable, text] of Object.entries(environmentOf(service.samples))) {
    vi.stubEnv(variable, text);
  }
  vi.spyOn(console, "log").mockImplementation(() => {});
  try {
    const faults: string[] = [];
    for (const each of service.samples) {
      const fault = await sendByClient(service, each, emitted);
      if (fault !== "" && maySucceed(each)) faults.push(fault);
    }
    return faults;
  } finally {
    vi.unstubAllEnvs();
    vi.restoreAllMocks();
    await emitted.remove();
  }
}

/** Writes the files of requests of a service, and those that they send, below a folder. */
export async function writeRequests(service: SampleService, folder: string): Promise<void> {
  const files = new Map([...sentFiles(service.samples), ...filesOfRequests(service)]);
  for (const [path, text] of files) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
}

/** Runs the command of a sample in a shell; gives back what went wrong. */
async function sendByCurl(
  service: SampleService,
  { operation, request, texts }: Sampled,
  place: { readonly folder: string; readonly env: Readonly<Record<string, string>> },
): Promise<string> {
  const code = codeOf(texts, "curl");
  // Some texts no command can have.
  if (code === undefined) return "";
  const command = code.replace(request.baseUrl, service.urlFor("curl", operation));
  const ended = await run("sh", ["-c", `${command.trimEnd()} --silent --show-error`], place);
  return ended.code === 0 ? "" : `${operation.id}: ${ended.error}`;
}

/** Runs a sample as a module, with a `fetch` that goes to the service; gives back what went wrong. */
async function sendByClient(
  service: SampleService,
  { operation, request, texts }: Sampled,
  emitted: EmittedPackage,
): Promise<string> {
  const code = codeOf(texts, "TypeScript");
  if (code === undefined) return `${operation.id}: no sample`;
  const real = globalThis.fetch;
  const url = service.urlFor("typescript", operation);
  globalThis.fetch = (input, init) => real(String(input).replace(request.baseUrl, url), init);
  try {
    const module = await transform(code, { loader: "ts" });
    const path = join(emitted.project, `${operation.id}.mjs`);
    await writeFile(path, module.code);
    await import(pathToFileURL(path).href);
    return "";
  } catch (error) {
    return `${operation.id}: ${String(error)}`;
  } finally {
    globalThis.fetch = real;
  }
}

/** The report of a runner on one request. */
export interface Sent {
  readonly fileName: string;
  readonly title?: string;
}

/** Ids of the operations that were sent, by the names of their requests. */
export function sentIds(sent: readonly Sent[]): readonly string[] {
  return sent.map(({ title = "" }) => separated.exec(`### ${title}`)?.[1] ?? title).toSorted();
}

/** Matches the separator of requests: it has the id of the operation in parentheses. */
const separated = /^### .* \(([\w.-]+)\)(?: \[deprecated\])?$/;

/** Sends all requests of the files below a folder, in one process. */
export async function sendFiles(folder: string): Promise<readonly Sent[]> {
  const program = join(import.meta.dirname, "../../node_modules/httpyac/bin/httpyac.js");
  const args = [program, "send", "**/*.http", "--all", "--json", "--output", "none"];
  // Into a file: of what it writes to a pipe, the runner loses what nobody has read when it exits.
  const out = await open(join(folder, "sent.json"), "w+");
  try {
    await new Promise<void>((resolve, reject) => {
      const stdio = ["ignore", out.fd, "inherit"] as const;
      const child = spawn(process.execPath, args, { cwd: folder, stdio: [...stdio] });
      child.once("error", reject).once("exit", () => resolve());
    });
    const text = await readFile(join(folder, "sent.json"), "utf8");
    const { requests }: { requests: readonly Sent[] } = JSON.parse(text.slice(text.indexOf("{")));
    return requests;
  } finally {
    await out.close();
  }
}

/** Files of requests of a service, each request of which goes to a place of its own. */
function filesOfRequests(service: SampleService): ReadonlyMap<string, string> {
  const files = [...httpFiles(service.tree)];
  return new Map(
    files.map(([path, text]) => {
      let id = "";
      const lines = text.split("\n").map((line) => {
        id = separated.exec(line)?.[1] ?? id;
        const [, name] = /^@(baseUrl|ownBaseUrl\d*) = /.exec(line) ?? [];
        if (name !== undefined) return `@${name} = ${service.urlFor("http", { id: "" })}`;
        return line.replace(/\{\{(?:baseUrl|ownBaseUrl\d*)\}\}/, (written) => written + id);
      });
      return [path, lines.join("\n")];
    }),
  );
}

/** The files of requests as they are made. */
function httpFiles(tree: RenderedTree): ReadonlyMap<string, string> {
  return new Map(
    [...tree.values()].flatMap(({ path, text }) =>
      path.startsWith("http/") ? [[path.slice("http/".length), text] as const] : [],
    ),
  );
}

/** The sample of a language. */
export function codeOf(texts: Sampled["texts"], label: string): string | undefined {
  return texts.find((each) => each.label === label)?.code;
}
