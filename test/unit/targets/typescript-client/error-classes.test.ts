/** Names of error classes beside everything else that the package exports. */
import { expect, test } from "vitest";
import { errorNames } from "../../../../generator/targets/typescript-client/error-classes.js";
import {
  modelNames,
  runtimeNames,
} from "../../../../generator/targets/typescript-client/index-file.js";
import * as errors from "../../../../templates/typescript-client/errors.js";

test("no class has the name of anything that the runtime exports", () => {
  const runtime = new Set([...runtimeNames, ...Object.keys(errors)]);
  expect(runtime).toContain("TimeoutError");
  expect(errorNames).toContain("RequestTimeoutError");
  expect(errorNames.filter((name) => runtime.has(name))).toEqual([]);
});

test("all of them are kept free, whatever statuses the manifest names", () => {
  expect(new Set(modelNames).size).toBe(modelNames.length);
  expect(modelNames).toEqual(expect.arrayContaining([...errorNames]));
  expect(errorNames).toHaveLength(303);
});
