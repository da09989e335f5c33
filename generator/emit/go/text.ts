/** Go's texts: string literals, comments and imports. */
import type { CommentPolicy } from "../text/comments.js";
import type { TextPolicy } from "../text/code.js";
import { escapedCodePoint, usualEscapes } from "../text/string-literals.js";
import { withoutUnsafe } from "../text/unsafe-characters.js";

/** String literals (The Go Programming Language Specification, "String literals") and imports, those of the standard library first. */
export const goText: TextPolicy = {
  strings: {
    own: new Map(usualEscapes),
    escape: escapedCodePoint,
    hasLoneSurrogates: false,
    rawQuote: "`",
  },
  imports: {
    ...{ binds: "module", between: ".", canRename: true },
    group: (module) => (/^[^/]*\./.test(module) ? 1 : 0),
    declare: (modules) =>
      modules.map(({ module, local }) =>
        module.split("/").at(-1) === local ? `\t"${module}"` : `\t${local} "${module}"`,
      ),
    around: ["import (", ")"],
  },
};

/** Doc comments ("Go Doc Comments"). What would be a directive, a deprecation or the definition of a link is an item of a list. */
export const goComments: CommentPolicy = {
  line: "// ",
  width: 97,
  escape: (line) =>
    withoutUnsafe(line.replaceAll("\t", "  "), (each) =>
      escapedCodePoint(each.codePointAt(0) ?? 0),
    ),
  directive:
    /^(?:\+build\b|go:|line |export |nolint|Deprecated:|(?:Unordered )?[Oo]utput:|\[[^\]]*\]:)/,
};
