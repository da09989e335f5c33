/** The README on the bodies of requests, by their media types. */
import { table } from "../../emit/markdown/text.js";
import { isJson, isMultipart, isText, isUrlEncoded } from "../../sdk/messages/media-types.js";
import type { Block } from "../../emit/typescript/package/readme-section.js";
import type { RouteContentData } from "../../sdk/server/route.js";
import { countText, type RoutedOperation, takesBody } from "./routed-operations.js";

/** The form of each kind of body in a handler. */
const kinds = {
  JSON: "the value",
  text: "the text",
  "a form": "an object",
  "a form of several parts": "an object, in which files are a `File`",
  "anything else": "a stream of its bytes, which fails beyond `maxBodyBytes`",
} as const;

/** The kinds of body that operations take. */
export function bodiesSection(routed: readonly RoutedOperation[]): readonly Block[] {
  const taking = routed.filter(({ route }) => takesBody(route));
  if (taking.length === 0) return [];
  const open = taking.filter(
    ({ route: { body } }) => body === undefined || (typeof body === "object" && body.open),
  ).length;
  const listed = taking.flatMap(({ route: { body } }) =>
    typeof body === "object" ? body.content : [],
  );
  const found = new Set(listed.map(kindOf));
  const names: readonly (keyof typeof kinds)[] = [
    "JSON",
    "text",
    "a form",
    "a form of several parts",
    "anything else",
  ];
  const rows = names
    .filter((name) => open > 0 || found.has(name))
    .map((name) => [name, kinds[name]]);
  return [
    table(["Body", "`body` of the request"], rows),
    ...(open === 0
      ? []
      : [
          `Not shown: the request ${open === 1 ? "body" : "bodies"} of ${countText(open, routed.length)}. The server decodes such a body by the request's own media type, which is \`contentType\`.`,
        ]),
  ];
}

function kindOf({ mediaType, json, text }: RouteContentData): keyof typeof kinds {
  if (json || isJson(mediaType)) return "JSON";
  if (text || isText(mediaType)) return "text";
  if (isMultipart(mediaType)) return "a form of several parts";
  return isUrlEncoded(mediaType) ? "a form" : "anything else";
}
