/**
 * Records the walk-through of the docs: runs the commands below in an empty folder, and draws what they print as
 * `.github/recording.svg`.
 *
 * Usage: `npm run recording`. The same code gives the same bytes. The lines appear one after the other, and stay; where the
 * reader wants less motion they are all there at once. The SVG follows the color scheme of the page.
 *
 * Two things are arranged: the client's package is linked as `npm install ./generated/typescript-client` links it, and the port
 * of the mock is any that is free, shown as 4010.
 */
import { spawn, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

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
    return svgOf(session.lines);
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

// Drawing.

const letter = 7.83;
const lineHeight = 18;
const columns = 82;
const padding = 16;
const bar = 30;
const width = Math.ceil(columns * letter) + 2 * padding;

/** Seconds before a command appears, and before each line that it prints. */
const pauses = { command: 0.8, line: 0.04 };

const style = [
  "  <style>",
  "    text { font: 13px ui-monospace, SFMono-Regular, Menlo, Consolas, 'DejaVu Sans Mono', monospace; fill: #24292f; white-space: pre; }",
  "    .window { fill: #ffffff; stroke: #d0d7de; } .bar { fill: #f6f8fa; } .dot { fill: #d0d7de; }",
  "    .bold { font-weight: 600; } .dim { fill: #57606a; } .prompt { fill: #57606a; }",
  "    .red { fill: #b3171f; } .green { fill: #0a6b3d; } .yellow { fill: #8a4b00; } .cyan { fill: #0550ae; }",
  "    .line { animation: appear 1ms both; }",
  "    @keyframes appear { from { opacity: 0; } to { opacity: 1; } }",
  "    @media (prefers-reduced-motion: reduce) { .line { animation: none; } }",
  "    @media print { .line { animation: none; } }",
  "    @media (prefers-color-scheme: dark) {",
  "      text { fill: #e6edf3; }",
  "      .window { fill: #0d1117; stroke: #30363d; } .bar { fill: #161b22; } .dot { fill: #30363d; }",
  "      .dim, .prompt { fill: #9198a1; }",
  "      .red { fill: #ff7b72; } .green { fill: #7ee787; } .yellow { fill: #f0b72f; } .cyan { fill: #79c0ff; }",
  "    }",
  "  </style>",
];

function svgOf(lines) {
  let [at, y] = [0, bar + padding - 0.25 * lineHeight];
  const drawn = lines.map(({ isCommand, text }, index) => {
    const isNext = isCommand && index > 0;
    at += isNext ? pauses.command : pauses.line;
    y += isNext ? 1.5 * lineHeight : lineHeight;
    const prompt = isCommand ? '<tspan class="prompt">$ </tspan>' : "";
    const spans = isCommand ? span("bold", text) : styled(text);
    return `  <text class="line" style="animation-delay: ${at.toFixed(2)}s" x="${padding}" y="${y}">${prompt}${spans}</text>`;
  });
  const height = Math.ceil(y + 0.25 * lineHeight + padding);
  const commands = lines.filter(({ isCommand }) => isCommand).map(({ text }) => text);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-labelledby="title desc">`,
    '  <title id="title">The walk-through in a terminal</title>',
    `  <desc id="desc">${escaped(commands.join("; "))}</desc>`,
    ...style,
    `  <rect class="window" x="0.5" y="0.5" width="${width - 1}" height="${height - 1}" rx="8"/>`,
    `  <path class="bar" d="M1 ${bar}V9a8 8 0 0 1 8-8H${width - 9}a8 8 0 0 1 8 8V${bar}z"/>`,
    ...[20, 40, 60].map((x) => `  <circle class="dot" cx="${x}" cy="${bar / 2 + 1}" r="6"/>`),
    ...drawn,
    "</svg>",
    "",
  ].join("\n");
}

/** What the program uses of the sequences of ECMA-48 for colors (SGR). */
const classes = new Map([
  ...[
    ["1", "bold"],
    ["2", "dim"],
    ["31", "red"],
    ["32", "green"],
  ],
  ...[
    ["33", "yellow"],
    ["36", "cyan"],
  ],
]);

/** A line with sequences for colors as spans. */
function styled(line) {
  const parts = line.split(/\u001b\[([\d;]*)m/);
  let [weight, color] = ["", ""];
  return parts
    .map((part, index) => {
      if (index % 2 === 0) return span(`${weight} ${color}`.trim(), part);
      const name = classes.get(part);
      if (part === "22") weight = "";
      else if (part === "39" || part === "0") color = "";
      else if (name === "bold" || name === "dim") weight = name;
      else if (name !== undefined) color = name;
      else throw new Error(`the sequence ${part} is not drawn yet`);
      return "";
    })
    .join("");
}

function span(name, text) {
  if (text === "") return "";
  return name === "" ? escaped(text) : `<tspan class="${name}">${escaped(text)}</tspan>`;
}

function plain(text) {
  return text.replaceAll(/\u001b\[[\d;]*m/g, "");
}

function escaped(text) {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

process.stdout.write(await recording());
