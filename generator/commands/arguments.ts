/** Values of options, read and checked; each function throws what commander shows as a mistake of the command line. */
import { InvalidArgumentError } from "commander";

/** An empty folder would be the root of the file system: that is a variable of a script that was never set. */
export function notEmpty(value: string): string {
  if (value === "") throw new InvalidArgumentError("It is empty.");
  return value;
}

/** Names, one by one or with commas between them; `before` are those that were given before. */
export function listed(value: string, before: readonly string[] = []): readonly string[] {
  return [...before, ...value.split(",").map((name) => notEmpty(name.trim()))];
}

/** An id of a manifest: words in kebab-case. */
export function id(value: string): string {
  // As `validate/patterns.ts` has it, which brings zod along.
  if (/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(value)) return value;
  throw new InvalidArgumentError("It is not an id, such as library-api.");
}

/** An address of an API: of http or https, without a query. */
export function baseUrl(value: string): string {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  const isHttp = url?.protocol === "http:" || url?.protocol === "https:";
  if (isHttp && url.search === "" && url.hash === "" && url.username === "") return value;
  throw new InvalidArgumentError("It is not an address, such as https://api.example.com/v1.");
}

/** A percentage. */
export function percentage(value: string): number {
  const percent = /^\d+(?:\.\d+)?$/.test(value) ? Number(value) : Number.NaN;
  if (percent >= 0 && percent <= 100) return percent;
  throw new InvalidArgumentError("It is not a percentage: a number from 0 to 100, such as 80.");
}

/** A port of TCP. */
export function portNumber(value: string): number {
  const port = digits(value);
  if (port <= 65_535) return port;
  throw new InvalidArgumentError("It is not a port: a number from 0 to 65535.");
}

/** A whole number, such as of milliseconds. */
export function wholeNumber(value: string): number {
  const number = digits(value);
  if (Number.isSafeInteger(number)) return number;
  throw new InvalidArgumentError("It is not a whole number, such as 200.");
}

/** A share of all: from 0 to 1. */
export function rate(value: string): number {
  const share = /^(?:\d+(?:\.\d+)?|\.\d+)$/.test(value) ? Number(value) : Number.NaN;
  if (share <= 1) return share;
  throw new InvalidArgumentError("It is not a rate: a number from 0 to 1, such as 0.1.");
}

function digits(value: string): number {
  return /^\d+$/.test(value) ? Number(value) : Number.NaN;
}
