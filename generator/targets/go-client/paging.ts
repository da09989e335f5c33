/** The doors to pages: all items, and all pages; of several lists in one answer each by itself. */
import { pagingLiteral } from "../../emit/go/client/paging-literal.js";
import { cell, doc, id, std, str } from "../../emit/go/go-code.js";
import { goNames } from "../../emit/go/names.js";
import { type Code, code, lines } from "../../emit/text/code.js";
import { identifiersOf } from "../../sdk/names/scope.js";
import { nameOf } from "../../sdk/names/words.js";
import type { FollowedPaging, PagePlan } from "../../sdk/operations/paging.js";
import type { CallableOperation } from "../../sdk/plan.js";
import { elementType } from "./answers.js";
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
  const constant = code`var ${id(variable)} = ${pagingLiteral(paging, names)}`;
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
