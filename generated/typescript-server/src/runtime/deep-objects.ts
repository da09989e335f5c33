// Made by endpoint-manifest (typescript-server) from its template deep-objects.ts.
// Not to be edited: fill the manifest in and run `generate`.

/** Reads style `deepObject`: `a[b][c]=1`, and lists in any of the forms `a[]=1`, `a[0]=1` and `a=1&a=2`. */
import type { NamedTexts } from "./named-texts.js";
import type { Decode } from "./parameter-styles.js";
import { firstThatFits, listOf, type Reading, readText, UnreadableError } from "./readers.js";
import type { ObjectReader, Reader } from "./route.js";

/** A parameter, or a property of a form, in this style. */
export interface DeepValue {
  readonly name: string;
  readonly value: Reader;
  /** The readers that others refer to by name. */
  readonly readers: ReadonlyMap<string, Reader>;
}

/** The names and texts to read it from. */
export interface DeepPlace {
  readonly texts: NamedTexts;
  readonly decode: Decode;
}

/** Maximum depth of names. The reader calls itself at each level. */
const deepest = 32;

/** The texts below one name, before they are interpreted. */
interface Node {
  readonly texts: string[];
  readonly parts: Map<string, Node>;
  /** Results of readers, so that each reads the node once, however many alternatives lead to it. */
  readonly readings: Map<Reader, Reading | UnreadableError>;
  /** The node as a list, once it has been read as one. */
  list?: { readonly items: readonly Node[] | undefined };
}

/** The value of a parameter; `undefined` = it is absent. Throws an `UnreadableError`. */
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

/** True if a name is that of a part in style `deepObject`. */
export function isWithin(name: string, object: string): boolean {
  return name.startsWith(`${object}[`) && name.endsWith("]");
}

/** `[a][b]` → `a`, `b`. Unpaired brackets belong to the name of a property. */
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

/** One text of a list is not a list itself. */
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

  /** The value of a node, by a reader. Throws an `UnreadableError`. */
  read(reader: Reader, node: Node): Reading {
    const known = node.readings.get(reader) ?? this.#remember(reader, node);
    if (known instanceof UnreadableError) throw known;
    return known;
  }

  #remember(reader: Reader, node: Node): Reading | UnreadableError {
    // A name that leads back to itself has no value.
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
    // These are own properties, whatever their names: `__proto__` is one, too.
    const value = Object.fromEntries(readings.map(([key, reading]) => [key, reading.value]));
    return { value, fits: readings.every(([, { fits }]) => fits) };
  }

  /**
   * A value whose form is not shown: text, a list where the names are numbers, or an object. Validators decide whether it is
   * allowed.
   */
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

/** The items of a possible list, without holes; nothing where a part is not an item. */
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
      // `a[][b]=1` does not say where an item ends, so there is only one.
      if (part.parts.size > 0) items.push({ ...nodeOf([]), parts: part.parts });
    } else if (/^\d{1,15}$/.test(key)) ordered.push([Number(key), part]);
    else return undefined;
  }
  ordered.sort(([one], [other]) => one - other);
  return [...items, ...ordered.map(([, node]) => node)];
}
