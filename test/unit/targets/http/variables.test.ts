/** Variables of credentials: as the manifest names them, each once, and made from the scheme where it names none. */
import { expect, test } from "vitest";
import { groupText } from "../../../../generator/targets/http/group-file.js";
import { smallModel } from "../../sdk/planned-operation.js";

/** The lines of the file from the first credential on. */
async function variablesOf(schemes: Readonly<Record<string, unknown>>): Promise<readonly string[]> {
  const needed = Object.fromEntries(Object.keys(schemes).map((name) => [name, "none"]));
  const model = smallModel({
    service: { baseUrl: "https://library.example", authentication: { schemes } },
    operation: { method: "GET", path: "/books", authentication: [needed] },
  });
  const [group] = model.groups;
  if (group === undefined) throw new Error("there is no group");
  const lines = (await groupText(group, model)).split("\n");
  return lines.slice(lines.findIndex((line) => line.startsWith("@baseUrl")) + 1).filter(Boolean);
}

const shared = { environment: { secret: "LIBRARY_TOKEN" } };

test("a variable that two schemes share stands once", async () => {
  const lines = await variablesOf({
    token: { type: "http", scheme: "bearer", ...shared },
    key: { type: "apiKey", name: "X-Key", in: "header", description: "The same.", ...shared },
  });
  expect(lines.slice(0, 3)).toEqual([
    "# Fill it in for `token`.",
    "@LIBRARY_TOKEN = your-token",
    "# LIBRARY_TOKEN is also for `key`: The same.",
  ]);
  expect(lines.slice(-3)).toEqual([
    "GET {{baseUrl}}/books HTTP/1.1",
    "Authorization: Bearer {{LIBRARY_TOKEN}}",
    "X-Key: {{LIBRARY_TOKEN}}",
  ]);
});

test("a name that is made is never one that the manifest states", async () => {
  const lines = await variablesOf({
    library: { type: "http", scheme: "bearer" },
    key: { type: "apiKey", name: "X-Key", in: "header", ...shared },
  });
  expect(lines.slice(0, 4)).toEqual([
    "# Fill it in for `library`.",
    "@LIBRARY_TOKEN_ = your-token",
    "# Fill it in for `key`.",
    "@LIBRARY_TOKEN = your-key",
  ]);
});

test("a part that has no name of its own gets one from the scheme", async () => {
  const environment = { password: "LIBRARY_PASSWORD" };
  const lines = await variablesOf({ desk: { type: "http", scheme: "basic", environment } });
  expect(lines.slice(1, 3)).toEqual([
    "@DESK_NAME = your-name",
    "@LIBRARY_PASSWORD = your-password",
  ]);
});
