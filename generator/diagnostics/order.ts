/** The one order of names: by Unicode code point, the same on every machine and in every locale. */

/** Compares two texts by code point, for `sort`; `<` alone would compare UTF-16 code units. */
export function compareByCodePoint(left: string, right: string): number {
  const length = Math.min(left.length, right.length);
  for (let index = 0; index < length; index += 1) {
    if (left.charCodeAt(index) === right.charCodeAt(index)) continue;
    // A pair of surrogates that differs only in its second half differs by that half alone.
    return (left.codePointAt(index) ?? 0) - (right.codePointAt(index) ?? 0);
  }
  return left.length - right.length;
}
