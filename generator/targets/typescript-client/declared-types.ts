/** Types as declarations have them, read back from the structures, in a text short enough for a line of a terminal. */
import type { StatementStructures } from "ts-morph";
import { propertyName } from "../../emit/typescript/literals.js";
import { structureKind } from "../../emit/typescript/structure-kinds.js";
import { typeText } from "../../emit/typescript/tree-text.js";
import { type TypeTree, unionOf } from "../../emit/typescript/type-tree.js";
import { carriedType } from "../../emit/typescript/writers.js";

/** A member of a declared interface. */
export interface DeclaredMember {
  readonly type: TypeTree;
  readonly optional: boolean;
}

/** Longer types are cut. */
const longest = 60;

/** A member of an interface among some declarations, by its name on the wire; undefined where it has none of that name. */
export function declaredMember(
  statements: readonly StatementStructures[],
  interfaceName: string,
  member: string,
): DeclaredMember | undefined {
  const declaration = statements.find(
    (each) => each.kind === structureKind.interface && each.name === interfaceName,
  );
  if (declaration?.kind !== structureKind.interface) return undefined;
  const property = declaration.properties?.find(({ name }) => name === propertyName(member));
  const type = carriedType(property?.type);
  return type && { type, optional: property?.hasQuestionToken === true };
}

/** A member as a caller writes its type: `RetrieveInit["query"]`. */
export function memberText(interfaceName: string, member: string): string {
  return `${interfaceName}[${JSON.stringify(member)}]`;
}

/** A type on one line, without the comments in it, cut where it is long. */
export function shortText(type: TypeTree): string {
  const text = typeText(type)
    .replace(/\/\*\*.*?\*\//gs, "")
    .replace(/\s+/g, " ");
  return text.length <= longest ? text : `${text.slice(0, longest - 1).trimEnd()}…`;
}

/** The type of what is given, where a member may also be left out. */
export function givenType({ type, optional }: DeclaredMember): TypeTree {
  if (!optional || type.kind !== "union") return type;
  return unionOf(
    type.members.filter((member) => member.kind !== "keyword" || member.name !== "undefined"),
  );
}
