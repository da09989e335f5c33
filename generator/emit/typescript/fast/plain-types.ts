/** Types without any place where a line may end, as text: most types are, and need no Docs. */
import { primitiveLiteral } from "../literals.js";
import { needsParentheses, type TypePosition, type TypeTree } from "../type-tree.js";

/** The text of a type in which no line can end; undefined for any other. */
export function plainType(tree: TypeTree): string | undefined {
  switch (tree.kind) {
    case "keyword":
      return tree.name;
    case "literal":
      return primitiveLiteral(tree.value);
    case "typeof":
      return plainReference(`typeof ${tree.name}`, tree.typeArguments);
    case "reference":
      return plainReference(tree.name, tree.typeArguments);
    case "array": {
      const element = plainOperand(tree.element, "array-element");
      if (element === undefined) return undefined;
      return tree.readonly ? `readonly ${element}[]` : `${element}[]`;
    }
    case "union":
      return isHuggedUnion(tree) ? plainUnion(tree.members) : undefined;
    default:
      return undefined;
  }
}

/** The same within another type, in parentheses where it needs them. */
function plainOperand(tree: TypeTree, position: TypePosition): string | undefined {
  const text = plainType(tree);
  return text !== undefined && needsParentheses(tree, position) ? `(${text})` : text;
}

function plainReference(name: string, typeArguments: readonly TypeTree[]): string | undefined {
  const [first, second] = typeArguments;
  if (first === undefined) return name;
  if (second !== undefined || !isHugged(first)) return undefined;
  const argument = plainType(first);
  return argument === undefined ? undefined : `${name}<${argument}>`;
}

function plainUnion(members: readonly TypeTree[]): string | undefined {
  let text = "";
  for (const member of members) {
    const operand = plainOperand(member, "union-member");
    if (operand === undefined) return undefined;
    text += text === "" ? operand : ` | ${operand}`;
  }
  return text;
}

/** True if a type that is the only argument of another one breaks only within itself. */
export function isHugged(tree: TypeTree): boolean {
  return isSimple(tree) || tree.kind === "object" || isHuggedUnion(tree);
}

function isSimple(tree: TypeTree): boolean {
  return (
    tree.kind === "keyword" ||
    tree.kind === "literal" ||
    (tree.kind === "reference" && tree.typeArguments.length === 0)
  );
}

/** True if a union is one object or named type and otherwise `null` or `void`: it then never breaks at its bars. */
export function isHuggedUnion(tree: TypeTree): boolean {
  if (tree.kind !== "union") return false;
  let object: TypeTree | undefined;
  for (const member of tree.members) {
    if (member.kind === "object" || member.kind === "reference") {
      if (object !== undefined && object !== member) return false;
      object = member;
    } else if (member.kind !== "keyword" || (member.name !== "null" && member.name !== "void")) {
      return false;
    }
  }
  return object !== undefined;
}
