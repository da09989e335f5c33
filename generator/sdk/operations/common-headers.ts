/** The headers that go with every request, as far as an operation does not say otherwise of them. */

/** Those of which an operation says nothing itself; names of headers have no case (RFC 9110, section 5.1). */
export function commonHeaders<Header extends { readonly name: string }>(
  headers: readonly Header[],
  own: readonly { readonly name: string }[],
): readonly Header[] {
  const said = new Set(own.map(({ name }) => name.toLowerCase()));
  return headers.filter(({ name }) => !said.has(name.toLowerCase()));
}
