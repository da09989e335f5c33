/** One file of the manifest: YAML to plain value, with all faults of its text, and the way back from nodes to lines. */
import { isMap, type ParsedNode } from "yaml";
import type { Diagnostic, Reported } from "../diagnostics/diagnostic.js";
import type { SourceRef, Span } from "../source-ref.js";
import { clean, type CleanText } from "./characters.js";
import { toPlainValue } from "./convert.js";
import { cutTextFaults } from "./cut-text.js";
import { emptyValueFaults } from "./empty-values.js";
import { type Finding, toDiagnostic } from "./finding.js";
import { forbiddenFeatures } from "./forbidden.js";
import { keyFaults } from "./keys.js";
import { type KnownSpans, placeKey } from "./known-spans.js";
import { lineIndex, spanOf } from "./line-index.js";
import { rangeOf } from "./locate.js";
import type { PlainValue } from "./plain-value.js";
import { placeOf } from "./quick/places.js";
import { type QuickRead, readQuickly } from "./quick/reader.js";
import type { SourceText } from "./read.js";
import { scalarFaults } from "./scalar-faults.js";
import { type SyntaxReport, syntaxFaults } from "./syntax.js";
import { grow, type Tree } from "./tree.js";
import { walk } from "./walk.js";

/** A file of the manifest, read. */
export interface SourceDocument {
  /** Path below the manifest's folder, as in `SourceText`. */
  readonly file: string;
  readonly text: string;
  /** The root of the file, always a map; undefined when a fault leaves open what the text says. */
  readonly value: PlainValue | undefined;
  /** Looks up where a node stands. What is missing is shown at the key of its nearest existing parent. */
  locate(ref: SourceRef): Span;
}

/** A tree that may stand for a mended text, and the faults of syntax in the text as it is. */
interface Grown {
  readonly tree: Tree;
  readonly syntax: SyntaxReport;
}

/** Reads a file that is known to have no fault, because it had none before, when somebody asks for what it says. */
export function lateDocument(source: SourceText, spans: KnownSpans): SourceDocument {
  let known: SourceDocument | undefined;
  const read = (): SourceDocument => (known ??= parseDocument(source).value);
  return {
    ...{ file: source.file, text: source.text },
    get value() {
      return read().value;
    },
    locate: (ref) => spans.get(placeKey(ref)) ?? read().locate(ref),
  };
}

/** Reads a file, and reports every fault of its text at once, in the order of the text. */
export function parseDocument({ file, text }: SourceText): Reported<SourceDocument> {
  const characters = clean(text);
  const isWindows = text.includes("\r");
  const unixText = isWindows ? text.replaceAll("\r\n", "\n") : text;
  const quick = characters.findings.length === 0 ? readQuickly(unixText) : undefined;
  if (quick === undefined) return parseWithFindings(file, text, characters);
  const document = isWindows
    ? windowsDocument(file, text, quick)
    : quickDocument(file, text, quick);
  return { value: document, diagnostics: [] };
}

/**
 * Returns the document of a text with Windows line ends: it says the same, and its places, which few ask for, are those of the
 * full way.
 */
function windowsDocument(file: string, text: string, { value }: QuickRead): SourceDocument {
  let full: SourceDocument | undefined;
  const locate: SourceDocument["locate"] = (ref) => {
    full ??= parseWithFindings(file, text, { text, findings: [] }).value;
    return full.locate(ref);
  };
  return { file, text, value, locate };
}

/** Nearly every file that is not being edited. */
function quickDocument(file: string, text: string, { value, places }: QuickRead): SourceDocument {
  const lines = lineIndex(text);
  const locate: SourceDocument["locate"] = (ref) =>
    spanOf(file, lines, placeOf({ text, value, places }, ref));
  return { file, text, value, locate };
}

/** The full way, with a tree of every sign, and in the words for people. */
export function parseWithFindings(
  file: string,
  text: string,
  characters: CleanText,
): Reported<SourceDocument> {
  const lines = lineIndex(text);
  const grown = growMended(characters.text);
  const { root, findings, value } = "code" in grown ? ungrown(grown) : examine(grown, text);
  const diagnostics = [...characters.findings, ...findings]
    .sort((left, right) => left.range[0] - right.range[0])
    .map((finding): Diagnostic => toDiagnostic(finding, file, lines));
  return {
    value: {
      file,
      text,
      value,
      locate: (ref) => spanOf(file, lines, rangeOf(root, text, ref)),
    },
    diagnostics,
  };
}

/** The results of the checks of a text. */
interface Examined {
  readonly root: ParsedNode | null;
  readonly findings: readonly Finding[];
  readonly value: PlainValue | undefined;
}

function ungrown(finding: Finding): Examined {
  return { root: null, findings: [finding], value: undefined };
}

function examine({ tree, syntax }: Grown, text: string): Examined {
  const { root } = tree;
  const findings = [...syntax.findings, ...forbiddenFeatures(tree)];
  const isTrusted = syntax.trustedUntil === Number.POSITIVE_INFINITY;
  if (isTrusted) findings.push(...rootFaults(root));
  const keep = (until: number, found: readonly Finding[]) => {
    for (const finding of found) if (finding.range[0] < until) findings.push(finding);
  };
  // A value is often only taken for empty because of the fault of syntax on the next line.
  const untilLineBefore = startOfLineBefore(text, syntax.trustedUntil);
  walk(root, text, (visit) => {
    keep(untilLineBefore, emptyValueFaults(visit, text));
    keep(syntax.trustedUntil, keyFaults(visit, text));
    keep(syntax.trustedUntil, cutTextFaults(visit, text));
    keep(syntax.trustedUntil, scalarFaults(visit, text));
  });
  const isUsable = isTrusted && !findings.some(({ code }) => code === "yaml-feature");
  return { root, findings, value: isUsable && isMap(root) ? toPlainValue(root, text) : undefined };
}

function startOfLineBefore(text: string, offset: number): number {
  if (offset === Number.POSITIVE_INFINITY) return offset;
  const start = text.lastIndexOf("\n", offset - 1) + 1;
  return text.slice(0, start).trimEnd().lastIndexOf("\n") + 1;
}

/** Grows the tree; when colons were in the way, once more without them. */
function growMended(text: string): Grown | Finding {
  const tree = grow(text);
  if ("code" in tree) return tree;
  const syntax = syntaxFaults(text, tree);
  if (syntax.mendable.length === 0) return { tree, syntax };
  const mended = mendColons(text, syntax.mendable);
  const second = grow(mended);
  if ("code" in second) return { tree, syntax };
  const { findings, trustedUntil } = syntaxFaults(mended, second);
  const others = findings.filter((finding) => !syntax.mendable.some(covers(finding)));
  return {
    tree: second,
    syntax: { findings: [...syntax.mendable, ...others], trustedUntil, mendable: [] },
  };
}

function covers({ range: [start] }: Finding): (other: Finding) => boolean {
  return ({ range }) => range[0] <= start && start <= range[1];
}

function rootFaults(root: ParsedNode | null): readonly Finding[] {
  if (isMap(root)) return [];
  const isEmpty = root === null || root.range[0] === root.range[1];
  if (isEmpty) {
    return [
      {
        code: "empty-file",
        message: "the file says nothing",
        range: [0, 0],
        help: "write what it is for, or delete it",
      },
    ];
  }
  return [
    {
      code: "root-not-a-map",
      message: "the file does not consist of keys and values",
      range: [root.range[0], root.range[1]],
      help: "begin it with a key and a colon, such as `title: …`",
    },
  ];
}

/**
 * Replaces the colons that `title: Foo: bar` has too many, in a copy of the same length: every offset stays.
 * The parser would take such a text for a map, and the keys below for keys of that map.
 */
function mendColons(text: string, findings: readonly Finding[]): string {
  const pieces: string[] = [];
  let from = 0;
  for (const { range } of findings) {
    if (range[0] < from) continue;
    pieces.push(text.slice(from, range[0]), text.slice(...range).replace(/:(?=\s|$)/g, "_"));
    from = range[1];
  }
  return [...pieces, text.slice(from)].join("");
}
