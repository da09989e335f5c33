/** The facts that the text of a manifest can hold: not every number and every text of a source. */
import { longestKey } from "../../emit/yaml/yaml-scalars.js";
import { patternNamed } from "../../validate/patterns.js";
import { plainNumber } from "../edits/flow-text.js";
import type { SourceLoss } from "../described-api.js";
import { type Told, type ToldMap, toldList, toldMap } from "../told.js";

/** Takes what is lost. */
export type ReportLoss = (loss: SourceLoss) => void;

/** Half of a pair of code units: no character, and in no file of UTF-8. */
const halfCharacter = /\p{Surrogate}/u;

/** Keys of a schema below which data stand: they are whole, or they are something else. */
const dataKeys: ReadonlySet<string> = new Set(["default", "const", "enum", "examples"]);

/** A map without the entries that no manifest can hold. */
export function holdable(told: ToldMap, report: ReportLoss): ToldMap {
  return toldMap(
    told.entries.map(({ key, value }): readonly [string, Told | undefined] => {
      const why = keyFault(key) ?? faultIn(value, dataKeys.has(key));
      if (why === undefined) return [key, inner(value, report)];
      report({ at: value.at, what: printable(key), why });
      return [key, undefined];
    }),
    told.at,
  );
}

function inner(told: Told, report: ReportLoss): Told {
  switch (told.kind) {
    case "scalar":
      return told;
    case "list":
      return toldList(
        told.items.map((item) => inner(item, report)),
        told.at,
      );
    case "map":
      return holdable(told, report);
  }
}

/** Why a value cannot be held: a list as soon as one item cannot, data also where it is something in a map. */
function faultIn(told: Told, isData: boolean): string | undefined {
  switch (told.kind) {
    case "scalar":
      return scalarFault(told.value);
    case "list":
      return firstOf(told.items, (item) => faultIn(item, isData));
    case "map":
      if (!isData) return undefined;
      return firstOf(told.entries, ({ key, value }) => keyFault(key) ?? faultIn(value, isData));
  }
}

function firstOf<T>(items: readonly T[], faultOf: (item: T) => string | undefined) {
  for (const item of items) {
    const fault = faultOf(item);
    if (fault !== undefined) return fault;
  }
  return undefined;
}

function scalarFault(value: string | number | boolean | null): string | undefined {
  if (typeof value === "string") return textFault(value);
  const isOdd = typeof value === "number" && plainNumber(value) === undefined;
  return isOdd
    ? "The number is larger, or has more digits, than every reader of YAML keeps."
    : undefined;
}

function keyFault(key: string): string | undefined {
  const isTooLong = JSON.stringify(key).length > longestKey;
  return isTooLong ? "The name is longer than a key of YAML can be." : textFault(key);
}

function textFault(text: string): string | undefined {
  const isBroken = halfCharacter.test(text);
  return isBroken ? "The text holds half of a character, which no file can." : undefined;
}

/** True if a text can stand where the manifest wants prose: one that reads like a marker means something else there. */
export function isText(text: string): boolean {
  return prose.test(text) && textFault(text) === undefined;
}

const prose = new RegExp(patternNamed("text").source);

function printable(key: string): string {
  return key.replaceAll(/\p{Surrogate}/gu, "\uFFFD").slice(0, 80);
}
