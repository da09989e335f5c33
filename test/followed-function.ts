/**
 * How far a reader has to go to follow one function: into which functions of other files, and how often back up into a higher
 * layer.
 *
 * A stop is the first way into a function of another file, in the order in which the text has them, depth first, each once. A
 * climb is a stop in a higher layer than the stop before it. Not counted are what code is written with (trees, structures,
 * names, imports, types of schemas), the ways through the model, and leaves that every stage has.
 */
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import ts from "typescript";

/** The way of a reader. */
export interface Followed {
  /** `file#function`, below `generator/`. */
  readonly stops: readonly string[];
  readonly files: number;
  readonly climbs: number;
}

const generator = join(import.meta.dirname, "..", "generator");

/** The emitter of an operation of the TypeScript client. */
export const operationEmitter = "targets/typescript-client/operations.ts#emitOperation";

/** The words that code is written with, anywhere. */
const vocabulary =
  /^(?:emit\/typescript\/[^/]+\.ts$|emit\/typescript\/schemas\/|emit\/typescript\/package\/source-files\.ts$|emit\/schema-bounds|sdk\/names\/|model\/|[^/]+\.ts$)/;

const layers: readonly string[] = ["model/", "sdk/", "emit/", "targets/"];

/** Follows a function, given as `file#function`. */
export function followed(entry: string): Followed {
  const stops: string[] = [];
  const seen = new Set<string>();
  const follow = (key: string): void => {
    if (seen.has(key)) return;
    seen.add(key);
    const [file = "", name = ""] = key.split("#");
    const { imports, functions } = moduleAt(file);
    const visit = (node: ts.Node): void => {
      if (ts.isTypeNode(node)) return;
      if (ts.isIdentifier(node) && !isMemberName(node)) {
        if (functions.has(node.text)) follow(`${file}#${node.text}`);
        const imported = imports.get(node.text);
        if (imported !== undefined && !seen.has(imported) && isFunction(imported)) {
          stops.push(imported);
          follow(imported);
        }
      }
      ts.forEachChild(node, visit);
    };
    functions.get(name)?.forEach(visit);
  };
  follow(entry);
  const climbs = stops.filter(
    (each, index) => index > 0 && layerOf(each) > layerOf(stops[index - 1] ?? each),
  );
  const files = new Set(stops.map((each) => each.split("#")[0])).size;
  return { stops, files, climbs: climbs.length };
}

function layerOf(stop: string): number {
  return layers.findIndex((folder) => stop.startsWith(folder));
}

function isFunction(key: string): boolean {
  const [file = "", name = ""] = key.split("#");
  return !vocabulary.test(file) && moduleAt(file).functions.has(name);
}

/** True after a dot, or before a colon: the name is not that of a function. */
function isMemberName(node: ts.Identifier): boolean {
  const { parent } = node;
  return (
    (ts.isPropertyAccessExpression(parent) || ts.isPropertyAssignment(parent)) &&
    parent.name === node
  );
}

/** A file's imports, as `file#function` by their names in it, and its functions: defaults of their parameters and their bodies. */
interface Module {
  readonly imports: ReadonlyMap<string, string>;
  readonly functions: ReadonlyMap<string, readonly ts.Node[]>;
}

const modules = new Map<string, Module>();

function moduleAt(file: string): Module {
  const known = modules.get(file) ?? readModule(file);
  modules.set(file, known);
  return known;
}

function readModule(file: string): Module {
  const imports = new Map<string, string>();
  const functions = new Map<string, readonly ts.Node[]>();
  const path = join(generator, file);
  const text = existsSync(path) ? readFileSync(path, "utf8") : "";
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  for (const statement of source.statements) {
    if (ts.isFunctionDeclaration(statement) && statement.name !== undefined) {
      const defaults = statement.parameters.flatMap(({ initializer }) => initializer ?? []);
      functions.set(statement.name.text, [...defaults, ...(statement.body?.statements ?? [])]);
    }
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) {
      continue;
    }
    const specifier = statement.moduleSpecifier.text;
    const bindings = statement.importClause?.namedBindings;
    if (!specifier.startsWith(".") || bindings === undefined || !ts.isNamedImports(bindings)) {
      continue;
    }
    const from = join(dirname(file), specifier).replace(/\.js$/, ".ts");
    for (const { name, propertyName } of bindings.elements) {
      imports.set(name.text, `${from}#${(propertyName ?? name).text}`);
    }
  }
  return { imports, functions };
}
