/** Brings one object of handlers up to date with the manifest: renames, stubs, marks; nothing else in it changes. */
import { ts } from "ts-morph";
import { quoted } from "./code-style.js";
import { insertion, type TextEdit } from "./edits.js";
import { groupLines, hookLines, stubLines } from "./entries.js";
import type { FileChange } from "./file-change.js";
import { type HandlerFile, relativeModule, withoutEnding } from "./handler-file.js";
import { additionEdits, type MemberLines } from "./insertion.js";
import { markEdits } from "./mark-edits.js";
import { type Mark, markText, type ReadMark } from "./marks.js";
import type { Member, Members } from "./members.js";
import { type Extra, extrasIn, type Moves, pathOf, standingMember } from "./moves.js";
import { type ServerHome, serverModule } from "./server-home.js";
import type { Located } from "./survey.js";
import type { WantedMember, WantedObject } from "./wanted.js";
import { unreachable } from "../unreachable.js";

/** The surroundings of a revision beside the object itself. */
export interface Surroundings {
  readonly moves: Moves;
  /** Where the server is imported from. */
  readonly home: ServerHome;
  /** Where the object of a group is exported; undefined = nowhere, so that nothing can import it. */
  readonly exportOf: (object: WantedObject) => GroupExport | undefined;
}

/** An export of a file. */
export interface GroupExport {
  readonly file: HandlerFile;
  readonly name: string;
}

/** Adds to `change` what the object needs; gives the keys that it lacks and that are not added. */
export function revise(
  located: Located,
  change: FileChange,
  surroundings: Surroundings,
): readonly string[] {
  const { object, members } = located;
  for (const member of object.members) rename(member, located, change);
  for (const extra of extrasIn(located)) mark(extra, change, surroundings.moves);
  for (const member of object.members) unmark(member, located, change, surroundings.moves);

  const missing = object.members.filter((each) => standingMember(each, members) === undefined);
  const addable = members.unknown === undefined ? missing : [];
  const additions = addable.flatMap((each) => {
    const lines = linesOf(each, change, surroundings);
    const { key } = each;
    return lines === undefined ? [] : [{ key, after: predecessor(each, object, members), lines }];
  });
  const added = additions.map(({ key }) => key).join(", ");
  change.edit(additionEdits(additions, members, change.file.style), `${added} added`);
  return missing.filter((each) => !addable.includes(each)).map(({ key }) => key);
}

/** Behind which member a new one comes: in the manifest's order where the members there are, else at the end. */
function predecessor(
  wanted: WantedMember,
  { members: order }: WantedObject,
  members: Members,
): Member | undefined {
  const standing = order.flatMap((each) => standingMember(each, members) ?? []);
  const isInOrder = standing.every(
    ({ start }, index) => start >= (standing[index - 1]?.start ?? 0),
  );
  if (!isInOrder) return members.all.at(-1);
  const before = order.slice(0, order.indexOf(wanted));
  return before.flatMap((each) => standingMember(each, members) ?? []).at(-1);
}

function linesOf(
  wanted: WantedMember,
  change: FileChange,
  { moves, home, exportOf }: Surroundings,
): MemberLines | undefined {
  const { style, path } = change.file;
  switch (wanted.kind) {
    case "operation": {
      const from = moves.whence.get(wanted.path);
      const remarks = from ? [markText({ kind: "arrived", path: wanted.path, from })] : [];
      const server = serverModule(home, "", change.file);
      const notImplemented = change.use("notImplemented", server, { isType: false });
      return stubLines(wanted, notImplemented, { remarks, style });
    }
    case "hook":
      return hookLines(wanted, style);
    case "group": {
      const found = exportOf(wanted.object);
      if (found === undefined) return undefined;
      if (found.file.path === path) return groupLines(wanted.key, found.name);
      const module = relativeModule(path, withoutEnding(found.file.path), style.ending);
      const local = found.name === "default" ? wanted.object.name : found.name;
      return groupLines(wanted.key, change.use(found.name, module, { isType: false, local }));
    }
    default:
      return unreachable(wanted);
  }
}

/** Gives a member the name that its operation has now. */
function rename(wanted: WantedMember, { members }: Located, change: FileChange): void {
  const member = standingMember(wanted, members);
  if (member === undefined || member.key === wanted.key || member.key === undefined) return;
  change.edit(renaming(member, wanted.key, change), `${member.key} renamed to ${wanted.key}`);
}

function renaming({ node }: Member, key: string, { file }: FileChange): readonly TextEdit[] {
  const { source } = file;
  if (ts.isShorthandPropertyAssignment(node)) {
    return [insertion(node.name.getStart(source), `${key}: `)];
  }
  const { name } = node;
  if (name === undefined) return [];
  const inner = ts.isComputedPropertyName(name) ? name.expression : name;
  const text = ts.isIdentifier(inner)
    ? key
    : quoted(key, { quote: inner.getText(source).startsWith("'") ? "'" : '"' });
  return [{ start: inner.getStart(source), end: inner.end, text }];
}

function mark(extra: Extra, change: FileChange, moves: Moves): void {
  const { member, key, located } = extra;
  const path = pathOf(extra);
  const to = moves.whither.get(member);
  const unrouted = located.object.unrouted.get(key);
  const wanted: Mark =
    unrouted !== undefined
      ? { kind: "unrouted", path, unrouted }
      : to !== undefined
        ? { kind: "moved", path, to }
        : { kind: "gone", path };
  const isStale = staleFor([path], moves);
  const given = { members: located.members, style: change.file.style, isStale };
  change.edit(markEdits(member, wanted, given), `${key} marked`);
}

function unmark(wanted: WantedMember, located: Located, change: FileChange, moves: Moves): void {
  const { members } = located;
  const member = standingMember(wanted, members);
  if (member === undefined) return;
  const paths = [wanted.key, ...wanted.formerly].map((key) => pathOf({ located, member, key }));
  const given = { members, style: change.file.style, isStale: staleFor(paths, moves) };
  change.edit(markEdits(member, undefined, given), `${wanted.key} unmarked`);
}

/** A mark may go when its handler is wanted again; one at a new stub, when the old handler is gone. */
function staleFor(paths: readonly string[], moves: Moves): (mark: ReadMark) => boolean {
  return ({ kind, path, other }) => {
    if (!paths.includes(path)) return false;
    return kind !== "arrived" || moves.whence.get(path)?.path !== other;
  };
}
