/** The constant of an operation: what the runtime needs to know of it to send a call and to read its answer. */
import {
  boolLiteral,
  call,
  doubleLiteral,
  id,
  named,
  str,
  variable,
} from "../../emit/kotlin/kotlin-code.js";
import { runtime } from "../../emit/kotlin/types.js";
import { type Code, code, type Hole, numberLiteral } from "../../emit/text/code.js";
import { type CallLimit, pointerText } from "../../sdk/operations/call-limits.js";
import type { DeprecationPlan } from "../../sdk/operations/calling.js";
import type { CallableOperation } from "../../sdk/plan.js";
import { givenBy, readings, valueReadings } from "./answers.js";
import type { Emission } from "./emission.js";
import { namesOf } from "./operation-docs.js";

/** Its declaration, at the top of the group's file. */
export function operationConstant(plan: CallableOperation, names: Emission): Code {
  const { request, answer, limits, repeat, deprecated, id: of } = plan;
  const { types } = names;
  const { header } = answer.result.negotiation;
  const parameters = request.parameters.flatMap(({ place, name, writing, from }) =>
    writing === undefined || from === "service"
      ? []
      : [parameterValue({ place, name, ...writing }, names)],
  );
  const failures = answer.failures.named.map(
    ({ status }) =>
      code`${runtime("Failures", types)}.${id(names.failureConstants.get(status) ?? "")}`,
  );
  const given = [
    named("id", str(of)),
    named("method", str(request.method)),
    named("path", str(request.path.text)),
    ...baseArgument(plan, names),
    ...listArgument("parameters", parameters),
    ...textArgument("accept", header),
    ...listArgument("reads", readings(answer.result.negotiation, names)),
    ...listArgument("values", valueReadings(givenBy(plan, names), names)),
    ...listArgument("failures", failures),
    ...needArgument(plan, names),
    ...(repeat.isSaidByMethod ? [] : [named("repeats", boolLiteral(repeat.mayRepeat))]),
    ...textArgument("keyHeader", request.keyHeader),
    ...listArgument(
      "limits",
      limits.map((each) => limitValue(each, names)),
    ),
    ...(deprecated === undefined
      ? []
      : [named("deprecation", deprecationValue(deprecated, names))]),
    ...sendArguments(plan, names),
    ...framingArgument(plan, names),
  ];
  return variable(namesOf(plan, names).constant, call(runtime("Operation", types), given), {
    before: code`private val`,
  });
}

function listArgument(name: string, all: readonly Hole[]): readonly Code[] {
  return all.length === 0 ? [] : [named(name, call(id("listOf"), all))];
}

/** An argument that is a text. */
export function textArgument(name: string, text: string | undefined): readonly Code[] {
  return text === undefined ? [] : [named(name, str(text))];
}

function orNullLiteral(text: string | undefined): Hole {
  return text === undefined ? code`null` : str(text);
}

function baseArgument(
  { request: { baseUrl } }: CallableOperation,
  { plan, types }: Emission,
): readonly Code[] {
  if (baseUrl.kind === "service") return [];
  const usual = plan.service.defaults.baseUrl;
  const own = baseUrl.kind === "own" ? baseUrl.url : undefined;
  return [named("base", call(runtime("OwnBase", types), [own, usual].map(orNullLiteral)))];
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
    code`${runtime(of, types)}.${id(value.replace(/[A-Z]/g, (each) => `_${each}`).toUpperCase())}`;
  return call(runtime("Parameter", types), [
    ...[constant("Place", place), str(name), constant("Style", style)],
    ...(explode ? [named("explode", boolLiteral(true))] : []),
    ...(arrays === undefined ? [] : [named("arrays", constant("ArrayNotation", arrays))]),
    ...(encode === undefined ? [] : [named("encode", constant("Encode", encode))]),
  ]);
}

function needArgument(
  plan: CallableOperation,
  { needs, types, plan: { service } }: Emission,
): readonly Code[] {
  const name = plan.need === undefined ? undefined : needs[plan.need];
  const isKnown = service.credentials.some(({ means }) => means.kind !== "certificate");
  if (name === undefined || !isKnown) return [];
  return [named("need", code`${runtime("Needs", types)}.${id(name)}`)];
}

function limitValue({ of, maxItems, minItems, maximum, by }: CallLimit, { types }: Emission): Code {
  const number = (name: string, value: number | undefined): readonly Code[] =>
    value === undefined ? [] : [named(name, numberLiteral(value))];
  const decimal = maximum === undefined ? [] : [named("maximum", doubleLiteral(maximum))];
  return call(runtime("Limit", types), [
    call(
      id("listOf"),
      of.map((each) => str(pointerText(each))),
    ),
    str(by),
    ...number("most", maxItems),
    ...number("least", minItems),
    ...decimal,
  ]);
}

function deprecationValue(
  { since, sunset, replacement, reason }: DeprecationPlan,
  { types }: Emission,
): Code {
  return call(runtime("Deprecation", types), [
    ...textArgument("since", since),
    ...textArgument("sunset", sunset),
    ...textArgument("replacement", replacement),
    ...textArgument("reason", reason),
  ]);
}

/** Bodies, and how the fields of forms are written. */
function sendArguments(
  { request: { body, sendsBody } }: CallableOperation,
  names: Emission,
): readonly Code[] {
  if (!sendsBody || body.kind === "none") return [];
  const type = body.kind === "not-shown" ? undefined : body.defaultType;
  return [
    named("sends", boolLiteral(true)),
    ...textArgument("contentType", type),
    ...listArgument("fields", fieldValues(body, names)),
  ];
}

function fieldValues(body: CallableOperation["request"]["body"], names: Emission): readonly Code[] {
  if (body.kind !== "known") return [];
  const type = runtime("FormField", names.types);
  return body.contents.flatMap((each) =>
    each.codec !== "form"
      ? []
      : each.form.parts.map((part) =>
          call(
            type,
            "contentType" in part
              ? [str(part.name), str(part.contentType)]
              : [parameterValue({ place: "query", ...part }, names)],
          ),
        ),
  );
}

function framingArgument(plan: CallableOperation, names: Emission): readonly Code[] {
  const given = givenBy(plan, names);
  if (given.kind !== "stream") return [];
  const { stream } = given;
  const framing =
    stream.kind === "events"
      ? stream.data === "json"
        ? "EVENTS"
        : "TEXT_EVENTS"
      : stream.kind.toUpperCase();
  return [named("framing", code`${runtime("Framing", names.types)}.${id(framing)}`)];
}
