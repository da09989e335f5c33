/** The doc comment of an operation: what it is, its route, what is known of calling it, and what is not shown. */
import { doc } from "../../emit/go/go-code.js";
import { namedDoc } from "../../emit/go/schema-docs.js";
import type { CallableOperation, OperationNotShown, OperationPlan } from "../../sdk/plan.js";
import type { OperationNames, PackageNames } from "./package-names.js";
import { inComment } from "./spelling.js";

/** What stands above its method, or above the field in its place. */
export function operationDoc(plan: OperationPlan, names: PackageNames, more: readonly string[]) {
  const { summary, title, description, origin } = plan.doc;
  const { method } = namesOf(plan, names);
  const head = [title, summary].filter((each) => each !== undefined).join(": ");
  const texts = [
    ...namedDoc(method, head === "" ? [] : [head], `calls the operation ${plan.id}.`),
    ...(description === undefined ? [] : [description]),
    ...(plan.kind === "callable" ? callableTexts(plan, names) : [missingText(plan)]),
    ...more,
    origin,
  ];
  return doc(texts, deprecationText(plan, names));
}

/** The names of an operation. */
export function namesOf(plan: OperationPlan, { operations }: PackageNames): OperationNames {
  const found = operations.get(plan);
  if (found === undefined) throw new Error(`${plan.id} has no names`);
  return found;
}

function callableTexts(plan: CallableOperation, names: PackageNames): readonly string[] {
  const { request, doc: said, repeat } = plan;
  const { baseUrl, security, repeating, pages, limits } = said.words;
  const text = (prose: Parameters<typeof inComment>[0]): string =>
    inComment(prose, (id) => methodText(id, names));
  const repeats =
    request.keyHeader !== undefined
      ? " The client makes one for each call, and repeats a call that fails with the same one."
      : repeat.mayRepeat
        ? ""
        : " The client repeats none.";
  const isSaid =
    repeating !== undefined && (request.keyHeader !== undefined || !repeat.isSaidByMethod);
  return [
    `${request.method} ${request.path.text}`,
    ...(baseUrl === undefined ? [] : [text(baseUrl)]),
    ...(security === undefined ? [] : [text(security)]),
    ...(isSaid ? [text(repeating) + repeats] : []),
    ...(pages === undefined ? [] : [`${text(pages)}${doorsText(plan, names)}.`]),
    ...(limits.length === 0 ? [] : [`Limits: ${limits.map(text).join(" ")}`]),
    ...(said.notShown.length === 0 ? [] : [`Not shown: ${said.notShown.join(", ")}.`]),
  ];
}

function doorsText(plan: CallableOperation, { doors }: PackageNames): string {
  const { items, pages } = doors.get(plan) ?? {};
  if (items !== undefined) return `: ${items} gives all items, ${pages ?? ""} all pages`;
  return pages === undefined ? "" : `: ${pages} follows each of them`;
}

/** A method as callers write it: `client.Books.ListLoans`. */
export function methodText(id: string, { plan, groups, operations }: PackageNames): string {
  const find = (list: typeof plan.groups, around: string): string | undefined => {
    for (const group of list) {
      const path = `${around}.${groups.get(group)?.field ?? ""}`;
      const own = group.operations.find((each) => each.id === id);
      const method = own && operations.get(own)?.method;
      const found = method === undefined ? find(group.groups, path) : `${path}.${method}`;
      if (found !== undefined) return found;
    }
    return undefined;
  };
  return find(plan.groups, "client") ?? id;
}

/** What keeps it from being called, and where that is filled in. */
export function missingText({ missing, place }: OperationNotShown): string {
  const verb = missing.length === 1 ? "is" : "are";
  return `It cannot be called yet: its ${missing.join(" and ")} ${verb} not shown. Fill in ${place}.`;
}

function deprecationText(plan: OperationPlan, names: PackageNames): string | undefined {
  const { deprecation } = plan.doc.words;
  if (deprecation === undefined) return undefined;
  const { since, sentences } = deprecation;
  const head = since === undefined ? [] : [`since ${since}.`];
  const text = [
    ...head,
    ...sentences.map((each) => inComment(each, (id) => methodText(id, names))),
  ].join(" ");
  return text === "" ? "do not use it." : text;
}
