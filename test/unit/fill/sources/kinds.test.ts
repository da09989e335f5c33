/** Which kind of source a file is, and what is said of files that are none. */
import { describe, expect, test } from "vitest";
import { openTexts } from "../../../../generator/fill/sources/open-sources.js";

function open(text: string, file = "a") {
  const { value, diagnostics } = openTexts({ [file]: text }, [file]);
  return { kinds: value.sources.map(({ kind }) => kind), faults: diagnostics };
}

describe("kinds", () => {
  test.each([
    ["swagger: '2.0'", { format: "openapi", version: "2.0" }],
    ["swagger: 2.0", { format: "openapi", version: "2.0" }],
    ['{"swagger": "2.0"}', { format: "openapi", version: "2.0" }],
    ["openapi: 3.0.0", { format: "openapi", version: "3.0" }],
    ["openapi: 3.0.4", { format: "openapi", version: "3.0" }],
    ["openapi: 3.0.0-rc2", { format: "openapi", version: "3.0" }],
    ["openapi: 3.1", { format: "openapi", version: "3.1" }],
    ["openapi: 3.2.0", { format: "openapi", version: "3.2" }],
    ['{"log": {"version": "1.2", "entries": []}}', { format: "har", version: "1.2" }],
    ['{"log": {"version": "", "entries": []}}', { format: "har", version: "1.1" }],
    ['{"log": {"entries": []}}', { format: "har", version: "1.1" }],
    [
      '{"info": {"schema": "https://schema.getpostman.com/json/collection/v2.1.0/collection.json"}, "item": []}',
      { format: "postman", version: "2.1" },
    ],
    [
      '{"info": {"schema": "https://schema.postman.com/json/collection/v2.1.0/"}, "item": []}',
      { format: "postman", version: "2.1" },
    ],
  ])("%s", (text, kind) => {
    expect(open(text)).toEqual({ kinds: [kind], faults: [] });
  });
});

describe("versions that are not read", () => {
  test.each([
    ["openapi: 4.0.0", 'this is OpenAPI "4.0.0", and OpenAPI is read in 2.0, 3.0, 3.1 and 3.2'],
    ["openapi: 3.3.0", 'this is OpenAPI "3.3.0", and OpenAPI is read in 2.0, 3.0, 3.1 and 3.2'],
    ["openapi: 2.0", 'this is OpenAPI "2.0", and OpenAPI is read in 2.0, 3.0, 3.1 and 3.2'],
    [
      "openapi: [3]",
      "this is OpenAPI with a list as version, and OpenAPI is read in 2.0, 3.0, 3.1 and 3.2",
    ],
    ["swagger: '1.2'", 'this is Swagger "1.2", and of Swagger only 2.0 is read'],
    ["swagger: 3.0.0", 'this is Swagger "3.0.0", and of Swagger only 2.0 is read'],
    [
      '{"log": {"version": "2.0", "entries": []}}',
      'this is HAR "2.0", and captures are read in HAR 1.1 and 1.2',
    ],
    [
      '{"info": {"schema": "https://schema.getpostman.com/json/collection/v2.0.0/collection.json"}, "item": []}',
      "this is a collection of Postman in version 2.0, and collections of Postman are read in 2.1",
    ],
    [
      '{"order": [], "requests": []}',
      "this is a collection of Postman in version 1, and collections of Postman are read in 2.1",
    ],
  ])("%s", (text, message) => {
    const { kinds, faults } = open(text);
    expect(kinds).toEqual([]);
    expect(faults.map((fault) => [fault.code, fault.message])).toEqual([
      ["source-version", message],
    ]);
  });
});

describe("other files", () => {
  test.each([
    ["asyncapi: 3.0.0", "the file looks like a description in AsyncAPI"],
    ["arazzo: 1.0.0", "the file looks like workflows in Arazzo"],
    ['{"data": {"__schema": {}}}', "the file looks like an answer of a service"],
    ['{"__schema": {}}', "the file looks like an introspection of GraphQL"],
    ["type Query {\n  books: [Book!]!\n}\n", "the file looks like a schema of GraphQL"],
    ["# Books\nschema { query: Query }", "the file looks like a schema of GraphQL"],
    ["<!DOCTYPE html><html></html>", "the file looks like a page in HTML"],
    ['<?xml version="1.0"?><definitions/>', "the file looks like XML, such as WSDL or WADL"],
    ["#%RAML 1.0\ntitle: Books", "the file looks like a description in RAML"],
    ["FORMAT: 1A\n# Books", "the file looks like a description in API Blueprint"],
    ['syntax = "proto3";\npackage books;', "the file looks like a description in Protocol Buffers"],
    ["GET https://books.example/books", "the file looks like a file of HTTP requests"],
    [
      "groups: [books]\nsources: {}\ntitle: Books",
      "the file looks like `service.yaml` of a manifest",
    ],
    ["title: Books\noperations: {}", "the file looks like a group of a manifest"],
    ["openAPI: 3.0.0", 'the file looks like a description in OpenAPI, but its key is "openAPI"'],
    ["paths: {}", "the file looks like a description in OpenAPI without its version"],
    ["components: {}", "the file looks like a part of a description in OpenAPI"],
    ["$schema: https://json-schema.org/draft/2020-12/schema", "the file looks like a schema"],
    ['{"name": "books", "version": "1.0.0"}', "the file looks like a package"],
    ["[1, 2]", "the file looks like a list"],
    ["books", "the file looks like a text"],
    ["a: 1", "the file is none of the kinds that are read"],
    ["{}", "the file is none of the kinds that are read"],
    [
      "openapi: 3.0.0\nswagger: '2.0'",
      "the file says both `openapi` and `swagger`, and their words differ",
    ],
  ])("%s", (text, message) => {
    const { kinds, faults } = open(text);
    expect(kinds).toEqual([]);
    expect(faults.map((fault) => [fault.code, fault.message])).toEqual([["source-kind", message]]);
  });

  test("a capture or a collection without requests", () => {
    const schema = "https://schema.getpostman.com/json/collection/v2.1.0/collection.json";
    for (const text of [
      '{"log": {"version": "1.2"}}',
      '{"log": {"entries": {}}}',
      `{"info": {"schema": "${schema}"}}`,
    ]) {
      expect(open(text).faults.map(({ code }) => code)).toEqual(["source-shape"]);
    }
  });
});

describe("texts", () => {
  test.each([
    ["a.json", '{"openapi": "3.0.0"}', []],
    ["a.yaml", '{"openapi": "3.0.0"}', []],
    ["a.yaml", "{openapi: 3.0.0}", []],
    ["a", '{"openapi": "3.0.0", // no\n}', ["source-syntax"]],
    ["a.json", "openapi: 3.0.0", ["source-syntax"]],
    ["a.json", "", ["source-syntax"]],
    ["a.yaml", " \n\t\n", ["source-syntax"]],
    ["a.yaml", "openapi: 3.0.0\ntitle: a\u0007b", ["source-syntax"]],
    ["a.yaml", "openapi: 3.0.0\r\ninfo: {}\r\n", []],
  ])("%s: %j", (file, text, codes) => {
    expect(open(text, file).faults.map(({ code }) => code)).toEqual(codes);
  });

  test("a fault of syntax is told with its byte", () => {
    const [fault] = open('{"title": "Brontë", }', "a.json").faults;
    expect(fault?.message).toBe("a comma stands behind the last entry (byte 20)");
  });

  test("YAML in a file that is called JSON", () => {
    expect(open("openapi: 3.0.0", "a.json").faults[0]?.help).toContain("rename the file");
  });
});

describe("several files", () => {
  const part = "Book: { $ref: 'more/author.yaml' }";
  const texts = {
    "openapi.yaml": "openapi: 3.0.0\npaths: { /books: { $ref: './part.yaml#/Book' } }",
    "part.yaml": part,
    "more/author.yaml": "type: object",
    "lost.yaml": "type: object",
  };

  test("a part that another one leads to is no source of its own", () => {
    const { value, diagnostics } = openTexts(texts, [
      "part.yaml",
      "openapi.yaml",
      "more/author.yaml",
    ]);
    expect(value.sources.map(({ file }) => file)).toEqual(["openapi.yaml"]);
    expect(diagnostics).toEqual([]);
  });

  test("a part that none leads to is a fault", () => {
    const { value, diagnostics } = openTexts(texts, ["openapi.yaml", "lost.yaml"]);
    expect(value.sources.length).toBe(1);
    expect(diagnostics.map(({ code, at }) => [code, at.file])).toEqual([
      ["source-kind", "lost.yaml"],
    ]);
  });

  test("a file that is named twice is one source; one that is not there is a fault", () => {
    const { value, diagnostics } = openTexts(texts, ["openapi.yaml", "openapi.yaml", "none.yaml"]);
    expect(value.sources.length).toBe(1);
    expect(diagnostics.map(({ code, at }) => [code, at.file])).toEqual([
      ["source-unreadable", "none.yaml"],
    ]);
  });
});
