/** The findings in a file: the nodes that change, and those that are left to a person. */
import { placeOf } from "./texts.mjs";

/** The findings of one file, in any order. */
export class Findings {
  /** The new text of each node that changes. */
  changes = new Map();
  told = [];
  left = [];

  change(node, text) {
    if (text === undefined || text === node.getText()) return;
    this.changes.set(node, text);
    this.told.push({ node, text: `${placeOf(node)}\n  - ${node.getText()}\n  + ${text}\n` });
  }

  leave(node, why) {
    this.left.push({ node, text: `  ${placeOf(node)}: ${why}\n` });
    return undefined;
  }
}

/** Texts in the order of their nodes. */
export function inOrder(found) {
  return found
    .toSorted((one, other) => one.node.getStart() - other.node.getStart())
    .map(({ text }) => text);
}
