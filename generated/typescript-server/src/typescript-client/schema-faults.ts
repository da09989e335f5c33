// Made by endpoint-manifest (typescript-server) from its template schema-faults.ts.
// Not to be edited: fill the manifest in and run `generate`.

/** What a schema of zod finds wrong with a value, in plain words. */
import * as z from "zod/mini";

/**
 * What is said of a value, twice: a schema of zod finds what is wrong, and a function sees that nothing is, which is so of
 * nearly all values, in a fraction of the time. Both accept the same values.
 */
export interface Kind {
  readonly zod: z.ZodMiniType;
  readonly accepts: (value: unknown) => boolean;
  /** Whether a property of it may be left out. */
  readonly isOptional?: boolean;
  /** Whether it asks named kinds about the value itself: several ways may lead to one of them. */
  readonly isReferring?: boolean;
}

/** A kind of values of one type. */
export interface TypedKind<Value> extends Kind {
  readonly zod: z.ZodMiniType<Value>;
  readonly accepts: (value: unknown) => value is Value;
}

/** Kinds of properties, by their names on the wire. */
export type Shape = Readonly<Record<string, Kind>>;

/** One thing that is wrong with a value. */
export interface Fault {
  readonly message: string;
  /** Keys from the value to the place of the fault; empty = the value as a whole. */
  readonly path: readonly PropertyKey[];
  /** The value is none of those that are listed for it. */
  readonly isUnlisted?: boolean;
}

/** What else is said of a value whose type is right, told likewise. */
export interface Check<Value> {
  readonly fits: (value: Value) => boolean;
  readonly faults: (value: Value) => readonly Fault[];
}

/** A kind with further checks. Its schema must give its value on as it is. */
export function withChecks<Value>(
  kind: TypedKind<Value>,
  checks: readonly Check<Value>[],
): TypedKind<Value> {
  return checks.length === 0
    ? kind
    : {
        zod: checked(
          kind.zod,
          checks.map(({ faults }) => faults),
        ),
        accepts: (value): value is Value => {
          if (!kind.accepts(value)) return false;
          for (const { fits } of checks) {
            if (!fits(value)) return false;
          }
          return true;
        },
      };
}

/** A schema that asks further what is wrong; it must give its value on as it is. */
export function checked<Value>(
  schema: z.ZodMiniType<Value>,
  all: readonly Check<Value>["faults"][],
): z.ZodMiniType<Value> {
  return schema.check(
    ...all.map((faults) => ({ value, issues }: z.core.ParsePayload<Value>): void => {
      for (const { message, path, isUnlisted } of faults(value)) {
        const params = { isUnlisted };
        issues.push({ code: "custom", message, path: [...path], input: value, params });
      }
    }),
  );
}

/** What is wrong with a value; nothing where it is of the kind. */
export function faultsOf({ zod }: Pick<Kind, "zod">, value: unknown): readonly Fault[] {
  const { error } = z.safeParse(zod, value, { error: messageOf });
  return error ? error.issues.flatMap(faultsIn) : [];
}

/** Faults of what stands under a key. */
export function within(key: PropertyKey, faults: readonly Fault[]): readonly Fault[] {
  return faults.map((fault) => ({ ...fault, path: [key, ...fault.path] }));
}

/** zod's smallest edition has no messages of its own. */
const messageOf: z.core.$ZodErrorMap = (issue) => {
  if (issue.input === undefined) return "is missing";
  if (issue.code === "invalid_value") {
    return `expected ${issue.values.map(quoted).join(" or ")}${got}${shown(issue.input)}`;
  }
  if (issue.code !== "invalid_type") return undefined;
  return issue.expected === "never" ? "is not allowed" : `expected ${issue.expected}`;
};

/** Between what was expected and what is there. A value is said only where values are listed: elsewhere it may be a secret. */
const got = ", got ";
const gotAtEnd = /, got .*$/s;

function quoted(value: unknown): string {
  return typeof value === "string" ? JSON.stringify(value) : String(value);
}

/** A value as nobody minds to read it: a long text is cut, and an array or object is no single value. */
function shown(value: unknown): string {
  const text = typeof value === "object" && value ? "an object" : quoted(value);
  return Array.isArray(value) ? "an array" : text.length > 60 ? `${text.slice(0, 60)}…` : text;
}

/** The faults of an issue: of a union, those of the member that was most likely meant. */
function faultsIn(issue: z.core.$ZodIssue): readonly Fault[] {
  const { code, message, path } = issue;
  if (code === "invalid_union") {
    const members = issue.errors.map((errors) => errors.flatMap(faultsIn));
    return nearest(members).map((fault) => ({ ...fault, path: [...path, ...fault.path] }));
  }
  const isUnlisted =
    code === "custom" ? issue.params?.["isUnlisted"] === true : code === "invalid_value";
  return [{ message, path, isUnlisted }];
}

/**
 * Of what the members of a union find: the shortest list, but first those of members whose constants fit, as that of a
 * `type`. Where the value is not even of the kind of any member, all kinds are named.
 */
function nearest(members: readonly (readonly Fault[])[]): readonly Fault[] {
  const [first] = members
    .filter((faults) => faults.every(({ path }) => path.length > 0))
    .sort((a, b) => unlisted(a) - unlisted(b) || a.length - b.length);
  if (first) return first;
  const messages = new Set(members.flat().map(({ message }) => message));
  return [{ message: joined([...messages]), path: [] }];
}

/** Several messages in one: what all of them expect is said once, and so is what is there. */
function joined(messages: readonly string[]): string {
  const there = messages.map((message) => gotAtEnd.exec(message)?.[0]).find(Boolean) ?? "";
  const expected = messages.map((message, index) =>
    message.replace(gotAtEnd, "").replace(index > 0 ? "expected " : "", ""),
  );
  return expected.join(" or ") + there;
}

function unlisted(faults: readonly Fault[]): number {
  return faults.filter(({ path, isUnlisted }) => isUnlisted && path.length === 1).length;
}
