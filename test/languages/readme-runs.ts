/** The expectation for the programs of a README: they run, and a mock takes what they send. */
import { join } from "node:path";
import { expect } from "vitest";
import { scenarioNames, scenariosFolder, specifiedManifest } from "../golden-tree.js";
import { loadFolder } from "../model-lookup.js";
import { askedOfMock, placesIn, refusedIn, variablesOf } from "./readme-mocks.js";
import type { NamedManifest } from "./sampled-manifests.js";

/** The manifests whose READMEs are read: the service's own, and every scenario. */
export const readmeManifests: readonly NamedManifest[] = [
  ["specified", specifiedManifest],
  ...scenarioNames().map((name) => [name, join(scenariosFolder, name)] as const),
];

/** The endpoint that no manifest has. */
const isNoEndpoint = /GET \S*\/status\?full=\S* .*404/;

/** How the programs of a README are run. */
export interface ReadmeRun {
  readonly programs: ReadonlyMap<string, string>;
  /** Runs all of them with places to send to, by URLs, and variables; gives back what went wrong, by their ids. */
  readonly send: (
    places: Readonly<Record<string, string>>,
    variables: Readonly<Record<string, string>>,
  ) => Promise<Readonly<Record<string, string>>>;
}

/** Runs the programs of a manifest's README against its mock. */
export async function expectAnswered(
  manifest: string,
  { programs, send }: ReadmeRun,
): Promise<void> {
  const { model } = loadFolder(manifest).value;
  expect(programs.size).toBeGreaterThan(6);
  let faults: Readonly<Record<string, string>> = {};
  const asked = await askedOfMock(model, async (url) => {
    faults = await send(placesIn(model, url), variablesOf(model));
  });
  const unexpected = Object.entries(faults).filter(([, fault]) => !isNoEndpoint.test(fault));
  expect(unexpected.map(([id, fault]) => `${programs.get(id)}\n${fault}`)).toEqual([]);
  expect(refusedIn(asked)).toEqual([]);
  expect(asked.length).toBeGreaterThan(0);
}
