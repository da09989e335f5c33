/** Every manifest of the repository, by name: the scenarios and the specification. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { specifiedManifest } from "../golden-tree.js";

const folder = fileURLToPath(new URL("../scenarios/", import.meta.url));

/** Folders of the manifests that ask for a client. */
export function clientManifests(): readonly NamedManifest[] {
  return manifestsFor("typescript-client");
}

/** Folders of the manifests that ask for a server. */
export function serverManifests(): readonly NamedManifest[] {
  return manifestsFor("typescript-server");
}

type NamedManifest = readonly [name: string, manifest: string];

function manifestsFor(target: string): readonly NamedManifest[] {
  const scenarios = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => [name, join(folder, name)] as const);
  return [["real-service", specifiedManifest] as const, ...scenarios].filter(([, manifest]) =>
    asksFor(target, join(manifest, "targets.yaml")),
  );
}

function asksFor(target: string, path: string): boolean {
  return existsSync(path) && readFileSync(path, "utf8").includes(target);
}
