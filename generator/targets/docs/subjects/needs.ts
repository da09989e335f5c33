/** Which operations need what: read once for the whole page. */
import type { Requirements } from "../../../model/authentication.js";
import { grouped } from "../../../model/grouped.js";
import { knownItems, knownValue } from "../../../model/known.js";
import type { Operation } from "../../../model/model.js";
import type { DocsScope } from "../places.js";

/** Operations that need the same. */
export interface SharedNeed {
  readonly requirements: Requirements;
  readonly operations: readonly Operation[];
}

/** The needs of operations. */
export interface Needs {
  /** Those that need something else than what is usual, in the order of the manifest. */
  readonly unusual: readonly SharedNeed[];
  /** Those for which what is usual holds, whether or not they say so. */
  readonly usual: readonly Operation[];
  /** Number of operations that say nothing of their own. */
  readonly silent: number;
  /** By the name of a scheme: operations that name it. */
  readonly named: ReadonlyMap<string, readonly Naming[]>;
  /** By the name of a scheme: the scopes that are usual. */
  readonly usualScopes: ReadonlyMap<string, ReadonlySet<string>>;
}

/** That an operation names a scheme, with so many of its scopes. */
export interface Naming {
  readonly operation: Operation;
  readonly scheme: string;
  readonly scopes: ReadonlySet<string>;
}

/** Reads what all operations need. */
export function needsOf({ model, operations }: DocsScope): Needs {
  const { default: preset } = model.service.authentication;
  const usualKey = needsKey(preset);
  const all = [...operations.values()];
  const isSilent = ({ authentication }: Operation): boolean => authentication.state === "notShown";
  const isUsual = (each: Operation): boolean =>
    isSilent(each) || needsKey(each.authentication) === usualKey;
  const others = grouped(
    all.filter((each) => !isUsual(each)),
    ({ authentication }) => needsKey(authentication),
  );
  const namings = all.flatMap((operation) =>
    [...scopesIn(operation.authentication)].map(([scheme, scopes]) => ({
      operation,
      scheme,
      scopes,
    })),
  );
  return {
    unusual: [...others.values()].flatMap((alike) =>
      alike.slice(0, 1).map(({ authentication }) => ({
        requirements: authentication,
        operations: alike,
      })),
    ),
    usual: all.filter(isUsual),
    silent: all.filter(isSilent).length,
    named: grouped(namings, ({ scheme }) => scheme),
    usualScopes: scopesIn(preset),
  };
}

/** The schemes that some alternatives name, each with its scopes. */
function scopesIn(
  requirements: Operation["authentication"],
): ReadonlyMap<string, ReadonlySet<string>> {
  const schemes = knownItems(requirements).flatMap((each) => each.schemes);
  return new Map(
    [...grouped(schemes, ({ scheme }) => scheme)].map(([scheme, alike]) => [
      scheme,
      new Set(alike.flatMap(({ scopes }) => knownValue(scopes) ?? [])),
    ]),
  );
}

/** Returns a key that two facts share if they ask for the same. */
function needsKey(authentication: Operation["authentication"]): string {
  if (authentication.state !== "known") return authentication.state;
  const { items, open } = authentication.value;
  const alternatives = items.map(({ schemes }) =>
    schemes.map(({ scheme, scopes }) => [scheme, scopes.state, knownValue(scopes) ?? []]),
  );
  return JSON.stringify([alternatives, open]);
}
