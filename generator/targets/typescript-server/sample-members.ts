/** Members of a group's handlers as samples declare them, apart from the others of the group. */
import { type CodeLine, code } from "../../emit/typescript/code-lines.js";
import { pascalCase } from "../../emit/typescript/names.js";
import type { Located } from "../../emit/typescript/package/located.js";
import type { SampleImports } from "../../emit/typescript/package/sample-imports.js";
import { printOptions } from "../../emit/typescript/prettier-options.js";
import { indented, membersOf } from "./sample-handlers.js";

/** `export const books: Pick<BooksHandlers<Context>, "retrieve"> = { … };` */
export function memberLines(
  handler: Located,
  imports: SampleImports,
  context: string | undefined,
  lines: readonly CodeLine[],
): readonly CodeLine[] {
  const members = membersOf(handler);
  const group = members.at(-2) ?? "";
  const type = imports.useType(handlersTypeOf(handler), handler.subpath);
  const ofContext = context === undefined ? type : `${type}<${context}>`;
  const name = `"${members.at(-1) ?? ""}"`;
  const head = `export const ${group}: Pick<${ofContext}, ${name}> = {`;
  return [
    ...(head.length <= printOptions.printWidth
      ? [code`${head}`]
      : [code`export const ${group}: Pick<`, code`  ${ofContext},`, code`  ${name}`, code`> = {`]),
    ...indented(lines),
    code`};`,
  ];
}

/** Name of the interface of the handlers of an operation's group. */
function handlersTypeOf({ operation }: Located): string {
  const [group = ""] = operation.id.split(".").slice(-2);
  return `${pascalCase(group)}Handlers`;
}
