/** One file of a source: text to value, with all faults of the text, and the way back from values to lines. */
import { type Diagnostic, diagnostic, type Reported } from "../../diagnostics/diagnostic.js";
import { clean } from "../../source/characters.js";
import type { TextRange } from "../../source/finding.js";
import { type LineIndex, lineIndex, spanOf } from "../../source/line-index.js";
import { isApiMd, parseApiMd } from "./api-md-text.js";
import { parseJson } from "./json-text.js";
import type { ParsedText } from "./parsed-text.js";
import type { PlaceIndex } from "./place-index.js";
import type { SourceSpan } from "./source-node.js";
import type { SourceValue } from "./source-value.js";
import type { TextFault } from "./text-fault.js";
import { parseYaml } from "./yaml-text.js";

/** A file as text. */
export interface SourceFileText {
  /** As it was given, or as a reference names it from there, with `/` on every platform. */
  readonly file: string;
  /** Decoded, without byte order mark. */
  readonly text: string;
  /** How many bytes the byte order mark had, for the number of a byte in a message. */
  readonly markBytes: number;
}

/** A file that could be read. */
export interface SourceFile {
  readonly file: string;
  readonly text: string;
  readonly root: SourceValue;
  /** Where the value of a path stands: a scalar itself, of a map or a list its key; of what is not there, the nearest parent. */
  span(path: readonly (string | number)[]): SourceSpan;
  /** How a scalar is written; of a map or list the whole of it. */
  written(path: readonly (string | number)[]): string;
}

/** Reads a text as JSON or YAML; undefined where a fault leaves open what it says. */
export function parseSource({
  file,
  text,
  markBytes,
}: SourceFileText): Reported<SourceFile | undefined> {
  const parsed = parse(file, text);
  const lines = lineIndex(text);
  const diagnostics = parsed.faults.map((fault) =>
    toDiagnostic(fault, { file, lines, text, markBytes }),
  );
  if (!("value" in parsed)) return { value: undefined, diagnostics };
  const { value, places } = parsed;
  return {
    value: {
      file,
      text,
      root: value,
      span: (path) => sourceSpan(file, lines, rangeOf(places, path, text)),
      written: (path) => text.slice(...places.findWritten(path)),
    },
    diagnostics,
  };
}

/** A stretch of a source by its offsets. */
export function sourceSpan(file: string, lines: LineIndex, range: TextRange): SourceSpan {
  return { ...spanOf(file, lines, range), onDisk: true };
}

function parse(file: string, text: string): ParsedText {
  const first = /\S/.exec(text)?.[0];
  if (first === undefined) return { faults: [nothing] };
  const name = file.toLowerCase();
  if (/\.(?:md|markdown)$/.test(name) || isApiMd(text)) return parseApiMd(text);
  const looksLikeJson = first === "{" || first === "[";
  if (/\.(?:json|har|postman_collection)$/.test(name))
    return looksLikeJson ? parseJson(text) : noJson(text);
  if (!looksLikeJson) return parseCleanYaml(text);
  const json = parseJson(text);
  // YAML may begin with a brace as well, and JSON in a file called YAML is read faster as what it is.
  return "value" in json || !/\.ya?ml$/.test(name) ? json : parseCleanYaml(text);
}

/** A file that is called JSON and does not begin as descriptions in JSON do. */
function noJson(text: string): ParsedText {
  const parsed = parseJson(text);
  if (!("value" in parsed) && /^\s*(?:openapi|swagger)\s*:|^---/.test(text)) {
    const faults = parsed.faults.map((fault) => ({
      ...fault,
      help: "rename the file: it is YAML, so its name has to end in `.yaml`",
    }));
    return { faults };
  }
  return parsed;
}

function parseCleanYaml(text: string): ParsedText {
  const { text: cleaned, findings } = clean(text);
  if (findings.length === 0) return parseYaml(cleaned);
  const faults = findings.map(({ message, range, help = "delete it" }): TextFault => ({
    code: "source-syntax",
    message,
    range,
    help,
  }));
  return { faults };
}

const nothing: TextFault = {
  code: "source-syntax",
  message: "the file says nothing",
  range: [0, 0],
  help: "fetch or export it again",
};

function toDiagnostic(
  { code, message, range, help, related }: TextFault,
  {
    file,
    lines,
    text,
    markBytes,
  }: { file: string; lines: LineIndex; text: string; markBytes: number },
): Diagnostic {
  const byte = markBytes + Buffer.byteLength(text.slice(0, range[0])) + 1;
  return diagnostic(code, {
    message: code === "source-syntax" ? `${message} (byte ${byte})` : message,
    at: sourceSpan(file, lines, range),
    help,
    ...(related && {
      related: [{ message: related.message, at: sourceSpan(file, lines, related.range) }],
    }),
  });
}

function rangeOf(places: PlaceIndex, path: readonly (string | number)[], text: string): TextRange {
  const { start, end, key } = places.find(path);
  const first = text.charAt(start);
  const isOneLine = !text.slice(start, Math.min(end, start + 1000)).includes("\n");
  if (key !== undefined && (!isOneLine || first === "{" || first === "[" || first === "*")) {
    return [key.start, key.end];
  }
  return isOneLine ? [start, end] : [start, start + 1];
}
