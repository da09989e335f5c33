/** Texts of nodes with the changes inside of them. */
import { relative } from "node:path";
import process from "node:process";

/** The place of a node: file, line and column. */
export function placeOf(node) {
  const file = node.getSourceFile();
  const { line, column } = file.getLineAndColumnAtPos(node.getStart());
  const path = relative(process.cwd(), file.getFilePath()).replaceAll("\\", "/");
  return `${path}:${line}:${column}`;
}

/** The changes that stand in no other one. */
export function outermost(changes) {
  return [...changes].filter(([node]) => !node.getAncestors().some((each) => changes.has(each)));
}

/** A text with changes of nodes in it; it begins `offset` characters into the file. */
export function applied(text, changes, offset) {
  const fromTheEnd = changes.toSorted(([one], [other]) => other.getStart() - one.getStart());
  let result = text;
  for (const [node, after] of fromTheEnd) {
    const [start, end] = [node.getStart() - offset, node.getEnd() - offset];
    result = result.slice(0, start) + after + result.slice(end);
  }
  return result;
}

/** A node's text with the changes inside of it. */
export function textOf(node, changes) {
  const own = changes.get(node);
  if (own !== undefined) return own;
  const inside = new Map([...changes].filter(([each]) => each.getAncestors().includes(node)));
  return applied(node.getText(), outermost(inside), node.getStart());
}
