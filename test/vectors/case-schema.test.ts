/** The schema of the case files, for editors: it is made from the code, and checked in. */
import { join } from "node:path";
import { expect, test } from "vitest";
import { z } from "zod";
import { fileShape } from "./case-shapes.js";

test("the schema for editors is that of the code", async () => {
  const schema = z.toJSONSchema(fileShape, { target: "draft-7", io: "input", reused: "ref" });
  const file = join(import.meta.dirname, "case.schema.json");
  await expect(`${JSON.stringify(schema, null, 2)}\n`).toMatchFileSnapshot(file);
});
