/** The annotation of what is deprecated, with what is known of its end. */
import { type Code, code, type Hole, joined, nothing } from "../text/code.js";
import { boolLiteral, str } from "./java-code.js";

/** The annotation of something of which nothing but that it is deprecated is known; nothing where it is not. */
export function deprecatedAlone(text: string | undefined): Code {
  return text === undefined ? nothing : code`@Deprecated`;
}

/** The annotation with what is known of the end. */
export function deprecatedSince(since: string | undefined, isRemoved: boolean): Code {
  const given: readonly Hole[] = [
    ...(since === undefined ? [] : [code`since = ${str(since)}`]),
    ...(isRemoved ? [code`forRemoval = ${boolLiteral(true)}`] : []),
  ];
  return given.length === 0 ? code`@Deprecated` : code`@Deprecated(${joined(given, code`, `)})`;
}
