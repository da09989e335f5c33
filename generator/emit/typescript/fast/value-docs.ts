/** Expressions as prettier Docs, in the layout of prettier's own printer. */
import { builders, utils } from "prettier/doc";
import { UnknownConstruct } from "../outline.js";
import { objectKey, primitiveLiteral } from "../literals.js";
import { unreachable } from "../type-tree.js";
import {
  type ArrowValue,
  type CallValue,
  isShorthand,
  type Item,
  type NameValue,
  type ObjectEntry,
  type ObjectValue,
  type ValueTree,
} from "../value-tree.js";
import { assignmentDoc, valueLayout } from "./assignment-docs.js";
import { argumentsDoc, isKnownCallee } from "./call-docs.js";
import { memberNameDoc } from "./member-docs.js";
import { operandDoc, parameterDoc, parametersDoc, typeArgumentsDoc } from "./type-docs.js";
import { printOptions } from "../prettier-options.js";

type Doc = builders.Doc;
const { fill, group, ifBreak, indent, join, line, softline } = builders;

/** An expression. */
export function valueDoc(tree: ValueTree): Doc {
  switch (tree.kind) {
    case "literal":
      return primitiveLiteral(tree.value);
    case "name":
      return nameDoc(tree);
    case "array":
      return arrayDoc(tree.items);
    case "object":
      return objectDoc(tree);
    case "call":
      return callDoc(tree);
    case "arrow":
      return arrowDoc(tree);
    default:
      return unreachable(tree);
  }
}

function itemDoc(item: Item): Doc {
  return item.kind === "spread" ? ["...", valueDoc(item.value)] : valueDoc(item);
}

/** A variable or a property of one. A chain of more than two names, or from `this`, may break before its dots. */
function nameDoc({ path: [first, ...members] }: NameValue): Doc {
  if (members.length < 2 && first !== "this") return [first, ...members].join(".");
  return members.reduce<Doc>(
    (object, member) => [object, group(indent([softline, ".", member]))],
    first,
  );
}

function arrayDoc(items: readonly Item[]): Doc {
  if (items.length === 0) return "[]";
  const id = Symbol("array");
  const docs = items.map(itemDoc);
  const list = items.every(isNumber)
    ? fill(numbersParts(docs, ifBreak(",", "", { groupId: id })))
    : [
        join(
          [",", line],
          docs.map((doc) => group(doc)),
        ),
        ifBreak(","),
      ];
  return group(["[", indent([softline, list]), softline, "]"], {
    id,
    shouldBreak: isMatrix(items),
  });
}

function numbersParts(docs: readonly Doc[], trailingComma: Doc): Doc[] {
  return docs.flatMap((doc, index) =>
    index === docs.length - 1 ? [[doc, trailingComma]] : [[doc, ","], line],
  );
}

function isNumber(item: Item): boolean {
  return item.kind === "literal" && typeof item.value === "number";
}

/** Several arrays, or several objects, each with several parts, always stand one a line. */
function isMatrix(items: readonly Item[]): boolean {
  const [first] = items;
  if (items.length < 2 || (first?.kind !== "array" && first?.kind !== "object")) return false;
  return items.every((item) => item.kind === first.kind && sizeOf(item) > 1);
}

function sizeOf(item: Item): number {
  if (item.kind === "array") return item.items.length;
  return item.kind === "object" ? item.entries.length : 0;
}

function objectDoc({ entries }: ObjectValue): Doc {
  if (entries.length === 0) return "{}";
  const docs = entries.map(entryDoc);
  return group(["{", indent([line, join([",", line], docs)]), ifBreak(","), line, "}"]);
}

function entryDoc(entry: ObjectEntry): Doc {
  if ("kind" in entry) return ["...", valueDoc(entry.value)];
  if (isShorthand(entry)) return entry.key;
  const left = memberNameDoc(objectKey(entry.key));
  const hasShortKey = typeof left === "string" && isShortKey(left);
  const layout = valueLayout(left, entry.value, hasShortKey);
  return assignmentDoc({ left, operator: ":", right: valueDoc(entry.value), layout });
}

/**
 * Whether a break after a key gains nothing: it is narrower than so many columns. How wide some characters are, none, one
 * or two columns, prettier alone knows.
 */
function isShortKey(key: string): boolean {
  const bound = printOptions.tabWidth + 3;
  const others = [...key.replace(/[\x20-\x7e\xa1-\u02ff\u0370-\u0482]/g, "")].length;
  const least = [...key].length - others;
  if (least >= bound) return false;
  if (least + 2 * others >= bound) throw new UnknownConstruct(`the key ${key}`);
  return true;
}

function callDoc(call: CallValue): Doc {
  const { callee } = call;
  if (callee.kind !== "name" || !isKnownCallee(callee))
    throw new UnknownConstruct("what is called");
  const doc = [
    call.pure ? "/* @__PURE__ */ " : "",
    call.isNew ? "new " : "",
    callee.path.join("."),
    typeArgumentsDoc(call.typeArguments),
    argumentsDoc(call.args, itemDoc, expandedDoc),
  ];
  return callee.path.length > 1 && !call.isNew ? group(doc) : doc;
}

function arrowDoc(arrow: ArrowValue): Doc {
  return arrowParts(
    arrow,
    group([parametersDoc(parametersOf(arrow)), resultDoc(arrow)]),
    bodyDoc(arrow),
  );
}

/** The last argument of a call when it alone is broken, and not the list of arguments. */
function expandedDoc(value: ValueTree, doc: Doc): Doc | undefined {
  if (value.kind !== "arrow") return doc;
  const parameters = join([",", line], parametersOf(value).map(parameterDoc));
  const result = resultDoc(value);
  if (utils.willBreak(parameters) || utils.willBreak(result)) return undefined;
  const signature = group([
    group(utils.removeLines(["(", parameters, ")"])),
    group(utils.removeLines(result)),
  ]);
  const body = staysOnLine(value.body) ? bodyDoc(value) : [bodyDoc(value), ifBreak(","), softline];
  return arrowParts(value, signature, body);
}

function arrowParts({ body }: ArrowValue, signature: Doc, bodyPart: Doc): Doc {
  if (body.kind === "arrow") throw new UnknownConstruct("a function that returns a function");
  return group([group(signature), " =>", group(bodyPart)]);
}

function parametersOf({ parameters }: ArrowValue) {
  return parameters.map(({ name, type, optional = false }) => ({ name, type, optional }));
}

function resultDoc({ returnType }: ArrowValue): Doc {
  return returnType === undefined ? "" : [": ", operandDoc(returnType, "arrow-result")];
}

function bodyDoc({ body }: ArrowValue): Doc {
  const doc = body.kind === "object" ? ["(", valueDoc(body), ")"] : valueDoc(body);
  return staysOnLine(body) ? [" ", doc] : indent([line, doc]);
}

function staysOnLine(body: ValueTree): boolean {
  return body.kind === "object" || body.kind === "array";
}
