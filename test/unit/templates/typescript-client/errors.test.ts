/** Errors show their names, also after minification, and nothing secret. */
import { inspect } from "node:util";
import { transform } from "esbuild";
import { readFile } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import * as errors from "../../../../templates/typescript-client/errors.js";

const asked = { method: "GET", url: "https://example.org/a?key=s3cret" };
const response = new Response(null, { status: 404, statusText: "Not Found" });

describe.each<[string, Error]>([
  ["ApiError", new errors.ApiError(asked, response, undefined)],
  ["ConnectionError", new errors.ConnectionError(asked, new Error("reset"))],
  ["DecodeError", new errors.DecodeError(asked, response, "<", new SyntaxError("bad"))],
  ["InvalidArgumentError", new errors.InvalidArgumentError("artists.list: wrong")],
  ["ValidationError", new errors.ValidationError("artists.list", [{ message: "wrong" }])],
  ["NotShownError", new errors.NotShownError("tracks.list", ["path"], "tracks.yaml")],
])("%s", (name, error) => {
  test("is an Error that shows its name everywhere", () => {
    expect(error).toBeInstanceOf(Error);
    expect(error.name).toBe(name);
    expect(String(error)).toBe(`${name}: ${error.message}`);
    expect(error.stack?.startsWith(`${name}: ${error.message}`)).toBe(true);
    expect(inspect(error).startsWith(`${name}: ${error.message}`)).toBe(true);
    expect(Object.keys(error)).not.toContain("name");
  });

  test("shows no value of a query", () => {
    expect(inspect(error, { depth: 9, showHidden: true }) + JSON.stringify(error)).not.toContain(
      "s3cret",
    );
  });
});

test("names survive minification, and loading the module does nothing", async () => {
  const path = new URL("../../../../templates/typescript-client/errors.ts", import.meta.url);
  const source = await readFile(path, "utf8");
  const { code } = await transform(source, { loader: "ts", minify: true, target: "es2022" });
  const minified = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  const error: unknown = new minified.ApiError(asked, response, "body");
  expect(String(error)).toBe("ApiError: GET https://example.org/a?key=*** answered 404 Not Found");
  expect(error).toMatchObject({ status: 404, body: "body", headers: response.headers });
});

describe("what is not shown", () => {
  test.each<[readonly string[], string]>([
    [["path"], "path not shown, to be filled in at manifest/x.yaml"],
    [["method", "path"], "method and path not shown, to be filled in at manifest/x.yaml"],
  ])("%j", (missing, text) => {
    expect(new errors.NotShownError("a.b", missing, "manifest/x.yaml").message).toBe(
      `a.b cannot be called: ${text}`,
    );
  });
});

describe("what a failure says of itself", () => {
  /** `{"error":{"error":…"said"…}}`, so many deep. */
  const nested = (depth: number): unknown =>
    JSON.parse(`${'{"error":'.repeat(depth)}"said"${"}".repeat(depth)}`);

  test.each([
    [nested(3), "404 Not Found: said"],
    [nested(100_000), "404 Not Found: said"],
    [JSON.parse("[".repeat(100_000) + "]".repeat(100_000)), "404 Not Found"],
    [{ message: JSON.parse("[".repeat(100_000) + "]".repeat(100_000)) }, "404 Not Found"],
    [{ detail: null, message: "", title: "x" }, "404 Not Found"],
    [{ detail: 5 }, "404 Not Found: 5"],
    [null, "404 Not Found"],
    ["text", "404 Not Found"],
  ])("case %#", (body, said) => {
    expect(new errors.ApiError(asked, response, body).message).toMatch(new RegExp(`${said}$`));
  });
});

test("the values of a query are hidden in time that grows as the text does", () => {
  for (const part of ["=", "?", "?=", "&", "=&", "?&=#"]) {
    const shown = errors.redactedUrl(`https://example.org/?${part.repeat(500_000)}`);
    expect(shown).not.toContain("==");
  }
  expect(errors.redactedUrl("/a=b?c=d=e&f&g=\nh&i=#j")).toBe("/a=b?c=***&f&g=***&i=***");
});
