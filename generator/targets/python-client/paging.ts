/** The doors to pages: all items, and all pages; of several lists in one response each by itself. */
import { docstring } from "../../emit/python/docstrings.js";
import {
  builtin,
  call as called,
  dictOf,
  generic,
  id,
  named,
  std,
  stdType,
  str,
  tupleOf,
} from "../../emit/python/python-code.js";
import { pythonNames } from "../../emit/python/names.js";
import {
  inBrackets,
  type Operands,
  runtime,
  runtimeType,
  valueType,
} from "../../emit/python/types.js";
import { group } from "../../emit/python/width.js";
import { type Code, code, type Hole, lines, numberLiteral } from "../../emit/text/code.js";
import { identifiersOf } from "../../sdk/names/scope.js";
import { nameOf } from "../../sdk/names/words.js";
import type { FollowedPaging, PagePlan } from "../../sdk/operations/paging.js";
import type { CallableOperation } from "../../sdk/plan.js";
import { dataType, givenBy } from "./answers.js";
import type { Emission } from "./emission.js";
import { namesOf } from "./operation-docs.js";
import { type Call, declared, definition } from "./call.js";
import { pathTuple } from "./inputs.js";

const strategies: Readonly<Record<FollowedPaging["strategy"], readonly [string, string]>> = {
  offset: ["by_offset", "counted_pages"],
  page: ["by_page", "counted_pages"],
  cursor: ["by_cursor", "by_cursor"],
  link: ["by_link", "by_link"],
};
const members = {
  query: "query",
  header: "headers",
  cookie: "cookies",
  body: "body",
  path: "path",
} as const;

/** The constant that says how the pages of an operation follow each other; none where they cannot be followed. */
export function pagingConstant(plan: CallableOperation, names: Emission): readonly Code[] {
  const { paging } = plan;
  if (paging?.kind !== "followed") return [];
  const { strategy, parameter, first, places, isSingle, roots } = paging;
  const root = isSingle ? roots[0]?.pointer : undefined;
  const given = [
    ...[runtime(...strategies[strategy]), str(places.items ?? "")],
    ...(parameter === undefined
      ? []
      : [tupleOf([str(members[parameter.place]), str(parameter.name)])]),
    ...named("first", first === 0 ? undefined : numberLiteral(first)),
    ...named("root", root === undefined || root === "" ? undefined : str(root)),
    ...named("total", placeValue(places.total)),
    ...named("next", placeValue(places.next)),
    ...named("cursor", placeValue(places.cursor)),
    ...named("has_more", placeValue(places.hasMore)),
  ];
  const { paging: name } = namesOf(plan, names);
  return [
    code`${id(name)}: ${std("Final", "typing")} = ${called(runtime("Paging", "paging"), given)}`,
  ];
}

function placeValue(place: string | undefined): Hole | undefined {
  if (place === undefined) return undefined;
  const isLink = place.toLowerCase() === "header:link";
  return isLink ? runtime("next_in_link_header", "link_header") : str(place);
}

/** The methods; none of an operation whose pages cannot be followed. */
export function pagingMethods(
  plan: CallableOperation,
  call: Call,
  names: Emission,
): readonly Code[] {
  const { items, pages, roots } = names.doors.get(plan) ?? {};
  const { paging } = plan;
  if (paging?.kind !== "followed") return [];
  if (roots !== undefined) return [rootsMethod(roots, plan, call, names)];
  if (items === undefined || pages === undefined) return [];
  const [root] = paging.roots;
  const item = root === undefined ? [builtin("object")] : itemType(root, plan, names);
  const body = inBrackets(dataType(givenBy(plan, names), names));
  const iterator = stdType(call.isAsync ? "AsyncIterator" : "Iterator", "collections.abc");
  const door = (name: string, type: Code, core: string, doc: string): Code =>
    code`def ${id(name)}(${declared(call)}) -> ${type}:
    ${docstring([doc])}
    return self._core.${id(core)}(${group("call", doorArguments(plan, call, names))})`;
  return [
    door(
      items,
      generic(iterator, [inBrackets(item)]),
      "items",
      `Iterate over the items of all pages of \`${call.method}\`. A page is requested when it is needed.`,
    ),
    door(
      pages,
      generic(iterator, [generic(runtimeType("Page", "pages"), [body, inBrackets(item)])]),
      "pages",
      `Iterate over all pages of \`${call.method}\`. A page is requested when it is needed.`,
    ),
  ];
}

function doorArguments(plan: CallableOperation, call: Call, names: Emission): readonly Hole[] {
  const { constant, paging } = namesOf(plan, names);
  return [id(constant), id(paging), pathTuple(call.inputs), code`dict(given)`];
}

function itemType(root: PagePlan, plan: CallableOperation, names: Emission): Operands {
  const shape = names.shapes.calls.get(plan.id)?.items.get(root);
  return shape === undefined ? [builtin("object")] : valueType(shape, names.types);
}

function rootsMethod(name: string, plan: CallableOperation, call: Call, names: Emission): Code {
  const type = rootsName(plan, call.isAsync, names);
  const { constant, paging } = namesOf(plan, names);
  const { paging: followed } = plan;
  const roots = followed?.kind === "followed" ? followed.roots : [];
  const places = dictOf(roots.map((each) => [str(each.name), str(each.pointer)] as const));
  const wait = call.isAsync ? code`await ` : code``;
  const given = [id(constant), id(paging), places, pathTuple(call.inputs), code`dict(given)`];
  return code`${definition(call)} ${id(name)}(${declared(call)}) -> ${id(type)}:
    ${docstring([`Call \`${call.method}\`, and follow each of the pages in its response by itself.`])}
    return ${called(id(type), [code`${wait}self._core.page_roots(${group("call", given)})`])}`;
}

function rootsName(plan: CallableOperation, isAsync: boolean, names: Emission): string {
  const { pages } = namesOf(plan, names);
  return isAsync ? `Async${pages}` : pages;
}

/** Members that have the pages of several lists in one response, by the names of these. */
export function rootMembers({
  paging,
}: CallableOperation): readonly (readonly [name: string, member: string])[] {
  const roots = paging?.kind === "followed" ? paging.roots : [];
  const wanted = roots.map(({ name }) => nameOf(name));
  const found = identifiersOf(wanted, "member", pythonNames, ["data", "response"]);
  return roots.map(({ name }, index) => [name, found[index] ?? ""] as const);
}

/** The classes of several pages in one response, of both clients; none where there is one, or none that can be followed. */
export function rootsClasses(plan: CallableOperation, names: Emission): readonly Code[] {
  const { paging } = plan;
  if (paging?.kind !== "followed" || paging.isSingle) return [];
  const members = rootMembers(plan);
  return [false, true].map((isAsync) => {
    const prefix = isAsync ? "Async" : "";
    const of = generic(runtimeType(`${prefix}PageRoots`, "page_roots"), [
      inBrackets(dataType(givenBy(plan, names), names)),
    ]);
    const properties = paging.roots.map((root, index) => {
      const type = generic(runtimeType(`${prefix}PageRoot`, "page_roots"), [
        inBrackets(itemType(root, plan, names)),
      ]);
      return code`@property
def ${id(members[index]?.[1] ?? "")}(${group("parameters", [id("self")])}) -> ${type}:
    ${docstring([`The pages at \`${root.pointer}\`. They can be walked once.`])}
    return self._roots.root(${group("call", [str(root.name)])})`;
    });
    return code`class ${id(rootsName(plan, isAsync, names))}:
    ${docstring([`The pages in a response of \`${plan.id}\`, each followed by itself.`])}

    __slots__ = ("_roots",)

    def __init__(self, roots: ${of}) -> ${id("None")}:
        self._roots = roots

    @property
    def data(${group("parameters", [id("self")])}) -> ${group("type", dataType(givenBy(plan, names), names))}:
        """The decoded response."""
        return self._roots.data

    @property
    def response(self) -> ${runtimeType("Response", "transport")}:
        """The head of the response."""
        return self._roots.response

    ${lines(properties, 1)}`;
  });
}
