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
import process from "node:process";
import { Node, Project } from "ts-morph";
import { moveImport, movedCall, movedClient } from "./calls.mjs";
import { clients, findClients, importsOf, isClient, isHeld, isLoose } from "./clients.mjs";
import { Findings, inOrder } from "./findings.mjs";
import { moves } from "./moves.mjs";
import { applied, outermost } from "./texts.mjs";

const given = process.argv.slice(2);
const isWritten = given.includes("--write");
const projectAt = given.indexOf("--project");
const tsConfigFilePath = projectAt === -1 ? "tsconfig.json" : given[projectAt + 1];
const project = new Project({ tsConfigFilePath });
const files = project
  .getSourceFiles()
  .filter((file) => !file.isInNodeModules() && !file.isDeclarationFile());
findClients(files);

const lines = [];
const byHand = [];
for (const file of files) {
  const { changes, told, left } = findingsIn(file);
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

/** The findings of a file: calls before those that have them in their arguments. */
function findingsIn(file) {
  const findings = new Findings();
  const imports = importsOf(file);
  for (const node of file.getDescendants().reverse()) {
    if (Node.isCallExpression(node)) findings.change(node, movedCall(node, findings));
    if (Node.isNewExpression(node) && isClient(node)) {
      findings.change(node, movedClient(node, findings));
    }
    if (isHeld(node)) findings.leave(node, "a call is held as a value: call it where it stands");
    if (Node.isExpression(node) && isLoose(node)) {
      findings.leave(node, "a group of calls is held as a value: call it from the client");
    }
  }
  for (const declaration of imports) moveImport(declaration, findings);
  return findings;
}
