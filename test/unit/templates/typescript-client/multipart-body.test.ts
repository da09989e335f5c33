/** Forms of several parts: read by a parser that is not ours, and byte for byte. */
import { openAsBlob } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { createClient } from "../../../../templates/typescript-client/client.js";
import { InvalidArgumentError } from "../../../../templates/typescript-client/errors.js";
import { FilePart } from "../../../../templates/typescript-client/file-part.js";
import { multipartBody } from "../../../../templates/typescript-client/multipart-body.js";
import type { FormPart, Operation } from "../../../../templates/typescript-client/operation.js";
import type { SendInit } from "../../../../templates/typescript-client/options.js";
import { send } from "../../../../templates/typescript-client/request.js";
import { deepObject, form } from "../../../../templates/typescript-client/styles.js";
import { type EchoServer, serveEcho } from "./local-server.js";

const upload: Operation = {
  id: "books.upload",
  method: "POST",
  path: "/books",
  body: multipartBody,
  contentType: "multipart/form-data",
};

let server: EchoServer;
beforeAll(async () => {
  server = await serveEcho();
});
afterAll(() => server.close());

interface Sent {
  readonly type: string;
  readonly body: Buffer<ArrayBuffer>;
  readonly length: string | undefined;
}

async function sent(init: SendInit, parts: readonly FormPart[] = []): Promise<Sent> {
  await send(createClient({ baseUrl: server.url }), { ...upload, parts }, [], init);
  const { headers, body } = server.last();
  return {
    type: headers["content-type"] ?? "",
    body: Buffer.from(body),
    length: headers["content-length"],
  };
}

/** The parts between the boundaries, as they stand on the wire. */
async function wire(body: unknown, parts?: readonly FormPart[]): Promise<readonly string[]> {
  const { type, body: bytes } = await sent({ body }, parts);
  const boundary = /^multipart\/form-data; boundary=([\w-]{20,70})$/.exec(type)?.[1];
  const [before, ...rest] = `\r\n${bytes.toString("latin1")}`.split(`\r\n--${boundary}`);
  expect(before).toBe("");
  expect(rest.at(-1)).toBe("--\r\n");
  return rest.slice(0, -1).map((part) => part.replace(/^\r\n/, ""));
}

/** The form, as another parser reads it. */
async function read(body: unknown, parts?: readonly FormPart[]): Promise<FormData> {
  const { type, body: bytes } = await sent({ body }, parts);
  return new Response(bytes, { headers: { "content-type": type } }).formData();
}

test.each<[string, object, readonly string[]]>([
  [
    "single values are text",
    { a: "x\ny", b: 1, c: true },
    [
      'Content-Disposition: form-data; name="a"\r\n\r\nx\ny',
      'Content-Disposition: form-data; name="b"\r\n\r\n1',
      'Content-Disposition: form-data; name="c"\r\n\r\ntrue',
    ],
  ],
  [
    "objects are JSON, and no files",
    { a: { b: [1] } },
    ['Content-Disposition: form-data; name="a"\r\nContent-Type: application/json\r\n\r\n{"b":[1]}'],
  ],
  [
    "arrays are a part for each item",
    { a: ["x", { y: 1 }], none: [], left: undefined },
    [
      'Content-Disposition: form-data; name="a"\r\n\r\nx',
      'Content-Disposition: form-data; name="a"\r\nContent-Type: application/json\r\n\r\n{"y":1}',
    ],
  ],
  [
    "a File has its name and its type",
    { a: new File(["x"], "é.png", { type: "image/png" }) },
    [
      'Content-Disposition: form-data; name="a"; filename="\xc3\xa9.png"\r\nContent-Type: image/png\r\n\r\nx',
    ],
  ],
  [
    "bytes are a file without a name of its own",
    {
      a: new Uint8Array([0, 255]),
      b: new Uint8Array([1, 2, 3, 4]).subarray(1, 3).buffer.slice(1, 3),
    },
    [
      'Content-Disposition: form-data; name="a"; filename="blob"\r\nContent-Type: application/octet-stream\r\n\r\n\x00\xff',
      'Content-Disposition: form-data; name="b"; filename="blob"\r\nContent-Type: application/octet-stream\r\n\r\n\x02\x03',
    ],
  ],
  [
    "a part of a buffer is that part alone, in memory of its own or shared",
    {
      a: new DataView(new Uint8Array([65, 66, 67]).buffer, 1, 1),
      b: new Uint8Array(new SharedArrayBuffer(2)).fill(67).subarray(1),
    },
    [
      'Content-Disposition: form-data; name="a"; filename="blob"\r\nContent-Type: application/octet-stream\r\n\r\nB',
      'Content-Disposition: form-data; name="b"; filename="blob"\r\nContent-Type: application/octet-stream\r\n\r\nC',
    ],
  ],
  [
    "a FilePart gives content a name and a type",
    { a: new FilePart(new Uint8Array([65]), "a.txt", { type: "text/plain" }) },
    [
      'Content-Disposition: form-data; name="a"; filename="a.txt"\r\nContent-Type: text/plain\r\n\r\nA',
    ],
  ],
  ["nothing given is a form without parts", {}, []],
])("%s", async (_name, body, expected) => {
  expect(await wire(body)).toEqual(expected);
});

test("names cannot end a header, nor begin one", async () => {
  const body = { 'a"\r\nX: y': "1", b: new File(["2"], '"; x="\r\n\r\nz') };
  expect(await wire(body)).toEqual([
    'Content-Disposition: form-data; name="a%22%0D%0AX: y"\r\n\r\n1',
    'Content-Disposition: form-data; name="b"; filename="%22; x=%22%0D%0A%0D%0Az"\r\nContent-Type: application/octet-stream\r\n\r\n2',
  ]);
});

test("nor can a type", async () => {
  const file = new FilePart(new Blob(["x"]), "x", { type: "text/plain\r\nX: y" });
  expect(file.type).toBe("");
  expect(await wire({ file })).toEqual([
    'Content-Disposition: form-data; name="file"; filename="x"\r\nContent-Type: application/octet-stream\r\n\r\nx',
  ]);
});

describe("what the manifest says of a property", () => {
  test("is the type of bytes that say none themselves", async () => {
    const parts = [{ name: "a", contentType: "image/png" }];
    const form = await read(
      { a: [new Blob(["1"]), new Blob(["2"], { type: "image/gif" })] },
      parts,
    );
    const types = form.getAll("a").map((file) => file instanceof File && file.type);
    expect(types).toEqual(["image/png", "image/gif"]);
  });

  test("is the type of text, and no file name", async () => {
    expect(await wire({ a: "x,y" }, [{ name: "a", contentType: "text/csv" }])).toEqual([
      'Content-Disposition: form-data; name="a"\r\nContent-Type: text/csv\r\n\r\nx,y',
    ]);
  });

  test("makes JSON of text where it is a type of JSON", async () => {
    expect(await wire({ a: "x" }, [{ name: "a", contentType: "application/json" }])).toEqual([
      'Content-Disposition: form-data; name="a"\r\nContent-Type: application/json\r\n\r\n"x"',
    ]);
  });

  test("may be a range: then the bytes say which type they are", async () => {
    const parts = [{ name: "a", contentType: "image/*" }];
    const form = await read({ a: new Blob(["1"], { type: "image/gif" }) }, parts);
    expect(form.get("a")).toHaveProperty("type", "image/gif");
    await expect(sent({ body: { a: new Blob(["1"]) } }, parts)).rejects.toThrow(
      new InvalidArgumentError(
        'books.upload: property "a" of the body must be a Blob that says its type, one of image/*',
      ),
    );
  });

  test("may be a style, of which nothing is percent-encoded here", async () => {
    const parts = [
      { name: "a", style: form, explode: false },
      { name: "b", style: form, explode: true },
      { name: "c", style: deepObject, explode: true },
      { name: "d", style: form, explode: true },
    ];
    const body = { a: ["x y", "é+"], b: [1, 2], c: { d: "&=" }, d: [] };
    expect([...(await read(body, parts))]).toEqual([
      ["a", "x y,é+"],
      ["b", "1"],
      ["b", "2"],
      ["c[d]", "&="],
    ]);
  });
});

test("a body without streams says its length, reads files when it is sent, and can be sent again", async () => {
  const folder = await mkdtemp(join(tmpdir(), "multipart-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(join(folder, "a.txt"), "from the disk");
  const file = await openAsBlob(join(folder, "a.txt"), { type: "text/plain" });
  const { type, body, length } = await sent({ body: { file } });
  expect(Number(length)).toBe(body.byteLength);
  const form = await new Response(body, { headers: { "content-type": type } }).formData();
  const read = form.get("file");
  expect(read instanceof File && (await read.text())).toBe("from the disk");
});

describe("a form that is one already", () => {
  test("FormData keeps the boundary that fetch made", async () => {
    const body = new FormData();
    body.set("a", "b");
    const { type, body: bytes } = await sent({ body, contentType: "multipart/form-data" });
    const form = await new Response(bytes, { headers: { "content-type": type } }).formData();
    expect([...form]).toEqual([["a", "b"]]);
  });

  test("bytes that say their boundary go as they are", async () => {
    const body = new Blob(["--x--"], { type: "multipart/form-data; boundary=x" });
    expect(await sent({ body })).toMatchObject({ type: body.type, body: Buffer.from("--x--") });
  });

  test.each<[string, unknown]>([
    ["text", "--x--"],
    ["bytes", new Uint8Array(1)],
    ["a Blob", new Blob(["--x--"], { type: "multipart/form-data" })],
  ])("%s without one is refused", async (_name, body) => {
    await expect(sent({ body })).rejects.toThrow(
      new InvalidArgumentError("books.upload: the boundary of the body must be in its type"),
    );
  });
});

test("a header that a caller set never stands in the way of the boundary", async () => {
  const headers = { "Content-Type": "multipart/form-data" };
  const { type } = await sent({ body: { a: 1 }, headers, contentType: "multipart/form-data" });
  expect(type).toMatch(/^multipart\/form-data; boundary=form-/);
});

test.each<[string, unknown, string]>([
  ["an array", ["a"], "the body must be a plain object"],
  ["null in a property", { a: null }, 'property "a" of the body cannot be null'],
  [
    "a form in a property",
    { a: new FormData() },
    'property "a" of the body must be a plain object',
  ],
  ["a function", { a: () => 1 }, 'property "a" of the body cannot be () => 1'],
])("%s is refused", async (_name, body, message) => {
  await expect(sent({ body })).rejects.toThrow(
    new InvalidArgumentError(`books.upload: ${message}`),
  );
});

test("what a parser reads is what was given, whatever it was", async () => {
  // The escape of a quote or a line break cannot be told from it (HTML standard, section 4.10.22.8).
  const names = fc
    .string({ unit: "grapheme-composite" })
    .filter((name) => !/%(?:22|0[AD])/i.test(name));
  const values = fc.oneof(
    fc.string({ unit: "grapheme-composite" }),
    fc.uint8Array().map((bytes) => new Uint8Array(bytes)),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(names, values)), fc.boolean(), async (pairs, asStream) => {
      const given = [...new Map(pairs)];
      const body = Object.fromEntries(
        given.map(([name, value]) => {
          if (typeof value === "string") return [name, value];
          const content = asStream ? new Blob([value]).stream() : value;
          return [name, new FilePart(content, name)];
        }),
      );
      const headers = new Headers();
      const encoded = multipartBody(upload, body, undefined, headers);
      const form = await new Response(encoded, { headers }).formData();
      const read = await Promise.all(
        [...form].map(async ([name, value]): Promise<[string, string | Uint8Array]> => {
          if (typeof value === "string") return [name, value];
          expect(value.name).toBe(name);
          return [name, new Uint8Array(await value.arrayBuffer())];
        }),
      );
      expect(new Map(read)).toEqual(new Map(given));
    }),
  );
});
