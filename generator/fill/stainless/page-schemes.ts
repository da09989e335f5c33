/** Schemes of pagination of a configuration: which parameters ask for a page, and where its parts stand in an answer. */
import { pointerTo } from "../../json-pointer.js";
import { unreachable } from "../../unreachable.js";
import { kebabIds } from "../openapi/kebab-ids.js";
import type { LossReport } from "../openapi/losses.js";
import { itemNames } from "../openapi/page-places.js";
import type { PlainPager } from "../openapi/pagers.js";
import { limitNames } from "../openapi/pages.js";
import type { SourceEntry, SourceNode } from "../sources/source-node.js";
import type { SourcePlace } from "../told.js";
import { keysOf } from "./keys.js";

/** A scheme, as a way to page. */
export interface PageScheme {
  /** As the configuration calls it. */
  readonly key: string;
  readonly id: string;
  readonly at: SourcePlace;
  readonly pager: PlainPager;
}

/** A scheme that no manifest can say. */
export interface OtherScheme {
  readonly key: string;
}

/** Reads `pagination`: a list of schemes, or one without a name. */
export function pageSchemesAt(
  node: SourceNode | undefined,
  report: LossReport,
): readonly (PageScheme | OtherScheme)[] {
  if (node === undefined) return [];
  const nodes = node.kind === "list" ? node.items() : [node];
  const keyOf = (each: SourceNode): string => each.get("name")?.text() ?? "page";
  const ids = kebabIds(nodes.map(keyOf), "page");
  return nodes.map((each) => {
    const key = keyOf(each);
    const pager = pagerAt(each, report);
    return pager === undefined ? { key } : { key, id: ids.get(key) ?? key, at: each.at, pager };
  });
}

/** True if a manifest can say it. */
export function isPageScheme(scheme: PageScheme | OtherScheme): scheme is PageScheme {
  return "pager" in scheme;
}

const reasons: ReadonlyMap<string, string> = new Map([
  ["description", "The manifest says nothing of a way to page as such."],
]);

function pagerAt(node: SourceNode, report: LossReport): PlainPager | undefined {
  const keys = keysOf(node, report, reasons);
  keys.take("name");
  const type = keys.take("type")?.text();
  const request = fieldsIn(keys.take("request"), report);
  const response = fieldsIn(keys.take("response"), report);
  const place = keys.take("param_location")?.text() === "body" ? "body" : "query";
  keys.close();
  const strategy = strategyOf(type);
  const why = strategy === undefined ? (otherTypes.get(type ?? "") ?? noType) : undefined;
  if (strategy === undefined || why !== undefined) {
    report.add(node.at, "pagination", why ?? noType);
    return undefined;
  }
  const parameters = parametersOf(strategy, request);
  const places = placesOf(strategy, response);
  const needed = strategy === "link" ? places["next"] : parameters[strategy];
  const isWhole = needed !== undefined && (strategy !== "cursor" || "cursor" in places);
  if (!isWhole || places["items"] === undefined) {
    report.add(node.at, "pagination", "It does not say which parts its pages have.");
    return undefined;
  }
  for (const field of [...request, ...response]) reportUnplaced(field, report);
  const named = Object.entries(parameters).map(([role, name]) => [role, `${place}.${name}`]);
  return { strategy, request: Object.fromEntries(named), response: places };
}

const noType = "It is not known how it pages.";

const otherTypes: ReadonlyMap<string, string> = new Map([
  ["cursor_id", "The manifest has no words for a cursor that is the id of an item of the page."],
  ["fake_page", "The answer is the only page."],
]);

function strategyOf(type: string | undefined): PlainPager["strategy"] | undefined {
  switch (type) {
    case "cursor":
    case "offset":
      return type;
    case "page_number":
      return "page";
    case "cursor_url":
      return "link";
    default:
      return undefined;
  }
}

/** A parameter, or a field of an answer, with what it is for. */
interface Field {
  readonly names: readonly string[];
  readonly node: SourceNode;
  readonly purpose: string | undefined;
}

/** The fields of a request or an answer, those in fields among them. */
function fieldsIn(
  node: SourceNode | undefined,
  report: LossReport,
  holder: readonly string[] = [],
): readonly Field[] {
  return (node?.entries() ?? []).flatMap(({ key, node: field }: SourceEntry) => {
    const property = field.get("x-stainless-pagination-property");
    const names = property?.get("is_top_level_array")?.boolean() === true ? [] : [...holder, key];
    const header = property?.get("from_header");
    if (header !== undefined) {
      report.add(header.at, "from_header", "Parts of a page that are headers are links only.");
      return [];
    }
    const own = { names, node: field, purpose: property?.get("purpose")?.text() };
    return [own, ...fieldsIn(field.get("properties"), report, names)];
  });
}

/** The parameter of each role. */
function parametersOf(
  strategy: PlainPager["strategy"],
  request: readonly Field[],
): Readonly<Record<string, string>> {
  const limit = request.find(({ names: [name] }) => limitNames.includes(name ?? ""));
  const others = request.filter((field) => field !== limit);
  const asked = named(request, parameterPurposes[strategy]);
  // Where there is but one parameter besides that of the size, it needs no word of what it is for.
  const only = others.length === 1 && strategy !== "link" ? others[0] : undefined;
  const own = (asked ?? only)?.names[0];
  const size = limit?.names[0];
  return {
    ...(own !== undefined && strategy !== "link" && { [strategy]: own }),
    ...(size !== undefined && { limit: size }),
  };
}

const parameterPurposes: Readonly<Record<PlainPager["strategy"], string>> = {
  cursor: "next_cursor_param",
  offset: "offset_count_param",
  page: "page_number_param",
  link: "",
};

/** The place of each part. */
function placesOf(
  strategy: PlainPager["strategy"],
  response: readonly Field[],
): Readonly<Record<string, string>> {
  const lists = response.filter(({ node }) => node.get("type")?.text() === "array");
  const usual = lists.find(({ names }) => itemNames.includes(names.at(-1) ?? ""));
  const only = lists.length === 1 ? lists[0] : usual;
  const pointed = (field: Field | undefined): string | undefined =>
    field && pointerTo(...field.names);
  const roles: readonly (readonly [string, string | undefined])[] = [
    ["items", pointed(named(response, "items") ?? only)],
    ["hasMore", pointed(named(response, "has_next_page"))],
    ...ownPlaces(strategy, response).map(([role, field]) => [role, pointed(field)] as const),
  ];
  return Object.fromEntries(
    roles.flatMap(([role, place]) => (place === undefined ? [] : [[role, place] as const])),
  );
}

function ownPlaces(
  strategy: PlainPager["strategy"],
  response: readonly Field[],
): readonly (readonly [string, Field | undefined])[] {
  const scalars = response.filter(({ node, purpose }) => {
    const type = node.get("type")?.text();
    return purpose === undefined && type === "string";
  });
  const only = scalars.length === 1 ? scalars[0] : undefined;
  switch (strategy) {
    case "cursor":
      return [["cursor", named(response, "next_cursor_field") ?? only]];
    case "link":
      return [["next", named(response, "cursor_url_field") ?? only]];
    case "offset":
      return [["total", named(response, "offset_total_count_field")]];
    case "page":
      return [];
    default:
      return unreachable(strategy);
  }
}

function named(fields: readonly Field[], purpose: string): Field | undefined {
  return fields.find((field) => field.purpose === purpose);
}

const unplaced: ReadonlyMap<string, string> = new Map([
  ["previous_cursor_param", "Clients page forward."],
  ["previous_cursor_field", "Clients page forward."],
  ["offset_count_start_field", "Clients count the items themselves."],
  ["current_page_number_field", "Clients count the pages themselves."],
  ["total_page_count_field", "Pages end with an empty one, or as `hasMore` and the total say."],
]);

function reportUnplaced({ node, purpose }: Field, report: LossReport): void {
  const why = unplaced.get(purpose ?? "");
  if (why !== undefined) report.add(node.at, purpose ?? "", why);
}
