/** Texts and numbers that schemas want and that no example, nor a plain word, is: made as the mock makes them. */
import { valueMaker } from "#runtime/typescript-server/mock-value.js";
import type { NumberSchema, Schema, StringSchema } from "../../model/schema.js";
import type { FindSchema } from "../../model/schema-members.js";
import { fitsNumber, fitsText } from "../schemas/schema-fits.js";
import { sampleValue, type ValueScope } from "./values.js";
import type { SampleValue } from "./sample-value.js";
import type { WholeMaker } from "./whole-values.js";

const maker = valueMaker({});

/** What the values of one request are made with. */
export class FittingValues implements ValueScope {
  readonly find: FindSchema;
  readonly #roots: ReadonlySet<Schema>;
  readonly #make: WholeMaker;
  #lacking: string | undefined;

  /** `roots` are made as a whole where they say more than their parts do. */
  constructor(find: FindSchema, roots: readonly Schema[], make: WholeMaker) {
    this.find = find;
    this.#roots = new Set(roots);
    this.#make = make;
  }

  /** Name of something that no value was found for; what was made in its place is wrong. */
  get lacking(): string | undefined {
    return this.#lacking;
  }

  readonly special = (schema: Schema, name: string): SampleValue | undefined => {
    if (schema.kind !== "string" && schema.kind !== "number") {
      return this.#roots.has(schema) ? this.#whole(schema, name) : undefined;
    }
    const plain = sampleValue(schema, name, { find: this.find });
    if (plain !== undefined && isFitting(plain, schema, name)) return plain;
    const value = maker.make(wordsOf(schema), { seed: name })?.value;
    if (typeof value === "string" || typeof value === "number") return value;
    this.#lacking ??= name;
    return undefined;
  };

  #whole(schema: Schema, name: string): SampleValue | undefined {
    const parts = new FittingValues(this.find, [], this.#make);
    const plain = sampleValue(schema, name, parts);
    return plain !== undefined && parts.lacking === undefined ? plain : this.#make(schema, name);
  }
}

function isFitting(value: SampleValue, schema: StringSchema | NumberSchema, name: string): boolean {
  if (schema.kind === "number") return fitsNumber(Number(value), schema);
  // A name is no date and no address.
  return fitsText(String(value), schema) && (schema.format === undefined || value !== name);
}

/** What the maker has to know, as JSON Schema. */
function wordsOf(schema: StringSchema | NumberSchema): Readonly<Record<string, unknown>> {
  if (schema.kind === "string") {
    const { format, pattern, minLength, maxLength, contentEncoding } = schema;
    return { type: "string", ...said({ format, pattern, minLength, maxLength, contentEncoding }) };
  }
  const { integer, minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf } = schema;
  return {
    type: integer ? "integer" : "number",
    ...said({ minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf }),
  };
}

function said(words: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(words).filter(([, value]) => value !== undefined));
}
