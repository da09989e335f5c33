/** The members of an object literal, with the positions between them. */
import { ts } from "ts-morph";
import { propertyKey, unwrapped } from "./holders.js";

/** A member as it stands. */
export interface Member {
  readonly node: ts.ObjectLiteralElementLike;
  /** Undefined where it is computed or a spread: nobody can tell what it is called. */
  readonly key: string | undefined;
  /** Offset of its first character, without comments before it. */
  readonly start: number;
  readonly end: number;
  /** Behind the comma after it; undefined where there is none. */
  readonly commaEnd: number | undefined;
  /** The comments between the comma before it and itself, in order. */
  readonly comments: readonly ts.CommentRange[];
}

/** A literal, taken apart. */
export interface Members {
  readonly source: ts.SourceFile;
  readonly all: readonly Member[];
  /** Its members that have a name, by it. */
  readonly byKey: ReadonlyMap<string, Member>;
  /** The first member that may hold any others. */
  readonly unknown: Member | undefined;
  /** Offset of its first brace. */
  readonly start: number;
  /** Offset of its last brace. */
  readonly close: number;
}

/** Takes a literal apart. */
export function membersOf(literal: ts.ObjectLiteralExpression, source: ts.SourceFile): Members {
  const nodes = literal
    .getChildren(source)
    .flatMap((child) => (child.kind === ts.SyntaxKind.SyntaxList ? child.getChildren(source) : []));
  const all = literal.properties.map((node) => {
    const next = nodes[nodes.indexOf(node) + 1];
    const key = propertyKey(node.name);
    const comments = [
      ...(ts.getTrailingCommentRanges(source.text, node.pos) ?? []),
      ...(ts.getLeadingCommentRanges(source.text, node.pos) ?? []),
    ];
    const start = node.getStart(source);
    return { node, key, start, end: node.end, commaEnd: next?.end, comments };
  });
  return {
    source,
    all,
    byKey: new Map(all.flatMap((each) => (each.key === undefined ? [] : [[each.key, each]]))),
    unknown: all.find(({ key }) => key === undefined),
    start: literal.getStart(source),
    close: literal.end - 1,
  };
}

/** The literal that is the whole value of a member. */
export function literalIn({ node }: Member): ts.ObjectLiteralExpression | undefined {
  if (!ts.isPropertyAssignment(node)) return undefined;
  const value = unwrapped(node.initializer);
  return ts.isObjectLiteralExpression(value) ? value : undefined;
}

/** The variable that is the value of a member: `books,` or `volumes: books,`. */
export function variableIn({ node }: Member): string | undefined {
  if (ts.isShorthandPropertyAssignment(node)) return node.name.text;
  if (!ts.isPropertyAssignment(node)) return undefined;
  const value = unwrapped(node.initializer);
  return ts.isIdentifier(value) ? value.text : undefined;
}

/** Returns the text of a comment, without its signs, on one line. */
export function commentText(text: string, { pos, end }: ts.CommentRange): string {
  return text
    .slice(pos, end)
    .replace(/^\/\/|^\/\*+|\*\/$/g, "")
    .replace(/^\s*\*/gm, "")
    .replace(/\s+/g, " ")
    .trim();
}
