/** The chart: bars of CPU seconds as SVG, for light and dark pages. The same figures give the same bytes. */
import type { Bar } from "./result.js";
import { quantityText } from "./table.js";

/** The content of the chart. */
export interface Chart {
  readonly title: string;
  readonly bars: readonly Bar[];
  /** A line below the bars. */
  readonly note: string;
}

const width = 760;
const barTop = 48;
const step = 30;
const barHeight = 18;
const barLeft = 290;
/** The longest bar leaves room for its figure. */
const longest = 360;

/** The text of an SVG file. */
export function chartSvg({ title, bars, note }: Chart): string {
  const height = barTop + bars.length * step + 34;
  const most = Math.max(...bars.map(({ seconds }) => seconds), Number.MIN_VALUE);
  const told = bars.map((bar) => `${bar.name}: ${secondsOf(bar)}`).join("; ");
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-labelledby="title desc">`,
    `  <title id="title">${escaped(title)}</title>`,
    `  <desc id="desc">${escaped(`${told}. ${note}`)}</desc>`,
    ...style,
    `  <text class="title" x="12" y="26">${escaped(title)}</text>`,
    ...bars.flatMap((bar, index) => barLines(bar, barTop + index * step, most)),
    `  <text class="note" x="12" y="${height - 14}">${escaped(note)}</text>`,
    "</svg>",
    "",
  ].join("\n");
}

/** The page's own colours shine through; both sets have a contrast of at least 4.5 against it. */
const style = [
  "  <style>",
  "    text { font: 14px system-ui, sans-serif; fill: #24292f; }",
  "    .title { font-weight: 600; font-size: 16px; }",
  "    .note { font-size: 12px; fill: #57606a; }",
  "    .ours { font-weight: 600; }",
  "    rect { fill: #6e7781; }",
  "    rect.ours { fill: #0969da; }",
  "    @media (prefers-color-scheme: dark) {",
  "      text { fill: #e6edf3; }",
  "      .note { fill: #9198a1; }",
  "      rect { fill: #8b949e; }",
  "      rect.ours { fill: #4493f8; }",
  "    }",
  "  </style>",
];

function barLines(bar: Bar, top: number, most: number): readonly string[] {
  const length = Math.max(1, Math.round((bar.seconds / most) * longest * 10) / 10);
  const ours = bar.isOurs ? ` class="ours"` : "";
  const base = top + 14;
  return [
    `  <text${ours} x="${barLeft - 12}" y="${base}" text-anchor="end">${escaped(bar.name)}</text>`,
    `  <rect${ours} x="${barLeft}" y="${top}" width="${length}" height="${barHeight}" rx="2"/>`,
    `  <text${ours} x="${barLeft + length + 8}" y="${base}">${secondsOf(bar)}</text>`,
  ];
}

function secondsOf({ seconds }: Bar): string {
  return quantityText({ value: seconds, unit: "s" });
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}
