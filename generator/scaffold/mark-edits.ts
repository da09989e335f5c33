/** Puts comments of ours above members, and takes them away again as long as nobody has changed them. */
import { type CodeStyle, indentAt, lineStart } from "./code-style.js";
import { insertion, type TextEdit } from "./edits.js";
import { type Mark, markStart, markText, type ReadMark, readMark } from "./marks.js";
import { commentText, type Member, type Members } from "./members.js";

/**
 * Returns the edits that make `wanted` the only mark of a member. A mark that somebody has changed belongs to that person, and
 * counts as the wanted one. `isStale` says which marks may go where none is wanted.
 */
export function markEdits(
  member: Member,
  wanted: Mark | undefined,
  {
    members,
    style,
    isStale,
  }: {
    readonly members: Members;
    readonly style: CodeStyle;
    readonly isStale: (mark: ReadMark) => boolean;
  },
): readonly TextEdit[] {
  const { text } = members.source;
  const marks = member.comments
    .map((range) => ({ range, says: commentText(text, range) }))
    .filter(({ says }) => says.startsWith(markStart));
  const says = wanted && markText(wanted);
  const stale = marks.filter((mark) => {
    const read = mark.says === says ? undefined : readMark(mark.says);
    return read !== undefined && isStale(read);
  });
  const removals = stale.map(({ range }) => removal(text, range));
  const isMarked = marks.some((mark) => !stale.includes(mark) && !isArrival(mark.says));
  return says === undefined || isMarked
    ? removals
    : [...removals, above(member, says, members, style)];
}

function isArrival(says: string): boolean {
  return readMark(says)?.kind === "arrived";
}

/** On a line of its own, right above the member's; within a line where there is other code before it. */
function above(
  member: Member,
  says: string,
  { source }: Members,
  { lineEnd }: CodeStyle,
): TextEdit {
  const { text } = source;
  let start = member.start;
  for (const { pos, end } of member.comments.toReversed()) {
    if (end <= start && !text.slice(end, start).includes("\n")) start = pos;
  }
  const line = lineStart(text, start);
  const indent = indentAt(text, start);
  if (line + indent.length < start) {
    return insertion(member.start, `/* ${says.replaceAll("*/", "*\\/")} */ `);
  }
  return insertion(line, `${indent}// ${says}${lineEnd}`);
}

/** With its line, where it has one of its own. */
function removal(
  text: string,
  { pos, end }: { readonly pos: number; readonly end: number },
): TextEdit {
  const line = lineStart(text, pos);
  const isAlone = text.slice(line, pos).trim() === "";
  const [rest] = /^[ \t]*\r?\n/.exec(text.slice(end)) ?? [];
  if (isAlone && rest !== undefined) return { start: line, end: end + rest.length, text: "" };
  return { start: pos, end: text[end] === " " ? end + 1 : end, text: "" };
}
