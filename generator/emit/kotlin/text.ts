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
    declare: (modules) =>
      modules.flatMap(({ module, names }) =>
        names.map(({ name, local }) =>
          name === local ? `import ${module}.${name}` : `import ${module}.${name} as ${local}`,
        ),
      ),
  },
};

/** Doc comments, which are Markdown with tags. Comments nest, so that none may begin in one either. */
export const kotlinDocs: CommentPolicy = {
  ...{ open: "/**", line: " * ", close: " */", closesOnOnlyLine: true },
  width: 97,
  escape: (line) =>
    withoutUnsafe(line.replaceAll("\t", "  "), (each) => escapedUnits(each.codePointAt(0) ?? 0))
      .replaceAll("*/", "&#42;/")
      .replaceAll("/*", "/&#42;")
      .replace(/(^|[\s{])@/g, "$1&#64;"),
};
