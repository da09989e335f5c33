/** Handlers whose operation is elsewhere now: known by the method and path in the doc comment above them. */
import { routeText } from "./entries.js";
import type { Spot } from "./marks.js";
import { commentText, type Member, type Members } from "./members.js";
import type { Located } from "./survey.js";
import type { WantedMember, WantedOperation } from "./wanted.js";

/** The moves of handlers. */
export interface Moves {
  /** By the old member. */
  readonly whither: ReadonlyMap<Member, Spot>;
  /** By the new operation's path. */
  readonly whence: ReadonlyMap<string, Spot>;
}

/** A member of which the manifest has no more, with where it stands. */
export interface Extra {
  readonly located: Located;
  readonly member: Member;
  readonly key: string;
}

/** The member in which a wanted one stands: under its name, else under one that it had before. */
export function standingMember(wanted: WantedMember, { byKey }: Members): Member | undefined {
  const former = wanted.formerly.find((key) => byKey.has(key)) ?? wanted.key;
  return byKey.get(wanted.key) ?? byKey.get(former);
}

/** The members that are not wanted. */
export function extrasIn(located: Located): readonly Extra[] {
  const { members, object } = located;
  const standing = new Set(object.members.map((each) => standingMember(each, members)?.key));
  return members.all.flatMap((member) => {
    const { key } = member;
    return key === undefined || standing.has(key) ? [] : [{ located, member, key }];
  });
}

/** Where a handler is in the object of all handlers. */
export function pathOf({ located: { object }, key }: Extra): string {
  return object.path === "" ? key : `${object.path}.${key}`;
}

/** Finds for each member that is not wanted the one operation of its method and path, if there is one. */
export function movesOf(located: readonly Located[], extras: readonly Extra[]): Moves {
  const operations = located.flatMap((each) =>
    each.object.members.flatMap((member) =>
      member.kind === "operation" ? [{ operation: member, file: each.file.path }] : [],
    ),
  );
  const whither = new Map<Member, Spot>();
  const whence = new Map<string, Spot>();
  for (const extra of extras) {
    const { member, located: place } = extra;
    const said = member.comments.map((range) => commentText(place.file.text, range)).join(" ");
    const [found, ...others] = operations.filter(({ operation }) => says(said, operation));
    if (found === undefined || others.length > 0) continue;
    const { path } = found.operation;
    whither.set(member, { path, file: found.file });
    if (!whence.has(path)) whence.set(path, { path: pathOf(extra), file: place.file.path });
  }
  return { whither, whence };
}

function says(text: string, operation: WantedOperation): boolean {
  return text.includes(routeText(operation));
}
