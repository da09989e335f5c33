/**
 * Records the walk-through of the docs: runs the commands below in an empty folder, and draws what they print as
 * `.github/recording.svg`.
 *
 * Usage: `npm run recording`. The same code gives the same bytes.
 *
 * Two things are arranged: the client's package is linked as `npm install ./generated/typescript-client` links it, and the port
 * of the mock is any that is free, shown as 4010.
 */
import { spawn, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { plain, svgOf } from "./terminal.mjs";

const program = join(dirname(fileURLToPath(import.meta.url)), "../dist/main.js");
const shownPort = "4010";

const call = `import { LibraryClient } from "library-client";

const client = new LibraryClient({ baseUrl: "http://localhost:4010" });
const book = await client.books.retrieve("9780141439587");
console.log(book.title);
`;

/** The fact that somebody has found out, in place of `reserve: not shown`. */
const fact = `reserve:
  method: POST
  path: /books/{isbn}/reservations
  parameters: { path: { isbn: { schema: { $ref: "#/schemas/isbn" } } } }
`;

/** Runs the session; the SVG is the result. */
async function recording() {
  const folder = mkdtempSync(join(tmpdir(), "recording-"));
  const session = new Session(folder);
  try {
    session.run("npx endpoint-manifest init");
    session.run("npx endpoint-manifest generate");
    linkClient(folder);
    session.show("cat call.mjs", writeCall(folder, shownPort));
    const port = await session.mock(`npx endpoint-manifest mock --port ${shownPort} &`);
    writeCall(folder, port);
    session.run("node call.mjs");
    session.show("cat fact.yaml # somebody found out how a book is reserved", fact);
    fillIn(folder);
    session.run("npx endpoint-manifest check", 2);
    session.run("npx endpoint-manifest generate", 2);
    session.run("npx endpoint-manifest coverage", { first: 3 });
    return svgOf("The walk-through in a terminal", session.lines);
  } finally {
    session.end();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A terminal in a folder: the lines on it, each with whether it is a command. */
class Session {
  lines = [];
  #folder;
  #mock;

  constructor(folder) {
    this.#folder = folder;
  }

  /** Runs a command, and prints the whole, its last lines (a number), or its first ones. */
  run(command, part) {
    const environment = { ...process.env, FORCE_COLOR: "1", CI: "", npm_lifecycle_event: "" };
    const { stdout, stderr } = spawnSync(process.execPath, argumentsOf(command), {
      ...{ cwd: this.#folder, encoding: "utf8", env: environment },
    });
    const lines = stdout.trimEnd().split("\n");
    const first = part?.first;
    const cut =
      part === undefined ? "" : first === undefined ? ` | tail -n ${part}` : ` | head -n ${first}`;
    const kept =
      part === undefined ? lines : first === undefined ? lines.slice(-part) : lines.slice(0, first);
    if (stderr !== "") throw new Error(`${command} printed errors:\n${stderr}`);
    this.#print(command + cut, kept);
  }

  /** Prints a text as the output of a command that only shows it. */
  show(command, text) {
    this.#print(command, text.trimEnd().split("\n"));
  }

  /** Starts the mock on a free port, and prints what it says until it serves; the result is the port. */
  async mock(command) {
    const environment = { ...process.env, FORCE_COLOR: "1" };
    this.#mock = spawn(process.execPath, [program, "mock", "--port", "0"], {
      ...{ cwd: this.#folder, env: environment, stdio: ["ignore", "pipe", "inherit"] },
    });
    let text = "";
    for await (const chunk of this.#mock.stdout) {
      text += chunk;
      if (/routed/.test(text) && text.endsWith("\n")) break;
    }
    const [, port = ""] = /:(\d+)/.exec(plain(text)) ?? [];
    this.#print(command, text.replace(`:${port}`, `:${shownPort}`).trimEnd().split("\n"));
    return port;
  }

  end() {
    this.#mock?.kill();
  }

  #print(command, output) {
    this.lines.push({ isCommand: true, text: command });
    for (const text of output) this.lines.push({ isCommand: false, text });
  }
}

function argumentsOf(command) {
  const [name, ...words] = command.split(" ");
  return name === "npx" ? [program, ...words.slice(1)] : words;
}

/** Puts the fact into the manifest. */
function fillIn(folder) {
  const file = join(folder, "manifest/groups/books.yaml");
  const text = readFileSync(file, "utf8");
  writeFileSync(file, text.replace("  reserve: not shown\n", fact.replaceAll(/^(?=.)/gm, "  ")));
}

function writeCall(folder, port) {
  writeFileSync(join(folder, "call.mjs"), call.replace(shownPort, port));
  return call;
}

function linkClient(folder) {
  mkdirSync(join(folder, "node_modules"));
  const client = join(folder, "generated/typescript-client");
  symlinkSync(client, join(folder, "node_modules/library-client"), "dir");
}

process.stdout.write(await recording());
