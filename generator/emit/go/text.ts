/** Go's texts: string literals, comments and imports. */
import type { CommentPolicy } from "../text/comments.js";
import type { TextPolicy } from "../text/code.js";
import { escapedCodePoint, usualEscapes } from "../text/string-literals.js";
import { withoutUnsafe } from "../text/unsafe-characters.js";
import { docForm } from "./doc-form.js";

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
    group: (module) => (/^[^/]*\.|\/internal\//.test(module) ? 1 : 0),
    declare: (modules) =>
      modules.map(({ module, local }) =>
        module.split("/").at(-1) === local ? `\t"${module}"` : `\t${local} "${module}"`,
      ),
    around: ["import (", ")"],
  },
};

/** Links of Markdown as Go's comments have them: pkg.go.dev makes a link of an address. */
function withoutLinks(line: string): string {
  return line.replaceAll(
    /`[^`]*`|!?\[([^\]]+)\]\(<?(https?:\/\/[^\s()<>]+)>?(?:\s+"[^"]*")?\)/g,
    (whole, text?: string, address?: string) =>
      text === undefined || address === undefined ? whole : `${text} (${address})`,
  );
}

/**
 * Doc comments ("Go Doc Comments"). What would be a directive or a deprecation is an item of a list; doubled quotes, of which gofmt
 * makes curly ones, are single, and what would be the definition of a link, which gofmt moves to the end, is none.
 */
export const goComments: CommentPolicy = {
  line: "// ",
  width: 97,
  escape: (line) =>
    withoutUnsafe(
      withoutLinks(line)
        .replaceAll("\t", "  ")
        .replaceAll(/(?<!`)``(?!`)/g, "`")
        .replaceAll(/''+/g, "'")
        .replaceAll(/\]:(?=\s|$)/g, "] :"),
      (each) => escapedCodePoint(each.codePointAt(0) ?? 0),
    ),
  directive:
    /^(?:\+build\b|go:|line |export |extern |nolint|Deprecated:|(?:Unordered )?[Oo]utput:)/,
  form: docForm,
};

/** The paragraph of a comment that says of what it stands above that it is deprecated ("Go Wiki: Deprecated"). */
export const goDeprecations: CommentPolicy = {
  ...goComments,
  directive: /^(?:\+build\b|go:|line |export |extern |nolint|(?:Unordered )?[Oo]utput:)/,
};
