/** The types that an object is annotated with: imported where they are not, and by the names that they have now. */
import { ts } from "ts-morph";
import type { TextEdit } from "./edits.js";
import type { FileChange } from "./file-change.js";
import { importedFile, relativeModule, withoutEnding } from "./handler-file.js";
import type { Holder } from "./holders.js";
import { type ServerHomes, serverModule, subpathOf } from "./server-home.js";
import type { Located } from "./survey.js";
import type { WantedObject } from "./wanted.js";

/** The type of the context, and where it is from. */
export interface ContextType {
  readonly name: string;
  /** A file of the folder, without ending, or a package. */
  readonly from: { readonly file: string } | { readonly module: string };
}

/** Imports what an object's annotation needs. */
export function importTypes(
  { object, holder, isNew }: Located,
  change: FileChange,
  given: { readonly homes: ServerHomes; readonly context: ContextType | undefined },
): void {
  const module = serverModule(given.homes.current, object.subpath, change.file);
  const { context } = given;
  if (isNew || (holder !== undefined && holder.subpath === undefined)) {
    change.use(object.typeName, module, { isType: true });
  }
  const argument = holder?.annotation.typeArguments?.[0]?.getText(change.file.source);
  const isHooks = object.members.some(({ kind }) => kind === "hook");
  const isLost = argument === context?.name && !change.file.names.has(argument ?? "");
  if (context !== undefined && !isHooks && (isNew || isLost)) importContext(context, change);
  if (holder?.subpath === undefined) return;
  const isRetyped = holder.typeName !== object.typeName || holder.subpath !== object.subpath;
  if (isRetyped) {
    change.edit(retyping(holder, object, given.homes), `type is ${object.typeName} now`);
  }
}

/** The type that the first of some annotations gives as that of the context. */
export function contextOf(holders: readonly Holder[]): ContextType | undefined {
  for (const { annotation, file } of holders) {
    const argument = annotation.typeArguments?.[0];
    if (argument === undefined || !ts.isTypeReferenceNode(argument)) continue;
    const name = argument.getText(file.source);
    const imported = file.imports.find(({ local }) => local === name);
    if (imported === undefined || imported.name !== name) continue;
    const path = importedFile(file.path, imported.module);
    return { name, from: path === undefined ? { module: imported.module } : { file: path } };
  }
  return undefined;
}

function importContext({ name, from }: ContextType, change: FileChange): void {
  const { path, style } = change.file;
  const module =
    "module" in from ? from.module : relativeModule(withoutEnding(path), from.file, style.ending);
  change.use(name, module, { isType: true });
}

/** Gives the import of a type, and all uses of it in the file, the type's name and module of today. */
function retyping(holder: Holder, object: WantedObject, homes: ServerHomes): readonly TextEdit[] {
  const { source, path } = holder.file;
  return source.statements.filter(ts.isImportDeclaration).flatMap((declaration) => {
    const { importClause, moduleSpecifier } = declaration;
    const bindings = importClause?.namedBindings;
    if (bindings === undefined || !ts.isNamedImports(bindings)) return [];
    const element = bindings.elements.find(
      ({ name, propertyName }) => (propertyName ?? name).text === holder.typeName,
    );
    const module = ts.isStringLiteral(moduleSpecifier) ? moduleSpecifier.text : "";
    if (element === undefined || subpathOf(module, homes, path) !== holder.subpath) return [];
    const specifier = { start: moduleSpecifier.getStart(source) + 1, end: moduleSpecifier.end - 1 };
    const { name, propertyName } = element;
    const renamed = propertyName === undefined ? identifiers(source, name.text) : [propertyName];
    return [
      { ...specifier, text: serverModule(homes.current, object.subpath, holder.file) },
      ...renamed.map((each) => ({
        start: each.getStart(source),
        end: each.end,
        text: object.typeName,
      })),
    ];
  });
}

function identifiers(source: ts.SourceFile, name: string): readonly ts.Identifier[] {
  const found: ts.Identifier[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && node.text === name) found.push(node);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}
