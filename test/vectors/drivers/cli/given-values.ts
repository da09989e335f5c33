/** Values of cases as texts of a command line. */

import { NoCommand } from "./unsayable.js";

/** What JSON has no word for, as the protocol says it. */
export interface Special {
  readonly $nothing?: boolean;
  readonly $number?: string;
  readonly $bytes?: string;
  readonly $stream?: readonly string[];
  readonly $file?: { readonly name: string; readonly type?: string; readonly bytes: string };
}

/** A value that is no JSON; undefined where it is. */
export function specialOf(value: unknown): Special | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  const [name, ...others] = Object.keys(value);
  return name?.startsWith("$") === true && others.length === 0 ? value : undefined;
}

/** A value that has one text; undefined where it has none. */
export function singleText(value: unknown): string | undefined {
  const special = specialOf(value);
  if (special !== undefined) return special.$number;
  if (typeof value === "string" && value.includes("\0")) throw new NoCommand("nul");
  return typeof value === "string" || typeof value === "number" || typeof value === "boolean"
    ? String(value)
    : undefined;
}

/** The text of JSON, in which special numbers are numbers and what is nothing is left out. */
export function jsonText(value: unknown): string {
  const special = specialOf(value);
  if (special?.$number !== undefined) return special.$number;
  if (Array.isArray(value)) return `[${value.map(jsonText).join(",")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const members = Object.entries(value).flatMap(([name, each]) =>
    specialOf(each)?.$nothing === true ? [] : [`${JSON.stringify(name)}:${jsonText(each)}`],
  );
  return `{${members.join(",")}}`;
}
