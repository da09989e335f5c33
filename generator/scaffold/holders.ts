/** Where a person's handlers stand: the object literals that are annotated with a type of handlers. */
import { ts } from "ts-morph";
import type { HandlerFile } from "./handler-file.js";
import { type ServerHomes, subpathOf } from "./server-home.js";

/** An annotation of a type of handlers, and what it annotates. */
export interface Holder {
  readonly file: HandlerFile;
  /** Name of the type in the package. */
  readonly typeName: string;
  /** Subpath of the package that it is from; undefined where the file does not import it. */
  readonly subpath: string | undefined;
  readonly annotation: Annotation;
  readonly value: HolderValue;
  /** Name by which the file exports it. */
  readonly exported: string | undefined;
}

/** A type as it is used: `BooksHandlers<Context>`. */
export type Annotation = ts.TypeReferenceNode | ts.ExpressionWithTypeArguments;

/** An object that can be edited, or anything else, with where it is and what it is. */
export type HolderValue =
  | { readonly kind: "literal"; readonly literal: ts.ObjectLiteralExpression }
  | {
      readonly kind: "opaque";
      readonly at: ts.Node;
      /** To follow "is": "a class". */
      readonly what: string;
      /** Members that can be seen in it. */
      readonly keys: readonly string[];
    };

/** The holders in a file, in its order. */
export function holdersIn(file: HandlerFile, homes: ServerHomes): readonly Holder[] {
  const found: Holder[] = [];
  const visit = (node: ts.Node): void => {
    const holder = isAnnotation(node) ? holderAt(node, file, homes) : undefined;
    if (holder !== undefined) found.push(holder);
    ts.forEachChild(node, visit);
  };
  visit(file.source);
  return found;
}

/** The name of a member of a literal or class; undefined where it is computed, or there is none. */
export function propertyKey(name: ts.PropertyName | undefined): string | undefined {
  if (name === undefined) return undefined;
  if (ts.isIdentifier(name) || ts.isStringLiteralLike(name)) return name.text;
  const isText = ts.isComputedPropertyName(name) && ts.isStringLiteralLike(name.expression);
  return isText ? name.expression.text : undefined;
}

/** Returns the expression in parentheses, or before a type that narrows nothing. */
export function unwrapped(expression: ts.Expression): ts.Expression {
  const isWrapper =
    ts.isParenthesizedExpression(expression) ||
    ts.isSatisfiesExpression(expression) ||
    ts.isAsExpression(expression);
  return isWrapper ? unwrapped(expression.expression) : expression;
}

function isAnnotation(node: ts.Node): node is Annotation {
  if (ts.isTypeReferenceNode(node)) return ts.isIdentifier(node.typeName);
  return (
    ts.isExpressionWithTypeArguments(node) &&
    ts.isIdentifier(node.expression) &&
    ts.isHeritageClause(node.parent) &&
    ts.isClassLike(node.parent.parent)
  );
}

function holderAt(
  annotation: Annotation,
  file: HandlerFile,
  homes: ServerHomes,
): Holder | undefined {
  const local = (
    ts.isTypeReferenceNode(annotation) ? annotation.typeName : annotation.expression
  ).getText(file.source);
  const imported = file.imports.find((each) => each.local === local);
  // A name that nobody declares: the import was lost.
  if (imported === undefined && file.names.has(local)) return undefined;
  const subpath = imported === undefined ? undefined : subpathOf(imported.module, homes, file.path);
  if (imported !== undefined && subpath === undefined) return undefined;
  const annotated = annotatedBy(annotation);
  if (annotated === undefined) return undefined;
  const { value, exported = "" } = annotated;
  return {
    file,
    typeName: imported?.name ?? local,
    subpath,
    annotation,
    value,
    exported: exported === "default" ? exported : file.exports.get(exported),
  };
}

interface Annotated {
  readonly value: HolderValue;
  /** Name of the variable that it is the value of; `default` where the module is. */
  readonly exported: string | undefined;
}

function annotatedBy(annotation: Annotation): Annotated | undefined {
  const { parent } = annotation;
  if (ts.isHeritageClause(parent)) return classOf(parent.parent);
  if (ts.isVariableDeclaration(parent)) {
    const { initializer, name } = parent;
    return initializer && { value: annotatedValue(initializer), exported: nameOf(name) };
  }
  if (ts.isSatisfiesExpression(parent) || ts.isAsExpression(parent)) {
    return { value: annotatedValue(parent.expression), exported: variableAround(parent) };
  }
  if (ts.isFunctionLike(parent) && parent.type === annotation) return madeBy(parent);
  return undefined;
}

function annotatedValue(expression: ts.Expression): HolderValue {
  const inner = unwrapped(expression);
  if (ts.isObjectLiteralExpression(inner)) return { kind: "literal", literal: inner };
  return { kind: "opaque", at: inner, what: "an expression", keys: [] };
}

/** Returns the object of a function that has one `return`, of an object. */
function madeBy(maker: ts.SignatureDeclaration): Annotated | undefined {
  if (!ts.isFunctionDeclaration(maker) && !ts.isArrowFunction(maker)) return undefined;
  const { body } = maker;
  if (body === undefined) return undefined;
  const [only, ...others] = ts.isBlock(body) ? returnedIn(body) : [body];
  const value: HolderValue =
    only !== undefined && others.length === 0
      ? annotatedValue(only)
      : { kind: "opaque", at: maker, what: "a function with several results", keys: [] };
  // What the file exports is the function, not the object.
  return { value, exported: undefined };
}

function returnedIn(body: ts.Block): readonly ts.Expression[] {
  const found: ts.Expression[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node) || ts.isClassLike(node)) return;
    if (ts.isReturnStatement(node) && node.expression !== undefined) found.push(node.expression);
    ts.forEachChild(node, visit);
  };
  visit(body);
  return found;
}

function classOf(declaration: ts.Node): Annotated | undefined {
  if (!ts.isClassLike(declaration)) return undefined;
  const keys = declaration.members.flatMap(({ name }) => {
    const key = name === undefined || ts.isPrivateIdentifier(name) ? undefined : propertyKey(name);
    return key === undefined ? [] : [key];
  });
  const value: HolderValue = { kind: "opaque", at: declaration, what: "a class", keys };
  return { value, exported: undefined };
}

/** The name of the variable whose whole value an expression is. */
function variableAround(expression: ts.Node): string | undefined {
  const { parent } = expression;
  if (ts.isParenthesizedExpression(parent) || ts.isSatisfiesExpression(parent)) {
    return variableAround(parent);
  }
  if (ts.isExportAssignment(parent)) return "default";
  return ts.isVariableDeclaration(parent) ? nameOf(parent.name) : undefined;
}

function nameOf(name: ts.BindingName | undefined): string | undefined {
  return name !== undefined && ts.isIdentifier(name) ? name.text : undefined;
}
