/** Things with names, by name: several requests say the same name, and one request may say it twice. */

/** In the order in which each name comes first. */
export function byName<T extends { readonly name: string }>(
  things: readonly T[],
): ReadonlyMap<string, readonly T[]> {
  const named = new Map<string, T[]>();
  for (const thing of things) {
    const known = named.get(thing.name);
    if (known === undefined) named.set(thing.name, [thing]);
    else known.push(thing);
  }
  return named;
}

/** Names that stand more than once among the things of one request. */
export function repeatedNames(things: readonly { readonly name: string }[]): readonly string[] {
  return [...byName(things)].filter(([, those]) => those.length > 1).map(([name]) => name);
}
