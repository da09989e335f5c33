/** What the text of a file says of itself: its imports, the circles that they make, and where it silences the compiler. */
import { posix } from "node:path";
import ts from "typescript";

/** An import of a file, a type import too. */
export interface Import {
  readonly from: string;
  /** A path below the project for our own files, else the name of a package. */
  readonly to: string;
  readonly isTypeOnly: boolean;
  readonly isLazy: boolean;
}

/** Every import and re-export of a file, lazy ones too. */
export function importsOf(file: string, text: string): readonly Import[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found: Import[] = [];
  const add = (specifier: string, isTypeOnly: boolean, isLazy: boolean): void => {
    const to = specifier.startsWith(".")
      ? posix.join(posix.dirname(file), specifier).replace(/\.js$/, ".ts")
      : specifier;
    found.push({ from: file, to, isTypeOnly, isLazy });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) && ts.isStringLiteral(node.moduleSpecifier)) {
      const clause = node.importClause;
      const bindings = clause?.namedBindings;
      const named = bindings !== undefined && ts.isNamedImports(bindings) ? bindings.elements : [];
      const onlyTypes = named.length > 0 && !clause?.name && named.every((each) => each.isTypeOnly);
      add(node.moduleSpecifier.text, clause?.isTypeOnly === true || onlyTypes, false);
    } else if (ts.isExportDeclaration(node) && node.moduleSpecifier !== undefined) {
      if (ts.isStringLiteral(node.moduleSpecifier))
        add(node.moduleSpecifier.text, node.isTypeOnly, false);
    } else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      const [argument] = node.arguments;
      if (argument !== undefined && ts.isStringLiteral(argument)) add(argument.text, false, true);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** A way from a file back to itself, or nothing. */
export function circle(
  starts: readonly string[],
  next: ReadonlyMap<string, readonly string[]>,
): readonly string[] | undefined {
  const done = new Set<string>();
  const visit = (file: string, trail: readonly string[]): readonly string[] | undefined => {
    if (trail.includes(file)) return [...trail.slice(trail.indexOf(file)), file];
    if (done.has(file)) return undefined;
    for (const other of next.get(file) ?? []) {
      const found = visit(other, [...trail, file]);
      if (found !== undefined) return found;
    }
    done.add(file);
    return undefined;
  };
  for (const start of starts) {
    const found = visit(start, []);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Where a text silences the compiler: `any`, casts other than `as const`, `!`. */
export function silenced(file: string, text: string): readonly string[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const isCast = ts.isAsExpression(node) && node.type.getText() !== "const";
    const isSilent = node.kind === ts.SyntaxKind.AnyKeyword || ts.isNonNullExpression(node);
    if (isCast || isSilent || ts.isTypeAssertionExpression(node)) found.push(node.getText());
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}
