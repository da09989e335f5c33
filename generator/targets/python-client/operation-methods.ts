/** The methods of an operation in both clients: the call itself, and the doors to its pages. */
import { docstring } from "../../emit/python/docstrings.js";
import { builtin, generic, id, std, stdType, str } from "../../emit/python/python-code.js";
import { runtime, runtimeType } from "../../emit/python/types.js";
import { group } from "../../emit/python/width.js";
import { type Code, code, lines, nothing } from "../../emit/text/code.js";
import type { CallableOperation } from "../../sdk/plan.js";
import { dataTexts, givenBy, returned, streamType } from "./answers.js";
import { type Call, declared, definition, implemented } from "./call.js";
import type { Emission } from "./emission.js";
import { argumentsSection, inputsOf, pathTuple } from "./inputs.js";
import { deprecationText, namesOf, operationDoc } from "./operation-docs.js";
import { pagingMethods } from "./paging.js";

/** The methods of an operation; `isAsync` = those of the asynchronous client. */
export function operationMethods(
  plan: CallableOperation,
  { isAsync }: Pick<Call, "isAsync">,
  names: Emission,
): readonly Code[] {
  const { method, constant, formerly } = namesOf(plan, names);
  const call: Call = { method, constant, inputs: inputsOf(plan, names), isAsync };
  const given = givenBy(plan, names);
  const main =
    given.kind === "stream"
      ? streamMethod(plan, call, streamType(given.stream, given.item, isAsync, names), names)
      : callMethods(plan, call, names);
  return [
    main,
    ...pagingMethods(plan, call, names),
    ...formerly.map((name) => former(name, method, plan.doc.words.deprecation !== undefined)),
  ];
}

/** A name that the operation had before. */
export function former(name: string, method: string, isDeprecated = false): Code {
  // What is said of its use is meant for callers.
  const ignored = isDeprecated ? code`  # pyright: ignore[reportDeprecated]` : nothing;
  return code`${id(name)} = ${id(method)}${ignored}
${docstring([`Former name of \`${method}\`.`])}`;
}

/**
 * The call with its overloads: what a function makes of the data, or the data. The former stands first, since ty takes the first
 * that fits, and lets an argument pass that an unpacked `TypedDict` lacks.
 */
function callMethods(plan: CallableOperation, call: Call, names: Emission): Code {
  const { method, constant, isAsync, inputs } = call;
  const def = definition(call);
  const overload = code`@${std("overload", "typing")}`;
  const as = generic(runtimeType("As", "options"), [id("T")]);
  const wait = isAsync ? code`await ` : code``;
  return lines([
    overload,
    code`${def} ${id(method)}(${declared(call, [code`as_: ${as}`])}) -> T: ...`,
    overload,
    code`${def} ${id(method)}(${declared(call)}) -> ${returned(givenBy(plan, names), names)}: ...`,
    ...deprecated(plan, names),
    code`${def} ${id(method)}(${implemented(call, [code`as_: ${anything} = ${id("None")}`])}) -> ${builtin("object")}:
    return ${wait}self._core.call(${group("call", [
      ...[id(constant), pathTuple(inputs), code`as_`, code`given`],
    ])})`,
  ]);
}

const anything = stdType("Any", "typing");

function streamMethod(plan: CallableOperation, call: Call, type: Code, names: Emission): Code {
  const { method, constant, isAsync, inputs } = call;
  const wait = isAsync ? code`await ` : code``;
  return lines([
    ...deprecated(plan, names),
    code`${definition(call)} ${id(method)}(${declared(call)}) -> ${type}:
    return ${wait}self._core.stream(${group("call", [id(constant), pathTuple(inputs), code`dict(given)`])})`,
  ]);
}

/** PEP 702. */
function deprecated(plan: CallableOperation, names: Emission): readonly Code[] {
  const text = deprecationText(plan, names);
  if (text === undefined) return [];
  const mark = runtime("deprecated", "marks");
  return [code`@${mark}(${group("call", [str(`${plan.id} is d${text.slice(1)}`)])})`];
}

/**
 * The sentence that describes an operation, for both clients: `help()`, editors and builders of documents give a method without a docstring that of
 * the class above its own.
 */
export function describedMethod(plan: CallableOperation, names: Emission): Code {
  const inputs = inputsOf(plan, names);
  const { failures } = plan.answer;
  const raises = failures.named.map(({ status, description }) => ({
    name: names.failures.get(status) ?? "",
    text:
      description === undefined ? status : `${status}: ${description.split("\n\n", 1)[0] ?? ""}`,
  }));
  const own = new Set(names.plan.service.failures.common.named.map(({ status }) => status));
  const shown = raises.filter((_, index) => !own.has(failures.named[index]?.status ?? ""));
  const given = givenBy(plan, names);
  return code`def ${id(namesOf(plan, names).method)}(${declared({ inputs })}) -> ${anything}:
    ${operationDoc(plan, names, dataTexts(given), [
      argumentsSection(inputs, given.kind !== "stream"),
      { title: "Raises", entries: shown },
    ])}`;
}
