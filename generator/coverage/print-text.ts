/** Coverage for people at a terminal: a bar for each group, kind and source, and what is not shown. */
import picocolors from "picocolors";
import { visible } from "../diagnostics/visible.js";
import { barOf } from "./bar.js";
import type { Coverage } from "./coverage.js";
import { type Locate, type UnknownPlace, unknownPlaces } from "./unknown-places.js";
import { factsWords, operationsWords, percentText } from "./words.js";

/** How coverage is printed. */
export interface TextOptions {
  readonly colour: boolean;
  /** True if to list everything that is not shown. */
  readonly all: boolean;
  readonly locate: Locate;
}

/** One line with a bar. */
interface Row {
  readonly label: string;
  readonly part: number;
  readonly whole: number;
  readonly percent: number;
}

const lineWidth = 80;
const barWidth = 20;
const widestLabel = 32;

/** More places than that are counted. */
const mostPlaces = 10;

/** Prints coverage in lines of at most 80 columns, paths and titles apart. */
export function printText(coverage: Coverage, { colour, all, locate }: TextOptions): string {
  const { title, facts, byGroup, byKind, sources } = coverage;
  const paint = picocolors.createColors(colour);
  const groupRows = byGroup.map(({ group, ...counts }) => rowOf(group, counts));
  const kindRows = byKind.map(({ label, ...counts }) => rowOf(label, counts));
  const sourceRows = sources.map(({ id, facts: part }) => {
    const whole = facts.known;
    const percent = whole === 0 ? 0 : Math.floor((part * 1000) / whole) / 10;
    return { label: id, part, whole, percent };
  });
  const rows = [...groupRows, ...kindRows, ...sourceRows];
  const width = Math.min(widestLabel, Math.max(0, ...rows.map(({ label }) => label.length)));
  const section = (heading: string, own: readonly Row[]): readonly string[] =>
    own.length === 0
      ? []
      : ["", paint.bold(heading), ...own.map((row) => rowLine(row, width, paint))];
  const lines = [
    ...(title === undefined ? [] : [paint.bold(visible(title))]),
    operationsWords(coverage),
    factsWords(facts),
    ...section("By group", groupRows),
    ...section("By kind of fact", kindRows),
    ...section("By source, of what is known", sourceRows),
    ...unknownLines(coverage, { all, locate }, paint),
  ];
  return `${lines.join("\n")}\n`;
}

type Paint = ReturnType<typeof picocolors.createColors>;

function rowOf(
  label: string,
  { known, notShown, percent }: { known: number; notShown: number; percent: number },
): Row {
  return { label, part: known, whole: known + notShown, percent };
}

function rowLine({ label, part, whole, percent }: Row, width: number, paint: Paint): string {
  const { full, empty } = barOf(part, whole, barWidth);
  const shown = label.length > width ? `${label.slice(0, width - 1)}…` : label.padEnd(width);
  const bar = `${paint.green(full)}${paint.dim(empty)}`;
  return `  ${shown}  ${bar}  ${percentText(percent).padStart(6)}  ${part} of ${whole}`;
}

function unknownLines(
  { unknown }: Coverage,
  { all, locate }: Pick<TextOptions, "all" | "locate">,
  paint: Paint,
): readonly string[] {
  if (unknown.length === 0) return [];
  const places = unknownPlaces(unknown, locate);
  const shown = all ? places : places.slice(0, mostPlaces);
  const rest = places.length - shown.length;
  return [
    "",
    paint.bold("Not shown, and where to fill it in"),
    ...shown.flatMap((place) => placeLines(place, paint)),
    ...(rest === 0 ? [] : [`  … and ${rest} more places: --all lists them`]),
  ];
}

/** One line, or the words below the address where they are too long for that. */
function placeLines(place: UnknownPlace, paint: Paint): readonly string[] {
  const address = visible(place.address);
  const words = visible(place.words);
  const line = `  ${paint.cyan(address)}`;
  if (address.length + words.length + 4 <= lineWidth) return [`${line}  ${words}`];
  return [line, ...wrapped(words, lineWidth - 4).map((each) => `    ${each}`)];
}

function wrapped(text: string, width: number): readonly string[] {
  return text.replace(new RegExp(`(?!.{1,${width}}$)(.{1,${width}})\\s`, "g"), "$1\n").split("\n");
}
