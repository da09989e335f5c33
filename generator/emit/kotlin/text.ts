/** Kotlin's texts: string literals, doc comments and imports. */
import type { CommentPolicy } from "../text/comments.js";
import type { TextPolicy } from "../text/code.js";
import { escapedUnits, usualEscapes } from "../text/string-literals.js";
import { withoutUnsafe } from "../text/unsafe-characters.js";

/** String literals (Kotlin Language Specification, "String interpolation expressions") and imports, Java's and Kotlin's own last. */
export const kotlinText: TextPolicy = {
  strings: {
    own: new Map([...usualEscapes, ["$", "\\$"]]),
    escape: escapedUnits,
    hasLoneSurrogates: true,
  },
  imports: {
    ...{ binds: "name", between: ".", canRename: true },
    group: () => 0,
    // In the order of whole names, as ktlint has them: those of Java and Kotlin last, and behind them those with another name.
    declare: (modules) =>
      modules
        .flatMap(({ module, names }) =>
          names.map(({ name, local }) => ({ whole: `${module}.${name}`, name, local })),
        )
        .toSorted((a, b) => rank(a) - rank(b) || (a.whole < b.whole ? -1 : 1))
        .map(({ whole, name, local }) =>
          name === local ? `import ${whole}` : `import ${whole} as ${local}`,
        ),
  },
};

function rank({
  whole,
  name,
  local,
}: {
  readonly whole: string;
  readonly name: string;
  readonly local: string;
}): number {
  if (name !== local) return 4;
  return ["java.", "javax.", "kotlin."].findIndex((each) => whole.startsWith(each)) + 1;
}

/**
 * Doc comments, which are Markdown with tags. Comments nest, so that none may begin in one either. A word in brackets would be a
 * link to a declaration; links to a URL stay.
 */
export const kotlinDocs: CommentPolicy = {
  ...{ open: "/**", line: " * ", close: " */", closesOnOnlyLine: true },
  width: 97,
  escape: (line) =>
    outsideCode(
      withoutUnsafe(line.replaceAll("\t", "  "), (each) => escapedUnits(each.codePointAt(0) ?? 0)),
      (text) => text.replace(/\[(?![^[\]]*\]\()/g, "&#91;"),
    )
      .replaceAll("*/", "&#42;/")
      .replaceAll("/*", "/&#42;")
      .replace(/(^|[\s{])@/g, "$1&#64;"),
};

/** A line with what stands outside its code spans changed. */
function outsideCode(line: string, change: (text: string) => string): string {
  return line
    .split(/(`+[^`]+`+)/)
    .map((part, index) => (index % 2 === 1 ? part : change(part)))
    .join("");
}
