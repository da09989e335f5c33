/**
 * Names of operations by method and path, for those without a good name of their own.
 *
 * | request                            | group `books`                                               |
 * | ---------------------------------- | ----------------------------------------------------------- |
 * | GET /books · /books/{id}           | `list` · `retrieve`                                         |
 * | GET /books/{id}/loans · …/cover    | `list-loans` · `retrieve-cover`                             |
 * | GET /books/{id}/loans/{loan}       | `retrieve-loan`                                             |
 * | GET /authors/{id}/books            | `list-for-author`                                           |
 * | POST /books · /books/{id}/loans    | `create` · `create-loan`                                    |
 * | POST /books/{id}/lend · {id}:lend  | `lend`                                                      |
 * | POST /books/{id}/loans/{loan}/end  | `end-loan`                                                  |
 * | POST /books/{id}                   | `update`                                                    |
 * | PUT /books/{id} · …/cover · /books | `replace` · `replace-cover` · `replace-all`                 |
 * | PATCH, DELETE, HEAD                | `update`, `delete`, `check`, as PUT has `replace`           |
 * | QUERY, OPTIONS, TRACE              | the method, and what it is about                            |
 * | any …/search, …/export and so on   | the verb, and what it is about: `search`, `export-loan`     |
 *
 * Where a name is taken, the next one says more: the name of the parameter (`retrieve-by-isbn`), then the whole path.
 */
import { isPlural, sameWords, singular, singularWords } from "./id-words.js";
import { literalsOf, type Route, type Segment } from "./route.js";

/** Words that end a path and say what is done, whatever the method is. */
const actions: ReadonlySet<string> = new Set(
  (
    "accept activate add apply approve archive attach authorize block cancel check clear clone close compare complete confirm copy " +
    "deactivate decline disable dismiss download duplicate enable enroll execute export find follow generate import invite join " +
    "leave lock login logout lookup merge migrate move pause ping play preview publish purge query reactivate refresh register " +
    "reject remove render reopen reorder replay request reset resend restart restore resume retry revoke rotate run search send " +
    "share sign skip start stop submit subscribe suspend sync test transfer trigger unarchive unblock unfollow unlock unpublish " +
    "unsubscribe upload validate verify withdraw"
  ).split(" "),
);

/** The act of each method on the thing that a path names; an act on all things at once ends in `-all`. */
const acts: ReadonlyMap<string, string> = new Map([
  ["get", "retrieve"],
  ["post", "update"],
  ["put", "replace"],
  ["patch", "update"],
  ["delete", "delete"],
  ["head", "check"],
]);

/** Names for a route in a group, the best one first. */
export function pathNames(route: Route, group: readonly string[]): readonly (readonly string[])[] {
  const best = bestName(route, group);
  const parameters = route.segments.filter(({ isParameter }) => isParameter);
  const last = parameters.at(-1)?.words ?? [];
  const whole = [actOf(route), ...literalsOf(route).flat(), ...route.action];
  const all = parameters.flatMap(({ words }) => ["by", ...words]);
  return [best, ...(last.length > 0 ? [[...best, "by", ...last]] : []), whole, [...whole, ...all]];
}

function bestName(route: Route, group: readonly string[]): readonly string[] {
  const { segments, action } = route;
  const at = segments.findLastIndex(
    ({ words, isParameter }) => !isParameter && sameWords(words, group),
  );
  const name = nameBelow(route, segments.slice(at + 1), segments[at]);
  // What several segments before the group tell apart is told by later names.
  const owner = at === -1 ? [] : ownerOf(segments.slice(0, at));
  const full = action.length > 0 ? [...action, ...name.about] : [...name.act, ...name.about];
  return owner.length === 0 ? full : [...full, "for", ...owner];
}

/** The nearest thing that a path names by a parameter: `author` of `/authors/{id}`. */
function ownerOf(segments: readonly Segment[]): readonly string[] {
  const at = segments.findLastIndex(
    ({ isParameter }, index) => !isParameter && segments[index + 1]?.isParameter === true,
  );
  return singularWords(segments[at]?.words ?? []);
}

interface NameParts {
  readonly act: readonly string[];
  readonly about: readonly string[];
}

/** The name for what stands behind the group's own segment. */
function nameBelow(route: Route, below: readonly Segment[], group: Segment | undefined): NameParts {
  const { method } = route;
  const things = below.flatMap(({ words, isParameter }, index) => {
    if (isParameter || words.length === 0) return [];
    return [below[index + 1]?.isParameter === true ? singularWords(words) : words];
  });
  const last = below.at(-1) ?? group;
  const act = actOf(route);
  if (last === undefined || last.isParameter) return { act: [act], about: singularLast(things) };
  const noun = last.words.at(-1) ?? "";
  const before = below.length === 0 ? [] : singularLast(things.slice(0, -1));
  const isAction = actions.has(last.words[0] ?? "") && (last.words.length === 1 || !isPlural(noun));
  if (isAction) return { act: last.words, about: before };
  if (isPlural(noun)) {
    if (method === "get") return { act: ["list"], about: things.flat() };
    if (method === "post") return { act: ["create"], about: singularLast(things) };
    return below.length > 0
      ? { act: [act], about: things.flat() }
      : { act: [act, "all"], about: [] };
  }
  if (method === "post") {
    const holder = below.length === 1 ? group : below.at(-2);
    const isDone =
      below.length > 0 && holder !== undefined && (holder === group || holder.isParameter);
    return isDone ? { act: last.words, about: before } : { act: ["create"], about: things.flat() };
  }
  return { act: [act], about: things.flat() };
}

function singularLast(things: readonly (readonly string[])[]): readonly string[] {
  return things.flatMap((words, index) =>
    index === things.length - 1 ? singularWords(words) : words,
  );
}

function actOf({ method }: Route): string {
  return acts.get(method) ?? method;
}

/**
 * The part of a group that a path is about: `/account/cards/{id}` is about the cards of the group `account`. Only below a
 * group that is no collection itself, so that it is told by the path alone and no other operation changes it.
 */
export function partOfGroup({ segments }: Route, group: readonly string[]): readonly string[] {
  const [first, second] = segments;
  if (first === undefined || second === undefined || second.isParameter) return [];
  const isNamespace =
    !first.isParameter &&
    group.join("-") === first.words.join("-") &&
    !actions.has(first.words[0] ?? "") &&
    first.words.every((word) => singular(word) === word);
  return isNamespace && isPlural(second.words.at(-1) ?? "") ? second.words : [];
}
