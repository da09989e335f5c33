/** What people see of the tool: exact stdout, stderr and exit codes of real processes, one behaviour each. */
import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { scenarioFolder } from "../../vectors/drivers/typescript/make-driver.js";
import { findToolchain } from "../toolchains.js";
import { builtTool } from "./emitted-tools.js";
import { type ScriptedService, startService } from "./scripted-service.js";
import { type Around, transcriptOf } from "./transcript.js";

const book =
  '{ "title": "Sea",\n  "pages": 9007199254740993, "price": 1.10, "tags": ["a", "b\\u001b"] }';
const list = '[{"id":1,"name":"One","more":{"a":null}},{"id":20,"name":"Two\\tTabs","gone":true}]';

const answers = {
  "/book": { body: book },
  "/list": { body: list },
  "/escape": { body: '{"text":"\u001b[31mred\u009b\u202e"}' },
  "/plain": { type: "text/plain", body: "\u001b]0;title\u0007text" },
  "/image": { type: "image/png", body: Buffer.from([0x89, 0x50, 0, 1]) },
  "/empty": { status: 204 },
  "/taken": { status: 409, body: '{"message":"Taken.","code":7}' },
  "/secret": { status: 401, body: '{"message":"Who?"}' },
  "/hangs": { hangs: true },
  "/pages/offset": { body: '{"items":[{"n":1.0},{"n":2}],"total":3}' },
  "/pages/offset?offset=2": { body: '{"items":[{"n":3}],"total":3}' },
  "/upload": { body: "{}" },
};

describe.skipIf(findToolchain("go") === undefined)("the tool", () => {
  const folder = mkdtempSync(join(tmpdir(), "cli-transcripts-"));
  let program = "";
  let service: ScriptedService;
  beforeAll(async () => {
    ({ program } = await builtTool(scenarioFolder("library")));
    service = await startService(answers);
  });
  beforeEach(() => void service.seen.splice(0));
  afterAll(async () => {
    await service.close();
    rmSync(folder, { recursive: true });
  });

  const run = (given: readonly string[], around: Around = {}): Promise<string> =>
    transcriptOf({ program, service }, given, around);

  test("prints in a pipe the bytes as they came", async () => {
    expect(await run(["request", "GET", "/book"])).toBe(`exit 0\n--- stdout\n${book}`);
  });

  test.each(["json", "lines", "table", "yaml", "raw"])("prints --output %s", async (form) => {
    expect(await run(["request", "GET", "/book", "--output", form])).toMatchSnapshot();
    expect(await run(["request", "GET", "/list", "--output", form])).toMatchSnapshot();
  });

  test.each([["/book"], ["/escape"], ["/plain"], ["/image"], ["/taken"]])(
    "prints %s on a terminal, where nothing acts",
    async (path) => {
      expect(await run(["request", "GET", path], { terminal: true })).toMatchSnapshot();
    },
  );

  test("writes no colours where NO_COLOR is set, and in a pipe where CLICOLOR_FORCE is", async () => {
    const plain = await run(["request", "GET", "/book"], {
      terminal: true,
      env: { NO_COLOR: "1" },
    });
    expect(plain).not.toContain("<esc>");
    const forced = await run(["request", "GET", "/book", "--output", "json"], {
      env: { CLICOLOR_FORCE: "1" },
    });
    expect(forced).toContain("<esc>[34;1m");
  });

  test("prints a table as wide as the terminal", async () => {
    expect(
      await run(["request", "GET", "/list", "--output", "table"], { terminal: true }),
    ).toMatchSnapshot();
  });

  test.each([
    ["what stands at a pointer", "/tags/1", []],
    ["a number with all its digits", "/pages", []],
    ["a text as text", "/title", ["--output", "raw"]],
    ["nothing where nothing is there", "/nope", []],
    ["a fault of the pointer itself", "title", []],
  ])("prints %s", async (_, pointer, more) => {
    expect(await run(["request", "GET", "/book", "--pointer", pointer, ...more])).toMatchSnapshot();
  });

  test("prints the head with --include", async () => {
    expect(
      await run(["request", "GET", "/book", "--include", "--pointer", "/title"]),
    ).toMatchSnapshot();
  });

  test.each([["/taken"], ["/secret"], ["/empty"]])(
    "prints the head of %s with --include, of an error on stderr",
    async (path) => {
      expect(await run(["request", "GET", path, "--include"])).toMatchSnapshot();
    },
  );

  test("takes values of the path by name: lists, objects, and texts with commas", async () => {
    const asked = async (...given: readonly string[]): Promise<string> => {
      const said = await run([...given, "--dry-run"]);
      return said.replaceAll(/^exit 0\n--- stdout\ncurl \\\n {2}'\$BASE(.*)'[\s\S]*/g, "$1");
    };
    expect(await asked("paths", "simple", "a,b")).toBe("/simple/a%2Cb");
    expect(await asked("paths", "simple", "--path", "v=a", "--path", "v=b,c")).toBe(
      "/simple/a,b%2Cc",
    );
    expect(await asked("paths", "simple", "--path", 'v:={"a":1.0}')).toBe("/simple/a,1.0");
    expect(await asked("paths", "two", "7", "--path", "id=a")).toBe("/items/a/parts/7");
  });

  test.each([
    [["paths", "simple", "--path", "w=a"]],
    [["paths", "simple", "--path", "v"]],
    [["paths", "simple", "--path", "v:=[1", "--path", "v=2"]],
    [["paths", "simple", "x", "--path", "v=2"]],
    [["paths", "simple"]],
    [["paths", "simple", "--path", "v:=null"]],
    [["request", "GET", "/book", "--path", "v=2"]],
  ])("says what is wrong with the values of the path in %j", async (given) => {
    expect(await run(given)).toMatchSnapshot();
    expect(service.seen).toEqual([]);
  });

  test("follows all pages, as one array or as lines", async () => {
    expect(await run(["pages", "offset", "--all"])).toMatchSnapshot();
    expect(await run(["pages", "offset", "--all", "--output", "lines"])).toMatchSnapshot();
    expect(await run(["pages", "offset", "--output", "table"])).toMatchSnapshot();
  });

  test.each([["/taken"], ["/secret"], ["/nope"]])(
    "tells of the error %s on stderr",
    async (path) => {
      expect(await run(["request", "GET", path])).toMatchSnapshot();
    },
  );

  test("ends with 5 where nobody listens, and with 6 where nobody answers", async () => {
    const refused = await run(["request", "GET", "/x", "--base-url", "http://127.0.0.1:1"]);
    expect(refused).toMatchSnapshot();
    const late = await run(["request", "GET", "/hangs", "--timeout", "50ms", "--retries", "0"]);
    expect(late).toMatchSnapshot();
  });

  test("ends with 3 where a fact is missing, whatever is given", async () => {
    expect(await run(["unseen", "nameless", "--nope", "x"])).toMatchSnapshot();
    expect(await run(["not-shown"])).toMatchSnapshot();
    expect(await run(["not-shown", "--output", "lines"])).toMatchSnapshot();
  });

  test("tells all faults at once, and sends nothing", async () => {
    const said = await run([
      "pages",
      "offset",
      "more",
      "--limit",
      "x",
      "--ofset",
      "2",
      "--retries=-1",
      "--output",
      "xml",
      "--query",
      "a",
    ]);
    expect(said).toMatchSnapshot();
    expect(service.seen).toEqual([]);
  });

  test("suggests what was meant, and nothing where nothing is near", async () => {
    expect(await run(["pagse"])).toMatchSnapshot();
    expect(await run(["pages", "ofset"])).toMatchSnapshot();
    expect(await run(["nothing-like-it"])).toMatchSnapshot();
  });

  test("reads stdin for - alone", async () => {
    expect(await run(["request", "GET", "/empty"])).toBe("exit 0\n");
    await run(["request", "POST", "/upload", "--body", "-"], { stdin: '{"a":1.0}' });
    await run(["request", "POST", "/upload", "--body", '{"a":1.10}']);
    expect(service.seen.slice(1)).toEqual(['POST /upload {"a":1.0}', 'POST /upload {"a":1.10}']);
  });

  test("makes JSON and forms of fields", async () => {
    const file = join(folder, "note.txt");
    writeFileSync(file, "a note");
    await run([
      "request",
      "POST",
      "/upload",
      "--field",
      "a=1",
      "--field",
      "b:=1.0",
      "--field",
      `c@${file}`,
    ]);
    await run([
      "request",
      "POST",
      "/upload",
      "--content-type",
      "application/x-www-form-urlencoded",
      "--field",
      "a=x y",
      "--field",
      "a=z",
    ]);
    expect(service.seen).toEqual([
      'POST /upload {"a":"1","b":1.0,"c":"a note"}',
      "POST /upload a=x+y&a=z",
    ]);
  });

  test("shows a request without its secrets, and sends nothing", async () => {
    const file = join(folder, "note.txt");
    writeFileSync(file, "a note");
    const env = { LIBRARY_AUTHORIZATION: "Bearer secret" };
    const form = [
      "--content-type",
      "multipart/form-data",
      "--field",
      `file@${file};type=text/plain`,
      "--field",
      "a=@b",
    ];
    expect(
      await run(["request", "POST", "/upload?x=1", "--body", `{"it's":1}`, "--dry-run"], { env }),
    ).toMatchSnapshot();
    expect(
      (await run(["request", "PUT", "/upload", ...form, "--dry-run"], { env })).replaceAll(
        folder,
        "",
      ),
    ).toMatchSnapshot();
    expect(service.seen).toEqual([]);
  });

  test("takes no secret from the command line", async () => {
    expect(await run(["request", "GET", "/empty", "--credential", "bearer=x"])).toMatchSnapshot();
  });

  test("writes a body to a file, whole or not at all", async () => {
    const file = join(folder, "image.png");
    const said = await run(["request", "GET", "/image", "--output-file", file], { terminal: true });
    expect(readFileSync(file)).toEqual(answers["/image"].body);
    expect(said).toContain("4 B");
  });

  test("says former names and ends of operations", async () => {
    expect(await run(["old", "--help"])).toMatchSnapshot();
    expect(await run(["old", "card"])).toContain(
      "library old card is deprecated. Since 2026-02-01.",
    );
  });

  test.each([
    [["--help"]],
    [["pages", "--help"]],
    [["pages", "offset", "--help"]],
    [["unseen", "nameless", "--help"]],
    [["bodies", "--help"]],
    [["paths", "simple", "--help"]],
    [["help", "options"]],
  ])("shows the help of %j in 80 columns", async (given) => {
    const said = await run(given);
    expect(said).toMatchSnapshot();
    expect(said.split("\n").filter((line) => line.length > 80)).toEqual([]);
  });

  test("ends with 130 where it is interrupted", async () => {
    const child = spawn(program, ["request", "GET", "/hangs"], {
      env: { LIBRARY_BASE_URL: service.url },
    });
    while (service.seen.length === 0) await new Promise((resolve) => setTimeout(resolve, 10));
    child.kill("SIGINT");
    expect(await new Promise((resolve) => child.on("close", resolve))).toBe(130);
  });
});
