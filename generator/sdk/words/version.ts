/** The version that a manifest describes, in words. */
import type { Service } from "../../model/model.js";
import type { Prose } from "./prose.js";

/** That nobody knows how a caller asks for it; undefined where that is known, or no version is. */
export function versionWords({
  versioning: { identifier, negotiation },
}: Pick<Service, "versioning">): Prose | undefined {
  if (negotiation.state !== "notShown" || identifier.state !== "known") return undefined;
  return [
    "The manifest describes version ",
    { code: identifier.value },
    ". Not shown: how callers request it.",
  ];
}
