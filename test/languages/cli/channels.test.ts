/** Where the output goes: to readers that leave, to files while they grow, and to terminals that act on what they read. */
import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { scenariosFolder } from "../../golden-tree.js";
import { scenarioFolder } from "../../vectors/drivers/typescript/make-driver.js";
import { findToolchain } from "../toolchains.js";
import { builtTool } from "./emitted-tools.js";
import { type ScriptedService, startService } from "./scripted-service.js";
import { type Around, transcriptOf } from "./transcript.js";

const lines = '{"title":"A"}\n{"title":"B"}\n';
const many = Array.from({ length: 20_000 }, (_, at) => `{"title":"Book ${at}"}\n`).join("");
const quarter = Buffer.alloc(250_000, 7);
const events = 'id: 1\ndata: {"title":"A"}\n\nevent: gone\ndata: {"title":"B"}\n\n';
/** What a terminal acts on. */
const active = /<esc>|(?!\n)[\p{Cc}\p{Bidi_Control}]/u;
const unsafe = "\u001b]0;owned\u0007\u009b2J\u202eabc";

const answers = {
  "/streams/lines": { type: "application/x-ndjson", body: lines },
  "/streams/events": { type: "text/event-stream", body: events },
  "/many": { type: "application/x-ndjson", body: many },
  "/grows": {
    ...{ type: "application/octet-stream", pieces: [quarter, quarter, quarter, quarter] },
    headers: { "content-length": "1000000" },
  },
  "/ends": {
    ...{ type: "application/octet-stream", pieces: [quarter] },
    headers: { "content-length": "1000000" },
    breaks: true,
  },
  "/error": { status: 409, body: JSON.stringify({ message: unsafe }) },
  "/error-text": { status: 409, type: "text/plain", body: unsafe },
  "/unsafe": { body: JSON.stringify([{ [unsafe]: unsafe }]) },
  "/unsafe-type": { type: "text/plain", body: unsafe, headers: { "x-note": "a\u0085b" } },
};

describe.skipIf(findToolchain("go") === undefined)("the output of the tool", () => {
  const folder = mkdtempSync(join(tmpdir(), "cli-channels-"));
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

  /** Runs a command line whose output another program reads. */
  async function readBy(reader: string, given: readonly string[]) {
    const env = { PATH: process.env["PATH"] ?? "", LIBRARY_BASE_URL: service.url };
    const child = spawn("sh", ["-c", `"$0" "$@" | ${reader}`, program, ...given], { env });
    const [out, err] = await Promise.all([text(child.stdout), text(child.stderr)]);
    return { out, err };
  }

  test("prints the head of a stream before its items", async () => {
    expect(await run(["streams", "lines", "--include"])).toMatchSnapshot();
    expect(await run(["streams", "events", "--include"])).toMatchSnapshot();
    expect(await run(["streams", "lines", "--include", "--output", "raw"])).toMatchSnapshot();
  });

  test.each(["json", "lines", "raw", "table", "yaml"])("prints a stream as %s", async (form) => {
    expect(await run(["streams", "events", "--output", form])).toMatchSnapshot();
  });

  test("prints what stands at a pointer of each item", async () => {
    const pointed = ["streams", "lines", "--pointer", "/title"];
    expect(await run(pointed)).toBe('exit 0\n--- stdout\n"A"\n"B"\n');
    expect(await run([...pointed, "--output", "raw"])).toBe("exit 0\n--- stdout\nA\nB\n");
    const named = ["streams", "events", "--pointer", "/data/title", "--output", "raw"];
    expect(await run(named)).toBe("exit 0\n--- stdout\nA\nB\n");
  });

  test.each([
    [["request", "GET", "/many"]],
    [["request", "GET", "/many", "--include"]],
    [["streams", "lines"]],
    [["help", "options"]],
  ])("is quiet where the reader of %j leaves", async (given) => {
    expect(await readBy("true", given)).toEqual({ out: "", err: "" });
  });

  test("gives the first line to a reader that wants no more", async () => {
    const said = await readBy("head -n 1", ["request", "GET", "/many"]);
    expect(said).toEqual({ out: '{"title":"Book 0"}\n', err: "" });
  });

  test("moves a bar on a terminal while a file grows, and none in a pipe", async () => {
    const file = join(folder, "grown");
    const said = await run(["request", "GET", "/grows", "--output-file", file], { terminal: true });
    expect(readFileSync(file).length).toBe(1_000_000);
    const frames = said.split("\r<esc>[K").map((each) => each.replace(file, "grown"));
    expect(frames[0]).toBe("exit 0\n--- stdout\n");
    expect(frames.length).toBeGreaterThan(2);
    const shares = frames.slice(1).map((each) => Number(/(\d+) %/.exec(each)?.[1]));
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
    expect(shares[0]).toBeLessThan(100);
    expect(frames.at(-1)).toBe(`grown  ${"█".repeat(30)} 100 %  1.0 MB\n`);
    expect(await run(["request", "GET", "/grows", "--output-file", file])).toBe("exit 0\n");
  });

  test("leaves no file where the body ends too early", async () => {
    const file = join(folder, "kept");
    const said = await run(["request", "GET", "/ends", "--output-file", file, "--retries", "0"]);
    expect(said.replaceAll(file, "kept")).toMatchSnapshot();
    expect([existsSync(file), existsSync(`${file}.part`)]).toEqual([false, false]);
  });

  test.each(["/error", "/error-text", "/unsafe", "/unsafe-type"])(
    "gives a terminal nothing of %s that it acts on",
    async (path) => {
      const said = await run(["request", "GET", path, "--include"], {
        terminal: true,
        env: { NO_COLOR: "1" },
      });
      expect(said).not.toMatch(active);
      expect(said).toMatchSnapshot();
    },
  );

  test("gives a terminal nothing of a table or YAML that it acts on", async () => {
    for (const form of ["table", "yaml", "json", "lines"]) {
      const said = await run(["request", "GET", "/unsafe", "--output", form], {
        terminal: true,
        env: { NO_COLOR: "1" },
      });
      expect(said).not.toMatch(active);
      expect(said).toMatchSnapshot();
    }
  });

  test("gives a terminal nothing of its own arguments that it acts on", async () => {
    const said = await run([`no\u001b[2Jsuch`, `--\u001b[31mx`], { terminal: true });
    expect(said).not.toContain("<esc>");
    expect(said).toMatchSnapshot();
  });
});

describe.skipIf(findToolchain("go") === undefined)("names that were", () => {
  let program = "";
  let service: ScriptedService;
  beforeAll(async () => {
    ({ program } = await builtTool(join(scenariosFolder, "deprecation")));
    service = await startService({});
  });
  afterAll(() => service.close());

  test.each([
    [["books", "borrow", "b1", "--dry-run"]],
    [["books", "hand-out", "b1", "--dry-run"]],
    [["books", "lend", "b1", "--dry-run"]],
    [["books", "scan", "b1", "--dry-run"]],
    [["books", "burn"]],
    [["books", "borrow", "--help"]],
  ])("%j", async (given) => {
    expect(await transcriptOf({ program, service }, given, {})).toMatchSnapshot();
  });
});
