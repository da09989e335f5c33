// Made by endpoint-manifest (docs) from its template markdown/diagrams.ts. Not to be edited: fill the manifest in and run generate.

/** State diagrams as images in the page: drawn while the site is built, colored by its styles. */
import type { MarkdownIt, StateCore } from "markdown-it";
import { fenceInfo } from "./fences.js";
import { readStateDiagram, type StateDiagram } from "./state-diagram.js";

/** Draws a diagram as SVG; undefined where it cannot. */
export type DrawDiagram = (diagram: StateDiagram) => string | undefined;

/** Adds the rules. A diagram that cannot be read or drawn stays a code block. */
export function diagrams(md: MarkdownIt, draw: DrawDiagram): void {
  md.core.ruler.after("block", "diagrams", ({ tokens }: StateCore) => {
    for (const token of tokens) {
      if (token.type !== "fence" || fenceInfo(token).language !== "mermaid") continue;
      const diagram = readStateDiagram(token.content.trimEnd());
      const svg = diagram === undefined ? undefined : draw(diagram);
      if (diagram === undefined || svg === undefined) continue;
      token.type = "diagram";
      const label = md.utils.escapeHtml(labelOf(diagram));
      token.meta = {
        picture: `<figure class="diagram" tabindex="0" aria-label="${label}">${pictureOf(svg)}</figure>`,
      };
    }
  });
  md.renderer.rules["diagram"] = (tokens, index) => {
    const { picture = "" }: { picture?: string } = tokens[index]?.meta ?? {};
    return `${picture}\n`;
  };
}

/** Graphviz's output without files, fonts and colors; the label of the figure describes it in full. */
function pictureOf(svg: string): string {
  return svg
    .slice(svg.indexOf("<svg"))
    .replace(/<!--[\s\S]*?-->\s*/g, "")
    .replace(/<title>[^<]*<\/title>\s*/g, "")
    .replace(/ (?:xmlns:xlink|xml:space|id|font-family|font-size|fill|stroke)="[^"]*"/g, "")
    .replace(/ (width|height)="([\d.]+)pt"/g, (_, side: string, size: string) => {
      return ` ${side}="${Math.ceil(Number(size))}"`;
    })
    .replace("<svg", `<svg aria-hidden="true"`)
    .replace(/\s*\n\s*/g, " ")
    .trim();
}

function labelOf({ states, transitions }: StateDiagram): string {
  const labels = new Map(
    states.map(({ id, label, kind }) => [id, kind === "state" ? label : kind]),
  );
  const steps = transitions.map(({ from, to, label }) => {
    const by = label === "" ? "" : ` (${label})`;
    return `${labels.get(from)} to ${labels.get(to)}${by}`;
  });
  return steps.length === 0
    ? `States: ${[...labels.values()].join(", ")}`
    : `Transitions: ${steps.join(", ")}`;
}
