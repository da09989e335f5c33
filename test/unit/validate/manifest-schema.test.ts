/** The JSON Schema that editors use is the one that the zod shapes give. */
import { join } from "node:path";
import { expect, test } from "vitest";
import { targetsShape } from "../../../generator/targets.js";
import { manifestJsonSchema } from "../../../generator/validate/json-schema.js";

test("manifest.schema.json is current", async () => {
  const file = join(import.meta.dirname, "../../../manifest/manifest.schema.json");
  await expect(
    `${JSON.stringify(manifestJsonSchema(targetsShape), null, 2)}\n`,
  ).toMatchFileSnapshot(file);
});
