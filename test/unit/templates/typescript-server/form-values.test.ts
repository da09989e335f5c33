/** Forms: what the client's encoders write is what the server reads, and what is no form is refused. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { FilePart } from "../../../../templates/typescript-client/file-part.js";
import { formBody } from "../../../../templates/typescript-client/form-body.js";
import { multipartBody } from "../../../../templates/typescript-client/multipart-body.js";
import type { BodyEncoder, FormPart } from "../../../../templates/typescript-client/operation.js";
import * as kinds from "../../../../templates/typescript-client/schema-kinds.js";
import { validator } from "../../../../templates/typescript-client/validator.js";
import type {
  ObjectReader,
  Reader,
  Route,
  RouteContent,
  RoutePart,
} from "../../../../templates/typescript-server/route.js";
import { read, refusal, routeWith, writers } from "./sent-requests.js";

const urlencoded = "application/x-www-form-urlencoded";
const multipart = "multipart/form-data";
const encoders: Readonly<Record<string, BodyEncoder>> = {
  [urlencoded]: formBody,
  [multipart]: multipartBody,
};

function routeOf(content: RouteContent, facts: Partial<Route> = {}): Route {
  return routeWith({ method: "POST", body: { content: [content] }, ...facts });
}

function contentOf(
  mediaType: string,
  properties: Readonly<Record<string, Reader>>,
  parts: readonly RoutePart[] = [],
): RouteContent {
  const form: ObjectReader = { properties: Object.entries(properties), others: "text" };
  return { mediaType, form, ...(parts.length > 0 && { parts }) };
}

/** The request that the client sends. */
function sent({ mediaType, parts = [] }: RouteContent, value: unknown): Request {
  const written = parts.map(({ style, ...part }): FormPart => ({
    ...part,
    ...(style && { style: writers[style] }),
  }));
  const operation = {
    id: "test",
    method: "POST",
    path: "/",
    contentType: mediaType,
    parts: written,
  };
  const headers = new Headers();
  const body = encoders[mediaType]?.(operation, value, undefined, headers) ?? null;
  return new Request("https://example.org/books", {
    method: "POST",
    headers,
    body,
    duplex: "half",
  });
}

async function readBack(content: RouteContent, value: unknown): Promise<unknown> {
  return (await read(routeOf(content), sent(content, value))).body;
}

function post(type: string, body: string | Uint8Array<ArrayBuffer>): Request {
  return new Request("https://example.org/books", {
    method: "POST",
    body,
    headers: { "content-type": type },
  });
}

describe.each([urlencoded, multipart])("%s", (mediaType) => {
  const texts = fc.string({ unit: "binary" });
  // A multipart text is not escaped, and a name only as far as it must be, which cannot be undone.
  const names =
    mediaType === multipart ? texts.filter((name) => !/%(?:0D|0A|22)/i.test(name)) : texts;

  test("has what the client sends: texts, numbers, lists, and JSON of what has parts", async () => {
    const content = contentOf(mediaType, {
      text: "text",
      number: "number",
      flag: "boolean",
      list: { items: "text" },
      object: { properties: [], others: "text" },
      objects: { items: { properties: [], others: "text" } },
      lists: { items: { items: "number" } },
      either: { anyOf: ["number", { properties: [], others: "text" }] },
    });
    const object = fc.dictionary(texts, fc.jsonValue(), { noNullPrototype: true });
    const value = fc.record(
      {
        text: texts,
        number: fc.double({ noNaN: true, noDefaultInfinity: true }).map((made) => made + 0),
        flag: fc.boolean(),
        list: fc.array(texts, { minLength: 1 }),
        object: object.map((made) => JSON.parse(JSON.stringify(made))),
        objects: fc.array(
          object.map((made) => JSON.parse(JSON.stringify(made))),
          { minLength: 1 },
        ),
        lists: fc.array(fc.array(fc.integer()), { minLength: 1 }),
        either: fc.oneof(fc.integer(), fc.record({ a: fc.integer() }, { noNullPrototype: true })),
      },
      { noNullPrototype: true, requiredKeys: ["text"] },
    );
    await fc.assert(
      fc.asyncProperty(value, async (each) => {
        expect(await readBack(content, each)).toEqual(each);
      }),
    );
  });

  test("has names and texts of any kind, one or several", async () => {
    const several = fc.oneof(texts, fc.array(texts, { minLength: 2 }));
    await fc.assert(
      fc.asyncProperty(
        fc.dictionary(names, several, { noNullPrototype: true, minKeys: 1 }),
        async (each) => {
          expect(await readBack({ mediaType }, each)).toEqual(each);
          expect(await readBack(contentOf(mediaType, {}), each)).toEqual(each);
        },
      ),
    );
  });

  test.each<[RoutePart, Reader, unknown]>([
    [{ name: "a", style: "form", explode: true }, { items: "text" }, ["x y", "z", "&=+%"]],
    [{ name: "a", style: "form", explode: false }, { items: "text" }, ["x y", "z", "&=+%"]],
    [
      { name: "a", style: "form", explode: true },
      { properties: [["c", "number"]], others: "text" },
      { c: 1, d: "e" },
    ],
    [
      { name: "a", style: "form", explode: false },
      { properties: [["c", "number"]], others: "text" },
      { c: 1, d: "e" },
    ],
    [{ name: "a", style: "spaceDelimited", explode: false }, { items: "number" }, [1, 2]],
    [{ name: "a", style: "pipeDelimited", explode: false }, { items: "number" }, [1, 2]],
    [
      { name: "a", style: "deepObject", explode: true },
      { properties: [["c", "number"]], others: "text" },
      { c: 1, "é]": "e" },
    ],
    [{ name: "a", contentType: "application/json" }, { items: { items: "number" } }, [[1], [2, 3]]],
    [{ name: "a", contentType: "application/json" }, "text", "x"],
    [{ name: "a", contentType: "text/plain" }, "number", 1.5],
  ])("%o of %o: %j", async (part, reader, value) => {
    const content = contentOf(mediaType, { before: "text", a: reader, after: "number" }, [part]);
    const body = { before: "b", a: value, after: 1 };
    expect(await readBack(content, body)).toEqual(body);
    expect(await readBack(content, { before: "b" })).toEqual({ before: "b" });
  });

  test("keys of prototypes are keys like others", async () => {
    const body: unknown = JSON.parse('{"__proto__":"a","constructor":"b"}');
    const made = await readBack({ mediaType }, body);
    expect(Object.entries(Object(made))).toEqual([
      ["__proto__", "a"],
      ["constructor", "b"],
    ]);
    expect(Object.getPrototypeOf(made)).toBe(Object.prototype);
  });

  test("rules are held against the record, and faults of fields stand beside theirs", async () => {
    const content = contentOf(mediaType, {
      a: "number",
      b: "number",
      c: { properties: [], others: "text" },
    });
    const rule = validator(() =>
      kinds.looseObject({ a: kinds.number(), b: kinds.number(), d: kinds.string() }),
    );
    const route = routeOf(content, { rules: { body: { [mediaType]: rule } } });
    const { errors } = await refusal(() =>
      read(route, sent({ mediaType }, { a: "x", b: ["1", "2"], c: "{" })),
    );
    expect(errors).toEqual([
      { in: "body", pointer: "/b", detail: "is given 2 times" },
      { in: "body", pointer: "/c", detail: "is not JSON" },
      { in: "body", pointer: "/a", detail: "expected number, got a string" },
      { in: "body", pointer: "/d", detail: "is missing" },
    ]);
  });
});

describe("a form in one line", () => {
  test.each<[string | Uint8Array<ArrayBuffer>, string, string]>([
    ["a=%zz", "/a", "has malformed percent-encoding"],
    ["%zz=a", "", "has malformed percent-encoding"],
    [new Uint8Array([0x61, 0x3d, 0xff]), "", "is not UTF-8"],
  ])("%s is refused", async (body, pointer, detail) => {
    const { status, errors } = await refusal(() =>
      read(routeOf({ mediaType: urlencoded }), post(urlencoded, body)),
    );
    expect(status).toBe(400);
    expect(errors).toEqual([{ in: "body", pointer, detail }]);
  });

  test("100,000 fields take no long time", async () => {
    const body = Array.from({ length: 100_000 }, (_, index) => `a${index % 50_000}=%41`).join("&");
    await read(routeOf({ mediaType: urlencoded }), post(urlencoded, body), {
      maxBodyBytes: 2_000_000,
      maxFields: 100_000,
    });
  });
});

describe.each([urlencoded, multipart])("very many faults in %s", (mediaType) => {
  test("are listed as far as anybody reads", async () => {
    const names = Array.from({ length: 100_000 }, (_, index) => `a${index}`);
    const properties = Object.fromEntries(names.map((name) => [name, "number" as const]));
    const request =
      mediaType === urlencoded
        ? post(urlencoded, names.map((name) => `${name}=%zz`).join("&"))
        : sent(
            { mediaType },
            Object.fromEntries(names.slice(0, 2000).map((name) => [name, ["1", "2"]])),
          );
    const { errors, detail } = await refusal(() =>
      read(routeOf(contentOf(mediaType, properties)), request, {
        maxBodyBytes: 2_000_000,
        maxFields: 100_000,
      }),
    );
    expect(errors).toHaveLength(100);
    expect(detail).toMatch(/; and at least 99 more$/);
  });
});

describe("a form of parts", () => {
  test("has the client's files, byte for byte, with their names and types", async () => {
    const bytes = fc.uint8Array({ maxLength: 300 });
    const content = contentOf(multipart, { file: "text", files: { items: "text" } });
    const type = fc.constantFrom("image/png", "application/json", "text/plain");
    // Characters that a quoted name cannot have are escaped, which is undone.
    const fileName = fc.string().filter((name) => !/%(?:0D|0A|22)/i.test(name));
    await fc.assert(
      fc.asyncProperty(bytes, bytes, fileName, type, async (one, other, name, said) => {
        const file = new FilePart(new Blob([Uint8Array.from(one)]), name, { type: said });
        const files = [new File([Uint8Array.from(one)], name), new Blob([Uint8Array.from(other)])];
        const body = Object(await readBack(content, { file, files }));
        const made: unknown = Reflect.get(body, "file");
        if (!(made instanceof File)) throw new Error("no file");
        expect([made.name, made.type, await made.bytes()]).toEqual([name, said, one]);
        const [first, second]: readonly unknown[] = Reflect.get(body, "files");
        if (!(first instanceof File && second instanceof File)) throw new Error("no files");
        expect([first.name, await first.bytes()]).toEqual([name, one]);
        expect([second.name, second.type, await second.bytes()]).toEqual([
          "blob",
          "application/octet-stream",
          other,
        ]);
      }),
    );
  });

  test("of fetch's FormData is the same", async () => {
    const form = new FormData();
    form.append("a", "x\r\ny");
    form.append("a", "é");
    form.append('quo"te', "1");
    form.append(
      "file",
      new File([new Uint8Array([0, 13, 10, 45, 45])], 'a"b.bin', { type: "x/y" }),
    );
    const request = new Request("https://example.org/books", { method: "POST", body: form });
    const { body } = await read(routeOf({ mediaType: multipart }), request);
    expect(body).toMatchObject({
      a: ["x\r\ny", "é"],
      'quo"te': "1",
      file: { name: 'a"b.bin', type: "x/y", size: 5 },
    });
  });

  test("JSON may come as a file where JSON is expected, and says so itself where nothing else does", async () => {
    const form = new FormData();
    form.append("a", new Blob(['{"b":1}'], { type: "application/json" }));
    const request = new Request("https://example.org/books", { method: "POST", body: form });
    const content = contentOf(multipart, { a: { properties: [], others: "text" } });
    expect((await read(routeOf(content), request)).body).toEqual({ a: { b: 1 } });
    // Of a property that the manifest does not show.
    expect(await readBack(contentOf(multipart, {}), { a: { b: [1] } })).toEqual({ a: { b: [1] } });
  });

  function part(head: string, text = "x"): string {
    return `--b\r\n${head}\r\n\r\n${text}\r\n`;
  }
  const disposition = 'Content-Disposition: form-data; name="a"';

  test.each<[string, string, unknown]>([
    ["a preamble and an epilogue", `before\r\n${part(disposition)}--b--\r\nafter`, { a: "x" }],
    ["spaces behind a boundary", part(disposition).replace("--b", "--b \t") + "--b--", { a: "x" }],
    ["no part", "--b--\r\n", {}],
    ["an empty part", `${part(disposition, "")}--b--`, { a: "" }],
    [
      "a boundary that is only begun",
      `${part(disposition, "x\r\n--\r\n--c\r\n-")}--b--`,
      { a: "x\r\n--\r\n--c\r\n-" },
    ],
    [
      "heads in any case and order",
      `${part("content-type: text/plain\r\ncontent-DISPOSITION:FORM-DATA;name=a")}--b--`,
      { a: "x" },
    ],
    [
      "a charset",
      `${part(`${disposition}\r\nContent-Type: text/plain; charset=iso-8859-1`)}--b--`,
      { a: "x" },
    ],
    [
      "a name in a file's name",
      `${part('Content-Disposition: form-data; filename="; name=c"; name="a"')}--b--`,
      { a: expect.any(File) },
    ],
  ])("%s", async (_name, text, expected) => {
    const { body } = await read(
      routeOf({ mediaType: multipart }),
      post(`${multipart}; boundary="b"`, text),
    );
    expect(body).toEqual(expected);
  });

  test.each<[string, string, string, string]>([
    ["no boundary is named", multipart, "", "has no boundary in its media type"],
    [
      "a boundary is too long",
      `${multipart}; boundary=${"b".repeat(71)}`,
      "",
      "has no boundary in its media type",
    ],
    ["nothing is between boundaries", `${multipart}; boundary=b`, "x", "breaks off within a part"],
    [
      "a part has no end",
      `${multipart}; boundary=b`,
      part(disposition),
      "breaks off within a part",
    ],
    [
      "a head has no end",
      `${multipart}; boundary=b`,
      `--b\r\n${disposition}`,
      "breaks off within the head of a part",
    ],
    [
      "a boundary goes on",
      `${multipart}; boundary=b`,
      `--bc\r\n\r\n--b--`,
      "has a boundary that ends in something else than a line break",
    ],
    [
      "a part has no name",
      `${multipart}; boundary=b`,
      `${part("Content-Type: text/plain")}--b--`,
      "has a part without a name",
    ],
    [
      "a part is no field",
      `${multipart}; boundary=b`,
      `${part('Content-Disposition: attachment; name="a"')}--b--`,
      "has a part without a name",
    ],
  ])("is refused where %s", async (_name, type, text, detail) => {
    const { status, errors } = await refusal(() =>
      read(routeOf({ mediaType: multipart }), post(type, text || "x")),
    );
    expect(status).toBe(400);
    expect(errors).toEqual([{ in: "body", pointer: "", detail }]);
  });

  test("text that is not UTF-8 is refused at its name", async () => {
    const head = new TextEncoder().encode(`--b\r\n${disposition}\r\n\r\n`);
    const bytes = new Uint8Array([...head, 0xff, ...new TextEncoder().encode("\r\n--b--")]);
    const { errors } = await refusal(() =>
      read(routeOf({ mediaType: multipart }), post(`${multipart}; boundary=b`, bytes)),
    );
    expect(errors).toEqual([{ in: "body", pointer: "/a", detail: "is not UTF-8" }]);
  });

  test.each<[string, string]>([
    ["10,000 parts", `${part(disposition).repeat(10_000)}--b--`],
    [
      "a megabyte of line breaks",
      `--b\r\n${disposition}\r\n\r\n${"\r\n".repeat(500_000)}\r\n--b--`,
    ],
    [
      "a megabyte of boundaries that are only begun",
      `--b\r\n${disposition}\r\n\r\n${"\r\n--".repeat(250_000)}\r\n--b--`,
    ],
    ["a megabyte of a head", `--b\r\n${"; name=".repeat(140_000)}\r\n\r\n\r\n--b--`],
    [
      "a megabyte of a head's parameters",
      `--b\r\n${disposition}${"; ;".repeat(300_000)}\r\n\r\n\r\n--b--`,
    ],
  ])("%s take no long time", async (_name, text) => {
    try {
      await read(routeOf({ mediaType: multipart }), post(`${multipart}; boundary=b`, text), {
        maxBodyBytes: 2_000_000,
      });
    } catch {
      // True if it is a form is not the question here.
    }
  });
});
