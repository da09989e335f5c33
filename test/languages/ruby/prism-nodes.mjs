/**
 * Reads files of Ruby, as their paths and texts in JSON on its input, and prints what they are made of: the kinds of their nodes, the
 * values of their texts, the comments that Ruby obeys, and whether they end before their last line.
 */
import { readFileSync } from "node:fs";
import { loadPrism } from "@ruby/prism";

/** Names of comments that Ruby obeys (its documentation, `doc/syntax/comments.rdoc`). */
const obeyed =
  /^(?:(?:en)?coding|frozen[_-]string[_-]literal|warn[_-]indent|shareable[_-]constant[_-]value)$/i;

const files = JSON.parse(readFileSync(0, "utf8"));
const parse = await loadPrism();
const found = Object.entries(files).map(([path, text]) => {
  const { value, magicComments, dataLoc } = parse(text, { filepath: path, version: "4.0" });
  const bytes = Buffer.from(text);
  const kinds = new Set();
  const texts = [];
  const visit = (node) => {
    kinds.add(node.constructor.name);
    if (node.constructor.name === "StringNode") texts.push(node.unescaped.value);
    for (const child of node.compactChildNodes()) visit(child);
  };
  visit(value);
  const textAt = ({ startOffset, length }) =>
    bytes.subarray(startOffset, startOffset + length).toString();
  // The parser lists all comments of their form.
  const magic = magicComments
    .map(({ startLocation, endLocation }) => [textAt(startLocation), textAt(endLocation)])
    .filter(([name]) => obeyed.test(name))
    .map((each) => each.join(": "));
  return [path, { kinds: [...kinds], texts, magic, endsEarly: dataLoc !== null }];
});
console.log(JSON.stringify(Object.fromEntries(found)));
