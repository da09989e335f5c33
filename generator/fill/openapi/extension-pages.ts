/** Pages that extensions state: those of Speakeasy, of Fern, of Redocly, and of AutoRest (`x-ms-pageable`). */
import { pointerTo } from "../../json-pointer.js";
import type { SourceNode } from "../sources/source-node.js";
import type { Fields } from "./fields.js";
import type { LossReport } from "./losses.js";
import type { PlainPager } from "./pagers.js";
import { redoclyNames, redoclyPager } from "./redocly-pages.js";

/** Names of the parameters of an operation by where they are, as far as pages need them. */
export interface PagedParameters {
  readonly query: ReadonlySet<string>;
  /** Properties of a body in JSON. */
  readonly body: ReadonlySet<string>;
}

/** A way to page that an operation states; `root` is what the whole description says for those that refer to it. */
export function statedPages(
  fields: Fields,
  root: SourceNode | undefined,
  { query, body }: PagedParameters,
  report: LossReport,
): PlainPager | undefined {
  const speakeasy = fields.take("x-speakeasy-pagination");
  const fern = fields.take("x-fern-pagination");
  const microsoft = fields.take("x-ms-pageable");
  const [former, redocly = former] = redoclyNames.map((name) => fields.take(name));
  const inherited = fern?.boolean() === true ? root : fern?.kind === "map" ? fern : undefined;
  const placed = (name: string): string | undefined => {
    if (query.has(name)) return `query.${name}`;
    return body.has(name) ? `body.${name}` : undefined;
  };
  const all: readonly (readonly [SourceNode | undefined, PlainPager | undefined])[] = [
    [speakeasy, speakeasy && speakeasyPager(speakeasy, placed)],
    [fern, inherited && hasOnly(inherited, fernKeys) ? fernPager(inherited, placed) : undefined],
    [
      microsoft,
      microsoft && hasOnly(microsoft, microsoftKeys) ? microsoftPager(microsoft) : undefined,
    ],
    [redocly, redocly && redoclyPager(redocly, query)],
  ];
  const pages = speakeasy?.get("outputs")?.get("numPages");
  if (pages !== undefined) report.add(pages.at, "numPages", "Pages end with an empty one.");
  const [, read] = all.find(([, pager]) => pager !== undefined) ?? [];
  for (const [node, pager] of all) {
    const isSaid = read !== undefined && JSON.stringify(pager) === JSON.stringify(read);
    if (node === undefined || node.boolean() === false || isSaid) continue;
    const why =
      read === undefined
        ? "The manifest has no words for how it pages."
        : "Another extension says how it pages.";
    report.add(node.at, "pagination", why);
  }
  return read;
}

/** True if all keys are known, so that none stands for one that is left out. */
function hasOnly(node: SourceNode, keys: ReadonlySet<string>): boolean {
  return node.entries().every(({ key }) => keys.has(key));
}

const fernKeys: ReadonlySet<string> = new Set([
  ...["type", "cursor", "next_cursor", "offset", "step", "results", "has-next-page"],
  ...["next_uri", "next_path"],
]);

const microsoftKeys: ReadonlySet<string> = new Set(["nextLinkName", "itemName", "operationName"]);

/** The pointer to a parameter; undefined for one that the operation is not known to have. */
type Placed = (name: string) => string | undefined;

/** `inputs` have a type, which is the role of a parameter; `outputs` are JSONPaths. */
function speakeasyPager(node: SourceNode, placed: Placed): PlainPager | undefined {
  const listed = node.get("inputs")?.items() ?? [];
  const inputs = new Map(
    listed.flatMap((each) => {
      const [type, name] = [each.get("type")?.text(), each.get("name")?.text()];
      if (type === undefined || name === undefined) return [];
      const pointer = placed(name);
      return pointer === undefined ? [] : [[type, pointer] as const];
    }),
  );
  // A part that is not understood may be one.
  if (inputs.size < listed.length) return undefined;
  const outputs = node.get("outputs");
  const place = (key: string): string | undefined => jsonPath(outputs?.get(key)?.text(), "$");
  const items = place("results");
  const size = inputs.get("limit");
  const limit = size === undefined ? {} : { limit: size };
  switch (node.get("type")?.text()) {
    case "offsetLimit": {
      const [offset, page] = [inputs.get("offset"), inputs.get("page")];
      if (items === undefined) return undefined;
      if (page !== undefined)
        return { strategy: "page", request: { page, ...limit }, response: { items } };
      if (offset === undefined) return undefined;
      return { strategy: "offset", request: { offset, ...limit }, response: { items } };
    }
    case "cursor": {
      const [parameter, cursor] = [inputs.get("cursor"), place("nextCursor")];
      if (parameter === undefined || cursor === undefined || items === undefined) return undefined;
      return {
        strategy: "cursor",
        request: { cursor: parameter, ...limit },
        response: { items, cursor },
      };
    }
    case "url": {
      const next = place("nextUrl");
      if (next === undefined || items === undefined) return undefined;
      return { strategy: "link", request: limit, response: { items, next } };
    }
    default:
      return undefined;
  }
}

/** Parameters are `$request.name`, parts of the answer `$response.name`. An offset without a step counts pages. */
function fernPager(node: SourceNode, placed: Placed): PlainPager | undefined {
  const parameter = (key: string): string | undefined => {
    const name = /^\$request\.([\w-]+)$/.exec(node.get(key)?.text() ?? "")?.[1];
    return name === undefined ? undefined : placed(name);
  };
  const place = (key: string): string | undefined => jsonPath(node.get(key)?.text(), "$response");
  const items = place("results");
  const more = place("has-next-page");
  if (items === undefined) return undefined;
  const parts = { items, ...(more !== undefined && { hasMore: more }) };
  const [cursor, next] = [parameter("cursor"), place("next_cursor")];
  if (cursor !== undefined && next !== undefined) {
    return { strategy: "cursor", request: { cursor }, response: { ...parts, cursor: next } };
  }
  const [offset, step] = [parameter("offset"), parameter("step")];
  if (offset !== undefined && step !== undefined) {
    return { strategy: "offset", request: { offset, limit: step }, response: parts };
  }
  // A step that is not understood may be one.
  if (node.get("step") !== undefined) return undefined;
  if (offset !== undefined) return { strategy: "page", request: { page: offset }, response: parts };
  const link = place("next_uri") ?? place("next_path");
  return link === undefined
    ? undefined
    : { strategy: "link", request: {}, response: { ...parts, next: link } };
}

/** `itemName` is `value` unless given; without a link the answer is the only page. */
function microsoftPager(node: SourceNode): PlainPager | undefined {
  const next = node.get("nextLinkName")?.text();
  const named = node.get("itemName");
  const items = named === undefined ? "value" : named.text();
  if (next === undefined || items === undefined) return undefined;
  return {
    strategy: "link",
    request: {},
    response: { items: pointerTo(items), next: pointerTo(next) },
  };
}

/** `$.data.items` → `/data/items`; undefined for what is more than names. */
function jsonPath(text: string | undefined, root: string): string | undefined {
  if (text === root) return "";
  if (text === undefined || !text.startsWith(`${root}.`)) return undefined;
  const names = text.slice(root.length + 1).split(".");
  return names.every((name) => /^[\w-]+$/.test(name)) ? pointerTo(...names) : undefined;
}
