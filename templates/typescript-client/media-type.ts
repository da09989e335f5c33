/** Media types (RFC 9110, section 8.3.1), as far as decoding needs them. */

/** `application/json`, and every type with the suffix `+json` (RFC 6839, section 3.1). */
export function isJson(type: string | undefined): boolean {
  return type !== undefined && /^[^;]*[/+]json\s*(?:;|$)/i.test(type);
}

/** Whether a type is one of a list that may have ranges (RFC 9110, section 12.5.1); all kinds of JSON are one. */
export function isAccepted(type: string, accept: string): boolean {
  const bare = bareType(type);
  return accept.split(",").some((each) => {
    const wanted = bareType(each);
    return (
      wanted === bare ||
      (isJson(wanted) && isJson(bare)) ||
      (wanted.endsWith("/*") && (wanted === "*/*" || bare.startsWith(wanted.slice(0, -1))))
    );
  });
}

/** In lower case, without parameters. */
export function bareType(type: string): string {
  return type.replace(/;.*/, "").trim().toLowerCase();
}
