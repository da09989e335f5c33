/** Puts members into a literal, so that what stands there stays as it is: a comma is all that may be added to it. */
import { ts } from "ts-morph";
import { type CodeStyle, indentAt } from "./code-style.js";
import { insertion, type TextEdit } from "./edits.js";
import type { Member, Members } from "./members.js";

/** The text of a member, without the comma after it: its lines, each with the levels that it is indented by. */
export type MemberLines = readonly (readonly [level: number, text: string])[];

/** A member to be put in, and its place. */
export interface Addition {
  /** The member that it comes after; undefined = it is the first. */
  readonly after: Member | undefined;
  readonly lines: MemberLines;
}

/** Puts members in, several at one place in the order given. */
export function additionEdits(
  additions: readonly Addition[],
  members: Members,
  style: CodeStyle,
): readonly TextEdit[] {
  const places = new Map<Member | undefined, MemberLines[]>();
  for (const { after, lines } of additions) {
    const place = placeFor(after, lines, members);
    places.set(place, [...(places.get(place) ?? []), lines]);
  }
  return [...places].flatMap(([after, added]) =>
    after === undefined
      ? firstEdits(added, members, style)
      : laterEdits(after, added, members, style),
  );
}

/** Between members of one line only what fits there is put; and the first place of a line is none for a line. */
function placeFor(
  after: Member | undefined,
  lines: MemberLines,
  members: Members,
): Member | undefined {
  const { source, all, start } = members;
  const last = all.at(-1);
  if (after === last) return after;
  const end = after === undefined ? start + 1 : (after.commaEnd ?? after.end);
  if (lineBreakAfter(source.text, end) !== undefined) return after;
  return after !== undefined && lines.length === 1 ? after : last;
}

function firstEdits(
  added: readonly MemberLines[],
  members: Members,
  style: CodeStyle,
): readonly TextEdit[] {
  const { source, all, start, close } = members;
  const { lineEnd } = style;
  const place = lineBreakAfter(source.text, start + 1);
  const text = added
    .map((lines, index) => {
      const isApart = index > 0 && [lines, added[index - 1] ?? []].some(isBlock);
      return `${isApart ? lineEnd : ""}${lineEnd}${printed(lines, members, style)},`;
    })
    .join("");
  if (place === undefined) {
    // `{}`: nothing stands in it, or the first member would have been chosen as what comes before.
    return [insertion(close, `${text}${lineEnd}${indentAt(source.text, start)}`)];
  }
  const isApart = all.length > 0 && added.some(isBlock);
  return [insertion(place, `${text}${isApart ? lineEnd : ""}`)];
}

function laterEdits(
  after: Member,
  added: readonly MemberLines[],
  members: Members,
  style: CodeStyle,
): readonly TextEdit[] {
  const { source, all, start } = members;
  const { lineEnd } = style;
  const { commaEnd } = after;
  const comma = commaEnd === undefined ? [insertion(after.end, ",")] : [];
  const isLast = after === all.at(-1);
  const end = commaEnd ?? after.end;
  const place = lineBreakAfter(source.text, end);
  const isInLine = !isLast || isSingleLine(members);
  if (place === undefined && isInLine && !added.some(isBlock)) {
    const names = added.map((lines) => lines.map(([, text]) => text).join(""));
    return commaEnd === undefined
      ? [insertion(end, names.map((name) => `, ${name}`).join(""))]
      : [insertion(end, names.map((name) => ` ${name},`).join(""))];
  }
  const texts = added.map((lines, index) => {
    const isAfterBlock = index === 0 ? isLong(after, members) : isBlock(added[index - 1] ?? []);
    const isApart = isSpaced(members) && (isAfterBlock || isBlock(lines));
    const hasComma = !isLast || commaEnd !== undefined || index < added.length - 1;
    return `${isApart ? lineEnd : ""}${lineEnd}${printed(lines, members, style)}${hasComma ? "," : ""}`;
  });
  const tail = place === undefined ? `${lineEnd}${indentAt(source.text, start)}` : "";
  return [...comma, insertion(place ?? end, `${texts.join("")}${tail}`)];
}

/** Where the line ends behind a position, comments on it included; undefined where code follows on the line. */
export function lineBreakAfter(text: string, position: number): number | undefined {
  const end = ts.getTrailingCommentRanges(text, position)?.at(-1)?.end ?? position;
  const [blank = ""] = /^[ \t]*/.exec(text.slice(end)) ?? [];
  const at = end + blank.length;
  return /^(?:\r?\n|$)/.test(text.slice(at, at + 2)) ? at : undefined;
}

function printed(lines: MemberLines, members: Members, { indent, lineEnd }: CodeStyle): string {
  const first = indentOfMembers(members, indent);
  const around = indentAt(members.source.text, members.start);
  // What the members stand further in than the object says more than the file as a whole.
  const own = first.startsWith(around) ? first.slice(around.length) || indent : indent;
  return lines.map(([level, text]) => first + own.repeat(level) + text).join(lineEnd);
}

/** That of a member which begins its line; else one level more than the line of the literal. */
function indentOfMembers({ source, all, start }: Members, indent: string): string {
  const { text } = source;
  for (const member of all) {
    const own = indentAt(text, member.start);
    const before = text.slice(text.lastIndexOf("\n", member.start - 1) + 1, member.start);
    if (before === own) return own;
  }
  return indentAt(text, start) + indent;
}

/** True if a new member takes several lines, and so stands apart. */
function isBlock({ length }: MemberLines): boolean {
  return length > 1;
}

function isSingleLine({ source, all, close, start }: Members): boolean {
  return all.length > 0 && !source.text.slice(start, close).includes("\n");
}

/** True if members that take several lines are set apart by blank lines: unless none of those there is. */
function isSpaced(members: Members): boolean {
  const { source, all } = members;
  const gaps = all.slice(1).flatMap((member, index) => {
    const before = all[index];
    if (before === undefined || ![before, member].some((each) => isLong(each, members))) return [];
    return [source.text.slice(before.end, member.start)];
  });
  return gaps.length === 0 || gaps.some((gap) => /\n[ \t]*\r?\n/.test(gap));
}

function isLong({ start, end }: Member, { source }: Members): boolean {
  return source.text.slice(start, end).includes("\n");
}
