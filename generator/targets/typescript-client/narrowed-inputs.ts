/** Which types of what a caller passes narrowed, because a fact of an operation was filled in. */
import { isUnknown } from "../../emit/typescript/schemas/enum-types.js";
import type { TypeTree } from "../../emit/typescript/type-tree.js";
import { knownValue } from "../../model/known.js";
import type { ParameterPlace } from "../../model/message.js";
import { pathParameterNames } from "../../model/path-template.js";
import { mayHaveBody } from "../../sdk/messages/bodiless.js";
import { declaredMember, givenType, memberText, shortText } from "./declared-types.js";
import type { EmittedOperation } from "./operations.js";

/** A type or member, what it was and what it is, as a caller would say it. */
export interface Narrowing {
  readonly name: string;
  readonly was: string;
  readonly now: string;
}

/** An operation that could be called before, and its types as they are now. */
export interface NarrowedOperation extends Pick<EmittedOperation, "operation" | "statements"> {
  readonly call: NonNullable<EmittedOperation["call"]>;
  /** What the names of its types begin with: `Retrieve`. */
  readonly prefix: string;
  /** Its group as members of the client, which stands before the names of its types: `me.savedBooks`. */
  readonly group: string;
  /** `client.me.savedBooks.save`. */
  readonly spelled: string;
}

/** Members of the init, and what the names of their interfaces end in. */
const buckets = {
  query: { member: "query", suffix: "Query" },
  header: { member: "headers", suffix: "Headers" },
  cookie: { member: "cookies", suffix: "Cookies" },
} as const;

/** Because of a fact about the parameters of one place; `slot` leads from there to the fact. */
export function narrowedParameters(
  place: ParameterPlace,
  slot: readonly string[],
  operation: NarrowedOperation,
): readonly Narrowing[] {
  if (place === "path") return narrowedPath(slot, operation);
  const { member, suffix } = buckets[place];
  const { prefix, group, statements } = operation;
  const [name, key, ...below] = slot;
  if (name === undefined) {
    const known = declaredMember(statements, `${prefix}Init`, member);
    const spelled = memberText(`${group}.${prefix}Init`, member);
    if (known === undefined) return [{ name: spelled, was: "any names", now: "none" }];
    const typed = { name: spelled, was: "any names", now: shortText(givenType(known)) };
    return known.optional ? [typed] : [typed, { name: spelled, ...toRequired }];
  }
  const type = prefix + suffix;
  if (name === "(others)") {
    return [{ name: `${group}.${type}`, was: "any other names", now: "no other names" }];
  }
  const known = declaredMember(statements, type, name);
  if (known === undefined) return [];
  const spelled = memberText(`${group}.${type}`, name);
  if (key === "required") return known.optional ? [] : [{ name: spelled, ...toRequired }];
  if (key !== undefined && key !== "schema") return [];
  const was = below.length === 0 ? "any single value" : "partly unknown";
  const typed = narrowedTo(spelled, was, givenType(known));
  return key === undefined && !known.optional
    ? [...typed, { name: spelled, ...toRequired }]
    : typed;
}

/** One parameter of the path is positional, several are the members of one object. */
function narrowedPath(
  [name, key, ...below]: readonly string[],
  { operation, prefix, group, call, spelled, statements }: NarrowedOperation,
): readonly Narrowing[] {
  const template = knownValue(operation.path);
  if (name === undefined || key !== "schema" || template === undefined) return [];
  const was = below.length === 0 ? "any single value" : "partly unknown";
  if (pathParameterNames(template).length > 1) {
    const known = declaredMember(statements, `${prefix}Path`, name);
    return known === undefined
      ? []
      : narrowedTo(memberText(`${group}.${prefix}Path`, name), was, known.type);
  }
  const [only] = call.parameters;
  return only === undefined ? [] : narrowedTo(`${spelled}(${only.name})`, was, only.type);
}

/** Because of a fact about the body. */
export function narrowedBody(
  slot: readonly string[],
  { operation, prefix, group, statements }: NarrowedOperation,
): readonly Narrowing[] {
  // What `fetch` sends with no body had none before either.
  if (!mayHaveBody({ ...operation, body: { state: "notShown", at: operation.at } })) return [];
  const name = memberText(`${group}.${prefix}Init`, "body");
  const known = declaredMember(statements, `${prefix}Init`, "body");
  if (known === undefined) return [{ name, was: "any body", now: "none" }];
  const [key, , part, ...below] = slot;
  const required = known.optional ? [] : [{ name, ...toRequired }];
  if (key === "required") return required;
  if ((key !== undefined && key !== "content") || part === "encoding") return [];
  const was = below.length === 0 ? "any body" : "partly unknown";
  const typed = narrowedTo(name, was, givenType(known));
  return key === undefined ? [...typed, ...required] : typed;
}

const toRequired = { was: "optional", now: "required" } as const;

/** What stands for any value, or for any single one, is no narrower than what was. */
function narrowedTo(name: string, was: string, type: TypeTree): readonly Narrowing[] {
  const isAny =
    isUnknown(type) ||
    (type.kind === "reference" && ["ParameterValue", "PathValue"].includes(type.name));
  return isAny ? [] : [{ name, was, now: shortText(type) }];
}
