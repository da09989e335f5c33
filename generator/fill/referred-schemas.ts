/** Which named schemas facts need: those that they refer to, and those that these refer to. */
import type { DescribedSchema } from "./described-api.js";
import type { Told } from "./told.js";

const prefix = "#/schemas/";

/** Their names. A text that only looks like a reference, in an example, brings a schema more than is needed, and no less. */
export function referredSchemas(
  told: readonly Told[],
  schemas: readonly DescribedSchema[],
): ReadonlySet<string> {
  const byName = new Map(schemas.map((each) => [each.name, each.schema]));
  const found = new Set<string>();
  const pending: Told[] = [...told];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    if (next.kind === "list") for (const item of next.items) pending.push(item);
    if (next.kind === "map") for (const { value } of next.entries) pending.push(value);
    if (next.kind !== "scalar" || typeof next.value !== "string") continue;
    const name = next.value.startsWith(prefix) ? next.value.slice(prefix.length) : undefined;
    const schema = name === undefined ? undefined : byName.get(name);
    if (name === undefined || schema === undefined || found.has(name)) continue;
    found.add(name);
    pending.push(schema);
  }
  return found;
}
