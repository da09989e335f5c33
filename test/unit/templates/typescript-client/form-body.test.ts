/** Forms of names and values in one line, as a server receives them. */
import { afterAll, beforeAll, expect, test } from "vitest";
import fc from "fast-check";
import { createClient } from "../../../../templates/typescript-client/client.js";
import { InvalidArgumentError } from "../../../../templates/typescript-client/errors.js";
import { formBody } from "../../../../templates/typescript-client/form-body.js";
import type { FormPart, Operation } from "../../../../templates/typescript-client/operation.js";
import type { SendInit } from "../../../../templates/typescript-client/options.js";
import { send } from "../../../../templates/typescript-client/request.js";
import {
  deepObject,
  form,
  pipeDelimited,
  spaceDelimited,
} from "../../../../templates/typescript-client/styles.js";
import { type EchoServer, serveEcho } from "./local-server.js";

const urlEncoded = "application/x-www-form-urlencoded";
const order: Operation = {
  id: "orders.create",
  method: "POST",
  path: "/orders",
  body: formBody,
  contentType: urlEncoded,
};

let server: EchoServer;
beforeAll(async () => {
  server = await serveEcho();
});
afterAll(() => server.close());

async function sent(init: SendInit, parts: readonly FormPart[] = []) {
  await send(createClient({ baseUrl: server.url }), { ...order, parts }, [], init);
  const { headers, body } = server.last();
  return { type: headers["content-type"], text: body.toString() };
}

async function text(body: unknown, parts?: readonly FormPart[]): Promise<string> {
  return (await sent({ body }, parts)).text;
}

test("the example of OpenAPI 3.1.1, section 4.8.15.3.1", async () => {
  const address = {
    streetAddress: "123 Example Dr.",
    city: "Somewhere",
    state: "CA",
    zip: "99999+1234",
  };
  expect(await sent({ body: { id: "f81d4fae-7dec-11d0-a765-00a0c91e6bf6", address } })).toEqual({
    type: urlEncoded,
    text: "id=f81d4fae-7dec-11d0-a765-00a0c91e6bf6&address=%7B%22streetAddress%22%3A%22123+Example+Dr.%22%2C%22city%22%3A%22Somewhere%22%2C%22state%22%3A%22CA%22%2C%22zip%22%3A%2299999%2B1234%22%7D",
  });
});

test.each<[string, object, string]>([
  [
    "single values are written plainly",
    { a: "x y", b: 1.5, c: false, d: 10n },
    "a=x+y&b=1.5&c=false&d=10",
  ],
  ["undefined is left out", { a: undefined, b: "" }, "b="],
  ["arrays are repeated", { a: ["x", 2], b: [] }, "a=x&a=2"],
  [
    "items with parts are JSON",
    { a: [{ b: [1] }, [2, 3]] },
    "a=%7B%22b%22%3A%5B1%5D%7D&a=%5B2%2C3%5D",
  ],
  ["names are escaped", { "a&b=c": "d", é: "&=+%" }, "a%26b%3Dc=d&%C3%A9=%26%3D%2B%25"],
  ["nothing given is an empty form", {}, ""],
  [
    "a key named __proto__ is sent",
    JSON.parse('{"__proto__":"a","constructor":"b"}'),
    "__proto__=a&constructor=b",
  ],
])("%s", async (_name, body, expected) => {
  expect(await text(body)).toBe(expected);
});

test.each<[string, FormPart, unknown, string]>([
  ["form, exploded", { name: "a", style: form, explode: true }, ["x y", "z"], "a=x%20y&a=z"],
  ["form", { name: "a", style: form, explode: false }, ["x,y", "z"], "a=x%2Cy,z"],
  ["form of an object", { name: "a", style: form, explode: true }, { b: 1, c: "d" }, "b=1&c=d"],
  ["spaceDelimited", { name: "a", style: spaceDelimited, explode: false }, [1, 2], "a=1%202"],
  ["pipeDelimited", { name: "a", style: pipeDelimited, explode: false }, [1, 2], "a=1%7C2"],
  [
    "deepObject",
    { name: "a", style: deepObject, explode: true },
    { b: 1, c: 2 },
    "a%5Bb%5D=1&a%5Bc%5D=2",
  ],
])("style %s", async (_name, part, value, expected) => {
  expect(await text({ before: 1, a: value, after: 2 }, [part])).toBe(
    `before=1&${expected}&after=2`,
  );
});

test("a style that writes nothing leaves no trace", async () => {
  expect(await text({ a: [], b: 1 }, [{ name: "a", style: form, explode: true }])).toBe("b=1");
});

test("a media type of JSON makes JSON of text and null", async () => {
  const parts = [
    { name: "a", contentType: "application/json" },
    { name: "b", contentType: "application/json" },
  ];
  expect(await text({ a: "x", b: [null, 1] }, parts)).toBe("a=%22x%22&b=null&b=1");
});

test.each<[string, unknown, string]>([
  ["URLSearchParams", new URLSearchParams({ a: "b c" }), `${urlEncoded};charset=UTF-8`],
  ["text that is a form already", "a=b+c", urlEncoded],
  ["bytes that are one", new TextEncoder().encode("a=b+c"), urlEncoded],
])("%s goes as it is", async (_name, body, type) => {
  expect(await sent({ body })).toEqual({ type, text: "a=b+c" });
});

test.each<[string, unknown, string]>([
  ["an array", ["a"], "orders.create: the body must be a plain object"],
  ["a Map", new Map([["a", 1]]), "orders.create: the body must be a plain object"],
  ["null", null, "orders.create: the body must be a plain object"],
  [
    "a property that is null",
    { a: null },
    'orders.create: property "a" of the body cannot be null',
  ],
  ["a Date", { a: new Date(0) }, 'orders.create: property "a" of the body must be a plain object'],
  [
    "a file",
    { a: new Blob(["x"]) },
    'orders.create: property "a" of the body must be a plain object',
  ],
  [
    "a bigint in JSON",
    { a: { b: 1n } },
    'orders.create: property "a" of the body cannot be written as JSON',
  ],
])("%s is refused, and nothing sent", async (_name, body, message) => {
  const before = server.received.length;
  await expect(sent({ body })).rejects.toThrow(new InvalidArgumentError(message));
  expect(server.received).toHaveLength(before);
});

test("what a server reads is what was given, whatever it was", async () => {
  const texts = fc.string({ unit: "grapheme-composite" });
  await fc.assert(
    fc.asyncProperty(fc.dictionary(texts, fc.oneof(texts, fc.array(texts))), async (body) => {
      const headers = new Headers();
      const encoded = formBody(order, body, undefined, headers);
      const given = Object.entries(body).flatMap(([name, value]) =>
        [value].flat().map((item) => [name, item]),
      );
      expect([...new URLSearchParams(String(encoded))]).toEqual(given);
    }),
  );
});
