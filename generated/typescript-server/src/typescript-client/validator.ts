// Made by endpoint-manifest (typescript-server) from its template validator.ts.
// Not to be edited: fill the manifest in and run `generate`.

/** Validators of the manifest's schemas. */
import * as z from "zod/mini";
import { ValidationError } from "./errors.js";
import { checked, type Fault, faultsOf, type Kind } from "./schema-faults.js";
import type { StandardResult, StandardSchema } from "./standard-schema.js";

/**
 * Checks values of a type, and gives them back as they are: the very same value, with everything in it that the manifest
 * does not show. It is a Standard Schema, so `.as(validator)` takes it, and everything else that takes one of zod.
 */
export interface Validator<Type> extends StandardSchema<unknown, Type> {
  /** The value itself. Throws a {@link ValidationError} where the schema refuses it. */
  parse(value: unknown): Type;
  /** The value itself, or what is wrong with it. */
  safeParse(value: unknown): StandardResult<Type>;
  /** Whether the schema accepts a value: the quickest way to know, where nobody asks what is wrong. */
  is(value: unknown): value is Type;
  /** The same as a schema of zod, to build others with: `z.object({ book: book.zod })`. */
  readonly zod: z.ZodMiniType<Type>;
}

/** Of each validator its kind. */
const kinds: WeakMap<object, () => Kind> = /* @__PURE__ */ new WeakMap();

/** The kind that a validator was made of; of one that comes from elsewhere, what it says itself. */
export function kindIn<Type>(validator: Validator<Type>): Kind {
  const known = kinds.get(validator);
  return known ? known() : { zod: validator.zod, accepts: (value: unknown) => validator.is(value) };
}

/** What is wrong with values, by validators: while one looks for it, each is asked once about each value. */
let found: Map<object, Map<unknown, readonly Fault[]>> | undefined;

function faultsOnce(
  validator: object,
  value: unknown,
  look: () => readonly Fault[],
): readonly Fault[] {
  if (found === undefined) return look();
  const known = found.get(validator) ?? new Map<unknown, readonly Fault[]>();
  found.set(validator, known);
  const faults = known.get(value) ?? look();
  known.set(value, faults);
  return faults;
}

/** Makes a validator; its schema is made when it is first needed. */
export function validator<Type>(make: () => Kind): Validator<Type> {
  let known: Kind | undefined;
  let made: z.ZodMiniType<Type> | undefined;
  const kind = (): Kind => {
    known ??= make();
    return known;
  };
  // zod gives on a copy of what it has checked, and drops a key `__proto__`; this gives on the value itself.
  const schema = (): z.ZodMiniType<Type> => {
    made ??= checked(z.custom<Type>(), [
      (value) => faultsOnce(self, value, () => faultsOf(kind(), value)),
    ]);
    return made;
  };
  const is = (value: unknown): value is Type => {
    try {
      return kind().accepts(value);
    } catch (error) {
      if (isTooDeep(error)) return false;
      throw error;
    }
  };
  const safeParse = (value: unknown): StandardResult<Type> => {
    // Most are, and then there is nothing more to be made of it.
    if (is(value)) return { value };
    const outer = found;
    found ??= new Map();
    try {
      const result = z.safeParse(schema(), value);
      return result.success ? { value: result.data } : { issues: result.error.issues };
    } catch (error) {
      if (isTooDeep(error)) return { issues: [{ message: "is nested too deeply" }] };
      throw error;
    } finally {
      found = outer;
    }
  };
  const self: Validator<Type> = {
    "~standard": { version: 1, vendor: "zod", validate: safeParse },
    safeParse,
    is,
    parse: (value) => {
      const result = safeParse(value);
      if (result.issues) throw new ValidationError("the schema refuses the value", result.issues);
      return result.value;
    },
    get zod() {
      return schema();
    },
  };
  kinds.set(self, kind);
  return self;
}

/** JSON may be nested more deeply than functions can call each other. */
function isTooDeep(error: unknown): error is RangeError {
  return error instanceof RangeError;
}
