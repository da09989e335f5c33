/** Progress: what a person sees of a long run, and that nothing of it is left or goes anywhere else. */
import { expect, test } from "vitest";
import { stopwatch } from "../../../generator/commands/run.js";
import { terminalOf } from "../../../generator/commands/terminal.js";

const erase = "\r\u001b[2K";

/** A terminal whose clock stands where it is put, and what came to its streams. */
function terminalAt({
  isTTY = true,
  columns,
  environment = {},
}: {
  readonly isTTY?: boolean;
  readonly columns?: number;
  readonly environment?: Readonly<Record<string, string>>;
} = {}) {
  const written = { out: "", error: "" };
  const at = { now: 0 };
  const terminal = terminalOf({
    out: { write: (text) => (written.out += text) },
    error: {
      isTTY,
      ...(columns !== undefined && { columns }),
      write: (text) => (written.error += text),
    },
    environment,
    clock: () => at.now,
  });
  return { terminal, written, at };
}

test("a run of less than a second shows nothing", () => {
  const { terminal, written, at } = terminalAt();
  for (const now of [0, 400, 999]) {
    at.now = now;
    terminal.progress("parse");
  }
  terminal.done();
  expect(written).toEqual({ out: "", error: "" });
});

test("each step after that takes the place of the one before, and the end erases the last", () => {
  const { terminal, written, at } = terminalAt();
  at.now = 1_000;
  terminal.progress("emit docs");
  terminal.progress("print docs");
  expect(written.error).toBe(`${erase}emit docs …${erase}print docs …`);
  terminal.done();
  expect(written.error.endsWith(erase)).toBe(true);
  const { error } = written;
  terminal.done();
  expect(written.error).toBe(error);
});

test("what is printed stands where the progress was", () => {
  const { terminal, written } = terminalAt();
  terminal.progress("read", true);
  terminal.error("a warning\n");
  terminal.progress("plan", true);
  terminal.out("done\n");
  expect(written.error).toBe(`${erase}read …${erase}a warning\n${erase}plan …${erase}`);
  expect(written.out).toBe("done\n");
});

test("the time of a watch's next run begins when the last one is over", () => {
  const { terminal, written, at } = terminalAt();
  at.now = 60_000;
  terminal.done();
  at.now = 60_500;
  terminal.progress("read");
  expect(written.error).toBe("");
  at.now = 61_500;
  terminal.progress("plan");
  expect(written.error).toBe(`${erase}plan …`);
});

test("no line is longer than the screen, which could not erase what it broke", () => {
  for (const columns of [undefined, 0, 20]) {
    const { terminal, written } = terminalAt(columns === undefined ? {} : { columns });
    terminal.progress("x".repeat(300), true);
    expect(written.error.slice(erase.length)).toHaveLength((columns || 80) - 1);
  }
});

test.each([
  ["a pipe", { isTTY: false }],
  ["a build server", { environment: { CI: "true" } }],
  ["a dumb terminal", { environment: { TERM: "dumb" } }],
])("%s gets nothing", (_, given) => {
  const { terminal, written } = terminalAt(given);
  terminal.progress("read", true);
  terminal.done();
  expect(written).toEqual({ out: "", error: "" });
});

test.each([
  ["a large input is shown from its first stage on", { bytes: 5e6 }, ["read"]],
  ["a small one is not", { bytes: 1e6 }, []],
  ["--quiet shows nothing", { bytes: 5e6, quiet: true }, []],
])("%s", (_, given, shown) => {
  const { terminal, written } = terminalAt();
  const { stage, report } = stopwatch(terminal, given);
  expect(stage("read", () => 7)).toBe(7);
  expect(written.error).toBe(shown.map((each) => `${erase}${each} …`).join(""));
  expect(report()).toMatch(/^read +\d/m);
});
