/** Responses that are pages of a list: the list never changes, and each request gets its part of it. */
import { canonicalJson } from "../typescript-client/canonical-json.js";
import { valueAt } from "../typescript-client/json-pointer.js";
import { itemSchema } from "./mock-arrays.js";
import { schemaAt, tokensOf } from "./mock-content.js";
import type { MockPaging, MockSchema } from "./mock-data.js";
import { type CursorOf, cutPage, pageUrl, usualCursor } from "./mock-pages.js";
import { smallest } from "./mock-parts.js";
import { mayHold, type MockRequest } from "./mock-request.js";
import { isObject } from "./mock-schema.js";
import type { ValueMaker, ValueOptions } from "./mock-value.js";

/** Input for the pages of a response. */
export interface PageMaking {
  readonly request: MockRequest;
  readonly paging: MockPaging;
  readonly schema: MockSchema;
  readonly maker: ValueMaker;
  /** How items of pages are made; the seed is the same for all pages of a list. */
  readonly how: ValueOptions;
  /** Number of items in a list. */
  readonly items: number;
  /** Lists that were made before. */
  readonly lists: ListCache;
}

/** A response with its pages. */
export interface PagedAnswer {
  readonly body: unknown;
  readonly headers: Readonly<Record<string, string>>;
}

/** Marks a place for which no value exists; it is left out. */
const absent: unique symbol = /* @__PURE__ */ Symbol("absent");

/** Puts the requested pages in their places in a response. */
export function pagedAnswer(answer: unknown, making: PageMaking): PagedAnswer {
  return making.paging.roots.reduce<PagedAnswer>((made, root) => withPage(made, root, making), {
    body: answer,
    headers: {},
  });
}

function withPage({ body, headers }: PagedAnswer, root: string, making: PageMaking): PagedAnswer {
  const { request, paging, schema, maker } = making;
  const { items: itemsAt = "", ...places } = paging.response;
  const listSchema = schemaAt(schema, root + itemsAt, maker);
  const words = maker.partsOf(listSchema)?.words ?? [];
  const list = listOf(root, itemSchema(words, 0), making);
  const cursorOf = cursorsOf(root, making);
  const most = smallest(
    words.map(({ maxItems }) => maxItems),
    Infinity,
  );
  const { start, size } = cutPage(request, paging, { most, total: list.length, cursorOf });
  const end = start + size;
  const urlAt = (from: number): string => pageUrl(request, paging, { start: from, size, cursorOf });
  const hasNext = end < list.length && size > 0;
  const hasPrevious = start > 0 && size > 0;
  const next = hasNext ? urlAt(end) : undefined;
  const previous = hasPrevious
    ? urlAt(Math.max(0, Math.min(start, list.length) - size))
    : undefined;
  const values: readonly (readonly [place: string | undefined, value: unknown])[] = [
    [places.total, list.length],
    [places.next, next],
    [places.previous, previous],
    [places.cursor, hasNext ? cursorOf(end) : undefined],
    [places.hasMore, hasNext],
  ];
  let made = put(withRoot(body, root, making), tokensOf(root + itemsAt), list.slice(start, end));
  const said: Record<string, string> = { ...headers };
  for (const [place, value] of values) {
    if (place === undefined) continue;
    if (!place.startsWith("header:")) {
      const fitting = fittingValue(value, schemaAt(schema, root + place, maker), maker);
      made = put(made, tokensOf(root + place), fitting);
    } else if (!/^header:link$/i.test(place) && value !== undefined) {
      said[place.slice("header:".length)] = String(value);
    }
  }
  const isLinked = Object.values(places).some((place) => /^header:link$/i.test(place));
  if (isLinked) Object.assign(said, linkHeader(next, previous));
  return { body: made, headers: said };
}

/** The object around a page may be optional in the response. */
function withRoot(body: unknown, root: string, { schema, maker, how }: PageMaking): unknown {
  if (root === "" || isObject(valueAt(body, root))) return body;
  const made = maker.make(schemaAt(schema, root, maker), { ...how, seed: `${how.seed}${root}` });
  return put(body, tokensOf(root), made?.value ?? {});
}

/** RFC 8288. */
function linkHeader(
  next: string | undefined,
  previous: string | undefined,
): { readonly link?: string } {
  const links = [
    ...(next === undefined ? [] : [`<${next}>; rel="next"`]),
    ...(previous === undefined ? [] : [`<${previous}>; rel="prev"`]),
  ];
  return links.length === 0 ? {} : { link: links.join(", ") };
}

/** A value in a form that its schema accepts; `null` or no value at all where there is none. */
function fittingValue(value: unknown, schema: MockSchema, maker: ValueMaker): unknown {
  const forms = value === undefined ? [null, ""] : [value, String(value)];
  const fitting = forms.find((form) => maker.accepts(schema, form));
  if (value === undefined)
    return saysAnything(schema) ? absent : fitting === undefined ? absent : fitting;
  return fitting ?? value;
}

function saysAnything(schema: MockSchema): boolean {
  return schema === true || (isObject(schema) && Object.keys(schema).length === 0);
}

/** Number of lists that are kept: each holds as many items as the option says. */
const mostLists = 100;

/** The latest lists, by their seed and place. */
export class ListCache {
  readonly #lists: Map<string, readonly unknown[]> = new Map();

  /** A list, made if it is not there. */
  get(key: string, make: () => readonly unknown[]): readonly unknown[] {
    const known = this.#lists.get(key);
    if (known) return known;
    const made = make();
    const [oldest] = this.#lists.keys();
    if (this.#lists.size >= mostLists && oldest !== undefined) this.#lists.delete(oldest);
    this.#lists.set(key, made);
    return made;
  }
}

/** Number of attempts to replace an item that is already in the list. */
const tries = 8;

/** All items of a list. They differ where they can, so that no page repeats the one before it. */
function listOf(root: string, item: MockSchema, making: PageMaking): readonly unknown[] {
  const { maker, how, items, lists } = making;
  const key = canonicalJson([how.seed, how.dynamic, how.example, root]);
  return lists.get(key, () => {
    const list: unknown[] = [];
    const texts = new Set<string>();
    for (let index = 0; index < items; index++) {
      for (let attempt = 0; attempt < tries; attempt++) {
        const own = { ...how, seed: `${how.seed}${root}/${index}/${attempt}`, variant: index };
        const isAgain = attempt > 0 && { dynamic: true };
        const made = maker.make(item, { ...own, ...isAgain });
        if (made === undefined) return list;
        const text = canonicalJson(made.value);
        if (texts.has(text) && attempt + 1 < tries) continue;
        texts.add(text);
        list.push(made.value);
        break;
      }
    }
    // If all items were equal, every page would be, and a caller could not see any progress.
    return texts.size === 1 ? list.slice(0, 1) : list;
  });
}

/** The cursors of a list: opaque texts, or values that the schemas of the cursor and its parameter accept. */
function cursorsOf(root: string, { request, paging, schema, maker, how }: PageMaking): CursorOf {
  const place = paging.response.cursor;
  const isInBody = place !== undefined && !place.startsWith("header:");
  const said = isInBody ? schemaAt(schema, root + place, maker) : textSchema;
  const { cursor: parameter = "" } = paging.request;
  const sayable = [usualCursor, String, Number].filter((each) => maker.accepts(said, each(1)));
  const form = sayable.find((each) => mayHold(request, parameter, each(1))) ?? sayable[0];
  if (form) return form;
  return (start) =>
    maker.make(said, { ...how, dynamic: true, seed: `${how.seed} cursor ${start}` })?.value;
}

const textSchema: MockSchema = { type: "string" };

/** The value with another one in its place. Missing objects on the way are created. */
function put(whole: unknown, [token, ...rest]: readonly string[], value: unknown): unknown {
  if (token === undefined) return value;
  if (Array.isArray(whole)) {
    return whole.map((each: unknown, index) =>
      String(index) === token ? put(each, rest, value) : each,
    );
  }
  const entries = new Map(isObject(whole) ? Object.entries(whole) : []);
  if (rest.length === 0 && value === absent) entries.delete(token);
  else entries.set(token, put(entries.get(token), rest, value));
  return Object.fromEntries(entries);
}
