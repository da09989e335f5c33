/** Interfaces, type aliases, constants and functions as Docs. */
import {
  type AliasOutline,
  type ConstOutline,
  type FunctionOutline,
  type IndexSignatureOutline,
  type InterfaceOutline,
  type MethodSignatureOutline,
  type PropertyOutline,
  UnknownConstruct,
} from "../outline.js";
import type { TypeTree } from "../type-tree.js";
import type { StatementTree } from "../value-tree.js";
import { type AssignmentLayout, assignmentDoc, valueLayout } from "./assignment-docs.js";
import {
  canBreak,
  concat,
  type Doc,
  group,
  hardline,
  indent,
  join,
  line,
  softline,
} from "./doc.js";
import { docsBefore, documentedDoc, memberName, propertyWords } from "./member-docs.js";
import { methodSignatureDoc, signatureDoc, typeParametersDoc } from "./signature-docs.js";
import { isHuggedUnion } from "./plain-types.js";
import { aliasedTypeDoc, referenceDoc, typeDoc } from "./type-docs.js";
import { valueDoc } from "./value-docs.js";
import { unreachable } from "../../../unreachable.js";

/** An interface. */
export function interfaceDoc(outline: InterfaceOutline): Doc {
  const name = concat([outline.name, typeParametersDoc(outline.typeParameters)]);
  const members = [
    ...outline.indexSignatures.map(indexSignatureDoc),
    ...outline.properties.map(propertyDoc),
    ...outline.methods.map(methodDoc),
  ];
  return concat(["interface ", interfaceHead(name, outline.extends), " ", bracedDoc(members)]);
}

/** Members or statements in braces, each on lines of its own. */
function bracedDoc(docs: readonly Doc[]): Doc {
  if (docs.length === 0) return "{}";
  const lines: Doc[] = [];
  for (const doc of docs) lines.push(hardline, doc);
  return concat(["{", indent(lines), hardline, "}"]);
}

function interfaceHead(name: Doc, bases: readonly TypeTree[]): Doc {
  const [first, second] = bases.map(heritageDoc);
  if (first === undefined) return name;
  if (second === undefined) return concat([name, " extends ", first]);
  const list = indent([line, join([",", line], bases.map(heritageDoc))]);
  return group([name, indent([line, "extends", group([list])])]);
}

/** A base of an interface or class. prettier indents those that are properties of something in ways of their own. */
export function heritageDoc(base: TypeTree): Doc {
  if (base.kind !== "reference" || base.name.includes("."))
    throw new UnknownConstruct("a base with a dot in its name");
  return referenceDoc(base);
}

function indexSignatureDoc({ keyName, type, readonly, docs }: IndexSignatureOutline): Doc {
  const key = group([indent([softline, `${keyName}: string`]), softline]);
  return concat([
    docsBefore(docs),
    group([readonly ? "readonly " : "", "[", key, "]: ", typeDoc(type)]),
    ";",
  ]);
}

function propertyDoc({ name, type, optional, readonly, docs }: PropertyOutline): Doc {
  const words = propertyWords({ name, optional, readonly });
  const typed = typeDoc(type);
  // Where no line can end, which is the case for nearly all, the line is one text.
  const doc =
    typeof typed === "string" ? `${words}${typed};` : concat([group([words, typed]), ";"]);
  return documentedDoc(docs, doc);
}

function methodDoc(method: MethodSignatureOutline): Doc {
  const name = `${memberName(method.name)}${method.optional ? "?" : ""}`;
  return concat([docsBefore(method.docs), methodSignatureDoc(name, method), ";"]);
}

/** A type alias. */
export function aliasDoc({ name, typeParameters, type }: AliasOutline): Doc {
  const left = concat(["type ", name, typeParametersDoc(typeParameters)]);
  const right = aliasedTypeDoc(type);
  return concat([
    assignmentDoc({ left, operator: " =", right, layout: aliasLayout({ typeParameters, type }) }),
    ";",
  ]);
}

function aliasLayout({
  typeParameters,
  type,
}: Pick<AliasOutline, "typeParameters" | "type">): AssignmentLayout {
  if (type.kind === "union" && !isHuggedUnion(type)) return "break-after-operator";
  const isBounded = typeParameters.some(
    (each) => each.constraint !== undefined || each.default !== undefined,
  );
  return typeParameters.length > 1 && isBounded ? "break-left-side" : "fluid";
}

/** A constant. */
export function constDoc({ name, type, value }: ConstOutline): Doc {
  const annotation =
    value.kind === "arrow" && type.kind === "reference" ? referenceDoc(type, false) : typeDoc(type);
  const left = concat([name, ": ", annotation]);
  const breaksLeft = hasNestedTypeArguments(type) || (value.kind === "arrow" && canBreak(left));
  const layout = breaksLeft ? "break-left-side" : valueLayout(left, value);
  return group([
    "const ",
    assignmentDoc({ left, operator: " =", right: valueDoc(value), layout }),
    ";",
  ]);
}

/** Several type arguments of which one has some of its own: the annotation is broken rather than the value moved. */
function hasNestedTypeArguments(type: TypeTree): boolean {
  return (
    type.kind === "reference" &&
    type.typeArguments.length > 1 &&
    type.typeArguments.some((each) => each.kind === "reference" && each.typeArguments.length > 0)
  );
}

/** A function declaration. */
export function functionDoc(outline: FunctionOutline): Doc {
  return concat(["function ", outline.name, signatureDoc(outline), " ", blockDoc(outline.body)]);
}

/** The body of a function in its braces. */
export function blockDoc(statements: readonly StatementTree[]): Doc {
  return bracedDoc(statements.map(statementDoc));
}

function statementDoc(statement: StatementTree): Doc {
  switch (statement.kind) {
    case "return":
      return concat(["return ", valueDoc(statement.value), ";"]);
    case "expression":
      if (statement.value.kind !== "call")
        throw new UnknownConstruct("a statement that is not a call");
      return concat([valueDoc(statement.value), ";"]);
    case "assign": {
      const { target, value } = statement;
      const left = target.path.join(".");
      // prettier never breaks a chain of names that is assigned to a property.
      const isUnbroken = value.kind === "name" && target.path.length > 1;
      const right = isUnbroken ? value.path.join(".") : valueDoc(value);
      const layout = valueLayout(left, value);
      return concat([assignmentDoc({ left, operator: " =", right, layout }), ";"]);
    }
    default:
      return unreachable(statement);
  }
}
