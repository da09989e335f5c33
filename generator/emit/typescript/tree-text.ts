/** Trees as source text on one line, which the reference printer hands to ts-morph and prettier then lays out. */
import { commentLines, type DocComment, descriptionOf } from "./doc-comments.js";
import { objectKey, primitiveLiteral, propertyName } from "./literals.js";
import {
  type IndexSignature,
  needsParentheses,
  type Parameter,
  type Property,
  type TypePosition,
  type TypeTree,
} from "./type-tree.js";
import {
  type ArrowParameter,
  type ArrowValue,
  type CallValue,
  isShorthand,
  type Item,
  type ObjectEntry,
  type StatementTree,
  type ValueTree,
} from "./value-tree.js";
import { unreachable } from "../../unreachable.js";

/** The source text of a type. */
export function typeText(tree: TypeTree): string {
  switch (tree.kind) {
    case "keyword":
      return tree.name;
    case "literal":
      return primitiveLiteral(tree.value);
    case "reference":
      return `${tree.name}${typeArgumentsText(tree.typeArguments)}`;
    case "array":
      return `${tree.readonly ? "readonly " : ""}${typeTextAt(tree.element, "array-element")}[]`;
    case "tuple": {
      const elements = tree.elements.map((element, index) =>
        index < tree.required ? typeText(element) : `${typeTextAt(element, "optional-element")}?`,
      );
      if (tree.rest !== undefined) elements.push(`...${typeTextAt(tree.rest, "array-element")}[]`);
      return `${tree.readonly ? "readonly " : ""}[${elements.join(", ")}]`;
    }
    case "union":
      return tree.members.map((member) => typeTextAt(member, "union-member")).join(" | ");
    case "intersection":
      return tree.members.map((member) => typeTextAt(member, "intersection-member")).join(" & ");
    case "function":
      return `(${tree.parameters.map(parameterText).join(", ")}) => ${typeText(tree.returnType)}`;
    case "object": {
      const index =
        tree.indexSignature === undefined ? [] : [indexSignatureText(tree.indexSignature)];
      const members = [...index, ...tree.members.map(propertyText)];
      return members.length === 0 ? "{}" : `{ ${members.join(" ")} }`;
    }
    case "typeof":
      return `typeof ${tree.name}${typeArgumentsText(tree.typeArguments)}`;
    case "indexed":
      return `${typeTextAt(tree.object, "indexed-object")}[${typeText(tree.index)}]`;
    default:
      return unreachable(tree);
  }
}

function typeTextAt(tree: TypeTree, position: TypePosition): string {
  return needsParentheses(tree, position) ? `(${typeText(tree)})` : typeText(tree);
}

function typeArgumentsText(typeArguments: readonly TypeTree[]): string {
  return typeArguments.length === 0 ? "" : `<${typeArguments.map(typeText).join(", ")}>`;
}

function parameterText(parameter: Parameter | ArrowParameter): string {
  const annotation = parameter.type === undefined ? "" : `: ${typeText(parameter.type)}`;
  const dots = "rest" in parameter && parameter.rest ? "..." : "";
  return `${dots}${parameter.name}${parameter.optional ? "?" : ""}${annotation}`;
}

function propertyText(property: Property): string {
  const docs = docsText(property.docs);
  const mark = property.optional ? "?" : "";
  return `${docs}${property.readonly ? "readonly " : ""}${propertyName(property.name)}${mark}: ${typeText(property.type)};`;
}

function indexSignatureText(signature: IndexSignature): string {
  const docs = docsText(signature.docs);
  return `${docs}${signature.readonly ? "readonly " : ""}[${signature.keyName}: string]: ${typeText(signature.type)};`;
}

/** A doc comment on lines of its own. */
function docsText(docs: DocComment | undefined): string {
  const description = docs && descriptionOf(docs);
  return description === undefined ? "" : `\n${commentLines(description).join("\n")}\n`;
}

/** The source text of an expression. */
export function valueText(tree: ValueTree): string {
  switch (tree.kind) {
    case "literal":
      return primitiveLiteral(tree.value);
    case "name":
      return tree.path.join(".");
    case "array":
      return `[${tree.items.map(itemText).join(", ")}]`;
    case "object":
      return tree.entries.length === 0 ? "{}" : `{ ${tree.entries.map(entryText).join(", ")} }`;
    case "call":
      return callText(tree);
    case "arrow":
      return arrowText(tree);
    default:
      return unreachable(tree);
  }
}

function itemText(item: Item): string {
  return item.kind === "spread" ? `...${valueText(item.value)}` : valueText(item);
}

function entryText(entry: ObjectEntry): string {
  if ("kind" in entry) return `...${valueText(entry.value)}`;
  return isShorthand(entry) ? entry.key : `${objectKey(entry.key)}: ${valueText(entry.value)}`;
}

function callText(call: CallValue): string {
  const callee =
    call.callee.kind === "arrow" ? `(${valueText(call.callee)})` : valueText(call.callee);
  const start = `${call.pure ? "/* @__PURE__ */ " : ""}${call.isNew ? "new " : ""}${callee}`;
  return `${start}${typeArgumentsText(call.typeArguments)}(${call.args.map(itemText).join(", ")})`;
}

function arrowText(arrow: ArrowValue): string {
  const result =
    arrow.returnType === undefined ? "" : `: ${typeTextAt(arrow.returnType, "arrow-result")}`;
  const body = arrow.body.kind === "object" ? `(${valueText(arrow.body)})` : valueText(arrow.body);
  return `(${arrow.parameters.map(parameterText).join(", ")})${result} => ${body}`;
}

/** The source text of a statement. */
export function statementText(statement: StatementTree): string {
  switch (statement.kind) {
    case "return":
      return `return ${valueText(statement.value)};`;
    case "expression":
      return `${valueText(statement.value)};`;
    case "assign":
      return `${valueText(statement.target)} = ${valueText(statement.value)};`;
    default:
      return unreachable(statement);
  }
}
