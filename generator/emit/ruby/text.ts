/** Ruby's texts: string literals, comments, and the files that one requires. */
import type { CommentPolicy } from "../text/comments.js";
import type { TextPolicy } from "../text/code.js";
import { usualEscapes } from "../text/string-literals.js";
import { withoutUnsafe } from "../text/unsafe-characters.js";

function escaped(codePoint: number): string {
  return `\\u{${codePoint.toString(16)}}`;
}

/** String literals (doc/syntax/literals.rdoc of Ruby): a `#` begins an interpolation before a brace, `$` and `@`. */
export const rubyText: TextPolicy = {
  strings: {
    own: new Map(usualEscapes),
    sequences: [[/#(?=[{$@])/g, "\\#"]],
    escape: escaped,
    hasLoneSurrogates: false,
  },
  imports: {
    ...{ binds: "nothing", between: "::", canRename: false },
    group: (module) => (module.startsWith(".") ? 1 : 0),
    declare: (modules) =>
      modules.map(({ module }) =>
        module.startsWith(".") ? `require_relative "${module}"` : `require "${module}"`,
      ),
  },
};

/** Comments, which RDoc and YARD read. What is magic, a tag or a directive at the beginning of a line is an item of a list. */
export const rubyComments: CommentPolicy = {
  line: "# ",
  width: 97,
  escape: (line) =>
    withoutUnsafe(line.replaceAll("\t", "  "), (each) =>
      escaped(each.codePointAt(0) ?? 0),
    ).replaceAll(":nodoc:", "\\:nodoc:"),
  directive:
    /^(?:[@!:]|-\*-|(?:rubocop|standard|steep|typed|sorbet|warn_indent|frozen[_-]string[_-]literal|shareable_constant_value)\b|.*coding[:=]\s*[\w.-])/i,
};
