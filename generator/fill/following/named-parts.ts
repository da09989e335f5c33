/**
 * The shared parts of a description, filled into a manifest that does not have them yet: it refers to the part of that name
 * that it has, or gets one where several new uses have it. Facts that a manifest has already stay as they are.
 */
import { jsonText } from "../../emit/json-text.js";
import type { JsonValue } from "../../model/schema.js";
import type { DescribedShared, SharedKind } from "../described-api.js";
import { isNotShown, jsonOfTold, textsOf, valueIn } from "../edits/json-map.js";
import type { Draft } from "../edits/manifest-draft.js";
import type { Target } from "../edits/proposal.js";
import {
  partOf,
  placeOf,
  placeText,
  referenceTo,
  type Replace,
  sharingSteps,
  type Step,
  type Use,
  wantedName,
} from "../new-manifest/shared-parts.js";
import { type TakenNames, takenNames } from "../new-manifest/taken-names.js";
import type { Told, ToldMap } from "../told.js";

/** Targets in which new uses refer to parts, and the targets of these parts; `source` is the id of who tells. */
export function withNamedParts(
  targets: readonly Target[],
  draft: Draft,
  source: string,
): readonly Target[] {
  const standing = standingParts(draft);
  const names: Record<SharedKind, TakenNames> = {
    parameters: takenNames(),
    headers: takenNames(),
    responses: takenNames(),
  };
  for (const { kind, name } of standing.values()) names[kind].take(name);
  const parts = new Map<string, Target>();
  const left = sharingSteps.reduce((before, step) => {
    const found = partsIn(before, { draft, step, standing, names, source });
    if (found.size === 0) return before;
    return before.map((target) =>
      replaced(target, { draft, step }, (use) => {
        const part = partFor(use, found);
        if (part === undefined || use.told.kind !== "map") return use.told;
        const { kind, name, file, value } = part;
        const at = { file, path: [kind, name], part: value ? "value" : "missing" } as const;
        // All uses of one part tell the same.
        parts.set(`${kind} ${name}`, { at, told: partOf(use, use.told) });
        return referenceTo(part, use.told);
      }),
    );
  }, targets);
  return parts.size === 0 ? targets : [...left, ...parts.values()];
}

/** A part of the manifest, or one that it is to have. */
interface NamedPart extends Pick<DescribedShared, "kind" | "name"> {
  readonly file: string;
  /** The manifest's value of it; undefined where it is new. */
  readonly value: JsonValue | undefined;
  /** Who says it there. */
  readonly sources: readonly string[];
}

function standingParts(draft: Draft): ReadonlyMap<string, NamedPart> {
  const found = new Map<string, NamedPart>();
  for (const [file, all] of draft) {
    if (!file.startsWith("shared/")) continue;
    for (const kind of ["parameters", "headers", "responses"] as const) {
      const parts = valueIn(all, kind);
      for (const { name, value } of parts?.kind === "object" ? parts.entries : []) {
        const sources = textsOf(valueIn(value, "source") ?? valueIn(all, "source"));
        const key = `${kind} ${name}`;
        if (!found.has(key)) found.set(key, { kind, name, file, value, sources });
      }
    }
  }
  return found;
}

interface Search {
  readonly draft: Draft;
  readonly step: Step;
  readonly standing: ReadonlyMap<string, NamedPart>;
  readonly names: Record<SharedKind, TakenNames>;
  readonly source: string;
}

/** Parts by the place that uses refer to, with the text of these uses: one of another text is another thing. */
type PartsByPlace = ReadonlyMap<string, { readonly text: string; readonly part: NamedPart }>;

function partsIn(
  targets: readonly Target[],
  { draft, step, standing, names, source }: Search,
): PartsByPlace {
  const found = new Map<string, Map<string, { readonly use: Use; readonly owners: Set<string> }>>();
  for (const target of targets) {
    replaced(target, { draft, step }, (use) => {
      const place = placeOfNew(use);
      if (place === undefined) return use.told;
      const texts = found.get(place) ?? new Map<string, never>();
      const text = jsonText(jsonOfTold(use.told));
      const known = texts.get(text) ?? { use, owners: new Set<string>() };
      known.owners.add(placeText(use.owner));
      found.set(place, texts.set(text, known));
      return use.told;
    });
  }
  const parts = new Map<string, { readonly text: string; readonly part: NamedPart }>();
  for (const [place, texts] of found) {
    const most = Math.max(...[...texts.values()].map(({ owners }) => owners.size));
    const best = [...texts].find(([, { owners }]) => owners.size === most);
    if (best === undefined) continue;
    const [text, { use }] = best;
    const { kind } = use;
    const wanted = wantedName(use);
    const there = standing.get(`${kind} ${wanted}`);
    if (there !== undefined && isSamePart(use, there, source)) {
      parts.set(place, { text, part: there });
    } else if (most > 1) {
      const name = names[kind].takeFirst([wanted]);
      const file = `shared/${kind}.yaml`;
      parts.set(place, { text, part: { kind, name, file, value: undefined, sources: [] } });
    }
  }
  return parts;
}

function partFor(use: Use, found: PartsByPlace): NamedPart | undefined {
  const place = placeOfNew(use);
  const one = place === undefined ? undefined : found.get(place);
  return one?.text === jsonText(jsonOfTold(use.told)) ? one.part : undefined;
}

/** The place that a use refers to, where the manifest says nothing of it yet. */
function placeOfNew(use: Use): string | undefined {
  const isNew = use.known === undefined || isNotShown(use.known);
  return isNew ? placeOf(use) : undefined;
}

/** True if a part of the manifest is what a use refers to: the source has said it, or it says the same. */
function isSamePart(use: Use, { value, sources }: NamedPart, source: string): boolean {
  if (use.told.kind !== "map") return false;
  const told = jsonOfTold(partOf(use, use.told));
  const isOfPlace = ["name", "in"].every(
    (key) => textsOf(valueIn(told, key)).join() === textsOf(valueIn(value, key)).join(),
  );
  return isOfPlace && (sources.includes(source) || contentText(told) === contentText(value));
}

/** Returns the content in one order, without its source and former names. */
function contentText(value: JsonValue | undefined): string {
  if (value?.kind !== "object") return value === undefined ? "" : jsonText(value);
  return value.entries
    .filter(({ name, value: own }) => !aside.has(name) && !isNotShown(own))
    .map(({ name, value: own }) => `${JSON.stringify(name)}: ${contentText(own)}`)
    .toSorted()
    .join(", ");
}

const aside: ReadonlySet<string> = new Set(["source", "sourceOf", "formerly"]);

/** A target with its uses replaced: those of an operation, or of all operations of a group that is new. */
function replaced(
  target: Target,
  { draft, step }: Pick<Search, "draft" | "step">,
  replace: Replace,
): Target {
  const { at, told: before } = target;
  if (!at.file.startsWith("groups/") || before.kind !== "map") return target;
  const known = at.path.reduce<JsonValue | undefined>(
    (value, key) => valueIn(value, String(key)),
    draft.get(at.file),
  );
  const told =
    at.path.at(-2) === "operations"
      ? step(before, { owner: before.at, known }, replace)
      : inGroup(before, (facts) => step(facts, { owner: facts.at }, replace));
  return told === before ? target : { ...target, told };
}

/** A group has operations, and sub-groups of the same form. */
function inGroup(group: ToldMap, change: (facts: ToldMap) => ToldMap): ToldMap {
  return changedEntries(group, (value, key) => {
    if (value.kind !== "map") return value;
    if (key === "operations") return changedEntries(value, (each) => ofMap(each, change));
    if (key !== "subgroups") return value;
    return changedEntries(value, (each) => ofMap(each, (part) => inGroup(part, change)));
  });
}

function ofMap(told: Told, change: (map: ToldMap) => ToldMap): Told {
  return told.kind === "map" ? change(told) : told;
}

function changedEntries(map: ToldMap, change: (value: Told, key: string) => Told): ToldMap {
  const entries = map.entries.map(({ key, value }) => ({ key, value: change(value, key) }));
  const isSame = entries.every(({ value }, index) => value === map.entries[index]?.value);
  return isSame ? map : { ...map, entries };
}
