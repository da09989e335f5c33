/** Classes as Docs. */
import type { ClassOutline, ConstructorOutline, FieldOutline, MethodOutline } from "../outline.js";
import { assignmentDoc, valueLayout } from "./assignment-docs.js";
import { blockDoc, heritageDoc } from "./declaration-docs.js";
import { concat, type Doc, group, hardline, ifBreak, indent, join, line } from "./doc.js";
import { docsBefore, memberName } from "./member-docs.js";
import { signatureDoc, typeParametersDoc } from "./signature-docs.js";
import { parametersDoc, typeDoc } from "./type-docs.js";
import { valueDoc } from "./value-docs.js";

/** A class. */
export function classDoc(outline: ClassOutline): Doc {
  const members = membersDoc(outline);
  const body =
    members === undefined ? "{}" : concat(["{", indent([hardline, members]), hardline, "}"]);
  const name = concat([outline.name, typeParametersDoc(outline.typeParameters)]);
  const base =
    outline.extends === undefined ? undefined : concat(["extends ", heritageDoc(outline.extends)]);
  const types = outline.implements.map(heritageDoc);
  const [onlyType] = types;
  if (types.length + (base === undefined ? 0 : 1) < 2) {
    const clause = base ?? (onlyType === undefined ? undefined : concat(["implements ", onlyType]));
    return concat(["class ", name, ...(clause === undefined ? [] : [" ", clause]), " ", body]);
  }
  const id = Symbol("heritage");
  const clauses = [
    ...(base === undefined ? [] : [line, group([base])]),
    ...(types.length === 0
      ? []
      : [line, "implements", group([indent([line, join([",", line], types)])])]),
  ];
  const head = group([" ", name, indent(clauses)], { id });
  return concat(["class", head, members === undefined ? " " : ifBreak(hardline, " ", id), body]);
}

/** Fields stand together; a blank line goes before the constructor and before each method. */
function membersDoc({ fields, constructors, methods }: ClassOutline): Doc | undefined {
  const blocks: Doc[] = [...constructors.map(constructorDoc), ...methods.map(methodDoc)];
  if (fields.length > 0) blocks.unshift(join([hardline], fields.map(fieldDoc)));
  return blocks.length === 0 ? undefined : join([hardline, hardline], blocks);
}

function fieldDoc({ name, declared, type, optional, readonly, docs, value }: FieldOutline): Doc {
  const modifiers = [declared ? "declare " : "", readonly ? "readonly " : ""];
  const left = concat([...modifiers, name, optional ? "?: " : ": ", typeDoc(type)]);
  if (value === undefined) return concat([docsBefore(docs), group([left]), ";"]);
  const layout = valueLayout(left, value);
  return concat([
    docsBefore(docs),
    assignmentDoc({ left, operator: " =", right: valueDoc(value), layout }),
    ";",
  ]);
}

function constructorDoc({ parameters, body, docs }: ConstructorOutline): Doc {
  return concat([
    docsBefore(docs),
    "constructor",
    group([parametersDoc(parameters)]),
    " ",
    blockDoc(body),
  ]);
}

function methodDoc(method: MethodOutline): Doc {
  return concat([
    docsBefore(method.docs),
    memberName(method.name),
    signatureDoc(method),
    " ",
    blockDoc(method.body),
  ]);
}
