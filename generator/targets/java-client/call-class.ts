/** The class of an operation's calls: small and immutable, there from the first day, so that no filled fact changes a signature. */
import { block, call, generic, header, id, make, parameter } from "../../emit/java/java-code.js";
import { javadoc } from "../../emit/java/javadoc.js";
import { runtime } from "../../emit/java/types.js";
import { type Code, code, type Hole, lines } from "../../emit/text/code.js";
import type { CallableOperation } from "../../sdk/plan.js";
import { answerType, givenBy, topType } from "./answers.js";
import { bodyMethods } from "./bodies.js";
import type { Emission } from "./emission.js";
import { parameterWithers } from "./inputs.js";
import { operationConstant } from "./operation-constant.js";
import { namesOf } from "./operation-docs.js";
import { itemOf, pagingConstant, walksClass } from "./paging.js";
import { methodText } from "./spelling.js";

/** The class. */
export function callClass(plan: CallableOperation, names: Emission): Code {
  const { types } = names;
  const { call: name } = namesOf(plan, names);
  const request = parameter(runtime("Request", types), "request");
  const { base, given } = baseOf(plan, names);
  const own = id(name);
  const parts = [
    lines([operationConstant(plan, names), pagingConstant(plan, names)], 1),
    block(code`private ${own}(${request})`, [
      code`${call(id("super"), [code`request`, ...given])};`,
    ]),
    lines([
      code`@Override`,
      block(code`${own} with(${request})`, [code`return ${make(own, [code`request`])};`]),
    ]),
    ...parameterWithers(plan, name, names),
    ...bodyMethods(plan, name, names),
    ...walksClass(plan, names),
  ];
  return lines([
    javadoc([`A call of \`${methodText(plan.id, names)}\`. Nothing is sent until it is executed.`]),
    code`@${runtime("CheckReturnValue", types)}`,
    block(
      header(code`public static final class ${own}`, [["extends", [base]]]),
      parts.filter((each) => !each.isEmpty),
      1,
    ),
  ]);
}

/** The class that it extends, and what that is given beside the request. */
function baseOf(
  plan: CallableOperation,
  names: Emission,
): { readonly base: Code; readonly given: readonly Hole[] } {
  const { types } = names;
  const own = id(namesOf(plan, names).call);
  const { type, decoder } = answerType(plan, names);
  const given = givenBy(plan, names);
  const { paging } = plan;
  if (given.kind === "stream") {
    const item = itemOfStream(given, names);
    const base = given.stream.kind === "events" ? "EventCall" : "ItemCall";
    return {
      base: generic(runtime(base, types), [type, item.type, own]),
      given: [decoder, item.decoder],
    };
  }
  if (paging?.kind === "followed" && paging.isSingle) {
    const item = itemOf(paging.roots[0], plan, names);
    return {
      base: generic(runtime("PagedCall", types), [type, item.type, own]),
      given: [decoder, code`PAGING`, item.decoder],
    };
  }
  return { base: generic(runtime("Call", types), [type, own]), given: [decoder] };
}

function itemOfStream(
  { stream, item }: Extract<ReturnType<typeof givenBy>, { readonly kind: "stream" }>,
  names: Emission,
) {
  if (stream.kind === "events" && stream.data !== "json")
    return topType({ kind: "scalar", type: "string" }, names);
  return topType(item ?? { kind: "raw", why: "not-shown" }, names);
}
