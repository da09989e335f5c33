// Made by endpoint-manifest (typescript-client) from its template not-shown.ts.
// Not to be edited: fill the manifest in and run `generate`.

/** Placeholders for operations that cannot be called yet. */
import { NotShownError } from "./errors.js";

/** An operation of which the manifest does not show enough to call it. It deliberately has no call signature. */
export interface NotShown<Missing extends readonly string[], Place extends string> {
  /** The facts that the manifest does not show. */
  readonly notShown: Missing;
  /** The place in the manifest to fill them in. */
  readonly place: Place;
}

/**
 * Makes the value: a function, so that a call from JavaScript learns what is missing. Nothing is ever sent. `folder` is the
 * folder of the manifest's groups, with a trailing slash. The place of an operation follows from its id, so that no bundle
 * carries the text that the type has.
 */
export function notShown<Missing extends readonly string[], Place extends string>(
  id: string,
  missing: Missing,
  folder: string,
): NotShown<Missing, Place>;
export function notShown(
  id: string,
  missing: readonly string[],
  folder: string,
): NotShown<readonly string[], string> {
  const [group, ...names] = id.split(".");
  const name = names.pop();
  const within = names.map((each) => `subgroups.${each}.`).join("");
  const place = `${folder}${group}.yaml#${within}operations.${name}`;
  const refuse = (): never => {
    throw new NotShownError(id, missing, place);
  };
  return Object.assign(refuse, { notShown: missing, place });
}

/** Gives a group the operations of these names that cannot be called; its members are in camel case. */
export function notShownMembers(
  group: object,
  id: string,
  missing: readonly string[],
  folder: string,
  ...names: readonly string[]
): void {
  for (const name of names) {
    const member = name.replace(/-./g, ([, letter = ""]) => letter.toUpperCase());
    Reflect.set(group, member, notShown(`${id}.${name}`, missing, folder));
  }
}
