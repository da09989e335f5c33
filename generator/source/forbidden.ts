/** Features of YAML that a manifest does without, so that no edit is in two places and no bomb can be built. */
import type { CST } from "yaml";
import type { Finding } from "./finding.js";
import type { Tree } from "./tree.js";

/** Finds anchors, aliases, tags, directives, complex keys and second documents in the tokens of a text. */
export function forbiddenFeatures({ tokens, secondDocument }: Tree): readonly Finding[] {
  const features = tokens.flatMap((token) => featureOf(token));
  if (secondDocument === undefined) return features;
  return [
    ...features,
    {
      code: "yaml-feature",
      message: "a second YAML document begins here",
      range: [secondDocument, secondDocument + 3],
      help: "write one document in each file",
    },
  ];
}

function featureOf(token: CST.Token): readonly Finding[] {
  switch (token.type) {
    case "anchor":
      return [feature(token, `the anchor "${token.source}" is not allowed`)];
    case "alias":
      return [feature(token, `the alias "${token.source}" is not allowed`)];
    case "tag":
      return [feature(token, `the tag "${token.source}" is not allowed`)];
    case "directive":
      return [feature(token, `the directive "${token.source}" is not allowed`, "delete the line")];
    case "explicit-key-ind":
      return [feature(token, "a key that begins with `?` is not allowed", "write `key: value`")];
    default:
      return [];
  }
}

function feature(
  { offset, source }: { readonly offset: number; readonly source: string },
  message: string,
  help = "write the value out; or put it in quotes if it is a text",
): Finding {
  return { code: "yaml-feature", message, range: [offset, offset + source.length], help };
}
