/** The changes that a customer makes in one call, to move from an SDK to the emitted client. */
import { wordsIn } from "../words.js";
import type { OldArgument, OldCall, OldMember } from "./old-call.js";
import type { CallShape } from "./our-calls.js";

/** The places of a call that an object of values is divided into; `path` are members that are values of the path. */
export type MovedPlace = "path" | "query" | "headers" | "cookies" | "body";

/** Where one argument goes. */
export type MovedArgument =
  /** The value of one parameter of the path. */
  | { readonly kind: "path"; readonly name: string }
  /** It is all that goes to one place, whatever it is. */
  | { readonly kind: "whole"; readonly place: "query" | "body" }
  /** Its members go to several places. */
  | {
      readonly kind: "members";
      readonly places: Readonly<Record<string, MovedPlace>>;
      /** The parameters of the path that members are, by the names of the members. */
      readonly path: Readonly<Record<string, string>>;
    }
  | { readonly kind: "options" };

/** The arguments of a call as they move, in their order; or why a person has to look at them. */
export type MovedArguments =
  | { readonly kind: "moved"; readonly arguments: readonly MovedArgument[] }
  | { readonly kind: "by-hand"; readonly why: string };

/** Decides where each argument of an old call goes in ours. Nothing is guessed: what no side says is for a person. */
export function movedArguments(
  old: OldCall & { readonly arguments: readonly OldArgument[] },
  shape: CallShape,
): MovedArguments {
  const values = old.arguments.filter((each) => each.kind === "value");
  const inMembers = pathMembers(old.arguments, shape);
  const names = positions(
    values.map(({ name }) => name),
    shape.pathNames.filter((name) => !inMembers.has(name)),
  );
  if (names === undefined) {
    return byHand("Which of its arguments is which parameter of the path is not said.");
  }
  let position = 0;
  const moved: MovedArgument[] = [];
  for (const each of old.arguments) {
    switch (each.kind) {
      case "value":
        moved.push({ kind: "path", name: names[position] ?? "" });
        position += 1;
        break;
      case "options":
        moved.push({ kind: "options" });
        break;
      case "body":
        if (!shape.sendsBody) return byHand("It sends a body, and ours is known to have none.");
        moved.push({ kind: "whole", place: "body" });
        break;
      case "values": {
        const found = movedValues(each, shape, inMembers);
        if (typeof found === "string") return byHand(found);
        moved.push(found);
      }
    }
  }
  return { kind: "moved", arguments: moved };
}

function byHand(why: string): MovedArguments {
  return { kind: "by-hand", why };
}

/** The name of the path's parameter that each positional value is: by its words, else by order where there are as many. */
function positions(
  values: readonly string[],
  names: readonly string[],
): readonly string[] | undefined {
  if (values.length !== names.length) return undefined;
  const found = values.map((value) => names.find((name) => sameName(value, name)));
  const isWhole = new Set(found).size === values.length && !found.includes(undefined);
  return isWhole ? found.flatMap((each) => each ?? []) : names;
}

/** Names of the path's parameters that are members of an object. */
function pathMembers(
  all: readonly OldArgument[],
  { pathNames }: CallShape,
): ReadonlyMap<string, string> {
  const members = all.flatMap((each) => (each.kind === "values" ? (each.members ?? []) : []));
  const free = members.filter(({ place }) => place === "path" || place === undefined);
  return new Map(
    pathNames.flatMap((name) => {
      const isPositional = all.some((each) => each.kind === "value" && sameName(each.name, name));
      const member = isPositional ? undefined : free.find((each) => sameName(each.name, name));
      return member === undefined ? [] : [[name, member.name] as const];
    }),
  );
}

function movedValues(
  { place, members }: Extract<OldArgument, { kind: "values" }>,
  shape: CallShape,
  path: ReadonlyMap<string, string>,
): MovedArgument | string {
  const inPath = new Map([...path].map(([name, member]) => [member, name] as const));
  if (members === undefined) {
    if (place === undefined) return "Where the members of its object go is not said.";
    return isOpen(place, shape) ? { kind: "whole", place } : closed(place);
  }
  const places = new Map<string, MovedPlace>();
  for (const member of members) {
    const found = inPath.has(member.name) ? "path" : placeOf(member, place, shape);
    if (found === undefined) return `Where \`${member.name}\` goes is not said.`;
    if (found === "query" && !mayHold(shape.places.query, member.name)) {
      return `Ours has no query parameter \`${member.name}\`.`;
    }
    if (found === "body" && !shape.sendsBody) return closed("body");
    places.set(member.name, found);
  }
  const [first, ...others] = new Set(places.values());
  const only = others.length === 0 ? (first ?? place) : undefined;
  if (only === "query" || only === "body") return { kind: "whole", place: only };
  const own = [...inPath].filter(([member]) => places.get(member) === "path");
  return {
    kind: "members",
    places: Object.fromEntries(places),
    path: Object.fromEntries(own),
  };
}

function placeOf(
  { name, place }: OldMember,
  whole: "query" | "body" | undefined,
  { places, sendsBody }: CallShape,
): MovedPlace | undefined {
  switch (place ?? whole) {
    case "query":
      return "query";
    case "body":
      return "body";
    case "header":
      return "headers";
    case "cookie":
      return "cookies";
    case "path":
      return undefined;
    case undefined:
      break;
  }
  if (places.query.names.includes(name)) return "query";
  const header = name.toLowerCase();
  if (places.header.names.some((each) => each.toLowerCase() === header)) return "headers";
  if (!sendsBody && places.query.known !== "none") return "query";
  return sendsBody && isComplete(places.query) ? "body" : undefined;
}

function isOpen(place: "query" | "body", { places, sendsBody }: CallShape): boolean {
  return place === "body" ? sendsBody : places.query.known !== "none";
}

function closed(place: "query" | "body"): string {
  return place === "body"
    ? "It sends a body, and ours is known to have none."
    : "It has query parameters, and ours is known to have none.";
}

function isComplete({ known }: CallShape["places"]["query"]): boolean {
  return known === "none" || known === "closed";
}

function mayHold(place: CallShape["places"]["query"], name: string): boolean {
  return !isComplete(place) || place.names.includes(name);
}

function sameName(one: string, other: string): boolean {
  return wordsIn(one).join("") === wordsIn(other).join("");
}

/** True if a call is written as before: the same values of the path in the same order, and nothing else that moves. */
export function isSameCall(moved: readonly MovedArgument[], { pathNames }: CallShape): boolean {
  const values = moved.filter((each) => each.kind !== "options");
  if (values.some((each) => each.kind !== "path")) return false;
  return pathNames.length < 2 && values.length === pathNames.length;
}
