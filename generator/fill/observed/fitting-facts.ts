/**
 * The facts that samples add to a manifest, without those that fit what it knows: its schemas by name, and the service's facts
 * of all operations. The rest is new, or contradicts.
 */
import type { JsonValue } from "../../model/schema.js";
import type { SourceDocument } from "../../source/document.js";
import { shapeBelow, shapeOfFile } from "../edits/file-places.js";
import { others, valueIn } from "../edits/json-map.js";
import { type Draft, draftOf } from "../edits/manifest-draft.js";
import type { Target } from "../edits/proposal.js";
import { isSourceKey } from "../../validate/places.js";
import type { Shape } from "../edits/shape.js";
import { type Told, toldMap, toldScalar } from "../told.js";
import { type FittingRules, leftOfSchema, type Written } from "./fitting-schema.js";
import { joinedSchemas } from "./joined-schemas.js";
import { isForm } from "./media-type.js";
import { splitByService } from "./service-wide.js";

/** A schema of the manifest, and what was seen of it. */
interface Referred {
  readonly at: Target["at"];
  readonly known: JsonValue;
  /** Not looked at yet. */
  waiting: Told | undefined;
  left: Told | undefined;
}

/** The targets that are left. What is told in the place of a reference becomes a target of the schema that it refers to. */
export function withoutWhatFits(
  targets: readonly Target[],
  documents: readonly SourceDocument[],
): readonly Target[] {
  const draft = draftOf(documents);
  const referred = namedSchemas(draft);
  const rules: FittingRules = {
    schemaOf: (name) => referred.get(name)?.known,
    refer: (name, told) => {
      const schema = referred.get(name);
      if (schema === undefined) return;
      schema.waiting = schema.waiting === undefined ? told : joinedSchemas(schema.waiting, told);
    },
  };
  const service = draft.get("service.yaml");
  const all = targets.flatMap((target) => splitByService(target, valueAt(draft, target), service));
  const left = all.flatMap((target): readonly Target[] => {
    const known = valueAt(draft, target);
    const shape = shapeAt(target);
    if (known === undefined || shape === undefined) return [target];
    const told = leftOf(target.told, known, shape, { rules, written: "json" });
    return told === undefined ? [] : [{ at: target.at, told }];
  });
  // What is told of a schema may refer to others; each time it stands one step deeper in what was seen.
  for (let waiting = waitingIn(referred); waiting.length > 0; waiting = waitingIn(referred)) {
    for (const schema of waiting) {
      const told = schema.waiting;
      schema.waiting = undefined;
      const rest = told && leftOfSchema(told, schema.known, "json", rules);
      if (rest !== undefined) schema.left = schema.left ? joinedSchemas(schema.left, rest) : rest;
    }
  }
  const ofSchemas = [...referred.values()].flatMap(({ at, left: told }): readonly Target[] =>
    told === undefined ? [] : [{ at, told }],
  );
  return [...left, ...ofSchemas];
}

function waitingIn(referred: ReadonlyMap<string, Referred>): readonly Referred[] {
  return [...referred.values()].filter(({ waiting }) => waiting !== undefined);
}

function namedSchemas(draft: Draft): ReadonlyMap<string, Referred> {
  const schemas = new Map<string, Referred>();
  for (const [file, value] of draft) {
    const named = file.startsWith("schemas/") ? valueIn(value, "schemas") : undefined;
    if (named?.kind !== "object") continue;
    for (const { name, value: known } of named.entries) {
      const at: Target["at"] = { file, path: ["schemas", name], part: "value" };
      schemas.set(name, { at, known, waiting: undefined, left: undefined });
    }
  }
  return schemas;
}

function valueAt(draft: Draft, { at: { file, path } }: Target): JsonValue | undefined {
  return path.reduce<JsonValue | undefined>(
    (value, step) => valueIn(value, String(step)),
    draft.get(file),
  );
}

function shapeAt({ at: { file, path } }: Target): Shape | undefined {
  return path.reduce<Shape | undefined>(
    (shape, step) => shape && shapeBelow(shape, String(step)),
    shapeOfFile(file),
  );
}

/** How the values below a place were seen. */
interface Seen {
  readonly rules: FittingRules;
  readonly written: Written;
}

function leftOf(
  told: Told,
  known: JsonValue | undefined,
  shape: Shape,
  { rules, written }: Seen,
): Told | undefined {
  if (known === undefined) return told;
  if (shape.is === "schema") return leftOfSchema(told, known, written, rules);
  if (told.kind !== "map" || known.kind !== "object") return told;
  const isNames = shape.is === "names";
  const entries = told.entries.flatMap(({ key, value }): readonly (readonly [string, Told])[] => {
    const inner = shapeBelow(shape, key);
    if (inner === undefined || key === others || (!isNames && isSourceKey(key))) {
      return [[key, value]];
    }
    const isText = isNames ? isForm(key) : key === "parameters" || key === "headers";
    const each = leftOf(value, namedIn(known, key, shape), inner, {
      rules,
      written: isText ? "text" : written,
    });
    return each === undefined ? [] : [[key, each]];
  });
  const isOpen = entries.some(([key]) => key === others);
  const left = isNames && !isOpen ? [...entries, openAt(told)] : entries;
  return toldMap(left, told.at);
}

/** Names that were taken out would be missing in a list that is complete, so that none is. */
function openAt({ at }: Told): readonly [string, Told] {
  return [others, toldScalar("not shown", at)];
}

function namedIn(known: JsonValue, key: string, shape: Shape): JsonValue | undefined {
  const anyCase = shape.is === "names" && shape.anyCase === true;
  if (!anyCase || known.kind !== "object") return valueIn(known, key);
  const plain = key.toLowerCase();
  return known.entries.find(({ name }) => name.toLowerCase() === plain)?.value;
}
