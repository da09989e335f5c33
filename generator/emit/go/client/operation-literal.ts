/** The literal of an operation: what the runtime needs to know of it to send a call and to read its answer. */
import type { CallLimit } from "../../../sdk/operations/call-limits.js";
import { pointerText } from "../../../sdk/operations/call-limits.js";
import type { DeprecationPlan, RepeatPlan } from "../../../sdk/operations/calling.js";
import type { BaseUrlPlan } from "../../../sdk/operations/request.js";
import type { CallableOperation } from "../../../sdk/plan.js";
import { type Code, code, type Hole, lines, numberLiteral } from "../../text/code.js";
import { entryLine, id, list, std, str, strings } from "../go-code.js";
import { boolLiteral } from "../literals.js";
import { needsOf } from "./needs.js";
import { acceptValue, readsValue } from "./readings.js";
import { sendsValue, styleValue } from "./sending.js";
import type { ServiceNames } from "./service-names.js";

/** The part of a client that decodes the answers of an operation; left out = it does not decode. */
export interface Decoding {
  readonly data?: Code | undefined;
  readonly failures?: Code | undefined;
}

/** The literal. */
export function operationLiteral(
  plan: CallableOperation,
  names: ServiceNames,
  { data, failures }: Decoding,
): Code {
  const { request, answer, limits, repeat, deprecated } = plan;
  const { negotiation } = answer.result;
  const entries = [
    ...entryLine("id", str(plan.id)),
    ...entryLine("method", methodValue(request.method)),
    ...entryLine("path", str(request.path.text)),
    ...entryLine("base", baseValue(request.baseUrl, names)),
    ...entryLine("styles", stylesValue(plan, names)),
    ...entryLine("accept", acceptValue(negotiation)),
    ...entryLine("reads", readsValue(negotiation)),
    ...entryLine("data", data),
    ...entryLine("failures", failures),
    ...entryLine("need", needValue(plan, names)),
    ...entryLine("repeat", repeatValue(repeat)),
    ...entryLine("keyHeader", request.keyHeader === undefined ? undefined : str(request.keyHeader)),
    ...entryLine("check", limitsValue(limits)),
    ...entryLine("deprecated", deprecationValue(deprecated)),
    ...entryLine("sends", sendsValue(plan, names)),
  ];
  return code`operation{
	${lines(entries)}
}`;
}

const methods: Readonly<Record<string, string>> = {
  ...{ GET: "MethodGet", HEAD: "MethodHead", POST: "MethodPost", PUT: "MethodPut" },
  ...{
    PATCH: "MethodPatch",
    DELETE: "MethodDelete",
    OPTIONS: "MethodOptions",
    TRACE: "MethodTrace",
  },
};

function methodValue(method: string): Hole {
  const name = methods[method];
  return name === undefined ? str(method) : std(name, "net/http");
}

function baseValue(baseUrl: BaseUrlPlan, { plan }: ServiceNames): Code | undefined {
  if (baseUrl.kind === "service") return undefined;
  const usual = plan.service.defaults.baseUrl;
  const entries = [
    ...(baseUrl.kind === "own" ? [code`url: ${str(baseUrl.url)}`] : []),
    ...(usual === undefined ? [] : [code`usual: ${str(usual)}`]),
  ];
  return code`&ownBase{${list(entries)}}`;
}

/** How parameters are written of which that is known, and which are not written so anyway. */
function stylesValue({ request }: CallableOperation, names: ServiceNames): Code | undefined {
  const styles = request.parameters.flatMap(({ place, name, writing, from }) =>
    writing === undefined || from === "service"
      ? []
      : [styleValue({ place, name, ...writing }, names)],
  );
  if (styles.length === 0) return undefined;
  return code`[]${std("Parameter", `${names.module}/internal/wire`)}{${list(styles)}}`;
}

function needValue(plan: CallableOperation, names: ServiceNames): Code | undefined {
  const name = plan.need === undefined ? undefined : needsOf(names)[plan.need]?.name;
  return name === undefined ? undefined : code`&${id(name)}`;
}

function repeatValue({ mayRepeat, isSaidByMethod }: RepeatPlan): Code | undefined {
  if (isSaidByMethod) return undefined;
  return mayRepeat ? code`repeatAlways` : code`repeatNever`;
}

function limitsValue(limits: readonly CallLimit[]): Code | undefined {
  if (limits.length === 0) return undefined;
  const values = limits.map(({ of, maxItems, minItems, maximum, by }) => {
    const entries = [
      code`of: ${strings(of.map(pointerText))}`,
      ...(maxItems === undefined ? [] : [code`maxItems: ${numberLiteral(maxItems)}`]),
      ...(minItems === undefined ? [] : [code`minItems: ${numberLiteral(minItems)}`]),
      ...(maximum === undefined
        ? []
        : [code`maximum: ${numberLiteral(maximum)}, hasMaximum: ${boolLiteral(true)}`]),
      code`by: ${str(by)}`,
    ];
    return code`{${list(entries)}}`;
  });
  return code`&limits{${list(values)}}`;
}

function deprecationValue(deprecated: DeprecationPlan | undefined): Code | undefined {
  if (deprecated === undefined) return undefined;
  const { since, sunset, replacement, reason } = deprecated;
  const texts = { Since: since, Sunset: sunset, Replacement: replacement, Reason: reason };
  const entries = Object.entries(texts).flatMap(([key, text]) =>
    text === undefined ? [] : [code`${id(key)}: ${str(text)}`],
  );
  return code`&Deprecation{${list(entries)}}`;
}
