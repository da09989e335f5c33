/** The constant of an operation: what the runtime needs to know of it to send a call and to read its response. */
import {
  boolLiteral,
  call,
  id,
  listOf,
  named,
  std,
  str,
  tupleOf,
} from "../../emit/python/python-code.js";
import { runtime } from "../../emit/python/types.js";
import { type Code, code, type Hole, numberLiteral } from "../../emit/text/code.js";
import type { CallLimit } from "../../sdk/operations/call-limits.js";
import type { DeprecationPlan, RepeatPlan } from "../../sdk/operations/calling.js";
import type { BaseUrlPlan } from "../../sdk/operations/request.js";
import type { CallableOperation } from "../../sdk/plan.js";
import { readingValues } from "./answers.js";
import { bodyValues } from "./bodies.js";
import { needValue } from "./credentials.js";
import type { Emission } from "./emission.js";
import { failuresValue } from "./failures-file.js";
import { namesOf } from "./operation-docs.js";
import { parameterValues } from "./sending.js";

/** Its declaration. */
export function operationConstant(plan: CallableOperation, names: Emission): Code {
  const { request, limits, repeat, deprecated } = plan;
  const { keyHeader } = request;
  const given = [
    ...[str(plan.id), str(request.method), str(request.path.text)],
    ...parameterValues(plan),
    ...readingValues(plan),
    ...named("failures", failuresValue(plan, names)),
    ...named("security", needValue(plan, names)),
    ...bodyValues(plan),
    ...named("check", limitsValue(limits)),
    ...named("idempotent", repeatValue(repeat)),
    ...named("key_header", keyHeader === undefined ? undefined : str(keyHeader)),
    ...named("base_url", baseValue(request.baseUrl, names)),
    ...named("deprecated", deprecationValue(deprecated)),
  ];
  const { constant } = namesOf(plan, names);
  const made = call(runtime("Operation", "operation"), given);
  return code`${id(constant)}: ${std("Final", "typing")} = ${made}`;
}

function baseValue(baseUrl: BaseUrlPlan, { plan }: Emission): Code | undefined {
  if (baseUrl.kind === "service") return undefined;
  const usual = plan.service.defaults.baseUrl;
  return call(runtime("OwnBaseURL", "operation"), [
    ...(baseUrl.kind === "own" ? [str(baseUrl.url)] : []),
    ...named("usual", usual === undefined ? undefined : str(usual)),
  ]);
}

function repeatValue({ mayRepeat, isSaidByMethod }: RepeatPlan): Hole | undefined {
  return isSaidByMethod ? undefined : boolLiteral(mayRepeat);
}

function limitsValue(limits: readonly CallLimit[]): Code | undefined {
  if (limits.length === 0) return undefined;
  const number = (key: string, value: number | undefined): readonly Code[] =>
    named(key, value === undefined ? undefined : numberLiteral(value));
  const values = limits.map(({ of, maxItems, minItems, maximum, by }) =>
    call(runtime("Limit", "limits"), [
      listOf(of.map(({ place, name }) => tupleOf([str(place), str(name)]))),
      str(by),
      ...number("max_items", maxItems),
      ...number("min_items", minItems),
      ...number("maximum", maximum),
    ]),
  );
  return call(runtime("limits", "limits"), values);
}

function deprecationValue(deprecated: DeprecationPlan | undefined): Code | undefined {
  if (deprecated === undefined) return undefined;
  const { since, sunset, replacement, reason } = deprecated;
  const texts = Object.entries({ since, sunset, replacement, reason });
  return call(
    runtime("Deprecation", "operation"),
    texts.flatMap(([key, text]) => named(key, text === undefined ? undefined : str(text))),
  );
}
