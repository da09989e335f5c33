/** Java's texts: string literals, doc comments and imports. */
import type { CommentPolicy } from "../text/comments.js";
import type { TextPolicy } from "../text/code.js";
import { escapedUnits, usualEscapes } from "../text/string-literals.js";
import { withoutUnsafe } from "../text/unsafe-characters.js";

/**
 * String literals (Java Language Specification, section 3.10.5). Unicode escapes are read before anything else (section 3.3), so
 * that a control character of ASCII, which may end a line, is written in octal.
 */
export const javaText: TextPolicy = {
  strings: {
    own: new Map(usualEscapes),
    escape: (codePoint) =>
      codePoint < 0x80 ? `\\${codePoint.toString(8).padStart(3, "0")}` : escapedUnits(codePoint),
    hasLoneSurrogates: true,
  },
  imports: {
    ...{ binds: "name", between: ".", canRename: false, always: "java.lang" },
    group: () => 0,
    // In the order of whole names, as google-java-format has them.
    declare: (modules) =>
      modules
        .flatMap(({ module, names }) => names.map(({ name }) => `${module}.${name}`))
        .toSorted((a, b) => (a < b ? -1 : 1))
        .map((name) => `import ${name};`),
  },
};

const entities: readonly (readonly [RegExp, string])[] = [
  [/&/g, "&amp;"],
  [/</g, "&lt;"],
  [/>/g, "&gt;"],
  [/@/g, "&#64;"],
  [/\\/g, "&#92;"],
  [/\*\//g, "*&#47;"],
];

/** Doc comments, which are HTML: no tag, no element, and no backslash, since `\u` is read in comments too. */
export const javaDocs: CommentPolicy = {
  ...{ open: "/**", line: " * ", close: " */", closesOnOnlyLine: true },
  width: 97,
  escape: (line) =>
    entities.reduce(
      (text, [sign, entity]) => text.replace(sign, entity),
      withoutUnsafe(line.replaceAll("\t", "  "), (each) => escapedUnits(each.codePointAt(0) ?? 0)),
    ),
};
