/** The result of a call: its type, and how successes are read. */
import { builtin, call, dictOf, generic, named, str } from "../../emit/python/python-code.js";
import {
  alone,
  inBrackets,
  type Operands,
  runtime,
  runtimeType,
  valueType,
} from "../../emit/python/types.js";
import { type Code, code, type Hole, numberLiteral } from "../../emit/text/code.js";
import { id } from "../../emit/python/python-code.js";
import type { StreamPlan } from "../../sdk/messages/carried-bodies.js";
import type { Reading } from "../../sdk/messages/negotiation.js";
import type { CallableOperation } from "../../sdk/plan.js";
import type { GivenBody, GivenShape } from "../../sdk/shapes/service-shapes.js";
import type { Shape } from "../../sdk/shapes/shape.js";
import { unreachable } from "../../unreachable.js";
import type { Emission } from "./emission.js";

/** The result of a call of an operation. */
export function givenBy(plan: CallableOperation, { shapes }: Emission): GivenShape {
  return shapes.calls.get(plan.id)?.given ?? { kind: "unknown" };
}

/** The type of what a call gives: of several answers any of theirs. */
export function dataType(given: GivenShape, names: Emission): Operands {
  switch (given.kind) {
    case "nothing":
      return [code`${id("None")}`];
    case "unknown":
    case "stream":
      return [builtin("object")];
    case "text":
    case "bytes":
    case "value": {
      if (given.all === undefined) return [builtin("object")];
      const mayBeNone =
        given.mayBeEmpty || given.all.some(({ shape }) => shape.kind === "nullable");
      const types = given.all.flatMap((each) => bodyType(each, names));
      return mayBeNone ? [...types, code`${id("None")}`] : types;
    }
    default:
      return unreachable(given);
  }
}

/** The type of a body that is not null. */
function bodyType({ kind, shape }: GivenBody, names: Emission): Operands {
  switch (kind) {
    case "text":
      return [builtin("str")];
    case "bytes":
      return [builtin("bytes")];
    case "value":
      return valueType(shape.kind === "nullable" ? shape.of : shape, names.types);
    default:
      return unreachable(kind);
  }
}

/** The same as it stands behind an arrow. */
export function returned(given: GivenShape, names: Emission): Code {
  return alone(dataType(given, names));
}

/** `Stream[ServerSentEvent[Book]]` */
export function streamType(
  stream: StreamPlan,
  item: Shape | undefined,
  isAsync: boolean,
  names: Emission,
): Code {
  const own = item === undefined ? [builtin("object")] : valueType(item, names.types);
  const module = isAsync ? "async_reading" : "sync_reading";
  const type = runtimeType(isAsync ? "AsyncStream" : "Stream", module);
  if (stream.kind !== "events") return generic(type, [inBrackets(own)]);
  const data = stream.data === "json" ? own : [builtin("str")];
  return generic(type, [
    generic(runtimeType("ServerSentEvent", "event_stream"), [inBrackets(data)]),
  ]);
}

/** The sentences of a docstring about the data. */
export function dataTexts(given: GivenShape): readonly string[] {
  switch (given.kind) {
    case "unknown":
    case "stream":
    case "nothing":
      return [];
    case "text":
    case "bytes":
    case "value":
      return [
        ...(given.only === undefined || given.all?.length === 1
          ? []
          : [
              `The result depends on the response: it may be the \`${given.only.mediaType}\` of status ${given.only.status}, or another.`,
            ]),
        ...(given.mayBeEmpty ? ["The result is None if the response has no body."] : []),
      ];
    default:
      return unreachable(given);
  }
}

/** The successes in the constant of an operation. */
export function readingValues(plan: CallableOperation): readonly Code[] {
  const { negotiation } = plan.answer.result;
  return [
    ...named("accept", negotiation.header === undefined ? undefined : str(negotiation.header)),
    ...named("reading", readingValue(negotiation.reading)),
    ...named("stream", streamValue(plan)),
  ];
}

function readingValue(
  reading: CallableOperation["answer"]["result"]["negotiation"]["reading"],
): Hole | undefined {
  if (reading === undefined) return undefined;
  if ("listed" in reading || "any" in reading) return oneReading(reading);
  const entries = reading.map(([status, each]) => [statusKey(status), oneReading(each)] as const);
  return call(runtime("by_status", "reading"), [dictOf(entries)]);
}

function oneReading(reading: Reading): Hole {
  if ("listed" in reading) return call(runtime("listed", "reading"), reading.listed.map(str));
  return runtime(`any_as_${reading.any}`, "reading");
}

/** 404, "5XX", "default". */
export function statusKey(status: string): Hole {
  return /^\d+$/.test(status) ? numberLiteral(Number(status)) : str(status);
}

/** The readers of streams, by media type. */
function streamValue({ answer }: CallableOperation): Code | undefined {
  const { kind, bodies } = answer.result;
  if (kind !== "stream") return undefined;
  const contents = bodies.flatMap((each) => each.contents);
  const readers = new Map(
    contents.flatMap(({ mediaType, stream }) =>
      stream === undefined ? [] : [[mediaType, decoderOf(stream)] as const],
    ),
  );
  return dictOf([...readers].map(([type, reader]) => [str(type), reader] as const));
}

function decoderOf(stream: StreamPlan): Hole {
  switch (stream.kind) {
    case "events":
      return runtime(stream.data === "json" ? "json_events" : "text_events", "event_stream");
    case "lines":
      return runtime("json_lines", "json_lines");
    case "sequence":
      return runtime("json_sequence", "json_lines");
    default:
      return unreachable(stream);
  }
}
