/** The methods of an operation: the call itself, and how they pass on what they are given. */
import { call, id, keywordsOf, listOf, method, str } from "../../emit/ruby/ruby-code.js";
import { yardDoc, type YardTag } from "../../emit/ruby/yard.js";
import { type Code, code, type Comment, type Hole, lines } from "../../emit/text/code.js";
import type { CallableOperation, OperationNotShown } from "../../sdk/plan.js";
import { givenBy } from "./answers.js";
import { keywordArguments, pathArguments } from "./arguments.js";
import type { Emission } from "./emission.js";
import { callTags, namesOf, operationDoc } from "./operation-docs.js";

/** The call. */
export function operationMethod(plan: CallableOperation, names: Emission): Code {
  const isStream = givenBy(plan, names).kind === "stream";
  return methodCode(plan, names, {
    name: namesOf(plan, names).method,
    core: isStream ? "stream" : "call",
    before: [],
    doc: operationDoc(plan, names),
    takesBlock: true,
  });
}

/** A door to what a call gives. */
export interface Door {
  readonly name: string;
  /** The method of the core. */
  readonly core: string;
  /** What the core is given behind the constants. */
  readonly before: readonly Hole[];
  readonly texts: readonly string[];
  readonly returned: YardTag;
}

/** The method of a door to pages. */
export function callMethod(plan: CallableOperation, names: Emission, door: Door): Code {
  const { name, core, before, texts, returned } = door;
  const { paging } = namesOf(plan, names);
  return methodCode(plan, names, {
    ...{ name, core },
    before: [id(paging), ...before],
    doc: yardDoc(texts, callTags(plan, names, returned)),
    takesBlock: false,
  });
}

/** How a method is written. */
interface Written {
  readonly name: string;
  readonly core: string;
  readonly before: readonly Hole[];
  readonly doc: Comment;
  readonly takesBlock: boolean;
}

function methodCode(
  plan: CallableOperation,
  names: Emission,
  { name, core, before, doc, takesBlock }: Written,
): Code {
  const path = pathArguments(plan).map((each) => id(each.name));
  const keywords = keywordArguments(plan);
  const block = takesBlock ? [code`&block`] : [];
  const declared = [
    ...path,
    ...keywords.map((each) => code`${id(each.name)}: OMIT`),
    code`**options`,
    ...block,
  ];
  const given = [
    id(namesOf(plan, names).constant),
    ...before,
    listOf(path),
    keywordsOf(keywords.map((each) => [each.name, id(each.name)] as const)),
    id("options"),
    ...block,
  ];
  return lines([doc, method(name, declared, [call(code`@core.${id(core)}`, given)])]);
}

/** What stands in place of an operation that nobody can call yet. */
export function notShownMethod(plan: OperationNotShown, names: Emission): Code {
  const thrown = call(code`raise NotShownError.new`, [
    str(plan.id),
    listOf(plan.missing.map(str)),
    str(plan.place),
  ]);
  return lines([
    operationDoc(plan, names),
    method(namesOf(plan, names).method, [code`*`, code`**`], [thrown]),
  ]);
}

/** A name that an operation had before. */
export function formerMethod(name: string, own: string): Code {
  return lines([
    yardDoc([`Former name of \`${own}\`.`], [{ tag: "deprecated", text: `Use \`${own}\`.` }]),
    code`alias_method :${id(name)}, :${id(own)}`,
  ]);
}
