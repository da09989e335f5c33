/** Imports and exports as Docs. */
import { stringLiteral } from "../literals.js";
import type { ExportOutline, ImportOutline, SpecifierOutline } from "../outline.js";
import { concat, type Doc, group, ifBreak, indent, join, line } from "./doc.js";

/** An import declaration. */
export function importDoc({ module, typeOnly, namespace, names }: ImportOutline): Doc {
  const what = namespace === undefined ? namesDoc(names) : `* as ${namespace}`;
  return concat(["import ", typeOnly ? "type " : "", what, " from ", stringLiteral(module), ";"]);
}

/** An export declaration. */
export function exportDoc({ module, typeOnly, namespace, names }: ExportOutline): Doc {
  const what =
    names.length > 0 ? namesDoc(names) : namespace === undefined ? "*" : `* as ${namespace}`;
  const from = module === undefined ? "" : ` from ${stringLiteral(module)}`;
  return concat(["export ", typeOnly ? "type " : "", what, from, ";"]);
}

/** Names in their braces; a single one never breaks. */
function namesDoc(names: readonly SpecifierOutline[]): Doc {
  const docs = names.map(specifierDoc);
  if (docs.length === 1) return concat(["{ ", ...docs, " }"]);
  return group(["{", indent([line, join([",", line], docs)]), ifBreak(","), line, "}"]);
}

function specifierDoc({ name, alias, typeOnly }: SpecifierOutline): string {
  return `${typeOnly ? "type " : ""}${name}${alias === undefined ? "" : ` as ${alias}`}`;
}
