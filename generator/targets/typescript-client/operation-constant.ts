/** The constant of an operation: what the runtime needs to know of it to send a call and to read its answer. */
import {
  arrayValue,
  callOf,
  literalValue,
  name as nameValue,
  type ObjectEntry,
  objectValue,
  type ValueTree,
} from "../../emit/typescript/value-tree.js";
import type { FileImports } from "../../emit/typescript/package/source-files.js";
import type { StreamPlan } from "../../sdk/messages/carried-bodies.js";
import type { Negotiation, Reading } from "../../sdk/messages/negotiation.js";
import type { CallLimit } from "../../sdk/operations/call-limits.js";
import type { DeprecationPlan, RepeatPlan } from "../../sdk/operations/calling.js";
import type { BaseUrlPlan } from "../../sdk/operations/request.js";
import type { ParameterPlan } from "../../sdk/operations/parameters.js";
import type { ResultPlan } from "../../sdk/operations/result.js";
import type { CallableOperation } from "../../sdk/plan.js";
import { unreachable } from "../../unreachable.js";
import { bodyEntries } from "./body-encoders.js";
import { errorEntries } from "./failures.js";
import type { InputScope } from "./inputs.js";
import { securityEntries } from "./security.js";

/** Its value. */
export function operationValue(
  plan: CallableOperation,
  { imports, service }: InputScope,
): ValueTree {
  const { id, request, answer, limits, repeat, deprecated } = plan;
  const { method, path, places, baseUrl, parameters } = request;
  const { negotiation } = answer.result;
  const cookies =
    places.cookie.known === "none" ? [] : [imports.value("putCookies", "runtime/cookies")];
  return objectValue([
    { key: "id", value: literalValue(id) },
    { key: "method", value: literalValue(method) },
    { key: "path", value: literalValue(path.text) },
    ...baseUrlEntries(baseUrl, service.defaults.baseUrl),
    ...parameterEntries(parameters, imports),
    ...cookies.map((each) => ({ key: "cookies", value: nameValue(each) })),
    ...bodyEntries(request, imports),
    ...acceptEntries(negotiation, imports),
    ...streamEntries(answer.result, imports),
    ...errorEntries(answer, service.failures, imports),
    ...securityEntries(plan, service, imports),
    ...checkEntry(limits, imports),
    ...headerEntries(plan, imports),
    ...idempotencyEntries(repeat),
    ...deprecationEntries(deprecated),
  ]);
}

/** Where an operation is sent to that is not below the service's base URL, and in whose place. */
function baseUrlEntries(baseUrl: BaseUrlPlan, usual: string | undefined): readonly ObjectEntry[] {
  if (baseUrl.kind === "service") return [];
  const own = baseUrl.kind === "own" ? [{ key: "url", value: literalValue(baseUrl.url) }] : [];
  const others = usual === undefined ? [] : [{ key: "usual", value: literalValue(usual) }];
  return [{ key: "baseUrl", value: objectValue([...own, ...others]) }];
}

/** The parameters of which it is known how values are written, and which are not written so anyway. */
function parameterEntries(
  parameters: readonly ParameterPlan[],
  imports: FileImports,
): readonly ObjectEntry[] {
  const values = parameters.flatMap(({ place, name, writing }) => {
    if (writing === undefined) return [];
    const { style, explode, arrays, encode } = writing;
    const file =
      style === "json" || style === "jsonOrText" ? "runtime/json-parameters" : "runtime/styles";
    return objectValue([
      { key: "in", value: literalValue(place) },
      { key: "name", value: literalValue(name) },
      { key: "style", value: nameValue(imports.value(style, file)) },
      { key: "explode", value: literalValue(explode) },
      ...(arrays === undefined ? [] : [{ key: "arrays", value: literalValue(arrays) }]),
      ...(encode === undefined
        ? []
        : [{ key: "encode", value: nameValue(imports.value(encode, "runtime/reserved")) }]),
    ]);
  });
  return values.length === 0 ? [] : [{ key: "parameters", value: arrayValue(values) }];
}

/** Which media types successes have; none where one may have a type that is not shown, or all are empty. */
function acceptEntries({ reading }: Negotiation, imports: FileImports): readonly ObjectEntry[] {
  if (reading === undefined) return [];
  if ("listed" in reading || "any" in reading) {
    return [{ key: "accept", value: readingValue(reading, imports) }];
  }
  const checks = reading.map(([status, each]) => ({
    key: status,
    value: readingValue(each, imports),
  }));
  const byStatus = nameValue(imports.value("acceptsByStatus", "runtime/accept-by-status"));
  return [{ key: "accept", value: callOf(byStatus, [objectValue(checks)], { pure: true }) }];
}

const readers = { json: "anyAsJson", text: "anyAsText", bytes: "anyAsBytes" } as const;

function readingValue(reading: Reading, imports: FileImports): ValueTree {
  if ("any" in reading) return nameValue(imports.value(readers[reading.any], "runtime/any-media"));
  const { listed } = reading;
  const isOne = listed.length === 1 && !listed[0]?.includes("*");
  const check = isOne
    ? imports.value("accepts", "runtime/accept")
    : imports.value("acceptsAnyOf", "runtime/accept-any-of");
  return callOf(nameValue(check), listed.map(literalValue), { pure: true });
}

/** Decodes the streams among successes. */
function streamEntries({ successes }: ResultPlan, imports: FileImports): readonly ObjectEntry[] {
  const contents = successes.flatMap(({ body }) => body.contents);
  const decoders = new Map(
    contents.flatMap(({ stream }) =>
      stream === undefined ? [] : [[stream.bareType, decoderOf(stream)] as const],
    ),
  );
  if (decoders.size === 0) return [];
  const entries = [...decoders].map(([key, [value, file]]) => ({
    key,
    value: nameValue(imports.value(value, file)),
  }));
  const streams = nameValue(imports.value("streams", "runtime/streams"));
  return [{ key: "stream", value: callOf(streams, [objectValue(entries)], { pure: true }) }];
}

/** The decoder of a stream, by its name and file. */
function decoderOf(stream: StreamPlan): readonly [name: string, file: string] {
  switch (stream.kind) {
    case "events":
      return [stream.data === "json" ? "jsonEventStream" : "eventStream", "runtime/event-stream"];
    case "lines":
      return ["jsonLines", "runtime/json-lines"];
    case "sequence":
      return ["jsonSequence", "runtime/json-lines"];
    default:
      return unreachable(stream);
  }
}

/** True if a call may be repeated, where the method alone would not say the same. */
function idempotencyEntries({ mayRepeat, isSaidByMethod }: RepeatPlan): readonly ObjectEntry[] {
  return isSaidByMethod ? [] : [{ key: "idempotent", value: literalValue(mayRepeat) }];
}

/** The headers that every call has unless it says otherwise: which answers it takes, and a key for its repetitions. */
function headerEntries(
  { id, request, answer }: CallableOperation,
  imports: FileImports,
): readonly ObjectEntry[] {
  const { header, choice } = answer.result.negotiation;
  const filled = defaultHeaders(request.keyHeader, header, imports);
  if (choice === undefined) return filled.map((value) => ({ key: "headers", value }));
  const choosing = nameValue(imports.value("choosing", "runtime/chosen-type"));
  return [
    {
      key: "headers",
      value: callOf(choosing, [literalValue(id), ...filled], { pure: true }),
    },
  ];
}

function defaultHeaders(
  key: string | undefined,
  accept: string | undefined,
  imports: FileImports,
): readonly ValueTree[] {
  if (accept === undefined && key === undefined) return [];
  const fixed = accept === undefined ? [] : [{ key: "accept", value: literalValue(accept) }];
  const headers = accept === undefined ? [] : [objectValue(fixed)];
  if (key === undefined) {
    const make = nameValue(imports.value("defaultHeaders", "runtime/headers"));
    return [callOf(make, headers, { pure: true })];
  }
  const make = nameValue(imports.value("withIdempotencyKey", "runtime/idempotency-key"));
  return [callOf(make, [literalValue(key), ...headers], { pure: true })];
}

/** Returns the known facts of a deprecation; nothing where there is none. */
function deprecationEntries(deprecated: DeprecationPlan | undefined): readonly ObjectEntry[] {
  if (deprecated === undefined) return [];
  const { since, sunset, replacement, reason } = deprecated;
  const texts = Object.entries({ since, sunset, replacement, reason });
  const entries = texts.flatMap(([key, text]) =>
    text === undefined ? [] : [{ key, value: literalValue(text) }],
  );
  return [{ key: "deprecated", value: objectValue(entries) }];
}

/** The entry of an operation's constant; none where nothing is limited. */
function checkEntry(limits: readonly CallLimit[], imports: FileImports): readonly ObjectEntry[] {
  if (limits.length === 0) return [];
  const make = nameValue(imports.value("limits", "runtime/limits"));
  const values = limits.map(({ of, maxItems, minItems, maximum, by }) =>
    objectValue([
      {
        key: "of",
        value: arrayValue(of.map(({ place, name }) => literalValue(`${place}.${name}`))),
      },
      ...(maxItems === undefined ? [] : [{ key: "maxItems", value: literalValue(maxItems) }]),
      ...(minItems === undefined ? [] : [{ key: "minItems", value: literalValue(minItems) }]),
      ...(maximum === undefined ? [] : [{ key: "maximum", value: literalValue(maximum) }]),
      { key: "by", value: literalValue(by) },
    ]),
  );
  return [{ key: "check", value: callOf(make, values, { pure: true }) }];
}
