/** Which places of a call say more, because a fact of its operation was filled in. */
import { canHaveBody } from "../messages/bodiless.js";
import { pathParameters } from "../operations/request.js";
import type { CallableOperation } from "../plan.js";
import type { MemberPlace, NarrowedPlace, Narrowing } from "./narrowed-types.js";

/** Because of a fact of an operation that could be called before; the slot leads from the operation to the fact. */
export function narrowedCall(
  [part, ...slot]: readonly string[],
  operation: CallableOperation,
): readonly Narrowing[] {
  switch (part) {
    case "parameters": {
      const [place, ...rest] = slot;
      if (place === "path") return narrowedPath(rest, operation);
      const isMember = place === "query" || place === "header" || place === "cookie";
      return isMember ? narrowedParameters(place, rest, operation) : [];
    }
    case "body":
      return narrowedBody(slot, operation);
    case "responses":
      return narrowedAnswers(slot, operation);
    default:
      return [];
  }
}

const required = { was: "optional", now: "required" } as const;

function narrowedParameters(
  place: MemberPlace,
  slot: readonly string[],
  { id, request }: CallableOperation,
): readonly Narrowing[] {
  const all: NarrowedPlace = { kind: "parameters", operation: id, in: place };
  const { known: placeIs, own: said, common } = request.places[place];
  const known = [...said, ...common];
  const [name, key, ...below] = slot;
  if (name === undefined) {
    if (placeIs === "none" && known.length === 0) {
      return [{ place: all, was: "any names", now: "none" }];
    }
    const typed = { place: all, was: "any names" };
    return known.some((each) => each.mustBeGiven) ? [typed, { place: all, ...required }] : [typed];
  }
  if (name === "(others)") {
    return [{ place: { ...all, kind: "others" }, was: "any other names", now: "no other names" }];
  }
  const parameter = known.find((each) => each.name === name);
  if (parameter === undefined) return [];
  const own: NarrowedPlace = { kind: "parameter", operation: id, in: place, name };
  const demanded = parameter.mustBeGiven ? [{ place: own, ...required }] : [];
  if (key === "required") return demanded;
  if (key !== undefined && key !== "schema") return [];
  const typed = { place: own, was: valueWords(below) };
  return key === undefined ? [typed, ...demanded] : [typed];
}

/** Values of the path are always required, and take part in no other name. */
function narrowedPath(
  [name, key, ...below]: readonly string[],
  { id, request }: CallableOperation,
): readonly Narrowing[] {
  const all = pathParameters(request);
  if (name === undefined || key !== "schema" || !all.some((each) => each.name === name)) return [];
  const place: NarrowedPlace = { kind: "parameter", operation: id, in: "path", name };
  return [{ place, was: valueWords(below) }];
}

function valueWords(below: readonly string[]): string {
  return below.length === 0 ? "any single value" : "partly unknown";
}

function narrowedBody(
  slot: readonly string[],
  { id, request: { method, body } }: CallableOperation,
): readonly Narrowing[] {
  // What is sent with no body had none before either.
  if (!canHaveBody(method)) return [];
  const place: NarrowedPlace = { kind: "body", operation: id };
  if (body.kind === "none") return [{ place, was: "any body", now: "none" }];
  const [key, , part, ...below] = slot;
  const isRequired = body.kind === "known" && body.presence === "required";
  const demanded = isRequired ? [{ place, ...required }] : [];
  if (key === "required") return demanded;
  if ((key !== undefined && key !== "content") || part === "encoding") return [];
  const typed = { place, was: below.length === 0 ? "any body" : "partly unknown" };
  return key === undefined ? [typed, ...demanded] : [typed];
}

function narrowedAnswers(
  [status, key, , , ...below]: readonly string[],
  { id, answer }: CallableOperation,
): readonly Narrowing[] {
  if (status === "(others)") return [];
  const isOfResult =
    status === undefined || answer.result.successes.some((each) => each.status === status);
  if (isOfResult && (key === undefined || key === "content")) {
    const was = below.length === 0 ? "result unknown" : "result partly unknown";
    return [{ place: { kind: "call", operation: id }, was }];
  }
  if (status === undefined || (key !== "content" && key !== "headers")) return [];
  return [{ place: { kind: "answer", operation: id, status }, was: "partly unknown" }];
}
