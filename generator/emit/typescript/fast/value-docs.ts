/** Expressions as Docs, in the layout of prettier's own printer. */
import { UnknownConstruct } from "../outline.js";
import { objectKey, primitiveLiteral } from "../literals.js";
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
import { argumentsDoc, isKnownCallee, type LastArgument } from "./call-docs.js";
import { columns } from "./columns.js";
import {
  concat,
  type Doc,
  fill,
  group,
  ifBreak,
  indent,
  join,
  line,
  onOneLine,
  softline,
  willBreak,
} from "./doc.js";
import { memberName } from "./member-docs.js";
import { operandDoc, parameterDoc, parametersDoc, typeArgumentsDoc } from "./type-docs.js";
import { printOptions } from "../prettier-options.js";
import { unreachable } from "../../../unreachable.js";

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
  return item.kind === "spread" ? concat(["...", valueDoc(item.value)]) : valueDoc(item);
}

/** A variable or a property of one. A chain of more than two names, or from `this`, may break before its dots. */
function nameDoc({ path }: NameValue): Doc {
  const [first, ...members] = path;
  if (path.length < 3 && first !== "this") return path.join(".");
  return members.reduce<Doc>(
    (object, member) => concat([object, group([indent([softline, ".", member])])]),
    first,
  );
}

function arrayDoc(items: readonly Item[]): Doc {
  if (items.length === 0) return "[]";
  const id = Symbol("array");
  const docs = items.map(itemDoc);
  const list = items.every(isNumber)
    ? fill(numbersParts(docs, ifBreak(",", "", id)))
    : concat([
        join(
          [",", line],
          docs.map((doc) => group([doc])),
        ),
        ifBreak(","),
      ]);
  return group(["[", indent([softline, list]), softline, "]"], {
    id,
    isBroken: isMatrix(items),
  });
}

function numbersParts(docs: readonly Doc[], trailingComma: Doc): Doc[] {
  return docs.flatMap((doc, index) =>
    index === docs.length - 1 ? [concat([doc, trailingComma])] : [concat([doc, ","]), line],
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
  if ("kind" in entry) return concat(["...", valueDoc(entry.value)]);
  if (isShorthand(entry)) return entry.key;
  const left = memberName(objectKey(entry.key));
  const layout = valueLayout(left, entry.value, columns(left) < shortKey);
  return assignmentDoc({ left, operator: ":", right: valueDoc(entry.value), layout });
}

/** A break after a key that is narrower gains nothing. */
const shortKey = printOptions.tabWidth + 3;

function callDoc(call: CallValue): Doc {
  const { callee } = call;
  if (callee.kind !== "name" || !isKnownCallee(callee))
    throw new UnknownConstruct("what is called");
  const doc = concat([
    call.pure ? "/* @__PURE__ */ " : "",
    call.isNew ? "new " : "",
    callee.path.join("."),
    typeArgumentsDoc(call.typeArguments),
    argumentsDoc(call.args, itemDoc, lastArgument),
  ]);
  return callee.path.length > 1 && !call.isNew ? group([doc]) : doc;
}

function arrowDoc(arrow: ArrowValue, body: Doc = bodyDoc(arrow)): Doc {
  return arrowParts(arrow, group([parametersDoc(parametersOf(arrow)), resultDoc(arrow)]), body);
}

function lastArgument(item: Item): LastArgument {
  if (item.kind !== "arrow") {
    const doc = itemDoc(item);
    return { doc, expanded: () => doc };
  }
  const body = bodyDoc(item);
  return { doc: arrowDoc(item, body), expanded: () => expandedArrow(item, body) };
}

/** A function that is the last argument of a call when it alone is broken, and not the list of arguments. */
function expandedArrow(value: ArrowValue, own: Doc): Doc | undefined {
  const parameters = join([",", line], parametersOf(value).map(parameterDoc));
  const result = resultDoc(value);
  if (willBreak(parameters) || willBreak(result)) return undefined;
  const signature = `(${onOneLine(parameters)})${onOneLine(result)}`;
  const body = staysOnLine(value.body) ? own : concat([own, ifBreak(","), softline]);
  return arrowParts(value, signature, body);
}

function arrowParts({ body }: ArrowValue, signature: Doc, bodyPart: Doc): Doc {
  if (body.kind === "arrow") throw new UnknownConstruct("a function that returns a function");
  return group([group([signature]), " =>", group([bodyPart])]);
}

function parametersOf({ parameters }: ArrowValue) {
  return parameters.map(({ name, type, optional = false }) => ({ name, type, optional }));
}

function resultDoc({ returnType }: ArrowValue): Doc {
  return returnType === undefined ? "" : concat([": ", operandDoc(returnType, "arrow-result")]);
}

function bodyDoc({ body }: ArrowValue): Doc {
  const doc = body.kind === "object" ? concat(["(", valueDoc(body), ")"]) : valueDoc(body);
  return staysOnLine(body) ? concat([" ", doc]) : indent([line, doc]);
}

function staysOnLine(body: ValueTree): boolean {
  return body.kind === "object" || body.kind === "array";
}
