/** The commands of the README are right as they stand: each makes a request, or shows a list. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readme, readmeCommands } from "../../../generator/targets/cli/readme.js";
import { scenariosFolder, specifiedManifest } from "../../golden-tree.js";
import { few, run } from "../../matrix/processes.js";
import { environmentOf, SampleService } from "../../matrix/sample-service.js";
import { findToolchain } from "../toolchains.js";
import { builtTool } from "./emitted-tools.js";

const guide = join(import.meta.dirname, "../../../docs/guides/command-line.md");
const manifests = [
  ["shipped", join(import.meta.dirname, "../../../manifest")],
  ["specified", specifiedManifest],
  ["bodies", join(scenariosFolder, "bodies")],
] as const;

describe.skipIf(findToolchain("go") === undefined).each(manifests)("%s", (name, manifest) => {
  const folder = mkdtempSync(join(tmpdir(), "cli-readme-"));
  let program = "";
  let commands: readonly string[] = [];
  let text = "";
  beforeAll(async () => {
    const { names, program: built } = await builtTool(manifest);
    commands = readmeCommands(names);
    const file = readme(names);
    text = file.kind === "built" ? await file.print() : "";
    program = built;
    // The files that examples send.
    for (const [, file = ""] of commands.join(" ").matchAll(/@([\w.-]+)/g)) {
      writeFileSync(join(folder, file), "bytes");
    }
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  test("the mock takes what each command sends", async () => {
    const service = await SampleService.start(name, manifest);
    try {
      const calls = commands.filter((each) => !/^(?:not-shown|help)/.test(each));
      const ended = await few(calls, async (command) => {
        const env = {
          ...environmentOf(service.samples),
          LIBRARY_BASE_URL: service.urlFor("cli", { id: "readme" }),
        };
        const { code, error } = await run("sh", ["-c", `${program} ${command}`], { folder, env });
        return code === 0 ? "" : `${command}: exit ${code}: ${error}`;
      });
      expect(ended.filter((each) => each !== "")).toEqual([]);
    } finally {
      await service.close();
    }
  });

  test("each command of the README is right in a shell", () => {
    expect(commands.length).toBeGreaterThan(2);
    for (const command of commands) {
      const isCall = command !== "not-shown" && !command.startsWith("help");
      const line = `${program} ${command}${isCall ? " --dry-run" : ""}`;
      const { status, stderr } = spawnSync("sh", ["-c", line], {
        ...{ cwd: folder, encoding: "utf8" },
        env: { PATH: process.env["PATH"] ?? "", LIBRARY_BASE_URL: "http://127.0.0.1:1" },
      });
      expect({ command, status, stderr }).toEqual({
        command,
        status: 0,
        stderr: expect.any(String),
      });
    }
  });

  test("the exit codes of the README and the guide are those of the help", () => {
    const rows = exitCodes(text);
    const help = spawnSync(program, ["help", "options"], { encoding: "utf8" }).stdout;
    const told = [...(help.split("Exit codes")[1] ?? "").matchAll(/^ {2}(\d+) +(.*)$/gm)];
    expect(rows).toEqual(told.map(([, code, means]) => `${code}: ${means}`));
    expect(rows.length).toBeGreaterThan(8);
    expect(exitCodes(readFileSync(guide, "utf8"))).toEqual(rows);
  });
});

/** The rows of the table of a page. */
function exitCodes(page: string): readonly string[] {
  const rows = page.matchAll(/^\| (\d+) +\| (.*?) +\|$/gm);
  return [...rows].map(([, code, means]) => `${code}: ${means}`);
}
