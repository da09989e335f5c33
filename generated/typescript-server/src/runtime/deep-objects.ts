// Made by endpoint-manifest (typescript-server) from its template deep-objects.ts.
// Not to be edited: fill the manifest in and run `generate`.

/** Reads style `deepObject`: `a[b][c]=1`, and lists as `a[]=1`, `a[0]=1` or `a=1&a=2`, whichever comes. */
import type { NamedTexts } from "./named-texts.js";
import type { Decode } from "./parameter-styles.js";
import { firstThatFits, listOf, type Reading, readText, UnreadableError } from "./readers.js";
import type { ObjectReader, Reader } from "./route.js";

/** A parameter, or a property of a form, that is written so. */
export interface DeepValue {
  readonly name: string;
  readonly value: Reader;
  /** The readers that others refer to by name. */
  readonly readers: ReadonlyMap<string, Reader>;
}

/** Where it stands. */
export interface DeepPlace {
  readonly texts: NamedTexts;
  readonly decode: Decode;
}

/** How deep names may go. What reads them calls itself at each level. */
const deepest = 32;

/** What stands below one name, before it is known what it stands for. */
interface Node {
  readonly texts: string[];
  readonly parts: Map<string, Node>;
  /** What readers have made of it, so that each looks at it once however many alternatives lead there. */
  readonly readings: Map<Reader, Reading | UnreadableError>;
  /** What it is as a list, once somebody has asked. */
  list?: { readonly items: readonly Node[] | undefined };
}

/** The value of a parameter; `undefined` = it is not there. Throws an `UnreadableError`. */
export function readDeep(deep: DeepValue, { texts, decode }: DeepPlace): Reading | undefined {
  const root = nodeOf([]);
  for (const [name, all] of texts) {
    if (name === deep.name) root.texts.push(...all);
    else if (isWithin(name, deep.name)) {
      let node = root;
      for (const key of keysOf(name.slice(deep.name.length))) node = partOf(node, key);
      node.texts.push(...all);
    }
  }
  if (root.texts.length === 0 && root.parts.size === 0) return undefined;
  return new DeepReading(deep.readers, decode).read(deep.value, root);
}

/** Whether a name is that of a part, as style `deepObject` writes it. */
export function isWithin(name: string, object: string): boolean {
  return name.startsWith(`${object}[`) && name.endsWith("]");
}

/** `[a][b]` → `a`, `b`. Brackets that are no pairs belong to the name of a property. */
function keysOf(path: string): readonly string[] {
  const inside = path.slice(1, -1);
  if (!/^(?:\[[^[\]]*\])+$/.test(path)) return [inside];
  const keys = inside.split("][");
  if (keys.length > deepest) {
    throw new UnreadableError(`is nested more than ${deepest} levels deep`);
  }
  return keys;
}

function nodeOf(texts: string[]): Node {
  return { texts, parts: new Map(), readings: new Map() };
}

/** One text of a list is no list again. */
function itemOf(text: string): Node {
  return { ...nodeOf([text]), list: { items: undefined } };
}

function partOf({ parts }: Node, key: string): Node {
  const known = parts.get(key);
  if (known) return known;
  const part = nodeOf([]);
  parts.set(key, part);
  return part;
}

class DeepReading {
  readonly #readers: DeepValue["readers"];
  readonly #decode: Decode;

  constructor(readers: DeepValue["readers"], decode: Decode) {
    this.#readers = readers;
    this.#decode = decode;
  }

  /** What a node stands for, by a reader. Throws an `UnreadableError`. */
  read(reader: Reader, node: Node): Reading {
    const known = node.readings.get(reader) ?? this.#remember(reader, node);
    if (known instanceof UnreadableError) throw known;
    return known;
  }

  #remember(reader: Reader, node: Node): Reading | UnreadableError {
    // Names that lead to themselves say nothing.
    node.readings.set(reader, { value: undefined, fits: false });
    let found: Reading | UnreadableError;
    try {
      found = this.#readAnew(reader, node);
    } catch (error) {
      if (!(error instanceof UnreadableError)) throw error;
      found = error;
    }
    node.readings.set(reader, found);
    return found;
  }

  #readAnew(reader: Reader, node: Node): Reading {
    if (typeof reader === "string") return this.#readSingle(reader, node);
    if ("name" in reader) return this.read(this.#readers.get(reader.name) ?? "text", node);
    if ("anyOf" in reader) {
      const found = firstThatFits(reader.anyOf, (each) => this.read(each, node));
      return found ?? this.#unread(node);
    }
    if ("items" in reader) {
      const items = itemsOf(node);
      return items
        ? listOf(items.map((item) => this.read(reader.items, item)))
        : this.#unread(node);
    }
    return this.#readObject(reader, node);
  }

  #readSingle(reader: Reader, node: Node): Reading {
    const { texts, parts } = node;
    if (parts.size > 0) return this.#unread(node);
    if (texts.length > 1) throw new UnreadableError(`is given ${texts.length} times`);
    return readText(reader, this.#decode(texts[0] ?? ""));
  }

  #readObject({ properties, others }: ObjectReader, { texts, parts }: Node): Reading {
    if (texts.length > 0) {
      throw new UnreadableError("must be written property by property, as style deepObject has it");
    }
    const readers = new Map(properties);
    const readings = [...parts].map(
      ([key, part]) => [key, this.read(readers.get(key) ?? others, part)] as const,
    );
    // As properties of its own, whatever they are called: `__proto__` is one, too.
    const value = Object.fromEntries(readings.map(([key, reading]) => [key, reading.value]));
    return { value, fits: readings.every(([, { fits }]) => fits) };
  }

  /** What nobody has said what it is: texts, lists where names are numbers, objects. Validators say whether it may be that. */
  #unread(node: Node): Reading {
    return { value: this.#plain(node), fits: false };
  }

  #plain(node: Node): unknown {
    const { texts, parts } = node;
    const [text] = texts;
    if (parts.size === 0 && text !== undefined && texts.length === 1) return this.#decode(text);
    const items = itemsOf(node);
    if (items) return items.map((item) => this.#plain(item));
    if (texts.length > 0) throw new UnreadableError("is given as a whole and in parts");
    return Object.fromEntries([...parts].map(([key, part]) => [key, this.#plain(part)]));
  }
}

/** The items of what may be a list, without holes; nothing where it has a part that is none. */
function itemsOf(node: Node): readonly Node[] | undefined {
  node.list ??= { items: itemsAnew(node) };
  return node.list.items;
}

function itemsAnew({ texts, parts }: Node): readonly Node[] | undefined {
  const ordered: (readonly [index: number, node: Node])[] = [];
  const items = texts.map(itemOf);
  for (const [key, part] of parts) {
    if (key === "") {
      items.push(...part.texts.map(itemOf));
      // `a[][b]=1` does not say where an item ends: there is only one of them.
      if (part.parts.size > 0) items.push({ ...nodeOf([]), parts: part.parts });
    } else if (/^\d{1,15}$/.test(key)) ordered.push([Number(key), part]);
    else return undefined;
  }
  ordered.sort(([one], [other]) => one - other);
  return [...items, ...ordered.map(([, node]) => node)];
}
