/** The program that `scaffold` writes: it answers 501 at first, 401 where nobody is known, then as a person writes it. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { transform } from "esbuild";
import { afterAll, beforeAll, expect, test } from "vitest";
import { load } from "../../generator/pipeline.js";
import { scaffold } from "../../generator/scaffold/scaffold.js";
import { emitServer, type EmittedPackage, manifestFiles, writeFiles } from "./emitted-client.js";

const route = (path: string, more: object = {}) => ({ title: "T", method: "GET", path, ...more });

let server: EmittedPackage;
let handlers: Readonly<Record<string, string>>;

beforeAll(async () => {
  server = await emitServer(
    manifestFiles({
      service: {
        authentication: {
          schemes: { token: { type: "http", scheme: "bearer" } },
          default: [{ token: "none" }],
        },
      },
      groups: {
        books: {
          operations: {
            list: route("/books", { authentication: "none" }),
            retrieve: route("/books/{id}"),
          },
        },
      },
    }),
  );
  const folder = join(server.project, "manifest");
  const { model } = load({ folder, name: "", targets: [], stage: (_, run) => run() }).value;
  const given = {
    model,
    home: { kind: "package", name: "test-server" } as const,
    files: new Map(),
    shown: String,
  };
  const { changes } = scaffold(given).value;
  handlers = Object.fromEntries(changes.map(({ path, text }) => [path, text]));
});

afterAll(() => server.remove());

/** Runs the program with these changes of its files, asks, and stops it as a system does. */
async function answers(
  changes: Readonly<Record<string, readonly [from: string, to: string]>>,
  ...requests: readonly (readonly [path: string, token?: string])[]
): Promise<readonly string[]> {
  const all = { "main.ts": ["port: 3000", "port: 0"] as const, ...changes };
  const files = Object.entries(handlers).map(async ([path, text]) => {
    const [from, to] = Reflect.get(all, path) ?? ["", ""];
    const { code } = await transform(text.replace(from, to), { loader: "ts" });
    return [`src/${path.replace(/ts$/, "js")}`, code] as const;
  });
  await writeFiles(server.project, {
    "package.json": '{ "type": "module" }',
    ...Object.fromEntries(await Promise.all(files)),
  });
  const child = spawn(process.execPath, ["src/main.js"], { cwd: server.project });
  try {
    const url = await listening(child);
    const said: string[] = [];
    for (const [path, token] of requests) {
      const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
      const response = await fetch(url + path, { headers });
      said.push(`${response.status} ${await response.text()}`);
    }
    return said;
  } finally {
    const ended = once(child, "exit");
    child.kill("SIGTERM");
    await ended;
  }
}

async function listening({ stdout, stderr }: ChildProcess): Promise<string> {
  let errors = "";
  stderr?.on("data", (chunk) => {
    errors += String(chunk);
  });
  for await (const chunk of stdout ?? []) {
    const [, url] = /Listening at (http:\S+)/.exec(String(chunk)) ?? [];
    if (url !== undefined) return url.replace("localhost", "127.0.0.1");
  }
  throw new Error(errors);
}

test("as it is written, it answers 501, and nobody gets in", async () => {
  const [open, closed, known] = await answers({}, ["/books"], ["/books/1"], ["/books/1", "secret"]);
  expect(open).toMatch(/^501 .*books\.list is not implemented/);
  expect(closed).toMatch(/^401 /);
  expect(known).toMatch(/^401 /);
});

test("with a hook and a handler written, it answers whom it knows", async () => {
  const changes = {
    "authenticate.ts": [
      "token() {\n    return undefined;",
      'token(token) {\n    return token === "secret" && { id: "Ann" };',
    ],
    "books.ts": [
      "async retrieve(request) {\n    return notImplemented(request);",
      "async retrieve({ path }, { identity }) {\n    return { status: 200, body: { ...path, identity } };",
    ],
  } as const;
  expect(await answers(changes, ["/books/1", "secret"], ["/books/1", "other"])).toEqual([
    '200 {"id":"1","identity":{"id":"Ann"}}',
    expect.stringMatching(/^401 /),
  ]);
});
