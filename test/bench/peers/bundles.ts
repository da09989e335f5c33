/** The bytes of a program with one call of a large service, made by each generator of TypeScript. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { bundleSize } from "../client/bundle.js";
import type { Row, Table } from "../result.js";
import type { Output } from "./type-check.js";

const baseUrl = `{ baseUrl: "https://example.org" }`;

/** The same call by the clients, each in its own way. Files are named as they stand below the folder of the output. */
const entries: ReadonlyMap<string, string> = new Map([
  [
    "ours",
    `import { createClient } from "./src/client.js";
    import { getByUsername } from "./src/groups/users.js";
    console.log(await getByUsername(createClient(${baseUrl}), "octocat"));`,
  ],
  [
    "hey-api",
    `import { client } from "./client.gen.js";
    import { usersGetByUsername } from "./sdk.gen.js";
    client.setConfig(${baseUrl});
    console.log(await usersGetByUsername({ path: { username: "octocat" } }));`,
  ],
  [
    "orval, one file",
    `import { usersGetByUsername } from "./api.js";
    console.log(await usersGetByUsername("octocat"));`,
  ],
  [
    "Redocly",
    `import { users_get_by_username } from "./api.js";
    console.log(await users_get_by_username("octocat"));`,
  ],
]);

/** Bundles the call of each output that is there and has one. */
export async function bundleTable(outputs: readonly Output[]): Promise<Table> {
  const rows: Row[] = [];
  for (const { name, folder } of outputs) {
    const entry = entries.get(name);
    if (entry === undefined || !existsSync(join(folder))) continue;
    const { minified, gzip } = await bundleSize(entry, folder);
    if (minified === 0) throw new Error(`${name} has no bundle`);
    const cells = [minified, gzip].map((bytes) => ({ value: bytes / 1000, unit: "KB" }) as const);
    rows.push({ name, cells });
  }
  return { title: "a program with one call of them", columns: ["minified", "gzip"], rows };
}
