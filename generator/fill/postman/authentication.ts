/** Authentication of a collection, its folders and its requests → schemes, and what each operation needs. */
import type { Reading } from "../observed/reading.js";
import { notShown } from "../observed/sample-schema.js";
import type { SourceNode } from "../sources/source-node.js";
import { type Told, toldList, toldMap, toldScalar } from "../told.js";
import { isSaid } from "./requests.js";
import { schemeOf } from "./schemes.js";
import type { Substitute } from "./variables.js";

/** The facts of authentication, as they come in. */
export interface Authentication {
  /** Returns the requirement of an operation from its request or the nearest folder; undefined where that is the collection's. */
  requirement(said: readonly SourceNode[]): Told | undefined;
  /** `authentication` of the service, once all operations were asked for. */
  told(): Told | undefined;
}

/** Authentication of a collection, its own first. */
export function authenticationOf(
  root: SourceNode,
  reading: Reading,
  substitute: Substitute,
): Authentication {
  const schemes = new Map<string, Told>();
  const idOf = (
    node: SourceNode,
  ): { readonly id: string; readonly isOAuth: boolean } | undefined => {
    const told = schemeOf(node, reading, substitute);
    if (told === undefined) return undefined;
    const form = formOf(told.scheme);
    for (let number = 1; ; number += 1) {
      const id = number === 1 ? told.id : `${told.id}-${number}`;
      const known = schemes.get(id);
      if (known === undefined) schemes.set(id, told.scheme);
      if (known === undefined || formOf(known) === form) return { id, isOAuth: told.isOAuth };
    }
  };
  const needed = (node: SourceNode): Told | undefined => {
    const { at } = node;
    if (node.get("type")?.text() === "noauth") return toldScalar("none", at);
    const scheme = idOf(node);
    if (scheme === undefined) return undefined;
    // The scopes that somebody asked for in Postman are those of all requests together, not those of one.
    const scopes = scheme.isOAuth ? notShown(at) : toldScalar("none", at);
    return toldList([toldMap([[scheme.id, scopes]], at)], at);
  };
  const own = root.get("auth");
  const byDefault = isSaid(own) ? needed(own) : undefined;
  return {
    // What says something of its own that cannot be told is not shown: what holds around it does not hold there.
    requirement: ([nearest]) =>
      nearest && (needed(nearest) ?? toldList([notShown(nearest.at)], nearest.at)),
    told: () => {
      const at = own?.at ?? root.at;
      const all = schemes.size === 0 ? undefined : [...schemes];
      if (all === undefined && byDefault === undefined) return undefined;
      return toldMap(
        [
          ["schemes", all && toldMap([...all, ["(others)", notShown(at)]], at)],
          ["default", byDefault],
        ],
        at,
      );
    },
  };
}

/** Returns the form of a value, without its places: two schemes with one form are one. */
function formOf(told: Told): string {
  switch (told.kind) {
    case "scalar":
      return JSON.stringify(told.value);
    case "list":
      return `[${told.items.map(formOf).join()}]`;
    case "map":
      return `{${told.entries.map(({ key, value }) => `${JSON.stringify(key)}:${formOf(value)}`).join()}}`;
  }
}
