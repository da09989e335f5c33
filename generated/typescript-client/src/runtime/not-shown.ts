// Made by endpoint-manifest (typescript-client) from its template not-shown.ts.
// Not to be edited: fill the manifest in and run `generate`.

/** What stands for an operation that cannot be called yet. */
import { NotShownError } from "./errors.js";

/** An operation of which the manifest does not show enough to call it: it has no call signature on purpose. */
export interface NotShown<Missing extends readonly string[], Place extends string> {
  /** What the manifest does not show. */
  readonly notShown: Missing;
  /** Where in the manifest it is to be filled in. */
  readonly place: Place;
}

/**
 * Makes the value: a function, so that a call from JavaScript is told what is missing; nothing is ever sent. `folder` is that
 * of the manifest's groups, with a slash at its end. Where an operation stands follows from its id, so that no bundle has to
 * carry the text that the type has.
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

/** Gives a group the operations of these names that cannot be called; they are members in camel case. */
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
