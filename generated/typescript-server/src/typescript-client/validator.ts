// Made by endpoint-manifest (typescript-server) from its template validator.ts.
// Not to be edited: fill the manifest in and run `generate`.

/** Validators of the manifest's schemas. */
import * as z from "zod/mini";
import { ValidationError } from "./errors.js";
import { type Fault, FaultSearch, type Kind } from "./schema-faults.js";
import { bounded, manySteps, TooMuchWorkError } from "./schema-work.js";
import type { StandardResult, StandardSchema } from "./standard-schema.js";

/** Limits of one validation. */
export interface ValidationBounds {
  /** Maximum number of faults that are reported; 1,000 unless given. */
  readonly maxFaults?: number;
  /**
   * Maximum number of items, properties and names that are checked, counted each time the schema checks them; 20,000,000 unless
   * given. A value that would take more is refused, with a fault that says so.
   */
  readonly maxSteps?: number;
}

/**
 * Checks values of a type and returns the very same value, with everything in it that the manifest does not show. It is a
 * Standard Schema, so `.as(validator)` accepts it, as does everything else that accepts a zod schema.
 */
export interface Validator<Type> extends StandardSchema<unknown, Type> {
  /** Returns the value itself. Throws a {@link ValidationError} where the schema refuses it. */
  parse(value: unknown): Type;
  /** The value itself, or its issues. */
  safeParse(value: unknown, bounds?: ValidationBounds): StandardResult<Type>;
  /** True if the schema accepts a value: the fastest check, for callers that need no issues. */
  is(value: unknown, bounds?: ValidationBounds): value is Type;
  /** The same as a zod schema, to build others with: `z.object({ book: book.zod })`. */
  readonly zod: z.ZodMiniType<Type>;
}

/** The kind of each validator. */
const kinds: WeakMap<object, () => Kind> = /* @__PURE__ */ new WeakMap();

/** The kind that a validator was made from; for a foreign validator, one that delegates to it. */
export function kindIn<Type>(validator: Validator<Type>): Kind {
  const known = kinds.get(validator);
  if (known) return known();
  return {
    accepts: (value) => validator.is(value),
    find: (value, search) => {
      for (const { message, path = [] } of validator.safeParse(value).issues ?? []) {
        const keys = path.map((step) => (typeof step === "object" ? step.key : step));
        search.take([{ message, path: keys }]);
      }
    },
  };
}

/** Makes a validator; its kind is made when it is first needed. */
export function validator<Type>(make: () => Kind): Validator<Type> {
  let known: Kind | undefined;
  let made: z.ZodMiniType<Type> | undefined;
  const kind = (): Kind => {
    known ??= make();
    return known;
  };
  const is = (value: unknown, { maxSteps = manySteps }: ValidationBounds = {}): value is Type => {
    try {
      return bounded(maxSteps, () => kind().accepts(value));
    } catch (error) {
      unlessEnded(error);
      return false;
    }
  };
  const safeParse = (value: unknown, bounds?: ValidationBounds): StandardResult<Type> =>
    // Most values are accepted, and then there is nothing more to do.
    is(value, bounds) ? { value } : { issues: refusal(kind(), value, bounds) };
  const self: Validator<Type> = {
    "~standard": { version: 1, vendor: "zod", validate: (value) => safeParse(value) },
    safeParse,
    is,
    parse: (value) => {
      const result = safeParse(value);
      if (result.issues) throw new ValidationError("the schema refuses the value", result.issues);
      return result.value;
    },
    // zod returns a copy of the value that it has checked, and drops a key `__proto__`; this returns the value itself.
    get zod() {
      made ??= z.custom<Type>().check(({ value, issues }) => {
        if (is(value)) return;
        for (const { message, path } of refusal(kind(), value)) {
          issues.push({ code: "custom", message, path: [...path], input: value });
        }
      });
      return made;
    },
  };
  kinds.set(self, kind);
  return self;
}

/** The faults of a value that is not accepted. Where the search finds none, the work limit was the reason. */
function refusal(kind: Kind, value: unknown, bounds?: ValidationBounds): readonly Fault[] {
  const faults = faultsOf(kind, value, bounds);
  return faults.length > 0 ? faults : [{ message: new TooMuchWorkError().message, path: [] }];
}

/** The faults of a value, up to a maximum number. */
export function faultsOf(
  { find }: Kind,
  value: unknown,
  { maxFaults = 1000, maxSteps = manySteps }: ValidationBounds = {},
): readonly Fault[] {
  const search = new FaultSearch(maxFaults);
  try {
    bounded(maxSteps, () => find(value, search));
  } catch (error) {
    const message = unlessEnded(error);
    return search.found.length > 0 ? search.found : [{ message, path: [] }];
  }
  return search.found;
}

/** Why a validation ended without a result. Throws any other error. */
function unlessEnded(error: unknown): string {
  // JSON may be nested more deeply than functions can call each other.
  if (error instanceof RangeError) return "is nested too deeply";
  if (error instanceof TooMuchWorkError) return error.message;
  throw error;
}
