/** Where an answer has a link to its next page: looked at as a reader would, and only assumed. */
import type { SourceNode } from "../sources/source-node.js";
import { pointerTo } from "../../json-pointer.js";

/** Where an answer says how it goes on. */
export interface NextPlace {
  /** A JSON Pointer, or `header:Link`. */
  readonly place: string;
  /** `link` is plainly one; `text` may also be a cursor; `other` is neither, such as the number of a page. */
  readonly kind: "link" | "text" | "other";
}

/** Objects of links and of what is said of a page. */
export const nextHolders: readonly string[] = ["links", "_links", "paging", "pagination", "meta"];

/** Names of what leads to the next page. */
export const nextNames: readonly string[] = [
  ...["next", "next_url", "nextUrl", "next_link", "nextLink", "next_page_url", "nextPageUrl"],
  ...["@odata.nextLink"],
];

/** True if the names on the way to a text say that it is a link. */
export function isLinkName(path: readonly string[]): boolean {
  return path.some((name) => /^_?links$|(?:url|uri|link|href)$/i.test(name));
}

/** The place of the next page among the properties of a page, or of an object in it. */
export function nextPlaceIn(
  fields: ReadonlyMap<string, SourceNode>,
  fieldsOf: (schema: SourceNode | undefined) => ReadonlyMap<string, SourceNode>,
): NextPlace | undefined {
  const held = nextHolders.map((name) => ({ path: [name], fields: fieldsOf(fields.get(name)) }));
  for (const { path, fields: among } of [{ path: [], fields }, ...held]) {
    const name = nextNames.find((each) => among.has(each));
    const found = name === undefined ? undefined : among.get(name);
    if (name === undefined || found === undefined) continue;
    const whole = [...path, name];
    // `{ "next": { "href": … } }`, as in HAL (draft-kelly-json-hal, section 5).
    const href = fieldsOf(found).get("href");
    if (href !== undefined) return { place: pointerTo(...whole, "href"), kind: "link" };
    return { place: pointerTo(...whole), kind: kindOf(found, isLinkName(whole)) };
  }
  return undefined;
}

/** The header `Link` (RFC 8288), where what is said of it speaks of pages: it may have other links alone. */
export function nextInHeaders(answer: SourceNode | undefined): NextPlace | undefined {
  const headers = answer?.get("headers")?.entries() ?? [];
  const link = headers.find(({ key }) => key.toLowerCase() === "link")?.node.follow();
  const examples = link?.get("examples")?.entries() ?? [];
  const words = [
    ...[link?.get("description"), link?.get("example"), link?.get("schema")?.get("example")],
    ...examples.map(({ node }) => node.follow()?.get("value")),
  ].map((node) => node?.text() ?? "");
  const saysPages = words.some((text) => /\b(?:next|paging|pagination)\b/i.test(text));
  return saysPages ? { place: "header:Link", kind: "link" } : undefined;
}

function kindOf(schema: SourceNode, isNamedLink: boolean): NextPlace["kind"] {
  const node = schema.follow();
  const isText = node && admitsText(node);
  if (node === undefined || isText === false) return "other";
  if (isNamedLink || isSaidLink(node)) return "link";
  return isText ? "text" : "other";
}

/** How deep alternatives are looked through. */
const mostDepth = 4;

/** True if a schema admits a text; undefined where it does not say. */
function admitsText(node: SourceNode, depth: number = mostDepth): boolean | undefined {
  const type = node.get("type");
  const types = type?.kind === "list" ? type.items() : type === undefined ? [] : [type];
  if (types.length > 0) return types.some((each) => each.text() === "string");
  if (depth === 0) return undefined;
  const parts = ["anyOf", "oneOf", "allOf"].flatMap((word) => node.get(word)?.items() ?? []);
  const said = parts.flatMap((part) => {
    const target = part.follow();
    return (target && admitsText(target, depth - 1)) ?? [];
  });
  return said.length === 0 ? undefined : said.includes(true);
}

/** True if the format, an example or the description of a text says that it is a link. */
function isSaidLink(node: SourceNode): boolean {
  const examples = [node.get("example"), ...(node.get("examples")?.items() ?? [])];
  return (
    /^(?:ur[il]|uri-reference|iri|iri-reference)$/i.test(node.get("format")?.text() ?? "") ||
    examples.some((each) => /^(?:https?:\/\/|\/|\?)/i.test(each?.text() ?? "")) ||
    /\b(?:ur[il]s?|links?|href)\b/i.test(node.get("description")?.text() ?? "")
  );
}
