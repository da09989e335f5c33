/**
 * Records a session with the command-line tool of the library, the starter's service: makes it, builds it, runs the commands below
 * against the mock, and draws what they print as `.github/tool-recording.svg`.
 *
 * Usage: `npm run recording:tool`, with Go. The same code gives the same bytes. The tool believes that it prints on a terminal.
 */
import { execFileSync, spawn, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { plain, svgOf } from "./terminal.mjs";

const generator = join(dirname(fileURLToPath(import.meta.url)), "../dist/main.js");

const commands = [
  "library --help | head -n 9",
  "library books --help",
  "library books retrieve 9780141439587",
  "library books retrieve 9780141439587 --pointer /title --output raw",
  "library books list --query page=2 --dry-run",
  "library books retreive 9780141439587; echo $?",
  "library books reserve 9780141439587; echo $?",
  "library not-shown --output table",
];

/** Runs the session; the SVG is the result. */
async function recording() {
  const folder = mkdtempSync(join(tmpdir(), "recording-"));
  let mock;
  try {
    execFileSync(process.execPath, [generator, "init"], { cwd: folder });
    const targets = join(folder, "manifest/targets.yaml");
    const tool = "targets:\n  cli: { module: github.com/acme/library-cli, version: 0.1.0 }\n";
    writeFileSync(targets, readFileSync(targets, "utf8").replace(/^targets:[^]*/m, tool));
    execFileSync(process.execPath, [generator, "generate"], { cwd: folder });
    const bin = join(folder, "bin");
    execFileSync("go", ["build", "-trimpath", "-o", join(bin, "library"), "./cmd/library"], {
      cwd: join(folder, "generated/cli"),
    });
    mock = spawn(process.execPath, [generator, "mock", "--port", "0"], {
      ...{ cwd: folder, stdio: ["ignore", "pipe", "inherit"] },
    });
    const url = await urlOf(mock);
    const lines = commands.flatMap((command) => {
      const printed = run(command, { folder, bin, url }).replaceAll(url, "http://localhost:4010");
      const text = printed.replaceAll("\r", "").trimEnd();
      return [
        { isCommand: true, text: command },
        ...text.split("\n").map((line) => ({ isCommand: false, text: line })),
      ];
    });
    return svgOf("The command-line tool of a library in a terminal", lines);
  } finally {
    mock?.kill();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Runs a command in a terminal of its own, which `script` makes. */
function run(command, { folder, bin, url }) {
  const environment = {
    ...{ HOME: folder, TERM: "xterm-256color", LIBRARY_BASE_URL: url, LANG: "C.UTF-8" },
    PATH: `${bin}${delimiter}${process.env.PATH}`,
  };
  const { stdout, stderr, error } = spawnSync("script", ["-qec", command, "/dev/null"], {
    ...{ cwd: folder, encoding: "utf8", env: environment },
  });
  if (error !== undefined || stderr !== "") throw error ?? new Error(stderr);
  return stdout;
}

/** The URL of a mock, when it serves. */
async function urlOf(mock) {
  let text = "";
  for await (const chunk of mock.stdout) {
    text += chunk;
    if (/routed/.test(text) && text.endsWith("\n")) break;
  }
  return /http:\/\/[\w.]+:\d+/.exec(plain(text))?.[0] ?? "";
}

process.stdout.write(await recording());
