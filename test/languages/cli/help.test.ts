/** The help of every command of a whole service, as people read it: a file for each group, and every example runs. */
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { scenariosFolder } from "../../golden-tree.js";
import { few, run } from "../../matrix/processes.js";
import { environmentOf, SampleService, sentFiles } from "../../matrix/sample-service.js";
import { findToolchain } from "../toolchains.js";
import { builtTool } from "./emitted-tools.js";

/** The service with the most operations, every fact known. */
const service = join(scenariosFolder, "music-filled");

/** The program's own commands, each with those below it. */
const ownCommands = ["", "help", "request", "not-shown", "login", "logout", "auth", "auth status"];
const otherCommands = ["profile", "profile list", "profile show", "profile set", "profile unset"];
const lastCommands = ["profile use", "profile remove", "completion", "manual"];

describe.skipIf(findToolchain("go") === undefined)("help", () => {
  const folder = mkdtempSync(join(tmpdir(), "cli-help-"));
  let program = "";
  /** The words of all commands of operations and their groups, by the outermost group. */
  const groups = new Map<string, string[]>();
  /** The help of a command by its words. */
  const pages = new Map<string, string>();

  beforeAll(async () => {
    const { names, program: built } = await builtTool(service);
    const { commands } = names;
    program = built;
    symlinkSync(program, join(folder, "library"));
    for (const { words } of commands.operations.values()) {
      const [outermost = ""] = words;
      const list = groups.get(outermost) ?? [];
      for (const [index] of words.entries()) {
        const text = words.slice(0, index + 1).join(" ");
        if (!list.includes(text)) list.push(text);
      }
      groups.set(outermost, list);
    }
    const own = [...ownCommands, ...otherCommands, ...lastCommands];
    for (const text of [...own, ...[...groups.values()].flat()]) {
      pages.set(text, helpOf(text));
    }
    pages.set("help options", printed(["help", "options"]));
    groups.set("program", [...own, "help options"]);
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const printed = (given: readonly string[]): string =>
    execFileSync(program, [...given], { encoding: "utf8", env: { HOME: folder } });
  const helpOf = (text: string): string =>
    printed([...text.split(" ").filter((each) => each !== ""), "--help"]);

  test("is that of the goldens, a file for each group", async () => {
    for (const [group, commands] of groups) {
      const text = commands.map((each) => {
        const words = each === "help options" ? each : `${each} --help`.trim();
        return `$ library ${words}\n\n${pages.get(each)}`;
      });
      const file = join(import.meta.dirname, "__snapshots__/help", `${group}.txt`);
      await expect(text.join("\n\n")).toMatchFileSnapshot(file);
    }
  });

  test("fits 80 columns, and ends no line with a space", () => {
    const lines = [...pages].flatMap(([name, page]) =>
      page.split("\n").map((line) => ({ name, line })),
    );
    expect(lines.filter(({ line }) => [...line].length > 80 || / $/.test(line))).toEqual([]);
  });

  test("sets all texts of a page below each other", () => {
    for (const [name, page] of pages) {
      const columns = new Set(rowsIn(page));
      expect({ name, columns: [...columns].slice(0, 1) }).toEqual({ name, columns: [...columns] });
    }
  });

  test("has an example of every operation, which the mock takes as it stands", async () => {
    const mock = await SampleService.start("filled", service);
    for (const [name, text] of sentFiles(mock.samples)) writeFileSync(join(folder, name), text);
    try {
      const operations = [...pages].filter(([, page]) => page.includes("\nRequest\n"));
      expect(operations).toHaveLength(mock.samples.length);
      const ended = await few(operations, async ([name, page]) => {
        const example = exampleIn(page);
        const env = {
          ...environmentOf(mock.samples),
          ...{ HOME: folder, LIBRARY_BASE_URL: mock.urlFor("cli", { id: "help" }) },
          PATH: `${folder}${delimiter}${process.env["PATH"] ?? ""}`,
        };
        const { code, error } = await run("sh", ["-c", example], { folder, env });
        return code === 0 ? "" : `${name}: ${example}: exit ${code}: ${error}`;
      });
      expect(ended.filter((each) => each !== "")).toEqual([]);
    } finally {
      await mock.close();
    }
  });
});

/** The column in which the text of each row begins, in the sections that have two columns. */
function rowsIn(page: string): readonly number[] {
  return page
    .split(/\n(?=\S)/)
    .filter((section) => /^(?:Values|Options|Pages)\n/.test(section))
    .flatMap((section) => section.split("\n"))
    .flatMap((line) => {
      const [head] = /^ {2}(?:--|<)\S+(?: \S+)? {2,}(?=\S)/.exec(line) ?? [];
      return head === undefined ? [] : [head.length];
    });
}

/** The example of a page, as it is pasted into a shell. */
function exampleIn(page: string): string {
  const [, text = ""] = /\nExample\n {2}\$ ((?:.+\n)+)/.exec(page) ?? [];
  return text.replaceAll(/^ {4}/gm, "");
}
