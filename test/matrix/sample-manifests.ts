/** The manifests whose samples are sent: each has something of its own to sample. */
import { join } from "node:path";
import { scenariosFolder, specifiedManifest } from "../golden-tree.js";

/** Their names and folders. */
export const sampledManifests: readonly (readonly [name: string, folder: string])[] = [
  ["real-service", specifiedManifest],
  ...[
    ...["music-filled", "authentication", "base-url", "behaviour", "bodies", "deprecation"],
    ...["half-known-parameters", "hostile", "pagination", "path-parameters", "reserved-names"],
    ...["responses", "schema-sides", "streams", "styles", "subgroups"],
  ].map((name) => [name, join(scenariosFolder, name)] as const),
];
