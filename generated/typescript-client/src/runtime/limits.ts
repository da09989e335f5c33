// Made by endpoint-manifest (typescript-client) from its template limits.ts.
// Not to be edited: fill the manifest in and run `generate`.

/** Limits of the manifest, checked before anything is sent. */
import { InvalidArgumentError } from "./errors.js";
import type { CallValues, Check } from "./operation.js";

/** A limit on the values of one call. */
export interface Limit {
  /** Parameters and properties of the body, as the manifest names them: `query.ids`. Several are counted together. */
  readonly of: readonly string[];
  /** The most values they may have, and the fewest where any is given. */
  readonly maxItems?: number;
  readonly minItems?: number;
  /** The largest value they may have. */
  readonly maximum?: number;
  /** The place in the manifest that sets the limit. */
  readonly by: string;
}

/** A check of an operation's limits. A call that exceeds a limit rejects with an `InvalidArgumentError`. */
export function limits(...all: readonly Limit[]): Check {
  return ({ id }, init) => {
    for (const { of, maxItems = Infinity, minItems = 0, maximum = Infinity, by } of all) {
      const given = of.flatMap((pointer) => {
        const value = valueAt(pointer, init);
        return value === undefined ? [] : [value];
      });
      const count = given.flat().length;
      const what = `${id}: ${of.join(" + ")}`;
      const refuse = (fault: string): never => {
        throw new InvalidArgumentError(`${what} ${fault} (${by})`);
      };
      if (count > maxItems) refuse(`has ${count} values, and takes at most ${maxItems}`);
      if (given.length > 0 && count < minItems) {
        refuse(`has ${count} values, and takes at least ${minItems}`);
      }
      const above = given.find((value) => Number(value) > maximum);
      if (above !== undefined) refuse(`is ${String(above)}, and is at most ${maximum}`);
    }
  };
}

/** The call's value for `query.ids`. Header names are case-insensitive (RFC 9110, section 5.1). */
function valueAt(pointer: string, { query, headers, cookies, body }: CallValues): unknown {
  const [place = ""] = pointer.split(".", 1);
  const name = pointer.slice(place.length + 1);
  const places: Readonly<Record<string, unknown>> = {
    query,
    header: headers,
    cookie: cookies,
    body,
  };
  const record = places[place];
  if (typeof record !== "object" || record === null) return undefined;
  const isName = (key: string): boolean => key.toLowerCase() === name.toLowerCase();
  const key = place === "header" ? (Object.keys(record).find(isName) ?? name) : name;
  return Object.hasOwn(record, key) ? Reflect.get(record, key) : undefined;
}
