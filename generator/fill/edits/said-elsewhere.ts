/**
 * The facts of a source that the manifest has elsewhere: a use of a shared part, or a response that the service declares for
 * all. They are told there, so that no fact is written in a second place.
 */
import { jsonText } from "../../emit/json-text.js";
import { grouped } from "../../model/grouped.js";
import type { JsonValue } from "../../model/schema.js";
import { isComponent } from "../new-manifest/shared-parts.js";
import { type Told, type ToldEntry, type ToldMap, toldMap, toldScalar } from "../told.js";
import { jsonOfTold, others, textsOf, valueIn } from "./json-map.js";
import type { Draft } from "./manifest-draft.js";
import type { Target } from "./proposal.js";

/** Targets in which each fact is told at the place where the manifest has it. */
export function toldWhereSaid(targets: readonly Target[], draft: Draft): readonly Target[] {
  const files = sharedFiles(draft);
  const errors = valueIn(draft.get("service.yaml"), "errors");
  if (files.size === 0 && errors?.kind !== "object") return targets;
  const uses: Use[] = [];
  toldElsewhere(targets, { draft, files, errors, own: new Set(), tell: (use) => uses.push(use) });
  const elsewhere = new Map<string, Target>();
  const own = new Set(strayed(uses));
  const left = toldElsewhere(targets, {
    ...{ draft, files, errors, own },
    tell: (use) => {
      const { file, path, part } = use;
      const target: Target = { at: { file, path, part: "value" }, told: part };
      elsewhere.set(`${placeOf(use)} ${textOfPart(use)}`, target);
    },
  });
  return [...left, ...elsewhere.values()];
}

/** One use of a part, and what is told of it. */
interface Use {
  readonly file: string;
  readonly path: readonly string[];
  /** As the source tells it of the use. */
  readonly told: Told;
  /** As it is told of the part. */
  readonly part: Told;
}

function placeOf({ file, path }: Use): string {
  return JSON.stringify([file, path]);
}

function textOfPart({ part }: Use): string {
  return jsonText(jsonOfTold(part));
}

/**
 * Returns the uses of one part that have different facts of their own now: the part keeps those of a component of the source,
 * or else of most uses.
 */
function strayed(uses: readonly Use[]): readonly Told[] {
  return [...grouped(uses, placeOf).values()].flatMap((all) => {
    const alike = [...grouped(all, textOfPart).values()];
    const weights = alike.map(
      (each) => each.length + (each.some(({ told }) => isComponent(told.at)) ? all.length : 0),
    );
    const kept = alike[weights.indexOf(Math.max(...weights))];
    return alike.filter((each) => each !== kept).flatMap((each) => each.map(({ told }) => told));
  });
}

function toldElsewhere(targets: readonly Target[], scope: Scope): readonly Target[] {
  return targets.map((target): Target => {
    const { file, path } = target.at;
    const known = path.reduce<JsonValue | undefined>(
      (value, step) => valueIn(value, String(step)),
      scope.draft.get(file),
    );
    const told =
      file === "service.yaml"
        ? ofService(target.told, known, scope)
        : ofOperation(target.told, known, scope);
    return told === target.told ? target : { ...target, told };
  });
}

interface Scope {
  readonly draft: Draft;
  /** The file of each thing that is shared, by its reference. */
  readonly files: ReadonlyMap<string, string>;
  /** The service's responses that any operation may give. */
  readonly errors: JsonValue | undefined;
  /** The facts of uses that have their own now. */
  readonly own: ReadonlySet<Told>;
  /** Takes what is told of another place. */
  readonly tell: (use: Use) => void;
}

function sharedFiles(draft: Draft): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const [file, value] of draft) {
    if (!file.startsWith("shared/")) continue;
    for (const kind of ["parameters", "headers", "responses"]) {
      const names = valueIn(value, kind);
      for (const { name } of names?.kind === "object" ? names.entries : []) {
        if (!found.has(`#/${kind}/${name}`)) found.set(`#/${kind}/${name}`, file);
      }
    }
  }
  return found;
}

function ofOperation(told: Told, known: JsonValue | undefined, scope: Scope): Told {
  return changed(told, (value, key) => {
    const slot = valueIn(known, key);
    if (key === "parameters") {
      return changed(value, (bucket, place) => usesIn(bucket, valueIn(slot, place), scope));
    }
    return key === "responses" ? answersIn(value, slot, scope) : value;
  });
}

function ofService(told: Told, known: JsonValue | undefined, scope: Scope): Told {
  return changed(told, (value, key) => {
    if (key === "headers") return usesIn(value, valueIn(known, key), scope);
    if (key !== "errors") return value;
    return changed(value, (each, status) =>
      answer(each, valueIn(valueIn(known, key), status), scope),
    );
  });
}

/** An answer that the service declares, and of which the operation says nothing of its own, is told of the service. */
function answersIn(told: Told, known: JsonValue | undefined, scope: Scope): Told {
  if (told.kind !== "map") return told;
  const entries = told.entries.flatMap(({ key, value }): readonly ToldEntry[] => {
    const own = valueIn(known, key);
    const common = key === others ? undefined : valueIn(scope.errors, key);
    const isOwn = own !== undefined || scope.own.has(value);
    if (isOwn || common?.kind !== "object" || value.kind !== "map") {
      return [{ key, value: answer(value, own, scope) }];
    }
    const left = answer(value, common, scope);
    if (referenceIn(left) === undefined) {
      scope.tell({ file: "service.yaml", path: ["errors", key], told: value, part: left });
    }
    return [];
  });
  return entries.length === told.entries.length &&
    entries.every((each, index) => each.value === told.entries[index]?.value)
    ? told
    : { ...told, entries };
}

function answer(told: Told, known: JsonValue | undefined, scope: Scope): Told {
  const use = useOf(told, known, scope, answer);
  if (use !== undefined) return use;
  return changed(told, (value, key) =>
    key === "headers" ? usesIn(value, valueIn(known, key), scope) : value,
  );
}

/** Parameters or headers by name; names of headers have no case (RFC 9110, section 5.1). */
function usesIn(told: Told, known: JsonValue | undefined, scope: Scope): Told {
  const listed = known?.kind === "object" ? known.entries : [];
  return changed(told, (value, key) => {
    const own =
      listed.find(({ name }) => name === key) ??
      listed.find(({ name }) => name.toLowerCase() === key.toLowerCase());
    return useOf(value, own?.value, scope, (each) => each) ?? value;
  });
}

/** The reference that stands there, once what is told was told where it leads; undefined where none stands there. */
function useOf(
  told: Told,
  known: JsonValue | undefined,
  scope: Scope,
  inside: (told: Told, known: JsonValue | undefined, scope: Scope) => Told,
): Told | undefined {
  const [reference = ""] = textsOf(valueIn(known, "$ref"));
  const file = scope.files.get(reference);
  // That it is never given is a fact of this use.
  const isAbsent = told.kind === "scalar" && told.value === "none";
  if (file === undefined || isAbsent || scope.own.has(told)) return undefined;
  const [, kind = "", name = ""] = reference.split("/");
  const said = valueIn(valueIn(scope.draft.get(file), kind), name);
  const left = inside(told, said, scope);
  if (left.kind === "map" && referenceIn(left) === undefined) {
    scope.tell({ file, path: [kind, name], told, part: toldOfPart(left, said) });
  }
  return toldMap([["$ref", toldScalar(reference, told.at)]], told.at);
}

/** Returns the facts of a use as facts of the part: the place and name of a parameter are in each of its uses. */
export function toldOfPart(told: ToldMap, part: JsonValue | undefined): ToldMap {
  const identity = ["name", "in"].flatMap((key): readonly ToldEntry[] => {
    const [text] = textsOf(valueIn(part, key));
    return text === undefined ? [] : [{ key, value: toldScalar(text, told.at) }];
  });
  return identity.length === 0 ? told : { ...told, entries: [...identity, ...told.entries] };
}

function referenceIn(told: Told): ToldEntry | undefined {
  return told.kind === "map" ? told.entries.find(({ key }) => key === "$ref") : undefined;
}

/** A map in which values are others; itself where none is. */
function changed(told: Told, change: (value: Told, key: string) => Told): Told {
  if (told.kind !== "map") return told;
  const entries = told.entries.map(({ key, value }) => ({ key, value: change(value, key) }));
  const isSame = entries.every(({ value }, index) => value === told.entries[index]?.value);
  return isSame ? told : { ...told, entries };
}
