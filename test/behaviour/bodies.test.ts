/** Bodies that emitted operations send, as a server receives them; and answers of each kind. */
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { scenariosFolder } from "../golden-tree.js";
import {
  type EchoServer,
  type LocalServer,
  serve,
  serveEcho,
} from "../unit/templates/typescript-client/local-server.js";
import { construct, type EmittedPackage, emitClient, invoke, memberOf } from "./emitted-client.js";

let server: EchoServer;
let emitted: EmittedPackage;
let module: unknown;
let client: unknown;
beforeAll(async () => {
  server = await serveEcho();
  emitted = await emitClient(join(scenariosFolder, "bodies"));
  module = await emitted.load();
  client = construct(module, "Bodies", { baseUrl: server.url });
});
afterAll(async () => {
  await server.close();
  await emitted.remove();
});

interface Sent {
  readonly type: string;
  readonly text: string;
  readonly bytes: Buffer<ArrayBuffer>;
}

/** Calls an operation of the books; gives back what the server got. */
async function sent(operation: string, ...given: readonly unknown[]): Promise<Sent> {
  await invoke(client, `books.${operation}`, ...given);
  const { headers, body } = server.last();
  return {
    type: headers["content-type"] ?? "",
    text: body.toString(),
    bytes: Buffer.from(body),
  };
}

/** The entries of a form, as a parser that is not ours reads them. */
async function entries({ type, bytes }: Sent): Promise<readonly unknown[]> {
  const form = await new Response(bytes, { headers: { "content-type": type } }).formData();
  return Promise.all(
    [...form].map(async ([name, value]) =>
      typeof value === "string"
        ? [name, value]
        : [name, value.name, value.type, await value.text()],
    ),
  );
}

function filePart(...given: readonly unknown[]): unknown {
  const FilePart = memberOf(module, "FilePart");
  if (typeof FilePart !== "function") throw new Error("FilePart is no class");
  return Reflect.construct(FilePart, given);
}

const book = { title: "A & B" };

describe("forms", () => {
  test("are written as the manifest says of each property, and as OpenAPI has it of the others", async () => {
    const body = {
      reader: "r 1",
      copies: 2,
      books: [book, { title: "C" }],
      address: { city: "Lund" },
      shelves: [1, 2],
      sizes: { small: 1 },
      note: "n",
    };
    const { type, text } = await sent("order", { body });
    expect(type).toBe("application/x-www-form-urlencoded");
    expect([...new URLSearchParams(text)]).toEqual([
      ["reader", "r 1"],
      ["copies", "2"],
      ["books", JSON.stringify(book)],
      ["books", '{"title":"C"}'],
      ["address", '{"city":"Lund"}'],
      ["shelves", "1,2"],
      ["sizes[small]", "1"],
      ["note", '"n"'],
    ]);
  });

  test("may be given as forms, or as their text", async () => {
    expect(await sent("order", { body: new URLSearchParams({ reader: "r" }) })).toMatchObject({
      text: "reader=r",
    });
    expect(await sent("order", { body: "reader=r" })).toMatchObject({
      type: "application/x-www-form-urlencoded",
      text: "reader=r",
    });
  });

  test("of which no property is shown are refused as objects", async () => {
    await expect(invoke(client, "books.searchByAnything", { body: { a: 1 } })).rejects.toThrow(
      "must be text, bytes or a form",
    );
  });

  test("are sent again where they may be, every byte of them", async () => {
    vi.spyOn(Math, "random").mockReturnValue(0);
    const received: Buffer[] = [];
    const flaky = await serve((request, response) => {
      const chunks: Buffer[] = [];
      request.on("data", (chunk: Buffer) => chunks.push(chunk));
      request.on("end", () => {
        received.push(Buffer.concat(chunks));
        response.writeHead(received.length < 3 ? 503 : 204).end();
      });
    });
    try {
      const other = construct(module, "Bodies", { baseUrl: flaky.url });
      const body = { title: "t", text: new Blob(["x"]) };
      await invoke(other, "books.upload", { body, idempotent: true });
      expect(received).toHaveLength(3);
      expect(new Set(received.map(String)).size).toBe(1);
    } finally {
      vi.restoreAllMocks();
      await flaky.close();
    }
  });
});

describe("forms of several parts", () => {
  test("carry text, bytes, files, JSON and lists side by side", async () => {
    const body = {
      title: "Über",
      text: new TextEncoder().encode("the text"),
      cover: new File(["cover"], "cover.jpg", { type: "image/jpeg" }),
      pages: [new Blob(["1"]), new Blob(["2"], { type: "image/png" })],
      index: new Uint8Array([105]).buffer,
      sample: "as text",
      signature: "AAECAw==",
      book,
      tags: ["a", "b"],
    };
    expect(await entries(await sent("upload", { body }))).toEqual([
      ["title", "Über"],
      ["text", "blob", "application/octet-stream", "the text"],
      ["cover", "cover.jpg", "image/jpeg", "cover"],
      ["pages", "blob", "image/tiff", "1"],
      ["pages", "blob", "image/png", "2"],
      ["index", "blob", "application/zip", "i"],
      ["sample", "as text"],
      ["signature", "AAECAw=="],
      ["book", JSON.stringify(book)],
      ["tags", "a"],
      ["tags", "b"],
    ]);
  });

  test("carry streams, which are never sent twice", async () => {
    const stream = new Blob(["streamed"]).stream();
    const text = filePart(stream, "text.txt", { type: "text/plain" });
    expect(await entries(await sent("upload", { body: { title: "t", text } }))).toEqual([
      ["title", "t"],
      ["text", "text.txt", "text/plain", "streamed"],
    ]);
    let requests = 0;
    const busy = await serve((request, response) => {
      requests++;
      request.resume().on("end", () => response.writeHead(503).end());
    });
    const other = construct(module, "Bodies", { baseUrl: busy.url });
    const again = filePart(new Blob(["streamed"]).stream(), "text.txt", { type: "text/plain" });
    const body = { title: "t", text: again };
    await expect(invoke(other, "books.upload", { body, idempotent: true })).rejects.toMatchObject({
      status: 503,
    });
    await busy.close();
    expect(requests).toBe(1);
  });

  test("without bytes are as plain as any", async () => {
    expect(await entries(await sent("describe", "1", { body: book }))).toEqual([
      ["title", "A & B"],
    ]);
  });

  test("may be given as FormData", async () => {
    const body = new FormData();
    body.set("title", "t");
    expect(await entries(await sent("upload", { body }))).toEqual([["title", "t"]]);
  });
});

describe("several media types", () => {
  test("the call's decides, and JSON does where it says none", async () => {
    expect(await sent("submitForm", { body: book })).toMatchObject({
      type: "application/json",
      text: JSON.stringify(book),
    });
    const contentType = "application/x-www-form-urlencoded";
    expect(await sent("submitForm", { body: book, contentType })).toMatchObject({
      type: contentType,
      text: "title=A+%26+B",
    });
    const upload = { title: "t", text: new Blob(["x"]) };
    const parts = await sent("submitForm", { body: upload, contentType: "multipart/form-data" });
    expect(await entries(parts)).toHaveLength(2);
    expect(await sent("submitForm", { body: "a,b", contentType: "text/csv" })).toMatchObject({
      type: "text/csv",
      text: "a,b",
    });
  });

  test("that are not all shown take anything beside the form", async () => {
    expect(await sent("submitOpenForm", { body: book })).toMatchObject({ text: "title=A+%26+B" });
    const other = { body: { a: 1 }, contentType: "application/json" };
    expect(await sent("submitOpenForm", other)).toMatchObject({ text: '{"a":1}' });
  });
});

test.each<[string, string, unknown, string, string]>([
  ["JSON", "maybe", book, "application/json", JSON.stringify(book)],
  ["text", "annotate", "a note", "text/plain", "a note"],
  ["bytes", "setScan", new Uint8Array([65, 66]), "application/pdf", "AB"],
  [
    "a Blob with a type of its own",
    "setScan",
    new Blob(["A"], { type: "image/png" }),
    "image/png",
    "A",
  ],
  ["a stream", "setScan", new Blob(["AB"]).stream(), "application/pdf", "AB"],
  ["base64 text", "setThumbnail", "AAEC", "image/png", "AAEC"],
])("%s goes under its media type", async (_name, operation, body, type, text) => {
  const path = operation === "maybe" ? [] : ["1"];
  expect(await sent(operation, ...path, { body })).toMatchObject({ type, text });
});

describe("answers", () => {
  let answers: LocalServer;
  let filled: EmittedPackage;
  let music: unknown;
  let answer: { readonly status?: number; readonly type?: string; readonly body?: string };
  beforeAll(async () => {
    answers = await serve((_, response) => {
      const { status = 200, type, body } = answer;
      if (type !== undefined) response.setHeader("content-type", type);
      response.writeHead(status).end(body);
    });
    filled = await emitClient(join(scenariosFolder, "music-filled"));
    music = construct(await filled.load(), "MusicFilled", { baseUrl: answers.url });
  });
  afterAll(async () => {
    await answers.close();
    await filled.remove();
  });

  test("204 and an empty 200 are undefined, whatever type they claim", async () => {
    const init = { body: "AAEC" };
    for (const next of [{ status: 202 }, { status: 204 }, {}, { type: "image/jpeg" }]) {
      answer = next;
      expect(await invoke(music, "playlists.images.update", "1", init)).toBeUndefined();
    }
  });

  test("HTML where JSON is due is an error that shows how it begins", async () => {
    answer = { type: "text/html; charset=utf-8", body: "<!doctype html><title>Log in</title>" };
    const error: unknown = await Promise.resolve(invoke(music, "albums.retrieve", "1")).catch(
      (fault: unknown) => fault,
    );
    expect(error).toMatchObject({
      name: "DecodeError",
      status: 200,
      message: expect.stringMatching(
        /text\/html; charset=utf-8 where application\/json is due: "<!doctype html><title>Log in/,
      ),
    });
  });

  test("JSON of any kind will do, and so will JSON that does not say what it is", async () => {
    for (const type of ["application/hal+json", "APPLICATION/JSON; charset=utf-8"]) {
      answer = { type, body: '{"id":"1"}' };
      expect(await invoke(music, "albums.retrieve", "1")).toEqual({ id: "1" });
    }
    answer = { body: '{"id":"1"}' };
    expect(await invoke(music, "albums.retrieve", "1")).toEqual({ id: "1" });
  });

  test("are handed over unread by .response(), to be streamed", async () => {
    answer = { type: "application/json", body: "x".repeat(1_000_000) };
    const call = invoke(music, "albums.retrieve", "1");
    const response = await invoke(call, "response");
    if (!(response instanceof Response)) throw new Error("no response");
    let size = 0;
    for await (const chunk of response.body ?? []) size += chunk.byteLength;
    expect(size).toBe(1_000_000);
  });
});
