/** How answers of an operation are asked for, and how its successes are read. */
import type { Negotiation, Reading } from "../../../sdk/messages/negotiation.js";
import { type Code, code, numberLiteral } from "../../text/code.js";
import { str, strings } from "../go-code.js";

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

/** A list of readings, each of a status. */
export function readingList(
  readings: readonly { readonly status: string; readonly how: Code }[],
): Code {
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
