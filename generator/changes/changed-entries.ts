/**
 * Two texts of models without the groups and schemas that stand in both: what is left is compared, in a fraction of the time. The
 * texts have the form of `model/model-text.ts`, in which no line end stands within a value. They are UTF-8, and never decoded
 * whole: as strings, two models of a thousand operations take hundreds of megabytes.
 */

/** The parts of a text around the items of one list, and these. */
interface Section {
  readonly before: Buffer;
  readonly items: Buffer;
  readonly after: Buffer;
}

/** Returns the texts as JSON that differs as they do; as they are where they are of another form. */
export function changedEntries(earlier: Buffer, now: Buffer): readonly [Buffer, Buffer] {
  let texts: readonly [Buffer, Buffer] = [earlier, now];
  for (const key of ["groups", "schemas"]) {
    const [was, is] = [sectionOf(texts[0], key), sectionOf(texts[1], key)];
    if (was === undefined || is === undefined) return texts;
    const [older, newer] = withoutCommon(was.items, is.items);
    texts = [
      Buffer.concat([was.before, older, was.after]),
      Buffer.concat([is.before, newer, is.after]),
    ];
  }
  return texts;
}

const itemStart = "\n\t\t{";
const itemEnd = "\n\t\t}";
const none = Buffer.alloc(0);

function sectionOf(text: Buffer, key: string): Section | undefined {
  const head = `\n\t"${key}": [`;
  const start = text.indexOf(`${head}${itemStart}`);
  if (start === -1) return undefined;
  const from = start + head.length;
  const end = text.indexOf("\n\t]", from);
  const isWhole =
    end !== -1 && text.subarray(end - itemEnd.length, end).equals(Buffer.from(itemEnd));
  return isWhole
    ? { before: text.subarray(0, from), items: text.subarray(from, end), after: text.subarray(end) }
    : undefined;
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
