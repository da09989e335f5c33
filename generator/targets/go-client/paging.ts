/** The doors to pages: all items, and all pages; of several lists in one answer each by itself. */
import { cell, doc, entryLine, id, std, str } from "../../emit/go/go-code.js";
import { goNames } from "../../emit/go/names.js";
import { boolLiteral } from "../../emit/go/literals.js";
import { type Code, code, lines, numberLiteral } from "../../emit/text/code.js";
import { identifiersOf } from "../../sdk/names/scope.js";
import { nameOf } from "../../sdk/names/words.js";
import type { FollowedPaging, PagePlan } from "../../sdk/operations/paging.js";
import type { CallableOperation } from "../../sdk/plan.js";
import { elementType } from "./answers.js";
import { wire } from "./wire-values.js";
import type { Emission } from "./emission.js";
import { namesOf } from "./operation-docs.js";
import type { Call } from "./call.js";

const context = std("Context", "context");

/** The declarations; none of an operation whose pages cannot be followed. */
export function pagingDeclarations(
  plan: CallableOperation,
  call: Call,
  names: Emission,
): readonly Code[] {
  const { paging } = plan;
  const { items, pages = "" } = names.doors.get(plan) ?? {};
  if (paging?.kind !== "followed") return [];
  const variable = `${namesOf(plan, names).hidden}Paging`;
  const constant = pagingConstant(variable, paging, names);
  if (items === undefined) return [constant, ...severalPages(plan, paging, call, names)];
  const { service, method, declared, passed, maker } = call;
  const [root] = paging.roots;
  const type = root === undefined ? code`any` : itemType(root, plan, names);
  const request = code`s.${id(maker)}(${passed})`;
  return [
    constant,
    code`${doc([`${items} iterates over the items of all pages of [${service}.${method}]. It requests a page when the loop gets there. An error is the last thing that it yields.`])}
func (s *${id(service)}) ${id(items)}(ctx ${context}, ${declared}, options ...CallOption) ${std("Seq2", "iter")}[${type}, error] {
	return itemsOf[${type}](ctx, s.core, &${id(variable)}, ${request}, options)
}`,
    code`${doc([`${pages} iterates over the pages of [${service}.${method}], as ${items} does over items.`])}
func (s *${id(service)}) ${id(pages)}(ctx ${context}, ${declared}, options ...CallOption) ${std("Seq2", "iter")}[*Page[${type}], error] {
	return pagesOf[${type}](ctx, s.core, &${id(variable)}, ${request}, options)
}`,
  ];
}

function itemType(root: PagePlan, plan: CallableOperation, names: Emission): Code {
  const shape = names.shapes.calls.get(plan.id)?.items.get(root);
  return shape === undefined ? code`any` : elementType(shape, names);
}

const strategies = {
  offset: "byOffset",
  page: "byPage",
  cursor: "byCursor",
  link: "byLink",
} as const;

function pagingConstant(variable: string, paging: FollowedPaging, names: Emission): Code {
  const { strategy, parameter, first, places, isSingle, roots } = paging;
  const text = (key: string, value: string | undefined): readonly Code[] =>
    entryLine(key, value === undefined || value === "" ? undefined : str(value));
  const [root] = roots;
  const entries = [
    ...entryLine("strategy", id(strategies[strategy])),
    ...(parameter === undefined
      ? []
      : parameter.place === "body"
        ? entryLine("inBody", boolLiteral(true))
        : entryLine("in", code`${wire(names, parameterPlaces[parameter.place])}`)),
    ...text("name", parameter?.name),
    ...entryLine("first", first === 0 ? undefined : numberLiteral(first)),
    ...text("root", isSingle ? root?.pointer : undefined),
    ...text("items", places.items),
    ...text("total", places.total),
    ...text("next", places.next),
    ...text("cursor", places.cursor),
    ...text("hasMore", places.hasMore),
  ];
  return code`var ${id(variable)} = paging{
	${lines(entries)}
}`;
}

const parameterPlaces = {
  path: "Path",
  query: "Query",
  header: "Header",
  cookie: "Cookie",
} as const;

/** The fields of the lists that one answer has. */
export function listFields(roots: FollowedPaging["roots"]): readonly string[] {
  const names = roots.map(({ name }) => nameOf(name));
  return identifiersOf(names, "field", goNames, ["Answer"]);
}

/** Several lists in one answer: what it gives first, and a walk for each. */
function severalPages(
  plan: CallableOperation,
  { roots }: FollowedPaging,
  { service, method, declared, passed, maker, data }: Call,
  names: Emission,
): readonly Code[] {
  const { hidden, prefix } = namesOf(plan, names);
  const { pages = "" } = names.doors.get(plan) ?? {};
  const type = `${prefix}Pages`;
  const fields = listFields(roots);
  const declarations = roots.map(
    (root, index) => code`${id(fields[index] ?? "")}${cell}*Walk[${itemType(root, plan, names)}]`,
  );
  const walks = roots.map(
    (root, index) =>
      code`${id(fields[index] ?? "")}:${cell}walkAt[${itemType(root, plan, names)}](w, ${str(root.pointer)}),`,
  );
  return [
    code`${doc([`${type} has the first response of [${service}.${method}], and a [Walk] for each list in it.`])}
type ${id(type)} struct {
	*Answer[${data}]

	${lines(declarations)}
}`,
    code`${doc([`${pages} calls ${method}, and returns a [Walk] for each list in the response.`])}
func (s *${id(service)}) ${id(pages)}(ctx ${context}, ${declared}, options ...CallOption) (*${id(type)}, error) {
	r := s.${id(maker)}(${passed})
	first, err := send[${data}](ctx, s.core, r, options)
	if err != nil {
		return nil, err
	}
	w := walkFrom(ctx, s.core, &${id(`${hidden}Paging`)}, r, options, first.Raw, first.Response)
	return &${id(type)}{
		Answer:${cell}first,
		${lines(walks)}
	}, nil
}`,
  ];
}
