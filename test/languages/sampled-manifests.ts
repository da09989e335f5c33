/** The manifests whose samples the suite of a language compiles and sends, and the samples of a service. */
import { join } from "node:path";
import fc from "fast-check";
import type { SampleLanguage } from "../../generator/emit/samples/language.js";
import { samplerFor } from "../../generator/emit/samples/samples.js";
import type { ApiModel } from "../../generator/model/model.js";
import { schemaFinder } from "../../generator/model/schema-finder.js";
import { operationsOf } from "../../generator/model/walk.js";
import type { SmallManifest } from "../behaviour/emitted-client.js";
import { scenarioNames, scenariosFolder } from "../golden-tree.js";
import { hostileGroup, hostileManifest } from "../matrix/hostile-requests.js";
import { requestsOfValues, signedRequests } from "../matrix/made-manifests.js";
import { writeManifest } from "../matrix/made-service.js";
import { sampledManifests } from "../matrix/sample-manifests.js";
import { codeOf } from "../matrix/sample-senders.js";

/** A manifest's name and folder. */
export type NamedManifest = readonly [name: string, folder: string];

/** The manifests of a suite. */
export interface SuiteManifests {
  /** Those whose samples are sent. */
  readonly sent: readonly NamedManifest[];
  /** With every scenario. */
  readonly all: ReadonlyMap<string, string>;
  /** Writes those that are made: what no scenario has in a request, and names and texts that are chosen to break out. */
  write(): Promise<void>;
}

/** The manifests of a suite; those that are made get their place below a folder. */
export function suiteManifests(folder: string): SuiteManifests {
  const [odd = []] = fc.sample(fc.array(hostileGroup, { minLength: 10, maxLength: 10 }), 1);
  const made = new Map<string, SmallManifest>([
    ["made-odd", hostileManifest(odd)],
    ["made-signed", signedRequests()],
    ["made-values", requestsOfValues()],
  ]);
  const placeOf = (name: string): string => join(folder, "manifests", name);
  const sent = [
    ...sampledManifests,
    ...[...made.keys()].map((name) => [name, placeOf(name)] as const),
  ];
  const scenarios = scenarioNames().map((name) => [name, join(scenariosFolder, name)] as const);
  return {
    sent,
    all: new Map([...scenarios, ...sent]),
    write: async () => {
      for (const [name, manifest] of made) await writeManifest(placeOf(name), manifest);
    },
  };
}

/** The samples of a service in a language, by the ids of operations, and those of which only other languages have one. */
export async function samplesOf(model: ApiModel, language: SampleLanguage) {
  const languages = [language];
  const sampler = await samplerFor({ model, find: schemaFinder(model), languages });
  const programs = new Map<string, string>();
  const left: string[] = [];
  for (const operation of operationsOf(model)) {
    const request = sampler.requestOf(operation);
    if ("reason" in request) continue;
    const code = codeOf(await sampler.textsOf(request), language.label);
    if (code === undefined) left.push(operation.id);
    else programs.set(operation.id, code);
  }
  return { programs, left };
}
