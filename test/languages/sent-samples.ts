/** The expectation for the samples of a language: the mock takes what they send, and it is what the client in TypeScript sends. */
import { expect } from "vitest";
import type { SampleLanguage } from "../../generator/emit/samples/language.js";
import { expectSame, maySucceed, refused } from "../matrix/sample-checks.js";
import { codeOf, sendAllByClient } from "../matrix/sample-senders.js";
import { environmentOf, SampleService, type Sender } from "../matrix/sample-service.js";
import type { NamedManifest } from "./sampled-manifests.js";

/** A sample, and the URL that its requests are below, with the one to send them to. */
export interface SentSample {
  readonly id: string;
  readonly text: string;
  readonly places: Readonly<Record<string, string>>;
}

/** How a language sends its samples. */
export interface SampleSending {
  readonly sender: Exclude<Sender, "typescript">;
  readonly language: SampleLanguage;
  /** Runs the samples with variables in their environment; gives back what went wrong, by their ids. */
  readonly send: (
    samples: readonly SentSample[],
    variables: Readonly<Record<string, string>>,
  ) => Promise<Readonly<Record<string, string>>>;
}

/** The requests of the client in TypeScript, by the folders of manifests. Each language is compared with them. */
const sentByTypeScript = new Map<string, SampleService["recorded"]>();

/** Sends all samples of a manifest by a language and by TypeScript, and compares. */
export async function expectSent(
  [name, manifest]: NamedManifest,
  { sender, language, send }: SampleSending,
): Promise<void> {
  const service = await SampleService.start(name, manifest, [language]);
  try {
    const sent = service.samples.filter((each) => codeOf(each.texts, language.label) !== undefined);
    expect(sent.length).toBeGreaterThan(0);
    const faults = await send(
      sent.map(({ operation, request, texts }) => ({
        id: operation.id,
        text: codeOf(texts, language.label) ?? "",
        places: { [request.baseUrl]: service.urlFor(sender, operation) },
      })),
      environmentOf(service.samples),
    );
    const others = new Set(
      sent.filter((each) => !maySucceed(each)).map(({ operation }) => operation.id),
    );
    expect(Object.entries(faults).filter(([id]) => !others.has(id))).toEqual([]);
    expect(refused(service, sender, sent)).toEqual([]);
    await sendByTypeScript(service, manifest);
    for (const each of sent) await expectSame(service, each, [sender]);
  } finally {
    await service.close();
  }
}

/** Sends all samples of a service by the client in TypeScript, or takes what it sent when another language was tried. */
export async function sendByTypeScript(service: SampleService, manifest: string): Promise<void> {
  const known = sentByTypeScript.get(manifest);
  if (known === undefined) {
    expect(await sendAllByClient(service, manifest)).toEqual([]);
    const own = [...service.recorded].filter(([key]) => key.startsWith("typescript "));
    sentByTypeScript.set(manifest, new Map(own));
    return;
  }
  for (const [key, requests] of known) service.recorded.set(key, requests);
}
