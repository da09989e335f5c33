/** A picture of the coverage: a bar for each group (SVG 1.1). */
import type { Coverage } from "../../coverage/coverage.js";
import { percentText } from "../../coverage/words.js";
import type { BuiltFile } from "../../emit/target.js";
import { groupHead } from "../../sdk/plan-of.js";
import type { ApiModel } from "../../model/model.js";
import { schemasArea, serviceArea, sharedArea } from "../../model/slots.js";
import { headerText, wholeManifest } from "./page.js";

/** Path of the picture below the folder of the docs. */
export const picturePath = "coverage.svg";

const size = { width: 720, row: 26, label: 210, value: 64, margin: 16 };

/** The file. */
export function coveragePicture(coverage: Coverage, model: ApiModel): BuiltFile {
  return {
    kind: "built",
    path: picturePath,
    print: () => {
      const rows = [
        { title: "All", ...coverage.facts },
        ...coverage.byGroup.map(({ group, ...counts }) => ({
          title: areaName(group, model),
          ...counts,
        })),
      ];
      const height = size.margin * 2 + rows.length * size.row;
      return `${[
        `<!-- ${headerText([wholeManifest(model)])} -->`,
        `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.width} ${height}" role="img" aria-label="How much of each group is known">`,
        style,
        `<rect class="card" width="${size.width}" height="${height}" rx="8"/>`,
        ...rows.map((row, index) => rowText(row, index)),
        "</svg>",
      ].join("\n")}\n`;
    },
  };
}

/** Colours for both schemes, on a ground of their own, so that the picture can be read wherever it stands. */
const style = [
  "<style>",
  "text { font: 13px system-ui, sans-serif; fill: #3c3c43 } .card { fill: #f6f6f7 }",
  ".all { fill: #dcdde3 } .known { fill: #0f766e } .value { text-anchor: end }",
  "@media (prefers-color-scheme: dark) {",
  "text { fill: #dfdfd6 } .card { fill: #202127 } .all { fill: #3c3f44 } .known { fill: #5eead4 } }",
  "</style>",
].join("\n");

interface Bar {
  readonly title: string;
  readonly known: number;
  readonly notShown: number;
  readonly percent: number;
}

function rowText({ title, known, notShown, percent }: Bar, index: number): string {
  const top = size.margin + index * size.row;
  const left = size.margin + size.label;
  const width = size.width - left - size.value - size.margin;
  const full = known + notShown === 0 ? width : (width * known) / (known + notShown);
  const bar = { y: top + 7, height: 12 };
  const text = top + 18;
  return [
    `<text x="${size.margin}" y="${text}">${xmlText(shortened(title))}</text>`,
    `<rect class="all" x="${left}" y="${bar.y}" width="${width}" height="${bar.height}" rx="3"/>`,
    ...(known === 0
      ? []
      : [
          `<rect class="known" x="${left}" y="${bar.y}" width="${Math.max(2, Math.round(full * 10) / 10)}" height="${bar.height}" rx="3"/>`,
        ]),
    `<text class="value" x="${size.width - size.margin}" y="${text}">${percentText(percent)}</text>`,
  ].join("");
}

/** Returns a title that fits beside a bar. */
function shortened(title: string): string {
  const characters = [...title];
  return characters.length <= 28 ? title : `${characters.slice(0, 27).join("")}…`;
}

/** Text in XML 1.0 (section 2.4), without characters that it cannot hold (section 2.2). */
function xmlText(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Cs}\uFFFE\uFFFF]+/gu, " ")
    .replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`);
}

/** Returns the name of a part of the coverage, as plain text. */
export function areaName(area: string, model: ApiModel): string {
  if (area === serviceArea) return "The service as a whole";
  if (area === sharedArea) return "What operations share";
  if (area === schemasArea) return "Resources and schemas";
  const group = model.groups.find(({ id }) => id === area);
  return (group && groupHead(group, model).title) ?? area;
}
