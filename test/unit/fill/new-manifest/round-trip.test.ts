/** Our own OpenAPI becomes a manifest again: with the ids that it was made of, and without a fault. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { describeOpenapi } from "../../../../generator/fill/openapi/describe.js";
import { openTexts } from "../../../../generator/fill/sources/open-sources.js";
import { knownValue } from "../../../../generator/model/known.js";
import { operationsOf } from "../../../../generator/model/walk.js";
import { readNew } from "./described.js";

const goldens = join(import.meta.dirname, "../../../golden/openapi");

const scenarios = readdirSync(goldens).filter((name) =>
  existsSync(join(goldens, name, "openapi.yaml")),
);

test.each(scenarios)("%s", (scenario) => {
  const text = readFileSync(join(goldens, scenario, "openapi.yaml"), "utf8");
  const [source] = openTexts({ "openapi.yaml": text }, ["openapi.yaml"]).value.sources;
  if (source?.kind.format !== "openapi") throw new Error("no description was opened");
  const { value: described } = describeOpenapi(source.root, source.kind.version);
  if (described.operations.length === 0) return;
  const { model, diagnostics } = readNew(described);
  expect(diagnostics.filter(({ severity }) => severity === "error")).toEqual([]);
  const ids = operationsOf(model).map(({ id, method, path }) => ({
    id,
    line: `${knownValue(method)} ${knownValue(path)?.text}`,
  }));
  const given = described.operations.map(({ operationId, method, path }) => ({
    id: operationId,
    line: `${method} ${path}`,
  }));
  expect(new Set(ids)).toEqual(new Set(given));
});
