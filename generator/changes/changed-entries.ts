/**
 * Two texts of models without the groups and schemas that stand in both: what is left is compared, in a fraction of the time. The
 * texts have the form of `model/model-text.ts`, in which no line end stands within a value. They are UTF-8, and never decoded
 * whole: as strings, two models of a thousand operations take hundreds of megabytes.
 */

/** Where the items of one list begin and end in a text. */
interface Section {
  readonly start: number;
  readonly end: number;
}

/** Returns the texts as JSON that differs as they do; as they are where they are of another form. */
export function changedEntries(earlier: Buffer, now: Buffer): readonly [Buffer, Buffer] {
  const [before, after] = [new Rest(earlier), new Rest(now)];
  for (const key of ["groups", "schemas"]) {
    const [was, is] = [before.find(key), after.find(key)];
    if (was === undefined || is === undefined) break;
    const items = withoutCommon(itemsOf(earlier, was), itemsOf(now, is));
    before.replace(was, items[0]);
    after.replace(is, items[1]);
  }
  return [before.whole(), after.whole()];
}

function itemsOf(text: Buffer, { start, end }: Section): Buffer {
  return text.subarray(start, end);
}

/** A text in which lists are replaced, in their order. It is copied once, at the end. */
class Rest {
  readonly #text: Buffer;
  readonly #pieces: Buffer[] = [];
  #at = 0;

  constructor(text: Buffer) {
    this.#text = text;
  }

  /** Finds the list of this key behind those that were replaced. */
  find(key: string): Section | undefined {
    return sectionOf(this.#text, key, this.#at);
  }

  replace({ start, end }: Section, items: Buffer): void {
    this.#pieces.push(this.#text.subarray(this.#at, start), items);
    this.#at = end;
  }

  whole(): Buffer {
    const { length } = this.#pieces;
    return length === 0
      ? this.#text
      : Buffer.concat([...this.#pieces, this.#text.subarray(this.#at)]);
  }
}

const itemStart = "\n\t\t{";
const itemEnd = "\n\t\t}";
const none = Buffer.alloc(0);

function sectionOf(text: Buffer, key: string, from: number): Section | undefined {
  const head = `\n\t"${key}": [`;
  const found = text.indexOf(`${head}${itemStart}`, from);
  if (found === -1) return undefined;
  const start = found + head.length;
  const end = text.indexOf("\n\t]", start);
  const isWhole =
    end !== -1 && text.subarray(end - itemEnd.length, end).equals(Buffer.from(itemEnd));
  return isWhole ? { start, end } : undefined;
}

/** Items that are the same at the start of both lists, and at their ends, are left out. */
function withoutCommon(earlier: Buffer, now: Buffer): readonly [Buffer, Buffer] {
  const most = Math.min(earlier.length, now.length);
  const same = commonStart(earlier, now, most);
  if (same === most && earlier.length === now.length) return [none, none];
  // The item in which they differ begins there or before; one that only begins alike is not known to be the same.
  const last = Math.max(0, same - itemStart.length);
  const first = Math.max(0, earlier.subarray(0, last + itemStart.length).lastIndexOf(itemStart));
  const [older, newer] = [earlier.subarray(first), now.subarray(first)];
  const ending = commonEnd(older, newer, Math.min(older.length, newer.length));
  const cut = older.indexOf(`${itemEnd},${itemStart}`, older.length - ending);
  if (cut === -1) return [older, newer];
  const rest = older.length - cut - itemEnd.length;
  return [older.subarray(0, older.length - rest), newer.subarray(0, newer.length - rest)];
}

/** Texts of megabytes mostly differ in one place: halves are compared at once. */
function commonStart(one: Buffer, other: Buffer, most: number): number {
  let [sure, unsure] = [0, most];
  while (sure < unsure) {
    const middle = Math.ceil((sure + unsure) / 2);
    if (one.subarray(sure, middle).equals(other.subarray(sure, middle))) sure = middle;
    else unsure = middle - 1;
  }
  return sure;
}

function commonEnd(one: Buffer, other: Buffer, most: number): number {
  let [sure, unsure] = [0, most];
  const part = (text: Buffer, from: number, to: number): Buffer =>
    text.subarray(text.length - to, text.length - from);
  while (sure < unsure) {
    const middle = Math.ceil((sure + unsure) / 2);
    if (part(one, sure, middle).equals(part(other, sure, middle))) sure = middle;
    else unsure = middle - 1;
  }
  return sure;
}
