/** What a call gives: the type of its data, and how successes are read. */
import { str, strings } from "../../emit/go/go-code.js";
import { goType, pointerType } from "../../emit/go/types.js";
import { type Code, code, numberLiteral } from "../../emit/text/code.js";
import type { Negotiation, Reading } from "../../sdk/messages/negotiation.js";
import type { CallableOperation } from "../../sdk/plan.js";
import type { GivenShape } from "../../sdk/shapes/service-shapes.js";
import type { Shape } from "../../sdk/shapes/shape.js";
import { unreachable } from "../../unreachable.js";
import type { Emission } from "./emission.js";

/** What a call of an operation gives. */
export function givenBy(plan: CallableOperation, { shapes }: Emission): GivenShape {
  return shapes.calls.get(plan.id)?.given ?? { kind: "unknown" };
}

/** The type of the data of its answers. */
export function dataType(given: GivenShape, names: Emission): Code {
  switch (given.kind) {
    case "nothing":
      return code`NoContent`;
    case "unknown":
    case "stream":
      return code`any`;
    case "text":
      return code`string`;
    case "bytes":
      return code`[]byte`;
    case "value":
      return elementType(given.shape, names);
    default:
      return unreachable(given);
  }
}

/** The type of a value that stands alone, or in a list: a pointer where it may be null. */
export function elementType(shape: Shape, { types }: Emission): Code {
  return shape.kind === "nullable" ? pointerType(shape, types) : goType(shape, types);
}

/** What a comment says of the data; empty where its type says all. */
export function dataText(plan: CallableOperation, names: Emission): string {
  const given = givenBy(plan, names);
  const { stream } = names.doors.get(plan) ?? {};
  switch (given.kind) {
    case "unknown":
      return "Data is an any: [As] decodes the response into a type of yours.";
    case "stream":
      return `The response is a stream: ${stream ?? ""} returns its items as they arrive; this method waits for its end.`;
    case "nothing":
      return "";
    case "text":
    case "bytes":
    case "value":
      return given.only === undefined
        ? ""
        : `Data is the ${given.only.mediaType} body of status ${given.only.status}. It is empty for other responses, which Raw and [As] give.`;
    default:
      return unreachable(given);
  }
}

/** How successes are read; undefined where that is as each says of itself. */
export function readsValue({ reading }: Negotiation): Code | undefined {
  if (reading === undefined) return undefined;
  if (
    "listed" in reading &&
    reading.listed.length === 1 &&
    reading.listed[0] === "application/json"
  ) {
    return code`readsJSON`;
  }
  const readings = "listed" in reading || "any" in reading ? [["", reading] as const] : reading;
  return readingList(readings.map(([status, each]) => ({ status, how: readingEntry(each) })));
}

/** Of which answers the data is; undefined where it is of all. */
export function dataValue(given: GivenShape): Code | undefined {
  if (!("only" in given) || given.only === undefined) return undefined;
  const { status, mediaType } = given.only;
  return readingList([{ status, how: code`types: ${strings([mediaType])}` }]);
}

function readingList(readings: readonly { readonly status: string; readonly how: Code }[]): Code {
  const entries = readings.map(({ status, how }) => {
    const number = statusNumber(status);
    return number === 0 ? code`{${how}}` : code`{status: ${integer(number)}, ${how}}`;
  });
  const [first, ...others] = entries;
  if (first === undefined) return code`nil`;
  return code`[]reading{${others.reduce((whole, each) => code`${whole}, ${each}`, first)}}`;
}

const ways = { json: "asJSON", text: "asText", bytes: "asBytes" } as const;

function readingEntry(reading: Reading): Code {
  if ("listed" in reading) return code`types: ${strings(reading.listed)}`;
  switch (ways[reading.any]) {
    case "asJSON":
      return code`as: asJSON`;
    case "asText":
      return code`as: asText`;
    case "asBytes":
      return code`as: asBytes`;
  }
}

/** 404, 4 of 4XX, 0 of `default`. */
export function statusNumber(status: string): number {
  if (/^\dXX$/.test(status)) return Number(status.charAt(0));
  return /^\d+$/.test(status) ? Number(status) : 0;
}

function integer(value: number): Code {
  return code`${numberLiteral(value)}`;
}

/** The header by which calls say what they take. */
export function acceptValue({ header }: Negotiation) {
  return header === undefined ? undefined : str(header);
}
