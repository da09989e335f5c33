// Made by endpoint-manifest (typescript-server) from its template validator.ts.
// Not to be edited: fill the manifest in and run `generate`.

/** Validators of the manifest's schemas. */
import * as z from "zod/mini";
import { ValidationError } from "./errors.js";
import { checked, faultsOf, type Kind } from "./schema-faults.js";
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
  /** The same as a schema of zod, to build others with: `z.object({ book: book.zod })`. */
  readonly zod: z.ZodMiniType<Type>;
}

/** Of each validator its kind. */
const kinds: WeakMap<object, () => Kind> = /* @__PURE__ */ new WeakMap();

/** The kind that a validator was made of; of one that comes from elsewhere, what it says itself. */
export function kindIn<Type>(validator: Validator<Type>): Kind {
  const known = kinds.get(validator);
  const accepts = (value: unknown): boolean => validator.safeParse(value).issues === undefined;
  return known ? known() : { zod: validator.zod, accepts };
}

/** The quick way of a validator to see that nothing is wrong with a value; its kind is made when it is first asked. */
export function acceptedBy<Type>(validator: Validator<Type>): Kind["accepts"] {
  let kind: Kind | undefined;
  return (value) => {
    kind ??= kindIn(validator);
    return kind.accepts(value);
  };
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
    made ??= checked(z.custom<Type>(), [(value) => faultsOf(kind(), value)]);
    return made;
  };
  const isRight = (value: unknown): value is Type => kind().accepts(value);
  const safeParse = (value: unknown): StandardResult<Type> => {
    try {
      // Most are, and then there is nothing more to be made of it.
      if (isRight(value)) return { value };
      const result = z.safeParse(schema(), value);
      return result.success ? { value: result.data } : { issues: result.error.issues };
    } catch (error) {
      // JSON may be nested more deeply than functions can call each other.
      if (error instanceof RangeError) return { issues: [{ message: "is nested too deeply" }] };
      throw error;
    }
  };
  const self: Validator<Type> = {
    "~standard": { version: 1, vendor: "zod", validate: safeParse },
    safeParse,
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
