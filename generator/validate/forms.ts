/** The building blocks of the manifest's shape: slots, forms and maps of names (rules 1, 2, 5 and 6 of the manifest). */
import { z } from "zod";
import { type PatternName, patternNamed, patternSource, textLike } from "./patterns.js";

/** The check of a value, and its type where it is valid: the rest of the generator's name for it. */
export type Shape<Value> = z.ZodType<Value>;

/** A thing that is not known. */
export const notShown = z.literal("not shown");

/** A thing that is known to be absent. */
export const none = z.literal("none");

/** A slot: the value, `none` or `not shown`; left out = not shown. */
export function slot<T extends z.ZodType>(value: T) {
  return z.union([value, notShown, none]).optional();
}

/** A slot for what cannot be absent: the value or `not shown`; left out = not shown. */
export function certainSlot<T extends z.ZodType>(value: T) {
  return z.union([value, notShown]).optional();
}

/** Any text but one that looks like a marker. */
export const text = textLike("text");

/** A text that people read, such as a title: spacing says nothing in it. */
export const prose = textLike("text");

/** The source of a fact: an id, or several that say the same. */
export const sourceIds = z.union([textLike("id"), listOf(textLike("id"))]);

/** A map with fixed keys; it may say where its facts come from. */
export function form<S extends z.ZodRawShape>(shape: S) {
  return closed({
    source: textLike("id").optional(),
    sourceOf: z.partialRecord(z.enum(Object.keys(shape)), sourceIds).optional(),
    ...shape,
  });
}

/** A map with fixed keys; a fault lists the keys that it knows, one a line, for the reporter to pick from. */
export function closed<S extends z.ZodRawShape>(shape: S) {
  const known = Object.keys(shape).join("\n");
  return z.strictObject(shape, {
    error: (issue) => (issue.code === "unrecognized_keys" ? known : undefined),
  });
}

/** A form in which nothing is required, and which yet must say something. */
export function filledForm<S extends z.ZodRawShape>(shape: S) {
  return filled(form(shape));
}

/** A map that must say something. */
export function filled<T extends z.ZodType<object>>(map: T): T {
  return map
    .refine((value) => Object.keys(value).length > 0, {
      params: { code: "empty-slot" },
      abort: true,
    })
    .meta({ minProperties: 1 });
}

/** A list that must say something: absence has one word, `none`. */
export function listOf<T extends z.ZodType>(item: T) {
  return z.array(item).min(1, { abort: true });
}

/** A list in which nothing may stand twice. */
export function setOf<T extends z.ZodType>(item: T) {
  return listOf(item)
    .superRefine((items, context) => {
      const seen = new Set<string>();
      items.forEach((each, index) => {
        const text = textOfValue(each);
        if (!seen.has(text)) {
          seen.add(text);
          return;
        }
        const params = { code: "listed-twice" };
        context.addIssue({ code: "custom", path: [index], params, message: "" });
      });
    })
    .meta({ uniqueItems: true });
}

/** Returns a text that two equal values share, whatever the order of their keys. */
function textOfValue(value: unknown): string {
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(textOfValue).join()}]`;
  const entries = Object.entries(value).map(
    ([key, each]) => `${JSON.stringify(key)}:${textOfValue(each)}`,
  );
  return `{${entries.sort().join()}}`;
}

const ofFolder = {
  description:
    "Folder of the output, below the folder beside the manifest. It may hold other files, which the generator leaves alone. Left out, it is the target's name below the output folder.",
  examples: ["src/api"],
};

/** Folder of an output that has no usual one. */
export const folder: z.ZodString = textLike("folder").meta(ofFolder);

/** The setting that each target has beside its own ones. */
export const placement = { to: textLike("folder").optional().meta(ofFolder) };

/** The same as a type. */
export interface Placement {
  readonly to?: string | undefined;
}

/** The patterns of the names of maps. */
const patternsOfNames = new WeakMap<z.core.$ZodType, PatternName>();

/** Returns the pattern of the names of a `namesMap`; undefined for any other shape. */
export function patternOfNames(map: z.core.$ZodType): PatternName | undefined {
  return patternsOfNames.get(map);
}

/** A map from names of a form to values; `(others): not shown` says that there may be more. */
export function namesMap<T extends z.ZodType>(keys: PatternName, value: T) {
  const map = z
    .object({ "(others)": notShown.optional() })
    .catchall(value)
    .superRefine((map, context) => reportBadKeys(map, keys, context))
    .meta({
      minProperties: 1,
      propertyNames: { anyOf: [{ const: "(others)" }, { pattern: patternSource(keys) }] },
    });
  patternsOfNames.set(map, keys);
  return map;
}

function reportBadKeys(map: object, keys: PatternName, context: z.RefinementCtx): void {
  const { source } = patternNamed(keys);
  const names = Object.keys(map);
  if (names.length === 0) {
    context.addIssue({
      code: "custom",
      params: { code: "empty-slot" },
      message: "",
      continue: false,
    });
  }
  for (const name of names) {
    if (name === "(others)" || new RegExp(source).test(name)) continue;
    context.addIssue({
      code: "custom",
      path: [name],
      params: { form: source },
      message: name,
    });
  }
}
