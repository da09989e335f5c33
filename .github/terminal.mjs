/** Draws the session of a terminal as an SVG. */

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
  "    .red { fill: #b3171f; } .green { fill: #0a6b3d; } .yellow { fill: #8a4b00; } .blue { fill: #8250df; } .cyan { fill: #0550ae; }",
  "    .line { animation: appear 1ms both; }",
  "    @keyframes appear { from { opacity: 0; } to { opacity: 1; } }",
  "    @media (prefers-reduced-motion: reduce) { .line { animation: none; } }",
  "    @media print { .line { animation: none; } }",
  "    @media (prefers-color-scheme: dark) {",
  "      text { fill: #e6edf3; }",
  "      .window { fill: #0d1117; stroke: #30363d; } .bar { fill: #161b22; } .dot { fill: #30363d; }",
  "      .dim, .prompt { fill: #9198a1; }",
  "      .red { fill: #ff7b72; } .green { fill: #7ee787; } .yellow { fill: #f0b72f; } .blue { fill: #d2a8ff; } .cyan { fill: #79c0ff; }",
  "    }",
  "  </style>",
];

/**
 * Draws lines, each with whether it is a command. They appear one after the other, and stay; where the reader wants less motion they are
 * all there at once. The SVG follows the color scheme of the page.
 */
export function svgOf(title, lines) {
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
    `  <title id="title">${escaped(title)}</title>`,
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
    ["34", "blue"],
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
      for (const code of part.split(";")) {
        const name = classes.get(code);
        if (code === "22" || code === "0") weight = "";
        if (code === "39" || code === "0") color = "";
        else if (name === "bold" || name === "dim") weight = name;
        else if (name !== undefined) color = name;
        else if (code !== "22") throw new Error(`the sequence ${code} is not drawn yet`);
      }
      return "";
    })
    .join("");
}

function span(name, text) {
  if (text === "") return "";
  return name === "" ? escaped(text) : `<tspan class="${name}">${escaped(text)}</tspan>`;
}

/** A text without its colors. */
export function plain(text) {
  return text.replaceAll(/\u001b\[[\d;]*m/g, "");
}

function escaped(text) {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
