// Made by endpoint-manifest (docs) from its template build/drawing.ts. Not to be edited: fill the manifest in and run generate.

/** Draws diagrams with Graphviz, which runs as WebAssembly, so no program has to be installed. */
import { instance } from "@viz-js/viz";
import type { DrawDiagram } from "../markdown/diagrams.js";

/** Loads Graphviz. */
export async function drawing(): Promise<DrawDiagram> {
  const viz = await instance();
  return ({ states, transitions }) => {
    const drawn = viz.render(
      {
        graphAttributes: { rankdir: "TB", bgcolor: "transparent", nodesep: 0.5, ranksep: 0.55 },
        nodeAttributes: {
          shape: "box",
          style: "rounded",
          fontname: "Helvetica",
          fontsize: 17,
          height: 0.4,
        },
        edgeAttributes: { fontname: "Helvetica", fontsize: 14, arrowsize: 0.7 },
        nodes: states.map(({ id, label, kind }) => ({
          name: id,
          attributes:
            kind === "state"
              ? { label: plain(label) }
              : {
                  label: "",
                  shape: kind === "start" ? "circle" : "doublecircle",
                  width: 0.15,
                  height: 0.15,
                  class: kind,
                },
        })),
        edges: transitions.map(({ from, to, label }) => ({
          tail: from,
          head: to,
          attributes: { label: plain(label) },
        })),
      },
      { format: "svg" },
    );
    return drawn.status === "success" ? drawn.output : undefined;
  };
}

/** In labels a backslash would stand for a name or the end of a line. */
function plain(label: string): string {
  return label.replaceAll("\\", "\\\\");
}
