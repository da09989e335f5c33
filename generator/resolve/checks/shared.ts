/**
 * The checks of shared parts: names that two have, references that lead nowhere or to another place, and parts without a
 * reference.
 */
import { type Diagnostic, diagnostic } from "../../diagnostics/diagnostic.js";
import { knownItems } from "../../model/known.js";
import type { ParameterPlace } from "../../model/message.js";
import type { ApiModel } from "../../model/model.js";
import type { Shared, SharedParameter } from "../../model/shared.js";
import { operationsOf } from "../../model/walk.js";
import { type SourceRef, inside, otherPart } from "../../source-ref.js";
import type { SharedValue } from "../../validate/file-shapes.js";
import type { Manifest, ManifestFile } from "../../validate/manifest.js";
import type { KnownNames } from "./known-names.js";
import { dangling } from "./references.js";
import { mostSuggestions } from "../../diagnostics/suggest.js";

/** Kinds, each with the word for one of it. */
const kinds = { parameters: "parameter", headers: "header", responses: "response" } as const;

type Kind = keyof typeof kinds;

/** A thing that refers to one that is said once. */
interface Use {
  readonly kind: Kind;
  readonly name: string;
  readonly at: SourceRef;
  /** For a parameter: the place of its use, and its name there. */
  readonly parameter?: { readonly place: ParameterPlace; readonly wireName: string };
}

/** Checks the files of what is said once, and all references to it. */
export function checkShared(
  model: ApiModel,
  { shared: files }: Manifest,
  names: KnownNames,
): readonly Diagnostic[] {
  const repeated = kindsOf((kind) => repeatedNames(files, kind));
  const { parameters, headers, responses } = model.shared;
  // Most manifests of a few operations have none, and nothing is to be gone through then.
  const uses = usesIn(model);
  if (uses.length + parameters.length + headers.length + responses.length === 0) return repeated;
  const named = byName(parameters);
  const declared: Readonly<Record<Kind, ReadonlyMap<string, SharedThing>>> = {
    parameters: named,
    headers: byName(headers),
    responses: byName(responses),
  };
  const unknown = uses
    .filter(({ kind, name }) => !declared[kind].has(name) && !names.isLost("shared/", [kind, name]))
    .map((use, before) => unknownName(use, declared[use.kind], before));
  return [
    ...repeated,
    ...unknown,
    ...uses.flatMap((use) => otherPlace(use, named)),
    // What nothing refers to may be what somebody meant.
    ...(unknown.length > 0 ? [] : kindsOf((kind) => unused(kind, declared[kind], uses))),
  ];
}

type SharedThing = Shared[Kind][number];

function kindsOf<T>(all: (kind: Kind) => readonly T[]): readonly T[] {
  return (["parameters", "headers", "responses"] as const).flatMap(all);
}

function byName<Thing extends SharedThing>(all: readonly Thing[]): ReadonlyMap<string, Thing> {
  return new Map(all.map((each) => [each.name, each]));
}

function usesIn(model: ApiModel): readonly Use[] {
  const uses: Use[] = [];
  const add = (kind: Kind, things: readonly UsingThing[]): void => {
    for (const { shared: name, at } of things) {
      if (name !== undefined) uses.push({ kind, name, at });
    }
  };
  const { service, shared } = model;
  const operations = operationsOf(model);
  for (const { parameters, responses } of operations) {
    for (const place of ["path", "query", "header", "cookie"] as const) {
      for (const { name: wireName, shared: name, at } of knownItems(parameters[place])) {
        if (name === undefined) continue;
        uses.push({ kind: "parameters", name, at, parameter: { place, wireName } });
      }
    }
    add("responses", knownItems(responses));
  }
  const own = operations.flatMap(({ responses }) => knownItems(responses));
  add("headers", knownItems(service.headers));
  add("responses", knownItems(service.errors));
  // Those of a shared response are counted where it stands.
  const holders = [...knownItems(service.errors), ...own].filter((each) => !isUse(each));
  for (const { headers } of [...holders, ...shared.responses]) add("headers", knownItems(headers));
  return uses;
}

interface UsingThing {
  readonly shared?: string;
  readonly at: SourceRef;
}

function isUse({ shared }: UsingThing): boolean {
  return shared !== undefined;
}

function unknownName(
  { kind, name, at }: Use,
  declared: ReadonlyMap<string, SharedThing>,
  before: number,
): Diagnostic {
  const use = {
    code: "unknown-shared",
    kind: `shared ${kinds[kind]}`,
    name,
    at: inside(at, "$ref"),
    known: [...declared.keys()],
  } as const;
  const unknown = dangling(use, before);
  const former =
    before < mostSuggestions
      ? [...declared.values()].find(({ formerly }) => formerly.includes(name))
      : undefined;
  return former === undefined
    ? unknown
    : { ...unknown, help: `it is called \`${former.name}\` now` };
}

/** A parameter is one thing in all its uses, so that each output can say it once: one place, one name on the wire. */
function otherPlace(
  { name, at, parameter: use }: Use,
  declared: ReadonlyMap<string, SharedParameter>,
): readonly Diagnostic[] {
  const shared = declared.get(name);
  if (use === undefined || shared === undefined) return [];
  const { place, wireName } = shared;
  const isSame = place === use.place && wireName === use.wireName;
  if (isSame) return [];
  return [
    diagnostic("shared-parameter-elsewhere", {
      at: inside(at, "$ref"),
      message: `\`${name}\` is \`${place}.${wireName}\`, and is used as \`${use.place}.${use.wireName}\``,
      help:
        place === use.place
          ? `write \`${wireName}\` here, or refer to a parameter of this name`
          : `move it to \`${place}\`, or refer to a parameter of this place`,
      related: [{ message: "it stands here", at: shared.at }],
    }),
  ];
}

function unused(
  kind: Kind,
  declared: ReadonlyMap<string, SharedThing>,
  uses: readonly Use[],
): readonly Diagnostic[] {
  const used = new Set(uses.filter((use) => use.kind === kind).map(({ name }) => name));
  return [...declared.values()]
    .filter(({ name }) => !used.has(name))
    .map(({ name, at }) =>
      diagnostic("unused-shared", {
        at: otherPart(at, "key"),
        message: `nothing refers to the ${kinds[kind]} \`${name}\``,
        help: `refer to it by \`$ref: '#/${kind}/${name}'\`, or take it out`,
      }),
    );
}

function repeatedNames(
  files: readonly ManifestFile<SharedValue>[],
  kind: Kind,
): readonly Diagnostic[] {
  const first = new Map<string, string>();
  return files.flatMap(({ file, value }) =>
    Object.keys(value[kind] ?? {}).flatMap((name) => {
      const earlier = first.get(name);
      if (earlier === undefined) {
        first.set(name, file);
        return [];
      }
      const path = [kind, name];
      return [
        diagnostic("repeated-shared", {
          at: { file, path, part: "key" },
          message: `the ${kinds[kind]} \`${name}\` is declared twice`,
          help: `names of ${kind} are unique over all files: rename one, or take it out`,
          related: [{ message: "declared here first", at: { file: earlier, path, part: "key" } }],
        }),
      ];
    }),
  );
}
