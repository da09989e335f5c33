/** The expectation for sent samples: the mock takes them, and all languages of one send the same request. */
import { expect } from "vitest";
import { isOpen, knownItems } from "../../generator/model/known.js";
import { isSuccess } from "../../generator/model/successes.js";
import { obstacleTo } from "../../generator/targets/http/obstacles.js";
import type { Recorded, Sampled, SampleService, Sender } from "./sample-service.js";

/** Those that stand in files of requests. */
export function writtenDown(samples: readonly Sampled[]): readonly Sampled[] {
  return samples.filter(({ request }) => obstacleTo(request) === undefined);
}

/** Ids of what stands in files of requests, as a runner should find them there. */
export function writtenIds(samples: readonly Sampled[]): readonly string[] {
  return writtenDown(samples)
    .map(({ operation }) => operation.id)
    .toSorted();
}

/** Holds that a sample was the same request by some senders as by the client in TypeScript. */
export async function expectSame(
  service: SampleService,
  sampled: Sampled,
  senders: readonly Exclude<Sender, "typescript">[],
): Promise<void> {
  const { operation, request, texts } = sampled;
  const sent = (sender: Sender) => meaningOf(service.only(sender, operation), request);
  const has = (language: string): boolean => texts.some(({ label }) => label === language);
  const isSaid = {
    curl: has("curl"),
    http: obstacleTo(request) === undefined,
    go: has("Go"),
    python: has("Python"),
    cli: has("CLI"),
    java: has("Java"),
    kotlin: has("Kotlin"),
    ruby: has("Ruby"),
  };
  const byClient = await sent("typescript");
  for (const sender of senders) {
    if (isSaid[sender]) expect(await sent(sender), sender).toEqual(byClient);
  }
}

/** True if a success is listed, or may be one of the answers that are not shown. */
export function maySucceed({ operation: { responses } }: Sampled): boolean {
  return isOpen(responses) || knownItems(responses).some(isSuccess);
}

/** Samples that the mock did not take: it checks all that the manifest says of requests. */
export function refused(
  service: SampleService,
  sender: Sender,
  samples: readonly Sampled[],
): readonly string[] {
  return samples.flatMap((each) => {
    const { operation } = each;
    const { status, answer, target, body } = service.only(sender, operation);
    const isFine = maySucceed(each) ? status >= 200 && status < 300 : answer.includes("no success");
    return isFine
      ? []
      : [`${operation.id} ${target} ${body.toString("utf8")}: ${status} ${answer}`];
  });
}

/** Returns the meaning of a request, whatever wrote it. */
async function meaningOf(
  { method, target, headers, body }: Recorded,
  { headers: known, plan }: Sampled["request"],
): Promise<object> {
  const type = headers["content-type"] ?? "";
  const own = ["authorization", "cookie", ...known.map(({ name }) => name.toLowerCase())];
  // The client makes a key of its own for each call.
  const key = plan.request.keyHeader?.toLowerCase();
  const named = own.filter((each) => each !== "content-type" && each !== key);
  return {
    method,
    target,
    headers: {
      ...Object.fromEntries(named.map((each) => [each, headers[each]])),
      // None accepts every media type (RFC 9110, section 12.5.1).
      accept: headers.accept ?? "*/*",
    },
    type: type.replace(/;\s*boundary=.*/, ""),
    body: body.length === 0 ? "" : await contentOf(type, body),
  };
}

async function contentOf(type: string, body: Buffer): Promise<unknown> {
  if (/json/.test(type)) return JSON.parse(body.toString("utf8"));
  if (!/^(?:multipart\/form-data|application\/x-www-form-urlencoded)/.test(type)) {
    return body.toString("latin1");
  }
  const form = await new Response(new Uint8Array(body), {
    headers: { "content-type": type },
  }).formData();
  return Promise.all(
    [...form].map(async ([key, value]) =>
      typeof value === "string" ? [key, value] : [key, value.name, value.type, await value.text()],
    ),
  );
}
