/** The panel of what is not shown, and where to fill it in: folded, open, or left out. */
import { counting } from "../../coverage/words.js";
import { capitalised } from "../../sdk/words/counts.js";
import { unreachable } from "../../unreachable.js";
import { folded } from "./page.js";

/** The looks, as `targets.yaml` names them. */
export const notShownLooks = ["hidden", "folded", "open"] as const;

/** How panels of what is not shown look. */
export type NotShownLook = (typeof notShownLooks)[number];

/** The text of a panel, as Markdown. */
export interface NotShownPanel {
  /** Number of facts that are not shown. */
  readonly count: number;
  /** The unknown facts in one line: "description, responses"; empty where the list has all of them. */
  readonly what: string;
  /** The rest; empty where the line says it all. */
  readonly list: readonly string[];
  /** Where to fill it in; left out where the list says it. */
  readonly place?: string;
}

/** The panel: an alert on forges where it is open, else a block that its reader opens. */
export function notShownPanel(panel: NotShownPanel, look: NotShownLook): readonly string[] {
  switch (look) {
    case "hidden":
      return [];
    case "folded":
      return [folded(`Not shown: ${counting(panel.count, "fact")}`, foldedText(panel))];
    case "open":
      return [alert(panel)];
    default:
      return unreachable(look);
  }
}

/** The main panel of a page, which needs no fold: an alert, unless panels are left out. */
export function notShownLine(what: string, place: string, look: NotShownLook): readonly string[] {
  return look === "hidden" ? [] : [alert({ count: 1, what, list: [], place })];
}

function alert({ what, list, place }: NotShownPanel): string {
  const end = list.length === 0 ? "." : ":";
  const head =
    what === "" ? "**Not shown**, and where to fill it in:" : `**Not shown:** ${what}${end}`;
  const rows = list.length === 0 ? [] : ["", ...list.map((each) => `- ${each}`)];
  const last = place === undefined ? [] : [...(list.length === 0 ? [] : [""]), fillIn(place)];
  return ["[!IMPORTANT]", head, ...rows, ...last].map((line) => `> ${line}`.trimEnd()).join("\n");
}

function foldedText({ what, list, place }: NotShownPanel): string {
  const end = list.length === 0 ? "." : ":";
  return [
    ...(what === "" ? [] : [`${capitalised(what)}${end}`]),
    ...(list.length === 0 ? [] : [list.map((each) => `- ${each}`).join("\n")]),
    ...(place === undefined ? [] : [fillIn(place)]),
  ].join("\n\n");
}

function fillIn(place: string): string {
  return `To be filled in at ${place}.`;
}
