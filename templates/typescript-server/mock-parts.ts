/** A schema as a list of all the rules that apply to one value at once: of each union, one member is chosen. */
import { type Accepts, schemaNamed, schemasOf } from "./mock-check.js";
import type { MockSchema } from "./mock-data.js";
import type { HeightOf } from "./mock-heights.js";
import type { Random } from "./mock-random.js";
import { type Discriminator, isObject, type Words, wordsOf } from "./mock-schema.js";

/** All rules that apply to one value at once. */
export interface Parts {
  /** The schema's own keywords come first, then those of the schemas that it refers to. */
  readonly words: readonly Words[];
  /** Names of the schemas that it is made of. */
  readonly names: ReadonlySet<string>;
  /** Properties that are left out, because much would follow from them. */
  readonly absent: ReadonlySet<string>;
}

/** Input for a choice. */
export interface Choosing {
  readonly schemas: Readonly<Record<string, MockSchema>>;
  readonly heightOf: HeightOf;
  readonly accepts: Accepts;
  readonly random: Random;
  /** Number of previous attempts for the schema: each chooses other members. */
  readonly attempt: number;
  /** True if all members are equal; otherwise the most informative come first. */
  readonly dynamic: boolean;
  /** True if the value should end soon. */
  readonly deep: boolean;
}

/** The parts of a schema; `undefined` where no value can satisfy all of them. */
export function partsOf(schema: MockSchema, choosing: Choosing): Parts | undefined {
  const words: Words[] = [];
  const names = new Set<string>();
  const absent = new Set<string>();
  const tellings: Telling[] = [];
  const { schemas, random, attempt } = choosing;

  const visitMember = (own: Words, kind: "anyOf" | "oneOf"): boolean => {
    const members = own[kind];
    if (members.length === 0) return true;
    const member = memberOf(members, kind, choosing);
    if (member === undefined) return false;
    const { discriminator } = own;
    const name = wordsOf(member)?.reference;
    if (discriminator && name !== undefined) {
      tellings.push({ ...discriminator, values: valuesFor(discriminator, name) });
    }
    return visit(member);
  };

  const visit = (each: MockSchema): boolean => {
    const own = wordsOf(each);
    if (!own) return each === true;
    words.push(own);
    const { reference, discriminator, if: condition } = own;
    if (reference !== undefined && !names.has(reference)) {
      names.add(reference);
      if (!visit(schemaNamed(schemas, reference))) return false;
    }
    if (!own.allOf.every(visit)) return false;
    if (!visitMember(own, "anyOf") || !visitMember(own, "oneOf")) return false;
    if (discriminator && own.anyOf.length + own.oneOf.length === 0) {
      tellings.push({ ...discriminator, values: valuesAmong(discriminator, names) });
    }
    if (condition === undefined) return true;
    return random.chance(0.5)
      ? visit(condition) && visit(own.then ?? true)
      : visit(own.else ?? true);
  };

  if (!visit(schema)) return undefined;
  words.push(...told(tellings, words, choosing));
  // Rules that depend on a property are evaluated once all else is chosen; they may bring further such properties.
  for (let index = 0; index < words.length; index++) {
    for (const [name, dependent] of words[index]?.dependentSchemas ?? []) {
      const isThere = words.some(({ required }) => required.includes(name));
      if (!isThere && (choosing.deep || attempt % 2 === 1 || random.chance(0.5))) absent.add(name);
      else if (!visit({ allOf: [{ required: [name] }, dependent] })) return undefined;
    }
  }
  return { words, names, absent };
}

/** A property that identifies the type of a value, and its possible values. */
interface Telling {
  readonly propertyName: string;
  readonly values: readonly string[];
}

/** The rules of discriminators for their properties, unless a schema contradicts them: the schema wins. */
function told(
  tellings: readonly Telling[],
  words: readonly Words[],
  { random, accepts }: Choosing,
): readonly Words[] {
  const names = new Set(tellings.map(({ propertyName }) => propertyName));
  return [...names].flatMap((name) => {
    const said = words.flatMap((each) => schemasOf(each, name));
    const value = tellings
      .filter(({ propertyName }) => propertyName === name)
      .flatMap(({ values }) => random.fork(name).shuffled(values))
      .find((each) => said.every((schema) => accepts(schema, each)));
    const schema = { required: [name], properties: { [name]: { const: value } } };
    return value === undefined ? [] : (wordsOf(schema) ?? []);
  });
}

/** Chooses a member of a union: one after the other at first, then any. */
function memberOf(
  members: readonly MockSchema[],
  kind: "anyOf" | "oneOf",
  { heightOf, random, attempt, dynamic, deep, schemas }: Choosing,
): MockSchema | undefined {
  const ending = members.filter((member) => heightOf(member) < Infinity);
  if (attempt >= 2 * ending.length) return random.pick(ending);
  const rankOf = (member: MockSchema): number => {
    if (deep) return heightOf(member);
    return dynamic ? 0 : plainness(member, kind, schemas);
  };
  const ordered = [...random.fork("members").shuffled(ending)].sort(
    (a, b) => rankOf(a) - rankOf(b),
  );
  return ordered[attempt % ordered.length];
}

/** `null` is the least informative member, listed values the most: an `anyOf` of listed values and any text is an open list. */
function plainness(
  member: MockSchema,
  kind: "anyOf" | "oneOf",
  schemas: Readonly<Record<string, MockSchema>>,
): number {
  const words = wordsOf(member);
  if (!words || isNull(words)) return 2;
  const { reference } = words;
  const meant = reference === undefined ? words : wordsOf(schemaNamed(schemas, reference));
  return kind === "anyOf" && meant && meant.values.length > 0 ? 0 : 1;
}

function isNull({ types, values }: Words): boolean {
  return (
    types?.every((type) => type === "null") === true ||
    values.some((list) => list.every((value) => value === null))
  );
}

/** The discriminator's values for a schema; without a mapping, the schema's name. */
function valuesFor({ mapping }: Discriminator, schema: string): readonly string[] {
  const mapped = mapping.flatMap(([value, name]) => (name === schema ? [value] : []));
  return mapped.length > 0 ? mapped : [schema];
}

/** The same for a value made of several schemas, such as one that extends another: the outermost counts. */
function valuesAmong(discriminator: Discriminator, names: ReadonlySet<string>): readonly string[] {
  const { mapping } = discriminator;
  const [outermost, ...further] = names;
  const mapped = [...names].find((name) => mapping.some(([, schema]) => schema === name));
  if (mapped !== undefined) return valuesFor(discriminator, mapped);
  return outermost !== undefined && further.length > 0 ? [outermost] : [];
}

/** The largest value of a keyword in the parts; `otherwise` where none has it. */
export function largest(values: readonly (number | undefined)[], otherwise: number): number {
  return values.reduce<number>((most, value = otherwise) => Math.max(most, value), otherwise);
}

/** The smallest, likewise. */
export function smallest(values: readonly (number | undefined)[], otherwise: number): number {
  return values.reduce<number>((least, value = otherwise) => Math.min(least, value), otherwise);
}

/** Several schemas as one. */
export function allOf(schemas: readonly MockSchema[]): MockSchema {
  const [first, ...others] = schemas.filter((schema) => !saysNothing(schema));
  if (first === undefined) return {};
  return others.length === 0 ? first : { allOf: [first, ...others] };
}

function saysNothing(schema: MockSchema): boolean {
  return schema === true || (isObject(schema) && Object.keys(schema).length === 0);
}
