/**
 * Functions that only say whether a value is right, made of the zod shapes themselves. To find nothing, zod copies a manifest
 * and makes a result for each node: of 10 MB that took 0.65 CPU s, these functions take 0.07. What is wrong is found by zod.
 */
import { z } from "zod";
import type { Shape } from "./forms.js";

/** True if zod finds no fault in a value; no also where a shape has a part that is not known here. */
export type Accepts = (value: unknown) => boolean;

/** Each shape's function is made once, when the shape is asked for the first time. */
const made = new WeakMap<z.core.$ZodType, Accepts>();

/** The function of a shape. */
export function acceptanceOf(shape: z.core.$ZodType): Accepts {
  const known = made.get(shape);
  if (known !== undefined) return known;
  const accepts = checked(shape, ownAcceptance(shape));
  made.set(shape, accepts);
  return accepts;
}

/** True if a value is of a shape. Nothing that follows checks it again. */
export function isOfShape<T>(shape: Shape<T>, value: unknown): value is T {
  return acceptanceOf(shape)(value);
}

const refuses: Accepts = () => false;

/** Tells whether a shape accepts a value without its checks. Names such as `__proto__` are keys like any other here. */
function ownAcceptance(shape: z.core.$ZodType): Accepts {
  if (shape instanceof z.core.$ZodOptional) return acceptanceOf(shape._zod.def.innerType);
  if (shape instanceof z.core.$ZodLazy) return lazily(() => acceptanceOf(shape._zod.innerType));
  if (shape instanceof z.core.$ZodUnknown) return () => true;
  if (shape instanceof z.core.$ZodString) return (value) => typeof value === "string";
  if (shape instanceof z.core.$ZodBoolean) return (value) => typeof value === "boolean";
  if (shape instanceof z.core.$ZodNumber) return (value) => Number.isFinite(value);
  if (shape instanceof z.core.$ZodLiteral || shape instanceof z.core.$ZodEnum) {
    const values: ReadonlySet<unknown> = shape._zod.values;
    return (value) => values.has(value);
  }
  if (shape instanceof z.core.$ZodXor) return refuses;
  if (shape instanceof z.core.$ZodUnion) return ofSome(shape._zod.def.options.map(acceptanceOf));
  if (shape instanceof z.core.$ZodArray) return ofItems(acceptanceOf(shape._zod.def.element));
  if (shape instanceof z.core.$ZodRecord) {
    const { keyType, valueType, partial } = shape._zod.def;
    // Where zod knows all keys it wants each of them, unless some may be missing.
    if (keyType._zod.values !== undefined && partial !== true) return refuses;
    return ofEntries(acceptanceOf(keyType), acceptanceOf(valueType));
  }
  return shape instanceof z.core.$ZodObject ? ofFields(shape) : refuses;
}

/** zod's checks are run as they are, but for those of texts, of which there are many. */
function checked(shape: z.core.$ZodType, accepts: Accepts): Accepts {
  const isFormat =
    shape instanceof z.core.$ZodNumberFormat || shape instanceof z.core.$ZodStringFormat;
  const own = isFormat ? [shape] : [];
  const checks = [...own, ...(shape._zod.def.checks ?? [])].map(passes);
  const [check] = checks;
  if (check === undefined) return accepts;
  if (checks.length === 1) return (value) => accepts(value) && check(value);
  return (value) => accepts(value) && checks.every((each) => each(value));
}

/** A check as zod runs it: it puts what it finds among the issues. */
interface RunCheck {
  check(payload: z.core.ParsePayload): unknown;
}

function passes(check: z.core.$ZodCheck): Accepts {
  // The checks behind it see another value.
  if (check instanceof z.core.$ZodCheckOverwrite) return refuses;
  if (check instanceof z.core.$ZodCheckRegex) {
    const { pattern } = check._zod.def;
    return (value) => typeof value === "string" && pattern.test(value);
  }
  const run: RunCheck = check._zod;
  return (value) => {
    const payload: z.core.ParsePayload = { value, issues: [] };
    run.check(payload);
    return payload.issues.length === 0;
  };
}

function lazily(make: () => Accepts): Accepts {
  let accepts: Accepts | undefined;
  return (value) => {
    accepts ??= make();
    return accepts(value);
  };
}

function ofSome(options: readonly Accepts[]): Accepts {
  return (value) => {
    for (const accepts of options) if (accepts(value)) return true;
    return false;
  };
}

function ofItems(accepts: Accepts): Accepts {
  return (value) => {
    if (!Array.isArray(value)) return false;
    for (const item of value) if (!accepts(item)) return false;
    return true;
  };
}

function ofEntries(acceptsKey: Accepts, acceptsValue: Accepts): Accepts {
  return (value) => {
    if (!isMap(value)) return false;
    for (const key of Object.keys(value)) {
      if (!acceptsKey(key) || !acceptsValue(value[key])) return false;
    }
    return true;
  };
}

function ofFields(shape: z.core.$ZodObject): Accepts {
  const { shape: fields, catchall } = shape._zod.def;
  const named = new Map(Object.entries(fields).map(([key, each]) => [key, acceptanceOf(each)]));
  const others = catchall === undefined ? () => true : acceptanceOf(catchall);
  const needed = Object.keys(fields).filter((key) => fields[key]?._zod.optin === undefined);
  return (value) => {
    if (!isMap(value)) return false;
    for (const key of Object.keys(value)) {
      if (!(named.get(key) ?? others)(value[key])) return false;
    }
    for (const key of needed) if (value[key] === undefined) return false;
    return true;
  };
}

function isMap(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
