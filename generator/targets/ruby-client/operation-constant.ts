/** The constant of an operation: what the runtime needs to know of it to send a call and to read its response. */
import {
  call,
  id,
  listOf,
  make,
  named,
  runtime,
  scoped,
  str,
  symbol,
} from "../../emit/ruby/ruby-code.js";
import { type Code, code, type Hole, lines, numberLiteral } from "../../emit/text/code.js";
import type { CallLimit } from "../../sdk/operations/call-limits.js";
import type { DeprecationPlan, RepeatPlan } from "../../sdk/operations/calling.js";
import type { BaseUrlPlan } from "../../sdk/operations/request.js";
import type { CallableOperation } from "../../sdk/plan.js";
import { readingValues, statusKey } from "./answers.js";
import { needValue } from "./credentials.js";
import type { Emission } from "./emission.js";
import { namesOf } from "./operation-docs.js";
import { bodyValues, parameterValues } from "./sending.js";

/** Its declaration. */
export function operationConstant(plan: CallableOperation, names: Emission): Code {
  const { request, limits, repeat, deprecated, answer } = plan;
  const { keyHeader } = request;
  const failures = answer.failures.named.map(({ status }) => statusKey(status));
  const given = [
    code`${str(plan.id)}, ${str(request.method)}, ${str(request.path.text)}`,
    ...parameterValues(plan),
    ...readingValues(plan, names),
    ...named("failures", failures.length === 0 ? undefined : call(code`FAILURES.slice`, failures)),
    ...named("security", needValue(plan, names)),
    ...bodyValues(plan),
    ...named("limits", limitsValue(limits)),
    ...named("idempotent", repeatValue(repeat)),
    ...named("key_header", keyHeader === undefined ? undefined : str(keyHeader)),
    ...named("base_url", baseValue(request.baseUrl, names)),
    ...named("deprecated", deprecationValue(deprecated)),
  ];
  return privateConstant(namesOf(plan, names).constant, make(runtime("Operation"), given));
}

/** A constant that nobody else uses. */
export function privateConstant(name: string, value: Hole): Code {
  return lines([code`${id(name)} = ${value}`, code`private_constant ${symbol(name)}`]);
}

function baseValue(baseUrl: BaseUrlPlan, { plan }: Emission): Code | undefined {
  if (baseUrl.kind === "service") return undefined;
  const usual = plan.service.defaults.baseUrl;
  const text = (value: string | undefined): Hole => (value === undefined ? code`nil` : str(value));
  return make(runtime("OwnBaseUrl"), [
    text(baseUrl.kind === "own" ? baseUrl.url : undefined),
    text(usual),
  ]);
}

function repeatValue({ mayRepeat, isSaidByMethod }: RepeatPlan): Hole | undefined {
  if (isSaidByMethod) return undefined;
  return mayRepeat ? code`true` : code`false`;
}

function limitsValue(limits: readonly CallLimit[]): Code | undefined {
  if (limits.length === 0) return undefined;
  const number = (key: string, value: number | undefined): readonly Code[] =>
    named(key, value === undefined ? undefined : numberLiteral(value));
  return listOf(
    limits.map(({ of, maxItems, minItems, maximum, by }) =>
      make(runtime("Limit"), [
        listOf(of.map(({ place, name }) => listOf([symbol(place), str(name)]))),
        ...named("by", str(by)),
        ...number("max_items", maxItems),
        ...number("min_items", minItems),
        ...number("maximum", maximum),
      ]),
    ),
  );
}

function deprecationValue(deprecated: DeprecationPlan | undefined): Code | undefined {
  if (deprecated === undefined) return undefined;
  const { since, sunset, replacement, reason } = deprecated;
  const texts = Object.entries({ since, sunset, replacement, reason });
  return make(
    scoped("Deprecation"),
    texts.flatMap(([key, text]) => named(key, text === undefined ? undefined : str(text))),
  );
}
