/** A matching as a map file: what is sure stands there, what is only proposed stands in comments, ready to be taken. */
import { keyText } from "../../emit/yaml/yaml-scalars.js";
import type { Operation } from "../../model/model.js";
import { noMap, type OperationMap } from "./operation-map.js";
import type { Matching, Pair } from "./pair.js";
import { routeText } from "./routes.js";
import { scoreText } from "./score.js";

/** The other notes in a printed map. */
export interface MapNotes {
  /** The map that was in force: what it says of operations that the source has not is kept. */
  readonly map?: OperationMap;
  /** Names of the manifest's schemas by those of the source, as `matchSchemas` gives them. */
  readonly schemas?: ReadonlyMap<string, string>;
}

/**
 * The text of a map file, in the order of the manifest, operations without a partner last. Read back it gives the pairs that the
 * matching has taken; those that it only proposes count once somebody takes the `#` away, so that no guess becomes a fact unread.
 */
export function printMap(
  { pairs, unmatched, left }: Matching,
  { map = noMap, schemas = new Map() }: MapNotes = {},
): string {
  const refused = new Set(
    map.operations.flatMap(({ name, partner }) => (partner === undefined ? [name] : [])),
  );
  const operations = [
    ...pairs.map(pairLines),
    ...unmatched.map((operation) => openLine(operation, refused.has(operation.id))),
  ];
  const open = left.map((each) => `  # ${commentText(routeText(each))}\n`);
  // A schema that is called like the marker cannot be said in a map.
  const sayable = [...schemas].filter(([source]) => source !== "none");
  const names = sayable.map(([source, own]) => `  ${keyText(own)}: ${keyText(source)}\n`);
  for (const { name, partner } of map.schemas) {
    if (partner === undefined) names.push(`  ${keyText(name)}: none\n`);
  }
  return [
    "# What each operation of the manifest is in the source. A line in comments counts once its `#` is taken away.\n",
    section("operations", operations),
    open.length === 0 ? "" : `  # No operation of the manifest is one of these:\n${open.join("")}`,
    names.length === 0 ? "" : section("schemas", names),
  ].join("");
}

/** A section of which everything may be in comments, which would leave its key without a value. */
function section(name: string, lines: readonly string[]): string {
  const isEmpty = lines.every((line) => line.trimStart().startsWith("#"));
  return `${isEmpty ? "# " : ""}${name}:\n${lines.join("")}`;
}

function pairLines({ operation, described, how, score, runnerUp, rival }: Pair): string {
  const line = `${keyText(operation.id)}: ${keyText(routeText(described))}`;
  const others = [
    ...(runnerUp ? [`next ${routeText(runnerUp.described)} ${scoreText(runnerUp.score)}`] : []),
    ...(rival ? [`also like ${rival.operation.id} ${scoreText(rival.score)}`] : []),
  ];
  const note = commentText(
    [how, ...(isGuess(how) ? [scoreText(score), ...others] : [])].join(", "),
  );
  return how === "proposed" ? `  # ${commentText(line)} # ${note}\n` : `  ${line} # ${note}\n`;
}

function isGuess(how: Pair["how"]): boolean {
  return how === "accepted" || how === "proposed";
}

function openLine({ id }: Operation, isRefused: boolean): string {
  return isRefused
    ? `  ${keyText(id)}: none # mapped\n`
    : `  # ${keyText(id)}: none # nothing is like it\n`;
}

/** Returns a text for a comment, on one line. */
function commentText(text: string): string {
  return text.replaceAll(/[\p{Cc}\u2028\u2029]/gu, " ");
}
