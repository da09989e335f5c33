/** Types and parameters as prettier Docs, in the layout of prettier's own TypeScript printer. */
import { builders, utils } from "prettier/doc";
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
  unreachable,
} from "../type-tree.js";
import { docsBefore, memberNameDoc } from "./member-docs.js";

type Doc = builders.Doc;
const { align, group, ifBreak, indent, join, line, softline } = builders;

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
    case "reference":
      return referenceDoc(tree);
    case "array":
      return [tree.readonly ? "readonly " : "", operandDoc(tree.element, "array-element"), "[]"];
    case "tuple":
      return [tree.readonly ? "readonly " : "", tupleDoc(tree)];
    case "union":
      return unionDoc(tree.members, place);
    case "intersection":
      return intersectionDoc(tree.members);
    case "function":
      return functionTypeDoc(tree);
    case "object":
      return group(objectTypeDoc(tree));
    case "typeof":
      return `typeof ${tree.name}`;
    case "indexed":
      return [operandDoc(tree.object, "indexed-object"), "[", typeDoc(tree.index), "]"];
    default:
      return unreachable(tree);
  }
}

/** A type within another, in parentheses where it needs them. */
export function operandDoc(tree: TypeTree, position: TypePosition): Doc {
  if (!needsParentheses(tree, position)) return typeDoc(tree);
  if (tree.kind !== "union" || isHuggedUnion(tree)) return ["(", typeDoc(tree), ")"];
  return ["(", group([indent([softline, alternativesDoc(tree.members)]), softline]), ")"];
}

/** A named type; `hugs` is false for the annotation of a constant that is an arrow function. */
export function referenceDoc(tree: ReferenceType, hugs = true): Doc {
  return [tree.name, typeArgumentsDoc(tree.typeArguments, hugs)];
}

/** Type arguments, or nothing. A single one that is simple or an object breaks only within itself. */
export function typeArgumentsDoc(typeArguments: readonly TypeTree[], hugs = true): Doc {
  const [first, second] = typeArguments;
  if (first === undefined) return "";
  const docs = typeArguments.map((argument) => typeDocAt(argument, "type-argument"));
  const isAlone = second === undefined;
  if (isAlone && isHugged(first) && (hugs || first.kind === "object")) return ["<", ...docs, ">"];
  return group(["<", indent([softline, join([",", line], docs)]), softline, ">"]);
}

function isHugged(tree: TypeTree): boolean {
  return isSimple(tree) || tree.kind === "object" || isHuggedUnion(tree);
}

function isSimple(tree: TypeTree): boolean {
  return (
    tree.kind === "keyword" ||
    tree.kind === "literal" ||
    (tree.kind === "reference" && tree.typeArguments.length === 0)
  );
}

/** Whether a union is one object or named type and otherwise `null` or `void`: it then never breaks at its bars. */
export function isHuggedUnion(tree: TypeTree): boolean {
  if (tree.kind !== "union") return false;
  const object = tree.members.find(
    (member) => member.kind === "object" || member.kind === "reference",
  );
  const isNothing = (member: TypeTree) =>
    member.kind === "keyword" && (member.name === "null" || member.name === "void");
  return (
    object !== undefined && tree.members.every((member) => member === object || isNothing(member))
  );
}

function unionDoc(members: readonly TypeTree[], place: UnionPlace): Doc {
  if (isHuggedUnion({ kind: "union", members })) {
    return join(
      " | ",
      members.map((member) => operandDoc(member, "union-member")),
    );
  }
  const alternatives = alternativesDoc(members);
  switch (place) {
    case "annotation":
      return group(indent([softline, alternatives]));
    case "tuple-element":
      return group([indent([ifBreak(["(", softline]), alternatives]), softline, ifBreak(")")]);
    case "alias":
    case "type-argument":
    case "sole-tuple-element":
      return alternatives;
    default:
      return unreachable(place);
  }
}

function alternativesDoc(members: readonly TypeTree[]): Doc {
  return group(
    members.map((member, index) => [
      index === 0 ? ifBreak("| ") : [line, "| "],
      align(2, operandDoc(member, "union-member")),
    ]),
  );
}

/** Object types stay on the line of the `&`; what stands between an object and another type is indented after it. */
function intersectionDoc(members: readonly TypeTree[]): Doc {
  let isIndented = false;
  const parts = members.map((member, index): Doc => {
    const doc = operandDoc(member, "intersection-member");
    const previous = members[index - 1];
    if (previous === undefined) return doc;
    const objects = [previous, member].filter(({ kind }) => kind === "object").length;
    if (objects === 0) return indent([" &", line, doc]);
    if (objects === 2) return [" & ", isIndented ? indent(doc) : doc];
    if (index > 1) isIndented = true;
    return [" & ", index > 1 ? indent(doc) : doc];
  });
  return group(parts);
}

function tupleDoc({ elements, required, rest }: TupleType): Doc {
  const place =
    elements.length + (rest === undefined ? 0 : 1) > 1 ? "tuple-element" : "sole-tuple-element";
  const docs = elements.map((element, index) =>
    group(
      index < required ? typeDocAt(element, place) : [operandDoc(element, "optional-element"), "?"],
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
  return group([group([isGrouped ? group(params) : params, " => ", result])]);
}

/** An object type, not yet grouped: as the only parameter's type it breaks together with the parameters. */
function objectTypeDoc({ members, indexSignature }: ObjectType): Doc {
  const docs = members.map(propertyDoc);
  if (indexSignature !== undefined) docs.unshift(indexSignatureDoc(indexSignature));
  if (docs.length === 0) return "{}";
  return ["{", indent([line, join([";", line], docs), ifBreak(";")]), line, "}"];
}

function propertyDoc({ name, type, optional, readonly, docs }: Property): Doc {
  const mark = optional ? "?" : "";
  const doc = [
    readonly ? "readonly " : "",
    memberNameDoc(propertyName(name)),
    mark,
    ": ",
    typeDoc(type),
  ];
  return [docsBefore(docs && descriptionOf(docs)), group(doc)];
}

function indexSignatureDoc({ keyName, type, readonly, docs }: IndexSignature): Doc {
  const key = group([indent([softline, `${keyName}: string`]), softline]);
  const doc = group([readonly ? "readonly " : "", "[", key, "]", ": ", typeDoc(type)]);
  return [docsBefore(docs && descriptionOf(docs)), doc];
}

/** Parameters in their parentheses. */
export function parametersDoc(parameters: readonly ParameterOutline[]): Doc {
  const [first, second] = parameters;
  if (first === undefined) return "()";
  if (second === undefined && first.type?.kind === "object" && !first.rest) {
    return ["(", first.name, first.optional ? "?" : "", ": ", objectTypeDoc(first.type), ")"];
  }
  const docs = parameters.map(parameterDoc);
  // Nothing may follow a list of all that is left, not even a comma.
  const end = parameters.at(-1)?.rest ? "" : ifBreak(",");
  return ["(", indent([softline, join([",", line], docs)]), end, softline, ")"];
}

/** A parameter. */
export function parameterDoc({ name, type, optional, rest }: ParameterOutline): Doc {
  return [
    rest ? "..." : "",
    name,
    optional ? "?" : "",
    type === undefined ? "" : [": ", typeDoc(type)],
  ];
}

/** Whether parameters break by themselves, before the result type does. */
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
  return signature.parameters.length === 1 && (isObject || utils.willBreak(signature.result));
}
