/** The runner itself: a driver that does wrong is found out, each time with what it did. */
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { vectorsOf } from "./cases.js";
import { runVectors } from "./run.js";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "vectors-"));
});
afterAll(() => rm(folder, { recursive: true }));

/**
 * A driver whose calls are what a case has as the id of its operation: JavaScript, with the URL of the case. It is written by
 * hand, so that nothing of a client mends what is wrong.
 */
const driver = `
import { createInterface } from "node:readline";
import { connect } from "node:net";
const raw = (base, text) => new Promise((resolve) => {
  const { port, pathname } = new URL(base);
  const socket = connect(Number(port), "127.0.0.1", () =>
    socket.write(text.replaceAll("/PATH", pathname).replaceAll("HOST", "host: 127.0.0.1:" + port)));
  let got = "";
  socket.on("data", (bytes) => { got += bytes; socket.end(); });
  socket.on("error", () => {});
  socket.on("close", () => resolve(got));
});
createInterface({ input: process.stdin }).on("line", async (line) => {
  const { id, client, calls } = JSON.parse(line);
  const run = new Function("base", "raw", "return (async () => {" + calls[0].call + "})()");
  console.log(JSON.stringify({ id, outcomes: [await run(client.baseUrl, raw)] }));
});
`;

/** The findings on a driver that does this. */
async function faultsOf(does: string, wanted: string): Promise<readonly string[]> {
  const file = join(folder, "driver.mjs");
  await writeFile(file, driver);
  const text = `scenario: none\nsays: T.\ncases:\n  - { id: a.b, says: S., call: ${JSON.stringify(does)}, ${wanted} }\n`;
  const command = { program: process.execPath, given: [file] };
  const { cases, faults } = await runVectors(command, vectorsOf("a.yaml", text));
  return [...(cases.get("a.b") ?? ["there is no such case"]), ...faults];
}

const get = (target: string, headers = ""): string =>
  `await raw(base, "GET /PATH${target} HTTP/1.1\\r\\nHOST\\r\\n${headers}\\r\\n");`;
const nothing = "return { value: { $nothing: true } };";

test("what is right has no faults", async () => {
  expect(await faultsOf(get("/x") + nothing, "sends: GET /x")).toEqual([]);
});

test.each([
  ["another target", get("/y") + nothing, "sends: GET /x", "request 1 (GET /y): wanted GET /x"],
  [
    "a header that nobody wants",
    get("/x", "x-os: linux\\r\\n") + nothing,
    "sends: GET /x",
    "request 1 (GET /x): nobody asked for its x-os",
  ],
  [
    "a header of another value",
    get("/x", "x-a: c\\r\\n") + nothing,
    "sends: { line: GET /x, headers: { x-a: b } }",
    'request 1 (GET /x): its x-a is ["c"], and not ["b"]',
  ],
  [
    "a length where there is no body",
    get("/x", "content-length: 0\\r\\n") + nothing,
    "sends: GET /x",
    "request 1 (GET /x): it has a length, and nothing can have one",
  ],
  [
    "a body that nobody wants",
    get("/x", "transfer-encoding: chunked\\r\\n\\r\\n1\\r\\na\\r\\n0\\r\\n") + nothing,
    "sends: GET /x",
    'request 1 (GET /x): it has the body "a"',
  ],
  [
    "a request too many",
    get("/x") + get("/x") + nothing,
    "sends: GET /x",
    "a request too many: GET /x",
  ],
  ["no request", nothing, "sends: GET /x", 'step 1 was never asked for: "GET /x"'],
  [
    "a request that leaves the base",
    get("/x") + get("/../secret") + nothing,
    "sends: GET /x",
    "a request too many: GET /../secret",
  ],
  [
    "a request of no case",
    `${get("/x")} await raw(base, "GET /elsewhere HTTP/1.1\\r\\nHOST\\r\\n\\r\\n");${nothing}`,
    "sends: GET /x",
    "a request of no case: GET /elsewhere",
  ],
  [
    "another value",
    `${get("/x")} return { value: { a: [1, 3] } };`,
    "exchange: [{ request: GET /x, answer: 200 }], expect: { value: { a: [1, 2] } }",
    "value.a[1] is 3, and not 2",
  ],
  [
    "success where a failure is due",
    get("/x") + nothing,
    "exchange: [{ request: GET /x, answer: 500 }], expect: { error: status }",
    "it does not fail",
  ],
  [
    "a failure of another kind",
    `${get("/x")} return { error: { kind: "other", text: "Oops." } };`,
    "exchange: [{ request: GET /x, answer: 500 }], expect: { error: status }",
    'error.kind is "other", and not "status" (Oops.)',
  ],
  [
    "a failure where a value is due",
    'return { error: { kind: "timeout", text: "Late." } };',
    "exchange: [], expect: { value: 1 }",
    "it fails (timeout): Late.",
  ],
  [
    "a secret in a text",
    'return { error: { kind: "status", text: "The key k3y." } };',
    "exchange: [], expect: { error: status }, secrets: [k3y]",
    '"k3y" is in The key k3y.',
  ],
  [
    "no wait",
    get("/x") + get("/x") + nothing,
    "exchange: [{ request: GET /x, answer: 503 }, { request: same, afterMs: 5000, answer: 204 }], expect: {}",
    "ms after the answer before",
  ],
  [
    "another request than before",
    get("/x") + get("/x", "accept: text/html\\r\\n") + nothing,
    "exchange: [{ request: GET /x, answer: 503 }, { request: same, answer: 204 }], expect: {}",
    "it is not the one before once more",
  ],
  [
    "what is no HTTP",
    `await raw(base, "HELO\\r\\n\\r\\n");${nothing}`,
    "exchange: [], expect: {}",
    "a request line that is none",
  ],
  ["an end of its own", "process.exit(3);", "exchange: [], expect: {}", "the driver ended with 3"],
])("%s", async (_, does, wanted, fault) => {
  expect((await faultsOf(does, wanted)).join("\n")).toContain(fault);
});
