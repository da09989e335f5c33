/** The constant of an operation: what the runtime needs to know of it to send a call and to read its answer. */
import {
  boolLiteral,
  type ChainedCall,
  id,
  ofType,
  str,
  variable,
} from "../../emit/java/java-code.js";
import { runtime } from "../../emit/java/types.js";
import { type Code, code, type Hole, numberLiteral } from "../../emit/text/code.js";
import { type CallLimit, pointerText } from "../../sdk/operations/call-limits.js";
import type { DeprecationPlan } from "../../sdk/operations/calling.js";
import type { CallableOperation } from "../../sdk/plan.js";
import { givenBy, readCalls, statusNumber, valueCalls } from "./answers.js";
import type { Emission } from "./emission.js";

/** Its declaration. */
export function operationConstant(plan: CallableOperation, names: Emission): Code {
  const { request, answer, limits, repeat, deprecated, id } = plan;
  const { types } = names;
  const of = [str(id), str(request.method), str(request.path.text)];
  const calls: readonly ChainedCall[] = [
    { name: "of", given: of },
    ...baseCalls(plan, names),
    ...request.parameters.flatMap(({ place, name, writing, from }) =>
      writing === undefined || from === "service"
        ? []
        : [{ name: "parameter", given: [parameterValue({ place, name, ...writing }, names)] }],
    ),
    ...readCalls(answer.result.negotiation),
    ...valueCalls(givenBy(plan, names)),
    ...failureCalls(plan, names),
    ...needCalls(plan, names),
    ...(repeat.isSaidByMethod ? [] : [{ name: "repeats", given: [boolLiteral(repeat.mayRepeat)] }]),
    ...(request.keyHeader === undefined
      ? []
      : [{ name: "keyHeader", given: [str(request.keyHeader)] }]),
    ...limits.map((each) => ({ name: "limit", given: [limitValue(each, names)] })),
    ...(deprecated === undefined
      ? []
      : [{ name: "deprecated", given: [deprecationValue(deprecated, names)] }]),
    ...sendCalls(plan, names),
    ...streamCalls(plan, names),
    { name: "build" },
  ];
  const type = runtime("Operation", types);
  const before = code`private static final`;
  return code`${variable({ before, type, name: "OPERATION" }, ofType(type, calls))};`;
}

function failureCalls(
  { answer: { failures } }: CallableOperation,
  { types }: Emission,
): readonly ChainedCall[] {
  if (failures.named.length === 0) return [];
  const statuses = failures.named.map(({ status }) => numberLiteral(statusNumber(status)));
  return [
    { name: "failures", given: [ofConstant(runtime("Failures", types), "NAMED"), ...statuses] },
  ];
}

function orNullLiteral(text: string | undefined): Hole {
  return text === undefined ? code`null` : str(text);
}

function baseCalls(
  { request: { baseUrl } }: CallableOperation,
  { plan }: Emission,
): readonly ChainedCall[] {
  if (baseUrl.kind === "service") return [];
  const usual = plan.service.defaults.baseUrl;
  const own = baseUrl.kind === "own" ? baseUrl.url : undefined;
  return [{ name: "base", given: [orNullLiteral(own), orNullLiteral(usual)] }];
}

/** How a value is written. */
function parameterValue(
  written: {
    readonly place: "path" | "query" | "header" | "cookie";
    readonly name: string;
    readonly style: string;
    readonly explode: boolean;
    readonly arrays?: string;
    readonly encode?: string;
  },
  { types }: Emission,
): Code {
  const { place, name, style, explode, arrays, encode } = written;
  const constant = (of: string, value: string): Code =>
    ofConstant(runtime(of, types), value.replace(/[A-Z]/g, (each) => `_${each}`).toUpperCase());
  return ofType(runtime("Parameter", types), [
    { name: "of", given: [constant("Place", place), str(name), constant("Style", style)] },
    ...(explode ? [{ name: "explode" }] : []),
    ...(arrays === undefined
      ? []
      : [{ name: "arrays", given: [constant("ArrayNotation", arrays)] }]),
    ...(encode === undefined ? [] : [{ name: "encode", given: [constant("Encode", encode)] }]),
  ]);
}

function ofConstant(type: Hole, name: string): Code {
  return code`${type}.${id(name)}`;
}

function needCalls(
  plan: CallableOperation,
  { needs, types, plan: { service } }: Emission,
): readonly ChainedCall[] {
  const name = plan.need === undefined ? undefined : needs[plan.need];
  const isKnown = service.credentials.some(({ means }) => means.kind !== "certificate");
  if (name === undefined || !isKnown) return [];
  return [{ name: "need", given: [ofConstant(runtime("Needs", types), name)] }];
}

function limitValue({ of, maxItems, minItems, maximum, by }: CallLimit, { types }: Emission): Code {
  const number = (name: string, value: number | undefined): readonly ChainedCall[] =>
    value === undefined ? [] : [{ name, given: [numberLiteral(value)] }];
  return ofType(runtime("Limit", types), [
    { name: "of", given: of.map((each) => str(pointerText(each))) },
    ...number("most", maxItems),
    ...number("least", minItems),
    ...number("maximum", maximum),
    { name: "by", given: [str(by)] },
  ]);
}

function deprecationValue(
  { since, sunset, replacement, reason }: DeprecationPlan,
  { types }: Emission,
): Code {
  return ofType(runtime("Deprecation", types), [
    { name: "of", given: [since, sunset, replacement, reason].map(orNullLiteral) },
  ]);
}

/** Bodies, and how the fields of forms are written. */
function sendCalls(
  { request: { body, sendsBody } }: CallableOperation,
  names: Emission,
): readonly ChainedCall[] {
  if (!sendsBody || body.kind === "none") return [];
  if (body.kind === "not-shown" || body.defaultType === undefined)
    return [{ name: "sends" }, ...fieldCalls(body, names)];
  return [{ name: "sends", given: [str(body.defaultType)] }, ...fieldCalls(body, names)];
}

function fieldCalls(
  body: CallableOperation["request"]["body"],
  names: Emission,
): readonly ChainedCall[] {
  if (body.kind !== "known") return [];
  return body.contents.flatMap((each) =>
    each.codec !== "form"
      ? []
      : each.form.parts.map((part) => ({
          name: "field",
          given:
            "contentType" in part
              ? [str(part.name), str(part.contentType)]
              : [parameterValue({ place: "query", ...part }, names)],
        })),
  );
}

function streamCalls(plan: CallableOperation, names: Emission): readonly ChainedCall[] {
  const given = givenBy(plan, names);
  if (given.kind !== "stream") return [];
  const { stream } = given;
  const framing =
    stream.kind === "events"
      ? stream.data === "json"
        ? "EVENTS"
        : "TEXT_EVENTS"
      : stream.kind.toUpperCase();
  return [{ name: "streams", given: [ofConstant(runtime("Framing", names.types), framing)] }];
}
