/** Python's texts: string literals, docstrings, comments and imports. */
import type { CommentPolicy } from "../text/comments.js";
import type { TextPolicy } from "../text/code.js";
import type { ImportedModule } from "../text/imports.js";
import { escapedCodePoint, usualEscapes } from "../text/string-literals.js";
import { withoutUnsafe } from "../text/unsafe-characters.js";

/**
 * String literals (The Python Language Reference, section 2.4.1) and imports in isort's order: `__future__`, packages, relative
 * ones; what only types need comes last, and is imported by type checkers alone.
 */
export const pythonText: TextPolicy = {
  strings: {
    own: new Map(usualEscapes),
    escape: escapedCodePoint,
    hasLoneSurrogates: true,
    otherQuote: "'",
  },
  imports: {
    ...{ binds: "name", between: ".", canRename: true },
    group: (module) => (module === "__future__" ? 0 : module.startsWith(".") ? 2 : 1),
    declare: (modules) => modules.map(importLine),
    forTypes: "@",
    typesNeed: { name: "TYPE_CHECKING", module: "typing" },
    declareTypes: (lines) => [
      "if TYPE_CHECKING:",
      ...lines.map((line) => (line === "" ? "" : `    ${line}`)),
    ],
    always: "builtins",
  },
};

/** One import; its names are a group of `width.ts`. */
function importLine({ module, names }: ImportedModule): string {
  const all = names
    .toSorted((a, b) => inOrder(a.name, b.name))
    .map(({ name, local }) => (name === local ? name : `${name} as ${local}`));
  return `from ${module} import \u00016${all.join("\u0002")}\u0003`;
}

/** Constants, then classes, then others, as isort orders names by their types. */
function inOrder(a: string, b: string): number {
  const [first, second] = [a.toLowerCase(), b.toLowerCase()];
  return typeOrder(a) - typeOrder(b) || (first < second ? -1 : first > second ? 1 : a < b ? -1 : 1);
}

function typeOrder(name: string): number {
  if (name.length > 1 && name === name.toUpperCase()) return 0;
  return /^[A-Z]/.test(name) ? 1 : 2;
}

function visible(line: string): string {
  return withoutUnsafe(line.replaceAll("\t", "  "), (each) =>
    escapedCodePoint(each.codePointAt(0) ?? 0),
  );
}

/** Docstrings (PEP 257). A prompt of the interpreter would be run as a test. */
export const pythonDocstrings: CommentPolicy = {
  ...{ open: '"""', line: "", close: '"""', opensOnText: true, closesOnOnlyLine: true },
  width: 88,
  escape: (line) =>
    visible(line)
      .replaceAll("\\", "\\\\")
      .replaceAll(/"(?="")|^"|"$/g, '\\"')
      .replaceAll(">>>", "> > >"),
};

/**
 * Comments. A line that type checkers, linters or the reader of encodings (PEP 263) act on becomes an item of a list.
 * Flake8 and bandit read `noqa` and `nosec` as the beginning of any word.
 */
export const pythonComments: CommentPolicy = {
  line: "# ",
  width: 96,
  escape: visible,
  directive:
    /^(?:!|noqa|nosec|(?:type|pragma|fmt|isort|pylint|mypy|pyright|ruff|flake8|yapf)\b|.*coding[:=])/i,
};
