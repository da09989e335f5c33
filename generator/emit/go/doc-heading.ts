/** Lines of a doc comment that Go's tools take for a heading ("Go Doc Comments", "Old-style headings"). */

/**
 * True if a line that is a paragraph by itself would be a heading: it begins with a capital, ends in a letter or digit, and has
 * no punctuation but parentheses, commas, `'s`, and dots inside of words.
 */
export function isHeading(line: string): boolean {
  return (
    /^\p{Lu}/u.test(line) &&
    /[\p{L}\p{Nd}]$/u.test(line) &&
    !/[;:!?+*/=[\]{}_^°&§~%#@<">\\]/.test(line) &&
    !/'(?!s(?: |$))/.test(line) &&
    !/\.(?: |$)/.test(line)
  );
}
