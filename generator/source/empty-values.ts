/** Values that are not there: nothing is ever said by saying nothing. */
import type { ParsedNode } from "yaml";
import { cite, type Finding, quoted, type TextRange } from "./finding.js";
import { isNullText, isPlain, scalarText } from "./scalars.js";
import { type NodeEntry, keyText, type Path, type Visit } from "./walk.js";

/** Below these keys of a schema stand values of the API's, and `null` is one. */
export const keysOfExamples: ReadonlySet<string> = new Set([
  "default",
  "const",
  "enum",
  "example",
  "examples",
]);

/** Faults of a value that is empty, or that a comment or a comma has cut off. */
export function emptyValueFaults(visit: Visit, text: string): readonly Finding[] {
  const { node, role, entry } = visit;
  if (role === "key" || role === "root" || !isEmptyValue(node, visit.path, text)) return [];
  if (node === null) return entry === undefined ? [] : [cutByComma(visit, entry, text)];
  const comment = /#[^\s#].*/y;
  comment.lastIndex = node.range[0];
  const hidden = comment.exec(text);
  if (hidden !== null) return [hiddenByComment(hidden[0], node.range[0])];
  return [emptyValue(visit, node, text)];
}

/** True if a value is empty and must not be: no value, `~`, or `null` where the manifest has words for it. */
export function isEmptyValue(node: ParsedNode | null, path: Path, text: string): boolean {
  if (node === null) return true;
  if (!isPlain(node)) return false;
  const written = scalarText(node, text);
  return isNullText(written) && !(written === "null" && mayBeNull(path));
}

function mayBeNull(path: Path): boolean {
  return path.some((part) => typeof part === "string" && keysOfExamples.has(part));
}

/** `$ref: #/schemas/book` */
function hiddenByComment(comment: string, start: number): Finding {
  const value = comment.trimEnd();
  return {
    code: "comment-hides-value",
    message: `YAML takes ${cite(value)} for a comment, so the value is empty`,
    range: [start, start + value.length],
    help: `put it in quotes: ${quoted(value)}`,
  };
}

/** `{ description: a, at most 5 }` */
function cutByComma({ map }: Visit, entry: NodeEntry, text: string): Finding {
  const { key } = entry;
  const written = keyText(key, text);
  const range: TextRange = [key.range[0], key.range[1]];
  if (written.includes(":")) {
    return {
      code: "comma-cuts-text",
      message: `${cite(written)} is taken for a key without a value: no space follows its colon`,
      range,
      help: `write ${quoted(written.replace(/:\s*/, ": ")).slice(1, -1)}, or quote the text`,
    };
  }
  const items = map?.items ?? [];
  const before = items[items.indexOf(entry) - 1]?.value ?? null;
  const whole = isPlain(before) ? text.slice(before.range[0], range[1]) : undefined;
  return {
    code: "comma-cuts-text",
    message: `${cite(written)} is taken for a key without a value: in braces a comma ends a text`,
    range,
    help:
      whole === undefined
        ? `write a colon and a value after ${cite(written)}; or quote the text if the brace belongs to it`
        : `put the whole text in quotes: ${quoted(whole)}`,
  };
}

function emptyValue({ path, entry, role }: Visit, node: ParsedNode, text: string): Finding {
  const written = text.slice(node.range[0], node.range[1]);
  const name = role === "item" ? "an entry of a list" : cite(String(path.at(-1)));
  const place = written === "" && entry ? entry.key.range : node.range;
  return {
    code: "empty-value",
    message: written === "" ? `${name} has no value` : `${name} is null`,
    range: [place[0], place[1]],
    help: wayOut(path, written),
  };
}

function wayOut(path: Path, written: string): string {
  if (mayBeNull(path)) return "write `null` if the value null is meant, or quote the text";
  const inType = path.findLast((part) => typeof part === "string") === "type";
  if (inType && written !== "") return "write 'null', in quotes, if the type null is meant";
  return "write `not shown` if it is not known, or `none` if it is known to be absent";
}
