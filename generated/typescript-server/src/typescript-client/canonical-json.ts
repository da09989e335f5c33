// Made by endpoint-manifest (typescript-server) from its template canonical-json.ts.
// Not to be edited: fill the manifest in and run `generate`.

/** JSON in one spelling: equal values have equal texts. */

/** The JSON of a value, its keys sorted; properties that are `undefined` are left out. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join()}]`;
  if (typeof value !== "object" || value === null) return String(JSON.stringify(value));
  const entries: [string, unknown][] = Object.entries(value);
  const members = entries
    .filter(([, each]) => each !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, each]) => `${JSON.stringify(name)}:${canonicalJson(each)}`);
  return `{${members.join()}}`;
}
