/** The words of a comparison about calls. */
import type { ComparedCall, Comparison } from "./comparison.js";
import type { MovedArgument, MovedPlace } from "./move.js";
import type { OldArgument, OldCall } from "./old-call.js";
import type { CallShape, OurCall } from "./our-calls.js";

/** How many calls there are of each kind. */
export interface ComparisonCounts {
  readonly same: number;
  readonly arguments: number;
  readonly name: number;
  readonly pages: number;
  readonly missing: number;
  readonly added: number;
}

/** Counts. */
export function countsOf({ calls, added }: Comparison): ComparisonCounts {
  const of = (kind: ComparedCall["kind"]) => calls.filter((each) => each.kind === kind).length;
  return {
    ...{ same: of("same"), arguments: of("arguments"), name: of("name") },
    ...{ pages: of("pages"), missing: of("missing"), added: added.length },
  };
}

/** A call as customers have it: `client.books.retrieve(bookID)`. */
export function oldText({ chain, arguments: all }: OldCall): string {
  const given = all?.flatMap((each) => (each.kind === "options" ? [] : [argumentText(each)]));
  return `client.${chain.join(".")}(${given?.join(", ") ?? "…"})`;
}

function argumentText(argument: Exclude<OldArgument, { kind: "options" }>): string {
  if (argument.kind !== "values") return argument.name;
  const { members, name } = argument;
  if (members === undefined) return `{ ...${name} }`;
  return objectText(members.map((each) => each.name));
}

/** A long object is cut: what its members are stands in the package's types. */
const mostMembers = 4;

function objectText(names: readonly string[]): string {
  if (names.length === 0) return "{}";
  const shown = names.slice(0, mostMembers).map(keyText);
  const rest = names.length > mostMembers ? ["…"] : [];
  return `{ ${[...shown, ...rest].join(", ")} }`;
}

/** A name as a key of an object. */
export function keyText(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name);
}

/** A call of ours, in the terms of the old one's arguments. */
export function ourText(compared: Exclude<ComparedCall, { kind: "missing" }>): string {
  const { old, ours, shape, moved } = compared;
  if (compared.kind === "same" || compared.kind === "pages")
    return oldText({ ...old, chain: ours.chain });
  if (moved === undefined || moved.kind === "by-hand") return shapeText(ours, shape);
  const path = new Map<string, string>();
  const places = new Map<MovedPlace, string>();
  const before = (old.arguments ?? []).filter((each) => each.kind !== "options");
  const plain = moved.arguments.filter((each) => each.kind !== "options");
  for (const [index, each] of plain.entries()) {
    const argument = before[index];
    if (argument !== undefined) place(each, argument, { path, places });
  }
  const given = shape.pathNames.map((name) => [name, path.get(name) ?? name] as const);
  const entries = given.map(([name, text]) => (name === text ? name : `${keyText(name)}: ${text}`));
  const values = entries.length > 1 ? [`{ ${entries.join(", ")} }`] : given.map(([, text]) => text);
  const inits = [...places].map(([name, text]) => (name === text ? name : `${name}: ${text}`));
  const init = inits.length === 0 ? [] : [`{ ${inits.join(", ")} }`];
  return `client.${ours.chain.join(".")}(${[...values, ...init].join(", ")})`;
}

function place(
  moved: MovedArgument,
  argument: OldArgument,
  into: { readonly path: Map<string, string>; readonly places: Map<MovedPlace, string> },
): void {
  switch (moved.kind) {
    case "path":
      into.path.set(moved.name, argument.name);
      break;
    case "whole":
      into.places.set(
        moved.place,
        argument.kind === "options" ? argument.name : argumentText(argument),
      );
      break;
    case "members": {
      const names = Object.entries(moved.places);
      for (const [name, parameter] of Object.entries(moved.path)) into.path.set(parameter, name);
      for (const at of ["query", "headers", "cookies", "body"] as const) {
        const own = names.flatMap(([name, each]) => (each === at ? [name] : []));
        if (own.length > 0) into.places.set(at, objectText(own));
      }
      break;
    }
    case "options":
  }
}

/** A call of ours as its plan has it. */
export function shapeText({ chain }: OurCall, { pathNames, places, sendsBody }: CallShape): string {
  const path = pathNames.map(keyText);
  const values = path.length > 1 ? [`{ ${path.join(", ")} }`] : path;
  const members = [
    ...(places.query.known === "none" ? [] : ["query"]),
    ...(sendsBody ? ["body"] : []),
  ];
  const init = members.length === 0 ? [] : [`{ ${members.join(", ")} }`];
  return `client.${chain.join(".")}(${[...values, ...init].join(", ")})`;
}

/** A call of ours as it is listed where the SDK has none. */
export function addedText(ours: OurCall): string {
  return "missing" in ours.shape
    ? `client.${ours.chain.join(".")} (not callable yet)`
    : shapeText(ours, ours.shape);
}

/** Says that a call has no pages any more; undefined where it has those that it had, or had none. */
export function pagesText(call: ComparedCall): string | undefined {
  return call.kind !== "missing" && call.losesPages
    ? "It gave pages. The manifest does not show how they follow each other, so ours gives the first one alone."
    : undefined;
}

/** Why a person has to look at a call; undefined where a program can change it, or nothing has to be changed. */
export function byHandText(call: ComparedCall): string | undefined {
  switch (call.kind) {
    case "same":
    case "pages":
      return undefined;
    case "missing":
      return call.ours === undefined
        ? "The client has no operation with its route or its name."
        : `The manifest does not show how it is called: ${call.facts.join(", ")}.`;
    case "arguments":
    case "name":
      if (call.moved === undefined) return "The SDK does not say what its arguments are.";
      return call.moved.kind === "by-hand" ? call.moved.why : undefined;
  }
}
