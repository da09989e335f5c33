/** Types and parameters as Docs, in the layout of prettier's own TypeScript printer. */
import { descriptionOf } from "../doc-comments.js";
import { primitiveLiteral, propertyName } from "../literals.js";
import type { ParameterOutline } from "../outline.js";
import {
  type FunctionType,
  type IndexSignature,
  needsParentheses,
  type ObjectType,
  type Property,
  type ReferenceType,
  type TupleType,
  type TypePosition,
  type TypeTree,
} from "../type-tree.js";
import {
  align,
  concat,
  type Doc,
  group,
  ifBreak,
  indent,
  join,
  line,
  softline,
  willBreak,
} from "./doc.js";
import { docsBefore, documentedDoc, propertyWords } from "./member-docs.js";
import { isHuggedUnion, isHugged, plainType } from "./plain-types.js";
import { unreachable } from "../../../unreachable.js";

/**
 * Where a type stands, as far as the layout of a union depends on it: after `:` or `=>`, after the `=` of an alias, or
 * in a list in angle or square brackets.
 */
type UnionPlace = "annotation" | "alias" | "type-argument" | "tuple-element" | "sole-tuple-element";

/** A type after `:`, `=>`, `extends`, or in square brackets. */
export function typeDoc(tree: TypeTree): Doc {
  return typeDocAt(tree, "annotation");
}

/** A type after the `=` of a type alias. */
export function aliasedTypeDoc(tree: TypeTree): Doc {
  return typeDocAt(tree, "alias");
}

function typeDocAt(tree: TypeTree, place: UnionPlace): Doc {
  switch (tree.kind) {
    case "keyword":
      return tree.name;
    case "literal":
      return primitiveLiteral(tree.value);
    case "typeof":
      return (
        plainType(tree) ??
        referenceDoc({ name: `typeof ${tree.name}`, typeArguments: tree.typeArguments })
      );
    case "reference":
      return plainType(tree) ?? referenceDoc(tree);
    case "array":
      return plainType(tree) ?? arrayTypeDoc(tree);
    case "tuple":
      return concat([tree.readonly ? "readonly " : "", tupleDoc(tree)]);
    case "union":
      return plainType(tree) ?? unionDoc(tree, place);
    case "intersection":
      return intersectionDoc(tree.members);
    case "function":
      return functionTypeDoc(tree);
    case "object":
      return group([objectTypeDoc(tree)]);
    case "indexed":
      return concat([operandDoc(tree.object, "indexed-object"), "[", typeDoc(tree.index), "]"]);
    default:
      return unreachable(tree);
  }
}

function arrayTypeDoc({ element, readonly }: Extract<TypeTree, { kind: "array" }>): Doc {
  return concat([readonly ? "readonly " : "", operandDoc(element, "array-element"), "[]"]);
}

/** A type within another, in parentheses where it needs them. */
export function operandDoc(tree: TypeTree, position: TypePosition): Doc {
  if (!needsParentheses(tree, position)) return typeDoc(tree);
  if (tree.kind !== "union" || isHuggedUnion(tree)) return concat(["(", typeDoc(tree), ")"]);
  return concat(["(", group([indent([softline, alternativesDoc(tree.members)]), softline]), ")"]);
}

/** A named type; `hugs` is false for the annotation of a constant that is an arrow function. */
export function referenceDoc(tree: Omit<ReferenceType, "kind">, hugs = true): Doc {
  return concat([tree.name, typeArgumentsDoc(tree.typeArguments, hugs)]);
}

/** Type arguments, or nothing. A single one that is simple or an object breaks only within itself. */
export function typeArgumentsDoc(typeArguments: readonly TypeTree[], hugs = true): Doc {
  const [first, second] = typeArguments;
  if (first === undefined) return "";
  const docs = typeArguments.map((argument) => typeDocAt(argument, "type-argument"));
  const isAlone = second === undefined;
  if (isAlone && isHugged(first) && (hugs || first.kind === "object"))
    return concat(["<", ...docs, ">"]);
  return group(["<", indent([softline, join([",", line], docs)]), softline, ">"]);
}

function unionDoc(tree: Extract<TypeTree, { kind: "union" }>, place: UnionPlace): Doc {
  const { members } = tree;
  if (isHuggedUnion(tree)) {
    return join(
      [" | "],
      members.map((member) => operandDoc(member, "union-member")),
    );
  }
  const alternatives = alternativesDoc(members);
  switch (place) {
    case "annotation":
      return group([indent([softline, alternatives])]);
    case "tuple-element":
      return group([
        indent([ifBreak(concat(["(", softline])), alternatives]),
        softline,
        ifBreak(")"),
      ]);
    case "alias":
    case "type-argument":
    case "sole-tuple-element":
      return alternatives;
    default:
      return unreachable(place);
  }
}

function alternativesDoc(members: readonly TypeTree[]): Doc {
  const parts: Doc[] = [];
  for (const member of members) {
    if (parts.length === 0) parts.push(firstBar);
    else parts.push(line, "| ");
    parts.push(align(2, [operandDoc(member, "union-member")]));
  }
  return group(parts);
}

/** The bar before the first of several lines. */
const firstBar = ifBreak("| ");

/** Object types stay on the line of the `&`; what stands between an object and another type is indented after it. */
function intersectionDoc(members: readonly TypeTree[]): Doc {
  let isIndented = false;
  const parts = members.map((member, index): Doc => {
    const doc = operandDoc(member, "intersection-member");
    const previous = members[index - 1];
    if (previous === undefined) return doc;
    const objects = [previous, member].filter(({ kind }) => kind === "object").length;
    if (objects === 0) return indent([" &", line, doc]);
    if (objects === 2) return concat([" & ", isIndented ? indent([doc]) : doc]);
    if (index > 1) isIndented = true;
    return concat([" & ", index > 1 ? indent([doc]) : doc]);
  });
  return group(parts);
}

function tupleDoc({ elements, required, rest }: TupleType): Doc {
  const place =
    elements.length + (rest === undefined ? 0 : 1) > 1 ? "tuple-element" : "sole-tuple-element";
  const docs = elements.map((element, index) =>
    group(
      index < required
        ? [typeDocAt(element, place)]
        : [operandDoc(element, "optional-element"), "?"],
    ),
  );
  if (rest !== undefined) docs.push(group(["...", operandDoc(rest, "array-element"), "[]"]));
  if (docs.length === 0) return "[]";
  return group(["[", indent([softline, join([",", line], docs), ifBreak(",")]), softline, "]"]);
}

function functionTypeDoc({ parameters, returnType }: FunctionType): Doc {
  const result = typeDoc(returnType);
  const params = parametersDoc(
    parameters.map(({ optional = false, ...others }) => ({ ...others, optional })),
  );
  const isGrouped = groupsParameters({ parameters, returnType, result });
  return group([isGrouped ? group([params]) : params, " => ", result]);
}

/** An object type, not yet grouped: as the only parameter's type it breaks together with the parameters. */
function objectTypeDoc({ members, indexSignature }: ObjectType): Doc {
  const docs = members.map(propertyDoc);
  if (indexSignature !== undefined) docs.unshift(indexSignatureDoc(indexSignature));
  if (docs.length === 0) return "{}";
  return concat(["{", indent([line, join([";", line], docs), ifBreak(";")]), line, "}"]);
}

function propertyDoc({ name, type, optional, readonly, docs }: Property): Doc {
  const words = propertyWords({ name: propertyName(name), optional, readonly });
  return documentedDoc(docs && descriptionOf(docs), group([words, typeDoc(type)]));
}

function indexSignatureDoc({ keyName, type, readonly, docs }: IndexSignature): Doc {
  const key = group([indent([softline, `${keyName}: string`]), softline]);
  const doc = group([readonly ? "readonly " : "", "[", key, "]", ": ", typeDoc(type)]);
  return concat([docsBefore(docs && descriptionOf(docs)), doc]);
}

/** Parameters in their parentheses. */
export function parametersDoc(parameters: readonly ParameterOutline[]): Doc {
  const [first, second] = parameters;
  if (first === undefined) return "()";
  if (second === undefined && first.type?.kind === "object" && !first.rest) {
    return concat([
      "(",
      first.name,
      first.optional ? "?" : "",
      ": ",
      objectTypeDoc(first.type),
      ")",
    ]);
  }
  const docs = parameters.map(parameterDoc);
  // Nothing may follow a list of all that is left, not even a comma.
  const end = parameters.at(-1)?.rest ? "" : ifBreak(",");
  return concat(["(", indent([softline, join([",", line], docs)]), end, softline, ")"]);
}

/** A parameter. */
export function parameterDoc({ name, type, optional, rest }: ParameterOutline): Doc {
  return concat([
    rest ? "..." : "",
    name,
    optional ? "?" : "",
    ...(type === undefined ? [] : [": ", typeDoc(type)]),
  ]);
}

/** True if parameters break by themselves, before the result type does. */
export function groupsParameters(signature: {
  readonly typeParameters?: readonly { readonly constraint: unknown; readonly default: unknown }[];
  readonly parameters: readonly unknown[];
  readonly returnType: TypeTree;
  readonly result: Doc;
}): boolean {
  const [first, second] = signature.typeParameters ?? [];
  if (second !== undefined) return false;
  if (first !== undefined && (first.constraint !== undefined || first.default !== undefined))
    return false;
  const isObject = signature.returnType.kind === "object";
  return signature.parameters.length === 1 && (isObject || willBreak(signature.result));
}
