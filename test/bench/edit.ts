/** Edits of a group's file, as a person makes them: one line of one operation. */

/** The kind of an edit. */
export type EditKind = "one text edited" | "one parameter added";

/** The text with an edit of the middle one of all places for it; each number makes another edit. Throws where there is no place. */
export function edited(text: string, kind: EditKind, number: number): string {
  const lines = text.split("\n");
  const places = lines.flatMap((_, index) => (isPlace(lines, index, kind) ? [index] : []));
  const place = places[Math.floor(places.length / 2)];
  const line = place === undefined ? undefined : lines[place];
  if (place === undefined || line === undefined) throw new Error(`there is no place for ${kind}`);
  return [...lines.slice(0, place), editedLine(line, kind, number), ...lines.slice(place + 1)].join(
    "\n",
  );
}

/** The title of an operation, or the map of its query; both have the operation's facts beside or above them. */
function isPlace(lines: readonly string[], index: number, kind: EditKind): boolean {
  const line = lines[index] ?? "";
  switch (kind) {
    case "one text edited":
      return (
        /^ {4,}title: [^>|]/.test(line) &&
        /^ *(?:description|summary|method):/.test(lines[index + 1] ?? "")
      );
    case "one parameter added":
      return /^ +query:$/.test(line) && lineAbove(lines, index).trim() === "parameters:";
    default:
      return unreachable(kind);
  }
}

/** The line that holds a line: the next one above it with less before it. */
function lineAbove(lines: readonly string[], index: number): string {
  const depth = indentOf(lines[index] ?? "");
  const above = lines.slice(0, index).findLast((line) => line !== "" && indentOf(line) < depth);
  return above ?? "";
}

function indentOf(line: string): number {
  return line.length - line.trimStart().length;
}

function editedLine(line: string, kind: EditKind, number: number): string {
  switch (kind) {
    case "one text edited":
      return line.replace(/(["']?)$/, ` (edit ${number})$1`);
    case "one parameter added":
      return `${line}\n${" ".repeat(indentOf(line))}  edit_${number}: { required: false, schema: { type: string } }`;
    default:
      return unreachable(kind);
  }
}

function unreachable(kind: never): never {
  throw new Error(`there is no edit of ${String(kind)}`);
}

/** The group in which the middle operation stands, if all stood in a row, the smallest groups first: neither large nor small. */
export function middleGroup(groups: ReadonlyMap<string, string>): string {
  const sorted = [...groups].toSorted(
    ([left, one], [right, other]) => one.length - other.length || (left < right ? -1 : 1),
  );
  const half = sorted.reduce((sum, [, text]) => sum + text.length, 0) / 2;
  let sum = 0;
  for (const [path, text] of sorted) {
    sum += text.length;
    if (sum >= half) return path;
  }
  throw new Error("there is no group");
}
