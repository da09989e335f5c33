/**
 * Changes the calls of a project from one SDK to another client of the same service.
 *
 *     npm install --save-dev ts-morph
 *     node this-file.mjs                               says what it would change, and writes nothing
 *     node this-file.mjs --write                       changes the files
 *     node this-file.mjs --project tsconfig.app.json   of another project than tsconfig.json
 *
 * It changes what has only one meaning. Everything else is listed with its place, and stays as it is.
 */
import { relative } from "node:path";
import process from "node:process";
import { Node, Project } from "ts-morph";

/** What moves: the two packages with their classes, and the calls by their names in the old one. */
const moves = {
  old: { package: "", className: "" },
  ours: { package: "", className: "" },
  calls: {},
};

/** Options of a call, and those of a client, under the names that they get. Any other is for a person. */
const callOptions = new Map([
  ["timeout", "timeoutMs"],
  ["maxRetries", "maxRetries"],
  ["signal", "signal"],
  ["headers", "extraHeaders"],
]);
const clientOptions = new Map([
  ["baseURL", "baseUrl"],
  ["timeout", "timeoutMs"],
  ["maxRetries", "maxRetries"],
  ["defaultHeaders", "headers"],
  ["defaultQuery", "query"],
  ["fetch", "fetch"],
]);

const given = process.argv.slice(2);
const isWritten = given.includes("--write");
const projectAt = given.indexOf("--project");
const tsConfigFilePath = projectAt === -1 ? "tsconfig.json" : given[projectAt + 1];
const project = new Project({ tsConfigFilePath });
const files = project
  .getSourceFiles()
  .filter((file) => !file.isInNodeModules() && !file.isDeclarationFile());

/** The old client's class as the project imports it, and the classes of its groups. */
const clients = new Set(files.flatMap(importsOf).flatMap(clientIn));
const groups = new Set();
for (const client of clients) addGroups(client);

/** What is found in the file that is read now, in any order, and in all files, in theirs. */
let told = [];
let left = [];
const lines = [];
const byHand = [];
for (const file of files) {
  told = [];
  left = [];
  const changes = changesOf(file);
  lines.push(...inOrder(told));
  byHand.push(...inOrder(left));
  if (changes.size === 0) continue;
  const text = applied(file.getFullText(), outermost(changes), 0);
  if (isWritten) file.replaceWithText(text);
}
if (isWritten) project.saveSync();

if (clients.size === 0) {
  const { className, package: name } = moves.old;
  process.stderr.write(`No file of the project imports ${className} of ${name}.\n`);
  process.exitCode = 2;
}
process.stdout.write(lines.join(""));
if (byHand.length > 0) process.stdout.write(`\nBy hand:\n${byHand.join("")}`);
const done = isWritten ? "changed" : "would change (--write changes them)";
process.stdout.write(`\n${lines.length} places ${done}, ${byHand.length} left to you\n`);

function inOrder(found) {
  return found
    .toSorted((one, other) => one.node.getStart() - other.node.getStart())
    .map(({ text }) => text);
}

function importsOf(file) {
  const name = moves.old.package;
  return file.getImportDeclarations().filter((each) => {
    const specifier = each.getModuleSpecifierValue();
    return specifier === name || specifier.startsWith(`${name}/`);
  });
}

function clientIn(declaration) {
  const module = declaration.getModuleSpecifierSourceFile();
  const exported = module === undefined ? [] : [...module.getExportedDeclarations().values()];
  return exported
    .flat()
    .filter((each) => Node.isClassDeclaration(each) && each.getName() === moves.old.className);
}

function addGroups(holder) {
  for (const property of holder.getInstanceProperties()) {
    for (const each of classesOf(property.getType())) {
      if (groups.has(each) || clients.has(each)) continue;
      groups.add(each);
      addGroups(each);
    }
  }
}

function classesOf(type) {
  const declarations = type.getNonNullableType().getSymbol()?.getDeclarations() ?? [];
  return declarations.filter(Node.isClassDeclaration);
}

function isClient(node) {
  return classesOf(node.getType()).some((each) => clients.has(each));
}

function isGroup(node) {
  return classesOf(node.getType()).some((each) => groups.has(each));
}

/** The changes of a file, by node: calls before those that have them in their arguments. */
function changesOf(file) {
  const changes = new Map();
  const imports = importsOf(file);
  for (const node of file.getDescendants().reverse()) {
    if (Node.isCallExpression(node)) change(node, movedCall(node, changes), changes);
    if (Node.isNewExpression(node) && isClient(node)) {
      change(node, movedClient(node, changes), changes);
    }
    if (Node.isExpression(node) && isLoose(node)) {
      leave(node, "a group of calls is held as a value: call it from the client");
    }
  }
  for (const declaration of imports) moveImport(declaration, changes);
  return changes;
}

function change(node, text, changes) {
  if (text === undefined || text === node.getText()) return;
  changes.set(node, text);
  told.push({ node, text: `${placeOf(node)}\n  - ${node.getText()}\n  + ${text}\n` });
}

function leave(node, why) {
  left.push({ node, text: `  ${placeOf(node)}: ${why}\n` });
  return undefined;
}

function placeOf(node) {
  const file = node.getSourceFile();
  const { line, column } = file.getLineAndColumnAtPos(node.getStart());
  const path = relative(process.cwd(), file.getFilePath()).replaceAll("\\", "/");
  return `${path}:${line}:${column}`;
}

function outermost(changes) {
  return [...changes].filter(([node]) => !node.getAncestors().some((each) => changes.has(each)));
}

function applied(text, changes, offset) {
  const fromTheEnd = changes.toSorted(([one], [other]) => other.getStart() - one.getStart());
  let result = text;
  for (const [node, after] of fromTheEnd) {
    const [start, end] = [node.getStart() - offset, node.getEnd() - offset];
    result = result.slice(0, start) + after + result.slice(end);
  }
  return result;
}

/** A node's text with the changes inside of it. */
function textOf(node, changes) {
  const own = changes.get(node);
  if (own !== undefined) return own;
  const inside = new Map([...changes].filter(([each]) => each.getAncestors().includes(node)));
  return applied(node.getText(), outermost(inside), node.getStart());
}

/** The names behind the client in `client.books.list`, and the client itself. */
function chainOf(callee) {
  const names = [];
  let isOptional = false;
  let node = callee;
  while (Node.isPropertyAccessExpression(node)) {
    names.unshift(node.getName());
    isOptional ||= node.hasQuestionDotToken();
    node = node.getExpression();
    if (isClient(node)) return { client: node, names, isOptional };
  }
  return undefined;
}

/** Whether a group stands anywhere but between the client and a call. */
function isLoose(node) {
  if (!isGroup(node)) return false;
  const parent = node.getParent();
  if (Node.isPropertyAccessExpression(parent)) {
    if (parent.getNameNode() === node) return false;
    return chainOf(parent) === undefined && !isInnerGroup(node);
  }
  const isName = Node.isVariableDeclaration(parent) && parent.getNameNode() === node;
  return !isName && !Node.isBindingElement(parent) && !Node.isParameterDeclaration(parent);
}

function isInnerGroup(node) {
  return Node.isPropertyAccessExpression(node) && isGroup(node.getExpression());
}

function movedCall(node, changes) {
  const chain = chainOf(node.getExpression());
  if (chain === undefined) return undefined;
  const name = chain.names.join(".");
  const move = Object.hasOwn(moves.calls, name) ? moves.calls[name] : undefined;
  if (move === undefined) return undefined;
  if ("byHand" in move) return leave(node, `${name}: ${move.byHand}`);
  const parts = movedArguments(node, move, changes);
  if (typeof parts === "string") return leave(node, `${name}: ${parts}`);
  const isRenamed = move.to.join(".") !== name;
  if (isRenamed && chain.isOptional) return leave(node, `${name}: it is called with \`?.\``);
  const callee = isRenamed
    ? [textOf(chain.client, changes), ...move.to].join(".")
    : textOf(node.getExpression(), changes);
  return `${callee}(${parts.join(", ")})`;
}

/** The arguments of a call as texts; or why they are for a person. */
function movedArguments(node, { path, arguments: moved }, changes) {
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
function renamedOptions(argument, names, changes) {
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

/** `new Library({ baseURL })`: options that are not known stay, and are for a person. */
function movedClient(node, changes) {
  const [argument, ...others] = node.getArguments();
  if (argument === undefined || others.length > 0) {
    return leave(node, "a client takes its base URL, and what else it needs, in one object");
  }
  const renamed = renamedOptions(argument, clientOptions, changes);
  if (typeof renamed === "string") return leave(node, renamed);
  for (const name of renamed.unknown)
    leave(node, `the client has no option \`${name}\` of that name`);
  return `new ${moves.ours.className}({ ${renamed.texts.join(", ")} })`;
}

/** The import of the client's class, and every use of its name; other imports are for a person. */
function moveImport(declaration, changes) {
  const byDefault = declaration.getDefaultImport();
  const named = declaration.getNamedImports();
  const own = named.find((each) => each.getName() === moves.old.className);
  const name = byDefault ?? own?.getAliasNode() ?? own?.getNameNode();
  const rest = named.filter((each) => each !== own);
  if (rest.length > 0 || declaration.getNamespaceImport() !== undefined || name === undefined) {
    leave(declaration, "it imports more than the client's class");
    return;
  }
  for (const use of name.findReferencesAsNodes()) {
    if (use.getSourceFile() !== declaration.getSourceFile()) continue;
    if (use.getAncestors().includes(declaration)) continue;
    const parent = use.getParent();
    if (Node.isNewExpression(parent)) continue;
    if (Node.isQualifiedName(parent)) {
      leave(parent, `\`${parent.getText()}\` is a type of the old package`);
      continue;
    }
    change(use, moves.ours.className, changes);
  }
  const type = declaration.isTypeOnly() ? "import type" : "import";
  const { className, package: from } = moves.ours;
  change(declaration, `${type} { ${className} } from ${JSON.stringify(from)};`, changes);
}
