/** The arguments of a call, and the options of a call or a client, as texts. */
import { Node } from "ts-morph";
import { textOf } from "./texts.mjs";

/** Options of a call, and those of a client, under the names that they get. Any other is for a person. */
const callOptions = new Map([
  ["timeout", "timeoutMs"],
  ["maxRetries", "maxRetries"],
  ["signal", "signal"],
  ["headers", "extraHeaders"],
]);
export const clientOptions = new Map([
  ["baseURL", "baseUrl"],
  ["timeout", "timeoutMs"],
  ["maxRetries", "maxRetries"],
  ["defaultHeaders", "headers"],
  ["defaultQuery", "query"],
  ["fetch", "fetch"],
]);

/** The arguments of a call as texts; or why they are for a person. */
export function movedArguments(node, { path, arguments: moved }, changes) {
  const values = new Map();
  const places = new Map();
  const options = [];
  for (const [index, argument] of node.getArguments().entries()) {
    const move = moved[index];
    if (move === undefined || Node.isSpreadElement(argument)) return "its arguments are spread";
    const text = textOf(argument, changes) + notesAfter(argument);
    if (text === "undefined" || text === "null") continue;
    if (move.kind === "path") values.set(move.name, text);
    if (move.kind === "whole") places.set(move.place, [text]);
    if (move.kind === "members") {
      const why = divided(argument, move, { values, places }, changes);
      if (why !== undefined) return why;
    }
    if (move.kind === "options") {
      const renamed = renamedOptions(argument, callOptions, changes);
      if (typeof renamed === "string") return renamed;
      options.push(...renamed.texts);
      if (renamed.unknown.length > 0) return `no option is called \`${renamed.unknown[0]}\``;
    }
  }
  const missing = path.filter((name) => !values.has(name));
  if (missing.length > 0) return `\`${missing[0]}\` is not given`;
  const given = path.map((name) => values.get(name) ?? "");
  const several = path.map((name, index) => entry(name, given[index] ?? ""));
  const inits = [...places].map(([place, texts]) =>
    entry(place, Array.isArray(texts) ? (texts[0] ?? "") : ""),
  );
  const init = [...inits, ...options];
  return [
    ...(path.length > 1 ? [`{ ${several.join(", ")} }`] : given),
    ...(init.length > 0 ? [`{ ${init.join(", ")} }`] : []),
  ];
}

/** The comments between an argument and the next one, so that each stays with what it is about. */
function notesAfter(argument) {
  const next = argument.getNextSiblings().find((each) => Node.isExpression(each));
  const end = next?.getStart() ?? argument.getParent().getEnd();
  const gap = argument.getSourceFile().getFullText().slice(argument.getEnd(), end);
  const notes = gap.match(/\/\/[^\n]*|\/\*[\s\S]*?\*\//g) ?? [];
  return notes
    .map(
      (note) =>
        ` ${note.replace(/^\/\/\s*(.*?)\s*$/, (_, text) => `/* ${text.replaceAll("*/", "* /")} */`)}`,
    )
    .join("");
}

/** Divides an object by the places of its members; what is no plain object cannot be divided. */
function divided(argument, { places: placeOfName, path }, into, changes) {
  if (!Node.isObjectLiteralExpression(argument))
    return "its values go to several places: write them out";
  const parts = new Map();
  for (const property of argument.getProperties()) {
    const [name, text] = memberOf(property, changes) ?? [];
    const place = name === undefined ? undefined : placeOfName[name];
    if (name === undefined || text === undefined) return "its values are spread or computed";
    if (place === undefined) return `where \`${name}\` goes is not known`;
    if (place === "path") into.values.set(path[name], text);
    else parts.set(place, [...(parts.get(place) ?? []), entry(name, text)]);
  }
  for (const [place, texts] of parts) into.places.set(place, [`{ ${texts.join(", ")} }`]);
  return undefined;
}

/** The name and the value of `name: value`, `"name": value` and `name`. */
function memberOf(property, changes) {
  if (Node.isShorthandPropertyAssignment(property)) return [property.getName(), property.getName()];
  if (!Node.isPropertyAssignment(property)) return undefined;
  const name = property.getNameNode();
  const initializer = property.getInitializer();
  if (initializer === undefined) return undefined;
  const text = textOf(initializer, changes);
  if (Node.isStringLiteral(name)) return [name.getLiteralValue(), text];
  return Node.isIdentifier(name) ? [name.getText(), text] : undefined;
}

function entry(name, text) {
  if (name === text) return name;
  return `${/^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name)}: ${text}`;
}

/** Options under their new names, and the names of those that have none. */
export function renamedOptions(argument, names, changes) {
  if (!Node.isObjectLiteralExpression(argument)) return "its options are not written out";
  const texts = [];
  const unknown = [];
  for (const property of argument.getProperties()) {
    const [name, text] = memberOf(property, changes) ?? [];
    if (name === undefined || text === undefined) return "its options are spread or computed";
    const renamed = names.get(name);
    if (renamed === undefined) unknown.push(name);
    texts.push(entry(renamed ?? name, text));
  }
  return { texts, unknown };
}
