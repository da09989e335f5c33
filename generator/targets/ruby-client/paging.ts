/** The doors to pages: all items, and all pages; of several lists in one response each by itself. */
import { hashOf, listOf, make, named, runtime, str, symbol } from "../../emit/ruby/ruby-code.js";
import { partOf, yardType } from "../../emit/ruby/types.js";
import { type Code, code, type Hole, numberLiteral } from "../../emit/text/code.js";
import type { FollowedPaging } from "../../sdk/operations/paging.js";
import type { CallableOperation } from "../../sdk/plan.js";
import type { Emission } from "./emission.js";
import { callMethod } from "./call-methods.js";
import { namesOf } from "./operation-docs.js";
import { privateConstant } from "./operation-constant.js";

const strategies: Readonly<Record<FollowedPaging["strategy"], string>> = {
  offset: "ByOffset",
  page: "ByPage",
  cursor: "ByCursor",
  link: "ByLink",
};

/** The constant that says how the pages of an operation follow each other; none where they cannot be followed. */
export function pagingConstant(plan: CallableOperation, names: Emission): readonly Code[] {
  const { paging } = plan;
  if (paging?.kind !== "followed") return [];
  const { strategy, parameter, first, places, isSingle, roots } = paging;
  const root = isSingle ? roots[0]?.pointer : undefined;
  const item = isSingle && roots[0] !== undefined ? itemPart(plan, names) : undefined;
  const given = [
    runtime(strategies[strategy]),
    ...named("items", str(places.items ?? "")),
    ...named("parameter", parameter && listOf([symbol(parameter.place), str(parameter.name)])),
    ...named("first", first === 0 ? undefined : numberLiteral(first)),
    ...named("root", root === undefined || root === "" ? undefined : str(root)),
    ...named("total", placeValue(places.total)),
    ...named("next", placeValue(places.next)),
    ...named("cursor", placeValue(places.cursor)),
    ...named("has_more", placeValue(places.hasMore)),
    ...named("model", item === undefined ? undefined : code`-> { ${item} }`),
  ];
  return [privateConstant(namesOf(plan, names).paging, make(runtime("Paging"), given))];
}

/** What makes the items of all pages from JSON. */
function itemPart(plan: CallableOperation, names: Emission): Code | undefined {
  const [root] = plan.paging?.kind === "followed" ? plan.paging.roots : [];
  const item = root && names.shapes.calls.get(plan.id)?.items.get(root);
  return item && partOf({ kind: "list", item }, names.types);
}

function itemType(plan: CallableOperation, names: Emission): string {
  const [root] = plan.paging?.kind === "followed" ? plan.paging.roots : [];
  const item = root && names.shapes.calls.get(plan.id)?.items.get(root);
  return item === undefined ? "Object" : yardType(item, names.types);
}

function placeValue(place: string | undefined): Hole | undefined {
  if (place === undefined) return undefined;
  const isLink = place.toLowerCase() === "header:link";
  return isLink ? runtime("LinkHeader", "NEXT") : str(place);
}

/** The methods; none of an operation whose pages cannot be followed. */
export function pagingMethods(plan: CallableOperation, names: Emission): readonly Code[] {
  const { items, pages, roots } = names.doors.get(plan) ?? {};
  const { paging } = plan;
  if (paging?.kind !== "followed") return [];
  const { method: own } = namesOf(plan, names);
  if (roots !== undefined) {
    const places = hashOf(paging.roots.map((each) => [str(each.name), str(each.pointer)] as const));
    const listed = paging.roots.map(({ name }) => `\`${name}\``).join(", ");
    return [
      callMethod(plan, names, {
        name: roots,
        core: "page_roots",
        before: [places],
        texts: [
          `Calls \`${own}\`, and follows each of the pages in its response by itself: ${listed}.`,
        ],
        returned: { tag: "return", type: "PageRoots" },
      }),
    ];
  }
  if (items === undefined || pages === undefined) return [];
  return [
    callMethod(plan, names, {
      name: items,
      core: "items",
      before: [],
      texts: [`Gives the items of all pages of \`${own}\`. A page is requested when it is needed.`],
      returned: { tag: "return", type: `Enumerator<${itemType(plan, names)}>` },
    }),
    callMethod(plan, names, {
      name: pages,
      core: "pages",
      before: [],
      texts: [`Gives all pages of \`${own}\`. A page is requested when it is needed.`],
      returned: { tag: "return", type: "Enumerator<Page>" },
    }),
  ];
}
