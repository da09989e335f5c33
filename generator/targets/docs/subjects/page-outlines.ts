/** A request for a page and its response, with all known facts and nothing else. */
import { codeBlock } from "../../../emit/markdown/text.js";
import type { Pager, PagerResponse } from "../../../model/behaviour.js";
import { isCallable } from "../../../sdk/operations/facts.js";
import { knownItems, knownValue } from "../../../model/known.js";
import type { Operation } from "../../../model/model.js";
import { operationLink } from "../places.js";
import type { PageScope } from "../type-text.js";
import { namesOnPointer } from "../../../json-pointer.js";

/** Outlines, for the first operation that pages so and whose method and path are known. */
export function outlineBlocks(
  pager: Pager,
  users: readonly Operation[],
  { page, scope }: PageScope,
): readonly string[] {
  const callable = users.filter(isCallable);
  const user = callable.find((each) => rootOf(each) === "") ?? callable[0];
  const answer = answerOutline(pager, user);
  const request =
    user === undefined
      ? []
      : [
          `For example, a request of ${operationLink(user.id, page, scope)}:`,
          codeBlock("http", requestOutline(pager, user)),
        ];
  const intro =
    user === undefined
      ? "A response has these parts of a page:"
      : "Its response has these parts of the page:";
  return [...request, ...(answer.length === 0 ? [] : [intro, ...answer])];
}

function rootOf({ pagination }: Operation): string {
  return knownValue(pagination)?.roots[0]?.pointer ?? "";
}

function requestOutline({ request }: Pager, { method, path }: Operation): string {
  const roles = knownItems(request).flatMap(({ role, parameter }) =>
    parameter.state === "known" ? [{ ...parameter.value, value: `{${role}}` }] : [],
  );
  const at = (place: string): typeof roles => roles.filter((each) => each.place === place);
  const query = at("query").map(({ name, value }) => `${encodeURIComponent(name)}=${value}`);
  const cookies = at("cookie").map(({ name, value }) => `${name}=${value}`);
  const fields = at("body").map(({ name, value }) => `  ${JSON.stringify(name)}: ${value}`);
  return [
    [
      `${knownValue(method) ?? ""} ${knownValue(path)?.text ?? ""}`,
      ...(query.length > 0 ? [query.join("&")] : []),
    ].join("?"),
    ...at("header").map(({ name, value }) => `${name}: ${value}`),
    ...(cookies.length === 0 ? [] : [`Cookie: ${cookies.join("; ")}`]),
    ...(fields.length === 0 ? [] : ["", `{\n${fields.join(",\n")}\n}`]),
  ].join("\n");
}

/** Headers, and the body as JSON with comments. */
function answerOutline({ response }: Pager, user: Operation | undefined): readonly string[] {
  const places = knownItems(response).flatMap(({ role, pointer }) =>
    pointer.state === "known" ? [{ role, place: pointer.value }] : [],
  );
  const headers = places
    .filter(({ place }) => place.startsWith("header:"))
    .map(({ role, place }) => headerLine(place.slice("header:".length), role));
  const root = user === undefined ? "" : rootOf(user);
  const body: Tree = { members: new Map() };
  for (const { role, place } of places) {
    if (!place.startsWith("header:")) insert(body, namesOnPointer(`${root}${place}`), role);
  }
  const text = body.role === undefined && body.members.size === 0 ? "" : treeText(body, "");
  return [
    ...(headers.length === 0 ? [] : [codeBlock("http", headers.join("\n"))]),
    ...(text === "" ? [] : [codeBlock("jsonc", text)]),
  ];
}

/** A link to a next page among others is told by its relation (RFC 8288, section 3). */
function headerLine(name: string, role: PagerResponse["role"]): string {
  const isLink = name.toLowerCase() === "link" && (role === "next" || role === "previous");
  if (!isLink) return `${name}: {${role}}`;
  return `${name}: <{${role}}>; rel="${role === "next" ? "next" : "prev"}"`;
}

/** A place in a body: what stands there, or below it. */
interface Tree {
  role?: PagerResponse["role"];
  readonly members: Map<string, Tree>;
}

function insert(tree: Tree, steps: readonly string[], role: PagerResponse["role"]): void {
  const [step, ...others] = steps;
  if (step === undefined) {
    tree.role ??= role;
    return;
  }
  const found = tree.members.get(step) ?? { members: new Map() };
  tree.members.set(step, found);
  insert(found, others, role);
}

function treeText({ role, members }: Tree, indent: string): string {
  if (members.size === 0) return role === "items" ? "[…]" : "…";
  const inner = `${indent}  `;
  const lines = [...members].map(([name, member], index) => {
    const comma = index < members.size - 1 ? "," : "";
    const isTold = member.role === undefined || member.role === name;
    const comment = isTold ? "" : ` // ${member.role}`;
    return `${inner}${JSON.stringify(name)}: ${treeText(member, inner)}${comma}${comment}`;
  });
  return `{\n${lines.join("\n")}\n${indent}}`;
}
