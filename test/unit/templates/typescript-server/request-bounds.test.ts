/** The costs of a request: each bound, at it and one beyond, and hostile bodies that reach them. */
import { describe, expect, test } from "vitest";
import * as checks from "../../../../templates/typescript-client/schema-checks.js";
import type { Kind } from "../../../../templates/typescript-client/schema-faults.js";
import * as kinds from "../../../../templates/typescript-client/schema-kinds.js";
import { validator } from "../../../../templates/typescript-client/validator.js";
import type { RequestBoundOptions } from "../../../../templates/typescript-server/request-bounds.js";
import type { Route, RouteParameter } from "../../../../templates/typescript-server/route.js";
import { read, refusal, routeWith } from "./sent-requests.js";

const site = "https://example.org/books";
const json = "application/json";
const urlencoded = "application/x-www-form-urlencoded";
const multipart = "multipart/form-data";
const numbers = (count: number): readonly number[] =>
  Array.from({ length: count }, (_, index) => index);

/** A route that takes bodies of one media type, of a kind. */
function taking(mediaType: string, kind?: Kind): Route {
  return routeWith({
    method: "POST",
    body: { required: true, content: [{ mediaType }] },
    ...(kind && { rules: { body: { [mediaType]: validator(() => kind) } } }),
  });
}

function post(type: string, body: string): Request {
  return new Request(site, { method: "POST", headers: { "content-type": type }, body });
}

function parts(count: number, head: string = ""): string {
  const each = (index: number): string =>
    `--b\r\nContent-Disposition: form-data; name="n${index}"\r\n${head}\r\n1\r\n`;
  return `${numbers(count).map(each).join("")}--b--`;
}

/** The fault of a request, in one line; `undefined` = it is read. */
async function fault(
  route: Route,
  request: Request,
  bounds: RequestBoundOptions,
): Promise<string | undefined> {
  let isRead = false;
  try {
    await read(route, request.clone(), bounds);
    isRead = true;
  } catch {
    // Looked at below.
  }
  if (isRead) return undefined;
  const { status, detail } = await refusal(() => read(route, request, bounds));
  return `${status} ${detail}`;
}

describe("a request of as much as there may be is read, one of more is refused", () => {
  const list: RouteParameter = { in: "query", name: "a", value: { items: "text" } };
  const inQuery: RouteParameter = {
    in: "query",
    name: "q",
    value: "text",
    style: "form",
    json: true,
  };
  const texts = routeWith({ parameters: [list], open: ["query"] });
  const form = `multipart/form-data; boundary=b`;
  test.each<[string, Route, (count: number) => Request, keyof RequestBoundOptions, string]>([
    [
      "items",
      taking(json),
      // The array is one, too.
      (count) => post(json, JSON.stringify(numbers(count - 1))),
      "maxJsonValues",
      "400 The body has more than 700 values",
    ],
    [
      "properties",
      taking(json),
      (count) => post(json, JSON.stringify(Object.fromEntries(numbers(count - 1).entries()))),
      "maxJsonValues",
      "400 The body has more than 700 values",
    ],
    [
      "fields of a line",
      taking(urlencoded),
      (count) =>
        post(
          urlencoded,
          numbers(count)
            .map((each) => `n${each % 5}=1`)
            .join("&&"),
        ),
      "maxFields",
      "400 The body has more than 700 fields",
    ],
    [
      "parts",
      taking(multipart),
      (count) => post(form, parts(count)),
      "maxFields",
      "400 The body has more than 700 fields",
    ],
    [
      "names in a query",
      texts,
      (count) =>
        new Request(
          `${site}?${numbers(count)
            .map((each) => `n${each}=1`)
            .join("&")}`,
        ),
      "maxFields",
      "400 The query has more than 700 fields",
    ],
    [
      "values of one name",
      texts,
      (count) =>
        new Request(
          `${site}?${numbers(count)
            .map(() => "a=1")
            .join("&")}`,
        ),
      "maxFields",
      "400 The query has more than 700 fields",
    ],
    [
      "values in a parameter that is JSON",
      routeWith({ parameters: [inQuery] }),
      (count) => new Request(`${site}?q=${JSON.stringify(numbers(count - 1))}`),
      "maxJsonValues",
      '400 The query parameter "q" has more than 700 values',
    ],
  ])("%s", async (_, route, request, bound, refused) => {
    expect(await fault(route, request(700), { [bound]: 700 })).toBeUndefined();
    expect(await fault(route, request(701), { [bound]: 700 })).toBe(refused);
  });
});

test("names of properties have a bound, whichever objects they are in", async () => {
  const body = (count: number): string =>
    JSON.stringify(numbers(2000).map((each) => ({ [`n\n${each % count}`]: each })));
  const bounds = { maxJsonNames: 700 };
  expect(await fault(taking(json), post(json, body(700)), bounds)).toBeUndefined();
  // A few names are taken for others.
  expect(await fault(taking(json), post(json, body(800)), bounds)).toBe(
    "400 The body has more than 700 names of properties",
  );
});

test("the JSON of all parts of a form counts together", async () => {
  const text = JSON.stringify(numbers(600));
  const body = (count: number): string =>
    `${numbers(count)
      .map(
        (each) =>
          `--b\r\nContent-Disposition: form-data; name="n${each}"\r\nContent-Type: ${json}\r\n\r\n${text}\r\n`,
      )
      .join("")}--b--`;
  const route = routeWith({
    method: "POST",
    body: {
      required: true,
      content: [{ mediaType: multipart, form: { properties: [], others: "text" } }],
    },
  });
  const type = `${multipart}; boundary=b`;
  const bounds = { maxJsonValues: 1300 };
  expect(await fault(route, post(type, body(2)), bounds)).toBeUndefined();
  expect(await fault(route, post(type, body(3)), bounds)).toBe(
    "400 /n2 of the body has more than 1300 values",
  );
});

test("what stands in texts is no value, and no name", async () => {
  const text = JSON.stringify({ text: `${'{"a":1,'.repeat(1000)}[[[,,,` });
  const bounds = { maxJsonValues: 3, maxJsonNames: 1 };
  expect(await fault(taking(json), post(json, text), bounds)).toBeUndefined();
});

test("the head of a part has its bound, too", async () => {
  const type = `${multipart}; boundary=b`;
  const body = parts(1, "x: y\r\n".repeat(4000));
  expect(await fault(taking(multipart), post(type, body), {})).toBe(
    "400 The body has a part whose head has more than 16384 bytes",
  );
});

test("a list in one text has its bound, too", async () => {
  const route = routeWith({
    method: "POST",
    body: {
      required: true,
      content: [
        {
          mediaType: urlencoded,
          form: { properties: [["a", { items: "text" }]], others: "text" },
          parts: [{ name: "a", style: "form", explode: false }],
        },
      ],
    },
  });
  const body = (count: number): string =>
    `a=${numbers(count)
      .map(() => "1")
      .join()}`;
  expect(await fault(route, post(urlencoded, body(100_000)), {})).toBeUndefined();
  expect(await fault(route, post(urlencoded, body(100_001)), {})).toBe(
    "400 /a of the body has more than 100000 values",
  );
});

describe("of a hostile body so much is said, and no more is done", () => {
  const uris = kinds.looseObject({ uris: kinds.array(kinds.string()) });
  const closed = kinds.object({}, { additional: kinds.never() });
  const unique = kinds.array(kinds.unknown(), checks.uniqueItems());
  const deep = (depth: number): Kind =>
    depth === 0 ? kinds.string() : kinds.object({}, { additional: deep(depth - 1) });
  test.each<[string, Kind, string, number, string]>([
    [
      "wrong items",
      uris,
      `{"uris":[${"1,".repeat(400_000)}1]}`,
      100,
      "/uris/0 of the body expected string, got a number; and at least 99 more",
    ],
    [
      "unknown names",
      closed,
      JSON.stringify(Object.fromEntries(numbers(40_000).map((each) => [`n${each}`, 1]))),
      100,
      "/n0 of the body is not allowed; and at least 99 more",
    ],
    [
      "items to be compared",
      unique,
      JSON.stringify(numbers(150_000).map((each) => [each])),
      1,
      "The body takes too much work to be checked",
    ],
    [
      "long names above one another",
      deep(100),
      `${`{"${"x".repeat(1000)}":`.repeat(100)}1${"}".repeat(100)}`,
      1,
      `${`/${"x".repeat(200)}…`.repeat(5).slice(0, 1000)}… of the body expected string, got a number`,
    ],
  ])("%s", async (_, kind, body, count, said) => {
    const { errors = [], detail } = await refusal(() =>
      read(taking(json, kind), post(json, body), { maxBodyBytes: 10_000_000 }),
    );
    expect(errors).toHaveLength(count);
    expect(detail).toBe(said);
    expect(JSON.stringify(errors).length).toBeLessThan(100 * 1200);
  });
});

test("each bound can be set", async () => {
  const kind = kinds.array(kinds.string());
  const request = (): Request => post(json, JSON.stringify(numbers(50)));
  const few = await refusal(() => read(taking(json, kind), request(), { maxFaults: 3 }));
  expect(few.errors).toHaveLength(3);
  expect(few.detail).toMatch(/; and at least 2 more$/);
  const all = await refusal(() => read(taking(json, kind), request(), { maxFaults: 51 }));
  expect(all.detail).toMatch(/; and 49 more$/);
  expect(await fault(taking(json, kind), request(), { maxValidationSteps: 40 })).toBe(
    "400 The body takes too much work to be checked",
  );
});
