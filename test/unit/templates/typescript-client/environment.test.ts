/** Variables of the environment on platforms that have one, and on those that have none. */
import { afterEach, expect, test, vi } from "vitest";
import {
  environmentOptions,
  environmentVariable,
} from "../../../../templates/typescript-client/environment.js";

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

test("what is set is read, what is not or is blank is left out", () => {
  vi.stubEnv("LIBRARY_BASE_URL", " https://example.org/v1 ");
  vi.stubEnv("LIBRARY_TOKEN", "s3cret");
  vi.stubEnv("OTHER_BASE_URL", "  ");
  expect(environmentOptions("LIBRARY")).toEqual({ baseUrl: "https://example.org/v1" });
  expect(environmentVariable("LIBRARY_TOKEN")).toBe("s3cret");
  expect(environmentOptions("OTHER")).toEqual({});
  expect(Object.keys(environmentOptions("UNSET"))).toEqual([]);
  expect(environmentVariable("UNSET_BASE_URL")).toBeUndefined();
});

test("Deno's own way goes first", () => {
  vi.stubGlobal("Deno", { env: { get: (name: string) => `deno ${name}` } });
  expect(environmentVariable("LIBRARY_TOKEN")).toBe("deno LIBRARY_TOKEN");
});

test("what may not be read is not set", () => {
  vi.stubGlobal("Deno", {
    env: {
      get: () => {
        throw new Error("NotCapable: Requires env access");
      },
    },
  });
  expect(environmentVariable("LIBRARY_TOKEN")).toBeUndefined();
});

test("platforms without an environment have no variables", () => {
  for (const process of [undefined, {}, { env: {} }]) {
    vi.stubGlobal("process", process);
    const read = environmentVariable("LIBRARY_TOKEN");
    const options = environmentOptions("LIBRARY");
    vi.unstubAllGlobals();
    expect([read, options]).toEqual([undefined, {}]);
  }
});
