/** The cost of types and a client of a description with 1,200 operations: this generator, and those of others. */
import { appendFileSync, cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { measureAll } from "../measure.js";
import { editedGroup, madeProject, projectCases } from "../project.js";
import { watchCase } from "../watch-case.js";
import type { SectionResult } from "../result.js";
import type { SectionPlaces } from "../section.js";
import { writtenWith } from "../written.js";
import { descriptionFile, initManifest, operationsIn } from "./description.js";
import { bundleTable } from "./bundles.js";
import { generators } from "./generators.js";
import { installPeers } from "./installation.js";
import { languageCases, languages } from "./languages.js";
import { keepOneGroup } from "./one-group.js";
import { peerCase } from "./peer-case.js";
import { peersResult } from "./result.js";
import { typeCheckTable } from "./type-check.js";

/** How each operation begins in our client. */
const ourOperation = { operation: /^export (?:async )?function/gm, files: ".ts" };

/** Measures all in turn. */
export async function peersReport({
  root,
  folder,
  runs = 3,
}: SectionPlaces): Promise<SectionResult> {
  const peers = installPeers(root);
  if ("missing" in peers) {
    const why = `all rows of this section, whose description is a package: ${peers.missing}`;
    return { section: "peers", tables: [], goals: [], bars: [], leftOut: [why] };
  }
  const { modules, version } = peers;
  const description = join(modules, descriptionFile);
  const operations = operationsIn(description);
  const [client, watched, part, whole, everything] = [
    join(folder, "client"),
    join(folder, "watched"),
    join(folder, "one-group"),
    join(folder, "whole-client"),
    join(folder, "everything"),
  ];
  initManifest(description, { root, folder: client });
  for (const copy of [whole, everything]) cpSync(client, copy, { recursive: true });
  typesAndClientOnly(client);
  for (const copy of [part, watched]) cpSync(client, copy, { recursive: true });
  keepOneGroup(part, editedGroup(client));
  allLanguages(everything);
  const sources = { root, target: "typescript-client", withoutBuild: true } as const;
  const ours = projectCases(madeProject({ ...sources, folder: client }), {
    prefix: "ours, ",
    then: [
      ...(["unchanged for the first time", "unchanged", "check"] as const),
      ...(["one text edited", "one parameter added"] as const),
    ],
    wrote: () =>
      writtenWith(join(client, "generated/typescript-client"), { ...ourOperation, operations }),
  });
  const least = projectCases(madeProject({ ...sources, folder: part }), {
    prefix: "ours, nothing but the group that is edited, ",
    then: [],
  });
  const extras = projectCases(madeProject({ ...sources, folder: whole }), {
    prefix: "ours, with validators and TanStack Query, ",
    then: [],
  });
  const all = projectCases(madeProject({ root, folder: everything }), {
    prefix: "ours, all outputs, ",
    then: [
      ...(["unchanged for the first time", "unchanged", "check"] as const),
      ...(["one text edited", "one parameter added"] as const),
    ],
  });
  const watch = watchCase({
    ...{ root, folder: watched, name: "ours, client", most: 0.4 },
    options: ["--only", "typescript-client", "--no-build"],
  });
  const others = generators({ modules, description }).map((generator) => {
    const place = join(folder, generator.name.replaceAll(/\W+/g, "-"));
    return {
      generator,
      folder: place,
      measured: peerCase(generator, { folder: place, operations }),
    };
  });
  const inLanguages = languageCases({
    ...{ root, folder, modules, description, operations },
    project: client,
  });
  const measuring = { runs, warmUps: 0, cwd: folder, root };
  const cases = [
    ...ours.values(),
    ...others.map(({ measured }) => measured),
    ...least.values(),
    ...extras.values(),
    ...all.values(),
    watch,
    ...inLanguages.flatMap((each) => [each.ours, each.theirs]),
  ];
  const measurements = await measureAll(cases, measuring);
  const versions = new Map(
    others.map(({ generator }) => [generator.name, version(generator.package)]),
  );
  const result = peersResult(measurements, {
    ...{ ours, all, watch, operations, versions, inLanguages },
  });
  const outputs = [
    { name: "ours", folder: join(client, "generated/typescript-client") },
    ...others
      .filter(({ generator }) => typeChecked.includes(generator.name))
      .map((each) => ({ name: each.generator.name, folder: join(each.folder, "out") })),
  ];
  try {
    const tables = [typeCheckTable(outputs, root), await bundleTable(outputs)];
    return { ...result, tables: [...result.tables, ...tables] };
  } catch (error) {
    return { ...result, leftOut: [...result.leftOut, `type-check or bundles: ${String(error)}`] };
  }
}

/** Those whose output differs: prettier changes no type. */
const typeChecked: readonly string[] = [
  "hey-api",
  "orval, one file",
  "Redocly",
  "openapi-typescript (types only)",
];

/**
 * Limits the peers to types and clients: their validators and helpers of TanStack Query are plugins, which nobody asked for
 * here.
 */
function typesAndClientOnly(project: string): void {
  const file = join(project, "manifest/targets.yaml");
  const key = "  typescript-client:\n";
  const text = readFileSync(file, "utf8");
  if (!text.includes(key)) throw new Error(`${file} has no client`);
  writeFileSync(file, text.replace(key, `${key}    without: [validators, tanstack]\n`));
}

/** The peers have none in Ruby. */
const ruby = { target: "ruby-client", settings: "{ gem: github_client, version: 1.0.0 }" };

/** Asks for the outputs of languages, too, which `init` leaves out. */
function allLanguages(project: string): void {
  appendFileSync(
    join(project, "manifest/targets.yaml"),
    [...languages, ruby].map(({ target, settings }) => `  ${target}: ${settings}\n`).join(""),
  );
}
