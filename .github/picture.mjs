/**
 * Draws `.github/picture.svg`, the first thing in the README: a manifest, and what comes from it.
 *
 * Usage: `npm run --silent picture > .github/picture.svg`. The same code gives the same bytes; the SVG follows the color scheme of the page.
 */
const width = 960;
const gap = 20;
const lineHeight = 19;
const titleHeight = 32;
const padding = 14;
/** Of a letter of the font for code, at 13 px. */
const letter = 7.83;

/** A text with a class: `k` key or keyword, `s` string or path, `n` not shown, `c` comment, `e` error, `t` type. */
const manifest = [
  [["c", "# manifest/groups/artists.yaml"]],
  [["k", "retrieve:"]],
  [
    ["k", "  title: "],
    ["s", "Get Artist"],
  ],
  [
    ["k", "  summary: "],
    ["s", "single artist"],
  ],
  [
    ["k", "  method: "],
    ["s", "GET"],
  ],
  [
    ["k", "  path: "],
    ["s", "/artists/{id}"],
  ],
  [
    ["k", "  deprecated: "],
    ["s", "false"],
  ],
  [["k", "  parameters:"]],
  [
    ["k", "    path: "],
    ["", "{ "],
    ["k", "id: "],
    ["", "{ "],
    ["k", "schema: "],
    ["n", "not shown"],
    ["", " } }"],
  ],
  [
    ["k", "    query: "],
    ["n", "not shown"],
    ["c", "  # callers may send any"],
  ],
  [
    ["k", "    header: "],
    ["s", "none"],
    ["c", "       # known: there are none"],
  ],
  [
    ["k", "  responses: "],
    ["n", "not shown"],
  ],
  [],
  [["c", "# manifest/groups/tracks.yaml"]],
  [["k", "retrieve:"]],
  [
    ["k", "  title: "],
    ["n", "not shown"],
  ],
  [
    ["k", "  method: "],
    ["n", "not shown"],
  ],
  [
    ["k", "  path: "],
    ["n", "not shown"],
  ],
  [
    ["k", "  parameters: "],
    ["n", "not shown"],
  ],
  [
    ["k", "  responses: "],
    ["n", "not shown"],
  ],
];

const call = [
  [
    ["k", "const "],
    ["", "artist = "],
    ["k", "await "],
    ["", "client.artists.retrieve("],
    ["s", '"0OdUWJ0s"'],
    ["", ");"],
  ],
  [["c", "//    ^? unknown: its responses are not shown"]],
];

const refused = [
  [
    ["", "client.tracks."],
    ["w", "retrieve"],
    ["", "("],
    ["s", '"11dFghVX"'],
    ["", ");"],
  ],
  [["e", 'Type \'NotShown<["method", "path"], "manifest/groups/']],
  [["e", "tracks.yaml#operations.retrieve\">' has no call signatures."]],
];

const left = { x: 1, y: 1, width: 430, title: "The manifest says what is known", lines: manifest };
const rightX = left.x + left.width + gap;
const rightWidth = width - rightX - 1;
const first = { x: rightX, y: 1, width: rightWidth, title: "A typed client", lines: call };
const second = {
  ...{ x: rightX, y: bottomOf(first) + gap, width: rightWidth },
  ...{ title: "What is not known does not compile", lines: refused },
};
const third = {
  x: rightX,
  y: bottomOf(second) + gap,
  width: rightWidth,
  title: "Docs that say so",
};
const height = bottomOf(left) + 1;

/** Every color has a contrast of at least 4.5 against its panel. */
const style = [
  "  <style>",
  "    text { font: 14px system-ui, sans-serif; fill: #24292f; }",
  "    .code { font: 13px ui-monospace, SFMono-Regular, Menlo, Consolas, 'DejaVu Sans Mono', monospace; }",
  "    .small { font-size: 12px; }",
  "    .title, .strong, .heading { font-weight: 600; }",
  "    .heading { font-size: 18px; }",
  "    .panel { fill: #ffffff; stroke: #d0d7de; }",
  "    .rule { stroke: #d0d7de; }",
  "    .note { fill: #fff8e6; }",
  "    .method { fill: #0969da; }",
  "    .method-name { font-size: 11px; font-weight: 700; fill: #ffffff; }",
  "    .wave { fill: none; stroke: #cf222e; stroke-width: 1.3; }",
  "    .k { fill: #0550ae; } .s { fill: #0a6b3d; } .c { fill: #57606a; } .e { fill: #b3171f; }",
  "    .n { fill: #8a4b00; font-weight: 600; }",
  "    @media (prefers-color-scheme: dark) {",
  "      text { fill: #e6edf3; }",
  "      .panel { fill: #0d1117; stroke: #30363d; }",
  "      .rule { stroke: #30363d; }",
  "      .note { fill: #2b2111; }",
  "      .method { fill: #4493f8; }",
  "      .method-name { fill: #0d1117; }",
  "      .wave { stroke: #ff7b72; }",
  "      .k { fill: #79c0ff; } .s { fill: #7ee787; } .c { fill: #9198a1; } .e { fill: #ff7b72; }",
  "      .n { fill: #f0b429; }",
  "    }",
  "  </style>",
];

process.stdout.write(svg());

function svg() {
  const told =
    "On the left a manifest in YAML, in which some facts are not shown. On the right what is made from it: " +
    "a call of the typed client, a call that the compiler refuses because method and path are not known, and a page of the docs.";
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-labelledby="title desc">`,
    `  <title id="title">One manifest, and what comes from it</title>`,
    `  <desc id="desc">${escaped(told)}</desc>`,
    ...style,
    ...panel(left),
    ...panel(first),
    ...panel(second),
    ...docs(third),
    "</svg>",
    "",
  ].join("\n");
}

function bottomOf({ y, lines }) {
  return y + titleHeight + padding + lines.length * lineHeight + padding - 4;
}

function panel({ x, y, width: wide, title, lines, tall = bottomOf({ y, lines }) - y }) {
  return [
    ...frame({ x, y, wide, tall, title }),
    ...lines.flatMap((parts, index) => {
      if (parts.length === 0) return [];
      const base = y + titleHeight + padding + index * lineHeight + 11;
      return [
        ...wavy(parts, x + padding, base + 4),
        `  <text class="code" x="${x + padding}" y="${base}" xml:space="preserve">${parts.map(span).join("")}</text>`,
      ];
    }),
  ];
}

function frame({ x, y, wide, tall, title }) {
  return [
    `  <rect class="panel" x="${x}" y="${y}" width="${wide}" height="${tall}" rx="8"/>`,
    `  <text class="title" x="${x + padding}" y="${y + 24}">${escaped(title)}</text>`,
    `  <path class="rule" d="M${x} ${y + titleHeight + 2}h${wide}"/>`,
  ];
}

/** The line that editors draw below a fault. */
function wavy(parts, x, y) {
  const index = parts.findIndex(([name]) => name === "w");
  if (index < 0) return [];
  const before = parts
    .slice(0, index)
    .map(([, text]) => text)
    .join("").length;
  const waves = Math.round((parts[index][1].length * letter) / 4);
  return [
    `  <path class="wave" d="M${round(x + before * letter)} ${y}${"q1 -3 2 0t2 0".repeat(waves)}"/>`,
  ];
}

function span([name, text]) {
  return name === "" ? escaped(text) : `<tspan class="${name}">${escaped(text)}</tspan>`;
}

function docs({ x, y, width: wide, title }) {
  const tall = bottomOf(left) - y;
  const inner = x + padding;
  const top = y + titleHeight + padding;
  return [
    ...frame({ x, y, wide, tall, title }),
    `  <text class="heading" x="${inner}" y="${top + 14}">Get Artist</text>`,
    `  <rect class="method" x="${inner}" y="${top + 26}" width="40" height="20" rx="4"/>`,
    `  <text class="method-name" x="${inner + 20}" y="${top + 40}" text-anchor="middle">GET</text>`,
    `  <text class="code" x="${inner + 50}" y="${top + 40}">/artists/{id}</text>`,
    `  <rect class="note" x="${inner}" y="${top + 58}" width="${wide - 2 * padding}" height="${tall - titleHeight - padding - 58 - padding}" rx="6"/>`,
    `  <text class="strong" x="${inner + 12}" y="${top + 79}">Not shown</text>`,
    `  <text class="plain" x="${inner + 12}" y="${top + 98}">query parameters, responses: fill in</text>`,
    `  <text class="code small" x="${inner + 12}" y="${top + 116}">manifest/groups/artists.yaml#operations.retrieve</text>`,
  ];
}

function round(value) {
  return Math.round(value * 10) / 10;
}

function escaped(text) {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
