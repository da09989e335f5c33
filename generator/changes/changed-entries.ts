/**
 * Two texts of models without the groups and schemas that stand in both: what is left is compared, in a fraction of the time. The
 * texts have the form of `model/model-text.ts`, in which no line end stands within a value.
 */

/** The parts of a text around the items of one list, and these. */
interface Section {
  readonly before: string;
  readonly items: string;
  readonly after: string;
}

/** Returns the texts as JSON that differs as they do; as they are where they are of another form. */
export function changedEntries(earlier: string, now: string): readonly [string, string] {
  let texts: readonly [string, string] = [earlier, now];
  for (const key of ["groups", "schemas"]) {
    const [was, is] = [sectionOf(texts[0], key), sectionOf(texts[1], key)];
    if (was === undefined || is === undefined) return texts;
    const [older, newer] = withoutCommon(was.items, is.items);
    texts = [was.before + older + was.after, is.before + newer + is.after];
  }
  return texts;
}

const itemStart = "\n    {";
const itemEnd = "\n    }";

function sectionOf(text: string, key: string): Section | undefined {
  const head = `\n  "${key}": [`;
  const start = text.indexOf(`${head}${itemStart}`);
  if (start === -1) return undefined;
  const from = start + head.length;
  const end = text.indexOf("\n  ]", from);
  const isWhole = end !== -1 && text.startsWith(itemEnd, end - itemEnd.length);
  return isWhole
    ? { before: text.slice(0, from), items: text.slice(from, end), after: text.slice(end) }
    : undefined;
}

/** Items that are the same at the start of both lists, and at their ends, are left out. */
function withoutCommon(earlier: string, now: string): readonly [string, string] {
  const most = Math.min(earlier.length, now.length);
  const same = commonStart(earlier, now, most);
  if (same === most && earlier.length === now.length) return ["", ""];
  // The item in which they differ begins there or before; one that only begins alike is not known to be the same.
  const first = Math.max(0, earlier.lastIndexOf(itemStart, same - itemStart.length));
  const [older, newer] = [earlier.slice(first), now.slice(first)];
  const ending = commonEnd(older, newer, Math.min(older.length, newer.length));
  const cut = older.indexOf(`${itemEnd},${itemStart}`, older.length - ending);
  if (cut === -1) return [older, newer];
  const rest = older.length - cut - itemEnd.length;
  return [older.slice(0, older.length - rest), newer.slice(0, newer.length - rest)];
}

/** Texts of megabytes mostly differ in one place: halves are compared at once. */
function commonStart(one: string, other: string, most: number): number {
  let [sure, unsure] = [0, most];
  while (sure < unsure) {
    const middle = Math.ceil((sure + unsure) / 2);
    if (one.slice(sure, middle) === other.slice(sure, middle)) sure = middle;
    else unsure = middle - 1;
  }
  return sure;
}

function commonEnd(one: string, other: string, most: number): number {
  let [sure, unsure] = [0, most];
  const part = (text: string, from: number, to: number): string =>
    text.slice(text.length - to, text.length - from);
  while (sure < unsure) {
    const middle = Math.ceil((sure + unsure) / 2);
    if (part(one, sure, middle) === part(other, sure, middle)) sure = middle;
    else unsure = middle - 1;
  }
  return sure;
}
