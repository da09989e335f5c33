/** A badge: a small flat picture that says how much is known (SVG 1.1), made without asking anybody. */
import { percentText } from "./words.js";

const label = "API coverage";
const height = 20;
const padding = 6;

/** Widths of characters in Verdana at 11 pixels, so that the picture is the same on every machine; others are as wide as `m`. */
const widths: ReadonlyMap<string, number> = new Map(
  Object.entries({
    "ijlI.": 4,
    " ft1": 5,
    crsz: 6,
    abdeghknopquvxy0123456789: 7,
    ABCEKPRSTVXYZ: 8,
    DGHNOQUw: 9,
    "mMW%": 11,
  }).flatMap(([letters, width]) => [...letters].map((letter) => [letter, width] as const)),
);

/** Colours on which white text has a contrast of at least 4.5 to 1 (WCAG 2.2, 1.4.3), from the percentage on at which each holds. */
const colours: readonly (readonly [from: number, colour: string])[] = [
  [90, "#1a7f37"],
  [60, "#4d7c0f"],
  [30, "#9a6700"],
  [0, "#6b7280"],
];

/** Prints the badge for a percentage. */
export function printBadge(percent: number): string {
  const value = percentText(percent);
  const [left, right] = [widthOf(label), widthOf(value)];
  const width = left + right;
  const colour = colours.find(([from]) => percent >= from)?.[1] ?? "#6b7280";
  const title = `${label}: ${value} of the facts are known`;
  return `${[
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" role="img" aria-label="${title}">`,
    `<title>${title}</title>`,
    `<clipPath id="r"><rect width="${width}" height="${height}" rx="3"/></clipPath>`,
    '<g clip-path="url(#r)">',
    `<rect width="${left}" height="${height}" fill="#444c56"/>`,
    `<rect x="${left}" width="${right}" height="${height}" fill="${colour}"/>`,
    "</g>",
    '<g fill="#fff" font-family="Verdana,DejaVu Sans,Geneva,sans-serif" font-size="11">',
    textAt(padding, label, left),
    textAt(left + padding, value, right),
    "</g>",
    "</svg>",
  ].join("\n")}\n`;
}

/** `textLength` makes other fonts fit too. */
function textAt(x: number, text: string, width: number): string {
  return `<text x="${x}" y="14" textLength="${width - 2 * padding}" lengthAdjust="spacingAndGlyphs">${text}</text>`;
}

function widthOf(text: string): number {
  return [...text].reduce((sum, letter) => sum + (widths.get(letter) ?? 11), 2 * padding);
}
