/** Whole requests: when they are read, what they cost while nothing is shown, and whatever may come over the wire. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import * as kinds from "../../../../templates/typescript-client/schema-kinds.js";
import { validator } from "../../../../templates/typescript-client/validator.js";
import { ProblemError } from "../../../../templates/typescript-server/problem.js";
import type {
  ParameterPlace,
  Reader,
  Route,
  RouteParameter,
  StyleName,
} from "../../../../templates/typescript-server/route.js";
import { read, readNow, routeWith } from "./sent-requests.js";

const url = "https://example.org/books";
const everywhere: readonly ParameterPlace[] = ["path", "query", "header", "cookie"];

describe("a route of which nothing is shown", () => {
  const route = routeWith({ open: everywhere });

  test("is read at once, and looks at headers only when its handler does", () => {
    const request = new Request(url, { headers: { "x-a": "1", cookie: "b=2" } });
    let looks = 0;
    const watched = new Proxy(request, {
      get(target, key) {
        if (key === "headers" || key === "body" || key === "signal") looks++;
        return Reflect.get(target, key, target);
      },
    });
    const values = readNow(route, watched, { signal: new AbortController().signal });
    expect([values.path, values.query, values.body, values.contentType]).toEqual([
      {},
      {},
      undefined,
      undefined,
    ]);
    expect(looks).toBe(0);
    expect(values.cookies).toEqual({ b: "2" });
    expect(values.headers).toEqual({ "x-a": "1", cookie: "b=2" });
    expect(values.headers).toBe(values.headers);
    expect(values.cookies).toBe(values.cookies);
  });

  test("two requests share no record", () => {
    const one = readNow(route, new Request(url));
    const other = readNow(route, new Request(url));
    expect(one.query).not.toBe(other.query);
    expect(one.path).not.toBe(other.path);
  });
});

describe("any request", () => {
  const reader: fc.Arbitrary<Reader> = fc.letrec<{ reader: Reader }>((tie) => ({
    reader: fc.oneof(
      { maxDepth: 2 },
      fc.constantFrom<Reader>("text", "number", "boolean"),
      fc.record({ items: tie("reader") }),
      fc.record({
        properties: fc.array(fc.tuple(fc.constantFrom("a", "__proto__", "R"), tie("reader"))),
        others: tie("reader"),
      }),
      fc.record({ anyOf: fc.array(tie("reader"), { maxLength: 3 }) }),
    ),
  })).reader;
  const name = fc.constantFrom("a", "b", "id", "R", "__proto__", "a b", "ä");
  const style = fc.constantFrom<StyleName | undefined>(
    ...(["form", "simple", "label", "matrix"] as const),
    ...(["spaceDelimited", "pipeDelimited", "deepObject", undefined] as const),
  );
  const mediaType = fc.constantFrom(
    ...["application/json", "text/plain", "text/*", "application/x-www-form-urlencoded"],
    ...["multipart/form-data", "image/*", "*/*"],
  );

  const parameter: fc.Arbitrary<RouteParameter> = fc
    .record({
      in: fc.constantFrom(...everywhere),
      name,
      style,
      explode: fc.boolean(),
      required: fc.boolean(),
      value: reader,
    })
    .map(({ style: written, name: called, ...facts }) => ({
      ...facts,
      // No other is a name of a header or a cookie.
      name: /^(?:header|cookie)$/.test(facts.in) && !/^\w+$/.test(called) ? "a" : called,
      ...(written && { style: written }),
    }));
  const strict = validator(() =>
    kinds.object({ a: kinds.number() }, { additional: kinds.never() }),
  );
  const route: fc.Arbitrary<Route> = fc
    .record({
      parameters: fc.array(parameter),
      open: fc.subarray([...everywhere]),
      types: fc.array(mediaType, { maxLength: 3 }),
      form: reader,
      required: fc.boolean(),
      isOpen: fc.boolean(),
      shown: fc.constantFrom("none", "shown", "not shown"),
    })
    .map(({ parameters, open, types, form, required, isOpen, shown }) =>
      routeWith({
        method: "POST",
        path: "/books/{id}/{a}",
        parameters,
        open,
        ...(shown === "none" && { body: "none" }),
        ...(shown === "shown" && {
          body: {
            required,
            open: isOpen,
            content: types.map((each) => ({
              mediaType: each,
              ...(typeof form === "object" && "properties" in form && { form }),
              parts: [
                { name: "a", style: "form", explode: true },
                { name: "b", contentType: "application/json" },
              ],
            })),
          },
        }),
        rules: {
          path: strict,
          query: strict,
          header: strict,
          cookie: strict,
          body: Object.fromEntries(types.map((each) => [each, strict])),
        },
      }),
    );

  const wire = fc.string({ unit: fc.constantFrom(...'ab=&;,.%20+[]{}":\\/|RäC🙂_proto-\r\n \t') });
  const fragment = fc.oneof(
    wire,
    fc.string({ unit: "binary" }),
    fc.constantFrom(
      "a=1",
      "a[b]=%zz",
      "__proto__=1",
      ";a=1",
      ".1",
      "%ff",
      "a=1&a=2",
      '{"a":[1,',
      "[[[[",
    ),
    fc.constantFrom(
      '--b\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n--b--',
      "--b\r\n\r\n--b",
      "--b",
    ),
  );
  const headerValue = fc
    .oneof(wire, fragment)
    .map((text) => text.replace(/[^\x20-\x7e\xa0-\xff]/g, ""));
  const request = fc
    .record({
      path: fragment,
      query: fc.array(fragment),
      method: fc.constantFrom("GET", "POST", "PUT", "DELETE"),
      type: fc.oneof(
        mediaType,
        headerValue,
        fc.constantFrom(
          "multipart/form-data; boundary=b",
          "application/json;charset=x",
          "text/plain; charset=utf-16",
          "",
        ),
      ),
      coding: fc.constantFrom("", "", "", "identity", "gzip"),
      length: fc.constantFrom("", "", "0", "5", "99999", "x"),
      header: headerValue,
      cookie: headerValue,
      body: fc.oneof(fragment, fc.uint8Array(), fc.json()),
    })
    .map(({ path, query, method, type, coding, length, header, cookie, body }) => {
      const made = new Request(`${url}/${path.replace(/[?#]/g, "")}/x?${query.join("&")}`, {
        method,
        body: method === "GET" ? null : typeof body === "string" ? body : Uint8Array.from(body),
      });
      const headers = {
        "content-type": type,
        "content-encoding": coding,
        "content-length": length,
        a: header,
        r: header,
        cookie,
      };
      for (const [key, value] of Object.entries(headers)) made.headers.set(key, value);
      if (length === "") made.headers.delete("content-length");
      return made;
    });

  test("is read, or refused with 400, 413 or 415", async () => {
    const seen = new Set<number>();
    await fc.assert(
      fc.asyncProperty(route, request, fc.boolean(), async (each, sent, validate) => {
        try {
          const { path, query, headers, cookies, body } = await read(each, sent, {
            validate,
            maxBodyBytes: 60,
          });
          for (const record of [path, query, headers, cookies]) {
            expect(Object.getPrototypeOf(record)).toBe(Object.prototype);
          }
          if (body instanceof ReadableStream) await new Response(body).arrayBuffer();
          seen.add(200);
        } catch (error) {
          if (!(error instanceof ProblemError)) throw error;
          const { status, errors = [], detail } = error.problem;
          expect([400, 413, 415]).toContain(status);
          expect(errors.length > 0).toBe(status === 400);
          expect(detail).not.toBe("");
          seen.add(status);
        }
      }),
      { numRuns: 2000 },
    );
    expect([...seen].sort()).toEqual([200, 400, 413, 415]);
  });
});
