/** What the client costs its users, beside others in the same run: bytes of a bundle, and CPU of a call. */
import { join } from "node:path";
import { writeTexts } from "../disk.js";
import { syntheticManifest } from "../synthetic/manifest.js";
import { tableText } from "../table.js";
import { type BundleSize, bundleSize } from "./bundle.js";
import { measureClients } from "./callers.js";
import type { CallCost } from "./calls.js";
import {
  filled,
  objectEntry,
  peerEntries,
  rawEntry,
  shipped,
  standaloneEntry,
  synthetic,
} from "./entries.js";
import { installClient, installPeers, peersWanted } from "./packages.js";

/** How many operations the service has that nobody has. */
const operations = 1200;

/** A bundle. */
interface SizeRow extends BundleSize {
  readonly name: string;
  /** Bytes of gzip that it should have at most. */
  readonly budget?: number;
}

/** Makes the tables; `folder` is empty and for its use. */
export async function clientReport({
  root,
  folder,
  rounds,
}: {
  readonly root: string;
  readonly folder: string;
  readonly rounds: number;
}): Promise<string> {
  const project = join(folder, "ours");
  const manifest = join(folder, "synthetic");
  writeTexts(manifest, syntheticManifest({ operations }));
  await installClient(shipped, { root, project, manifest: join(root, "manifest") });
  const scenario = join(root, "test/scenarios/music-filled");
  await installClient(filled, { root, project, manifest: scenario });
  await installClient(synthetic, { root, project, manifest });
  const peers = join(folder, "peers");
  const hasPeers = installPeers({ root, project: peers });

  const sizes: readonly SizeRow[] = [
    { name: "raw fetch", ...(await bundleSize(rawEntry, project)) },
    {
      name: "one call",
      ...(await bundleSize(standaloneEntry(shipped), project)),
      budget: 4000,
    },
    {
      name: "one call, every fact known",
      ...(await bundleSize(standaloneEntry(filled), project)),
    },
    {
      name: `one call of ${operations.toLocaleString("en")} operations`,
      ...(await bundleSize(standaloneEntry(synthetic), project)),
    },
    {
      name: "the client object",
      ...(await bundleSize(objectEntry(shipped), project)),
      budget: 5500,
    },
    ...(hasPeers
      ? await Promise.all(
          Object.entries(peerEntries).map(async ([name, entry]) => ({
            name,
            ...(await bundleSize(entry, peers)),
          })),
        )
      : []),
  ];
  const costs = await measureClients(shipped, {
    root,
    project,
    peers: hasPeers ? peers : undefined,
    rounds,
  });
  const missing = hasPeers ? "" : `${peersWanted}\n\n`;
  return `${missing}${sizeTable(sizes)}\n${costTable(costs)}`;
}

function sizeTable(rows: readonly SizeRow[]): string {
  return tableText(
    ["bytes of a bundle", "minified", "gzip", "at most"],
    rows.map(({ name, minified, gzip, budget }) => [
      name,
      ...[minified, gzip, budget].map((bytes) => bytes?.toLocaleString("en") ?? ""),
    ]),
  );
}

/** Microseconds a call, and what each client adds to raw fetch. */
function costTable(rows: readonly CallCost[]): string {
  const [raw] = rows;
  const cells = (value: number, unit: number): readonly string[] => [
    `${value.toFixed(0)} µs`,
    (value / unit).toFixed(2),
  ];
  return tableText(
    ["CPU of a call", "in turn", "ratio", "50 at once", "ratio"],
    rows.map(({ name, sequential, concurrent }) => [
      name,
      ...cells(sequential, raw?.sequential ?? sequential),
      ...cells(concurrent, raw?.concurrent ?? concurrent),
    ]),
  );
}
