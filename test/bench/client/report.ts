/** The cost of the client for its users, beside others in the same run: bytes of a bundle, and CPU of a call. */
import { join } from "node:path";
import { writeTexts } from "../disk.js";
import { installPeers } from "../peers/installation.js";
import type { Quantity, SectionResult, Table } from "../result.js";
import type { SectionPlaces } from "../section.js";
import { syntheticManifest } from "../synthetic/manifest.js";
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
import { installClient, linkPeers } from "./packages.js";

/** How many operations the service has that nobody has. */
const operations = 1200;

/** A bundle. */
interface SizeRow extends BundleSize {
  readonly name: string;
  /** Bytes of gzip that it should have at most. */
  readonly budget?: number;
}

/** Makes the tables. */
export async function clientReport({
  root,
  folder,
  rounds,
}: SectionPlaces): Promise<SectionResult> {
  const project = join(folder, "ours");
  const manifest = join(folder, "synthetic");
  writeTexts(manifest, syntheticManifest({ operations }));
  await installClient(shipped, { root, project, manifest: join(root, "manifest") });
  const scenario = join(root, "test/scenarios/music-filled");
  await installClient(filled, { root, project, manifest: scenario });
  await installClient(synthetic, { root, project, manifest });
  const peers = join(folder, "peers");
  const installed = installPeers(root);
  const hasPeers = "modules" in installed;
  if (hasPeers) linkPeers({ peers: installed.modules, project: peers });

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
  return {
    section: "client",
    tables: [sizeTable(sizes), costTable(costs)],
    goals: [],
    leftOut: hasPeers ? [] : [`openapi-fetch and hey-api: ${installed.missing}`],
    bars: [],
  };
}

function sizeTable(rows: readonly SizeRow[]): Table {
  return {
    title: "bytes of a bundle",
    columns: ["minified", "gzip", "at most"],
    rows: rows.map(({ name, minified, gzip, budget }) => ({
      name,
      cells: [minified, gzip, budget].map((value) =>
        value === undefined ? null : { value, unit: "" },
      ),
    })),
  };
}

/** Microseconds a call, and what each client adds to raw fetch. */
function costTable(rows: readonly CallCost[]): Table {
  const [raw] = rows;
  const cells = (value: number, unit: number): readonly Quantity[] => [
    { value, unit: "µs" },
    { value: value / unit, unit: "times" },
  ];
  return {
    title: "CPU of a call",
    columns: ["in turn", "ratio", "50 at once", "ratio"],
    rows: rows.map(({ name, sequential, concurrent }) => ({
      name,
      cells: [
        ...cells(sequential, raw?.sequential ?? sequential),
        ...cells(concurrent, raw?.concurrent ?? concurrent),
      ],
    })),
  };
}
