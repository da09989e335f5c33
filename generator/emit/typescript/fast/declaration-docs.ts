/** Interfaces, type aliases, constants and functions as prettier Docs. */
import { builders, utils } from "prettier/doc";
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
import { type TypeTree, unreachable } from "../type-tree.js";
import type { StatementTree } from "../value-tree.js";
import { type AssignmentLayout, assignmentDoc, valueLayout } from "./assignment-docs.js";
import { docsBefore, memberNameDoc } from "./member-docs.js";
import { methodSignatureDoc, signatureDoc, typeParametersDoc } from "./signature-docs.js";
import { aliasedTypeDoc, isHuggedUnion, referenceDoc, typeDoc } from "./type-docs.js";
import { valueDoc } from "./value-docs.js";

type Doc = builders.Doc;
const { group, hardline, indent, join, line, softline } = builders;

/** An interface. */
export function interfaceDoc(outline: InterfaceOutline): Doc {
  const name = [outline.name, typeParametersDoc(outline.typeParameters)];
  const members = [
    ...outline.indexSignatures.map(indexSignatureDoc),
    ...outline.properties.map(propertyDoc),
    ...outline.methods.map(methodDoc),
  ];
  const body =
    members.length === 0 ? "{}" : ["{", indent([hardline, join(hardline, members)]), hardline, "}"];
  return ["interface ", interfaceHead(name, outline.extends), " ", body];
}

function interfaceHead(name: Doc, bases: readonly TypeTree[]): Doc {
  const [first, second] = bases.map(heritageDoc);
  if (first === undefined) return name;
  if (second === undefined) return [name, " extends ", first];
  const list = indent([line, join([",", line], bases.map(heritageDoc))]);
  return group([name, indent([line, "extends", group(list)])]);
}

/** A base of an interface or class. prettier indents those that are properties of something in ways of their own. */
export function heritageDoc(base: TypeTree): Doc {
  if (base.kind !== "reference" || base.name.includes("."))
    throw new UnknownConstruct("a base with a dot in its name");
  return referenceDoc(base);
}

function indexSignatureDoc({ keyName, type, readonly, docs }: IndexSignatureOutline): Doc {
  const key = group([indent([softline, `${keyName}: string`]), softline]);
  return [
    docsBefore(docs),
    group([readonly ? "readonly " : "", "[", key, "]: ", typeDoc(type)]),
    ";",
  ];
}

function propertyDoc({ name, type, optional, readonly, docs }: PropertyOutline): Doc {
  const words = [readonly ? "readonly " : "", memberNameDoc(name), optional ? "?: " : ": "];
  return [docsBefore(docs), group([...words, typeDoc(type)]), ";"];
}

function methodDoc(method: MethodSignatureOutline): Doc {
  const name = [memberNameDoc(method.name), method.optional ? "?" : ""];
  return [docsBefore(method.docs), methodSignatureDoc(name, method), ";"];
}

/** A type alias. */
export function aliasDoc({ name, typeParameters, type }: AliasOutline): Doc {
  const left = ["type ", name, typeParametersDoc(typeParameters)];
  const right = aliasedTypeDoc(type);
  return [
    assignmentDoc({ left, operator: " =", right, layout: aliasLayout({ typeParameters, type }) }),
    ";",
  ];
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
  const left = [name, ": ", annotation];
  const breaksLeft =
    hasNestedTypeArguments(type) || (value.kind === "arrow" && utils.canBreak(left));
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
  return ["function ", outline.name, signatureDoc(outline), " ", blockDoc(outline.body)];
}

/** The body of a function in its braces. */
export function blockDoc(statements: readonly StatementTree[]): Doc {
  if (statements.length === 0) return "{}";
  return ["{", indent([hardline, join(hardline, statements.map(statementDoc))]), hardline, "}"];
}

function statementDoc(statement: StatementTree): Doc {
  switch (statement.kind) {
    case "return":
      return ["return ", valueDoc(statement.value), ";"];
    case "expression":
      if (statement.value.kind !== "call")
        throw new UnknownConstruct("a statement that is not a call");
      return [valueDoc(statement.value), ";"];
    case "assign": {
      const { target, value } = statement;
      const left = target.path.join(".");
      // prettier never breaks a chain of names that is assigned to a property.
      const isUnbroken = value.kind === "name" && target.path.length > 1;
      const right = isUnbroken ? value.path.join(".") : valueDoc(value);
      const layout = valueLayout(left, value);
      return [assignmentDoc({ left, operator: " =", right, layout }), ";"];
    }
    default:
      return unreachable(statement);
  }
}
