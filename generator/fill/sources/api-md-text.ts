/**
 * The text of an SDK's `api.md` to values: a Markdown file that lists every call of the SDK, with method and path in the
 * `title` of its link or code. Headings, and lists of types, are kept as far as readers need them; any other line is prose.
 *
 * ```md
 * # Books
 * Methods:
 * - <code title="get /books/{id}">client.books.<a href="…">retrieve</a>(id) -> Book</code>
 * ```
 *
 * gives `{ api.md: { calls: [{ heading: Books, route: get /books/{id}, call: client.books.retrieve(id), result: Book }], types: [] } }`.
 */
import type { TextRange } from "../../source/finding.js";
import type { ParsedText } from "./parsed-text.js";
import { PlaceIndex } from "./place-index.js";
import type { SourceValue } from "./source-value.js";
import { type ShownText, shownText } from "./shown-text.js";

/** The only key at the root, by which the kind of the file is told. */
export const apiMdKey = "api.md";

/** True if a text lists calls: an item of a list, at the beginning of a line, has a `title` with a method and a path. */
export function isApiMd(text: string): boolean {
  return /^[-*+][ \t]+[^\n]*<(?:code|a)\b[^<>\n]*\btitle=["'][A-Za-z]+ \//m.test(text);
}

/** A stretch of the text and its value; `undefined` = it is not there. */
interface Part {
  readonly value: string;
  readonly range: TextRange;
}

/** One item of a list. */
interface Item {
  readonly heading: Part | undefined;
  readonly route: Part | undefined;
  readonly text: ShownText;
  readonly range: TextRange;
}

/** Reads a text; it has no faults of syntax, as any text is Markdown. */
export function parseApiMd(text: string): ParsedText {
  const places = new PlaceIndex(text.length >> 5);
  const root = places.open(undefined, -1, -1, 0);
  const items = itemsOf(text);
  const calls = items.flatMap(callOf);
  const types = items.flatMap((item) => (callOf(item).length === 0 ? typeOf(item) : []));
  const inner = places.open(apiMdKey, -1, -1, 0);
  const lists = new Map([
    ["calls", listAt("calls", calls)],
    ["types", listAt("types", types)],
  ]);
  places.close(inner, text.length);
  places.close(root, text.length);
  return { value: new Map([[apiMdKey, lists]]), places, faults: [] };

  function listAt(key: string, entries: readonly Placed[]): readonly SourceValue[] {
    const id = places.open(key, -1, -1, 0);
    const values = entries.map(({ range, parts }) => {
      const entry = places.open(undefined, -1, -1, range[0]);
      for (const [name, part] of parts) {
        places.close(places.open(name, -1, -1, part.range[0]), part.range[1]);
      }
      places.close(entry, range[1]);
      return new Map(parts.map(([name, part]) => [name, part.value] as const));
    });
    places.close(id, text.length);
    return values;
  }
}

/** A map of texts with its place. */
interface Placed {
  readonly range: TextRange;
  readonly parts: readonly (readonly [name: string, part: Part])[];
}

/** A chain of names that begins with the client, as each language writes it: `client.me().savedBooks().list`, `$client->me->list`. */
const chain =
  /^\$?[A-Za-z_]\w*(?:(?:\.|->|::) ?[A-Za-z_]\w*(?:\(\))?)*(?:\.|->|::) ?[A-Za-z_]\w*(?![\w.]|->)/;

function callOf({ heading, route, text, range }: Item): readonly Placed[] {
  const isOfClient = /^\$?client\b/.test(text.shown);
  if (route === undefined && !isOfClient) return [];
  const name = chain.exec(text.shown)?.[0];
  if (name === undefined) {
    return route === undefined ? [] : [{ range, parts: present({ heading, route }) }];
  }
  const own = name.replace(/\(\)$/, "");
  const open = text.shown.indexOf("(", own.length);
  const isCalled = open === own.length;
  const close = isCalled ? closingOf(text.shown, open) : own.length - 1;
  const part = (start: number, end: number): Part => ({
    value: text.shown.slice(start, end).trim(),
    range: text.rangeOf(start, end),
  });
  const [arrow = ""] = /^\s*(?:->|=>|→|:)\s*/.exec(text.shown.slice(close + 1)) ?? [];
  const result = part(close + 1 + arrow.length, text.shown.length);
  return [
    {
      range,
      parts: present({
        heading,
        route,
        call: part(0, own.length),
        ...(isCalled && { arguments: part(open + 1, close) }),
        ...(result.value !== "" && { result }),
      }),
    },
  ];
}

function present(
  parts: Readonly<Record<string, Part | undefined>>,
): readonly (readonly [string, Part])[] {
  return Object.entries(parts).flatMap(([name, part]) =>
    part === undefined ? [] : [[name, part] as const],
  );
}

/** The place of the parenthesis that closes the one at `open`; the end of the text where none does. */
function closingOf(text: string, open: number): number {
  let depth = 0;
  for (let at = open; at < text.length; at += 1) {
    const sign = text.charAt(at);
    if (sign === "(" || sign === "[" || sign === "{") depth += 1;
    if (sign === ")" || sign === "]" || sign === "}") depth -= 1;
    if (depth === 0) return at;
  }
  return text.length;
}

/** An item with a link and no call, which is the name of a type. */
function typeOf({ heading, text, range }: Item): readonly Placed[] {
  const isName = /^[\w.:\\]+$/.test(text.shown);
  const type = { value: text.shown, range: text.rangeOf(0, text.shown.length) };
  return isName ? [{ range, parts: present({ heading, type }) }] : [];
}

const headingLine = /^ {0,3}#{1,6}[ \t]+(.*?)[ \t]*#*[ \t]*$/;
const itemStart = /^[ \t]*[-*+][ \t]+/;

/** The items of all lists, each on one line or on several that are indented. */
function itemsOf(text: string): readonly Item[] {
  const items: Item[] = [];
  let heading: Part | undefined;
  let isFenced = false;
  let offset = 0;
  const lines = text.split("\n");
  for (let number = 0; number < lines.length; number += 1) {
    const line = lines[number] ?? "";
    const start = offset;
    offset += line.length + 1;
    if (/^ {0,3}(?:```|~~~)/.test(line)) isFenced = !isFenced;
    if (isFenced) continue;
    const title = headingLine.exec(line)?.[1];
    if (title !== undefined) {
      const shown = shownText(title.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, "$1"), start).shown;
      const at = start + Math.max(0, line.indexOf(title));
      heading = { value: shown, range: [at, at + title.length] };
      continue;
    }
    const mark = itemStart.exec(line)?.[0];
    if (mark === undefined) continue;
    let end = start + line.trimEnd().length;
    // What goes on below is indented, and no item of its own.
    for (;;) {
      const next = lines[number + 1] ?? "";
      if (!/^[ \t]+\S/.test(next) || itemStart.test(next)) break;
      end = offset + next.trimEnd().length;
      offset += next.length + 1;
      number += 1;
    }
    items.push(itemAt(text, [start + mark.length, end], heading));
  }
  return items;
}

function itemAt(text: string, range: TextRange, heading: Part | undefined): Item {
  const raw = text.slice(...range);
  const title = /^(?:[^<]*<[^<>]*>){0,4}?[^<]*<[^<>]*\btitle=(?:"([^"<>]*)"|'([^'<>]*)')/.exec(raw);
  const value = title?.[1] ?? title?.[2];
  const end = range[0] + (title?.[0].length ?? 0) - 1;
  const route: Part | undefined =
    value === undefined
      ? undefined
      : { value: shownText(value, 0).shown.trim(), range: [end - value.length, end] };
  return { heading, route, text: shownText(raw, range[0]), range };
}
