/** Objects for schemas. */
import { schemasOf } from "./mock-check.js";
import type { MockSchema } from "./mock-data.js";
import { type Made, type Making, type Tools, within } from "./mock-making.js";
import { allOf, largest, type Parts, smallest } from "./mock-parts.js";
import { patternText } from "./mock-pattern-texts.js";
import { isSchema, type Words } from "./mock-schema.js";

/** Maximum number of properties that are made. */
const mostProperties = 1000;

type ObjectMaking = Making & { readonly attempt: number };

/** An object; `undefined` where none is found. */
export function objectOf(parts: Parts, making: ObjectMaking, tools: Tools): Made | undefined {
  const { words } = parts;
  const most = smallest(
    words.map(({ maxProperties }) => maxProperties),
    Infinity,
  );
  const least = largest(
    words.map(({ minProperties }) => minProperties),
    0,
  );
  const required = closed(
    words.flatMap((each) => each.required),
    words,
  );
  if (required.size > most || least > mostProperties) return undefined;
  const entries = new Map<string, unknown>();

  const put = (name: string): boolean => {
    if (entries.has(name)) return true;
    const isNamed = words.every(
      ({ propertyNames }) => propertyNames === undefined || tools.accepts(propertyNames, name),
    );
    const made = isNamed
      ? tools.make(propertySchema(words, name), within(making, name))
      : undefined;
    if (made === undefined) return false;
    entries.set(name, made.value);
    return true;
  };

  const declared = new Set(words.flatMap(({ properties }) => [...properties.keys()]));
  const others = [...declared].filter((name) => !required.has(name) && !parts.absent.has(name));
  const wished = new Set(others.filter((name) => isWished(name, making)));
  // In declaration order.
  for (const name of new Set([...declared, ...required])) {
    if (required.has(name)) {
      if (!put(name)) return undefined;
    } else if (wished.has(name)) {
      const all = [...closed([name], words)];
      const size = new Set([...entries.keys(), ...required, ...all]).size;
      if (size <= most && !all.some((each) => parts.absent.has(each))) {
        // An optional property is left out where no value fits, unless another property needs it.
        if (!all.reverse().every(put))
          for (const each of all) if (!required.has(each)) entries.delete(each);
      }
    }
  }
  for (const name of making.random.fork("others").shuffled(others))
    if (entries.size < least) put(name);
  const isMap = declared.size === 0 && words.some(saysOfOthers) && isWished("others", making);
  const size = Math.min(most, Math.max(least, isMap ? entries.size + 1 : 0));
  for (let index = 0; entries.size < size && index < size + 20; index++) {
    const name = freeName(words, making, { index, tools });
    if (name !== undefined && !declared.has(name) && !parts.absent.has(name)) put(name);
  }
  // These are own properties, whatever their names: `__proto__` is an ordinary one.
  return entries.size < least ? undefined : { value: Object.fromEntries(entries) };
}

/** Names, with those that are required as soon as they are present. */
function closed(names: readonly string[], words: readonly Words[]): ReadonlySet<string> {
  const all = new Set(names);
  const needs = words.flatMap(({ dependentRequired }) => dependentRequired);
  for (let size = -1; size < all.size;) {
    size = all.size;
    for (const [name, wanted] of needs) if (all.has(name)) for (const each of wanted) all.add(each);
  }
  return all;
}

/** The schema of a property, from all parts. */
export function propertySchema(words: readonly Words[], name: string): MockSchema {
  const said = words.flatMap((each) => schemasOf(each, name));
  const rest = words.map((each) => each.unevaluatedProperties).filter(isSchema);
  return allOf(said.length > 0 ? said : rest);
}

/** True if an optional property is included: at first all are, then none, then some. */
function isWished(name: string, { deep, dynamic, attempt, random }: ObjectMaking): boolean {
  if (deep || attempt === 1) return false;
  return (attempt === 0 && !dynamic) || random.fork(`${name}?`).chance(0.5);
}

function saysOfOthers({ additionalProperties, patternProperties }: Words): boolean {
  return typeof additionalProperties === "object" || patternProperties.length > 0;
}

/** A name for a property that is not declared. */
function freeName(
  words: readonly Words[],
  making: ObjectMaking,
  { index, tools }: { readonly index: number; readonly tools: Tools },
): string | undefined {
  const own = within(making, `name ${index}`);
  const rules = words.map(({ propertyNames }) => propertyNames).filter(isSchema);
  const patterns = words.flatMap(({ patternProperties }) => patternProperties);
  const isClosed = words.some(({ additionalProperties }) => additionalProperties === false);
  const [, , source] = own.random.pick(patterns) ?? [];
  if (source !== undefined && (isClosed || index % 2 === 0)) {
    return patternText({ pattern: source }, { least: 0, most: 100 }, own.random);
  }
  if (rules.length === 0) return `key${index + 1}`;
  const made = tools.make(allOf([{ type: "string" }, ...rules]), { ...own, variant: index });
  return typeof made?.value === "string" ? made.value : undefined;
}
