/** The files of an outermost group: the table of its commands, and the constants of its operations for the client. */
import { operationLiteral } from "../../emit/go/client/operation-literal.js";
import { pagingLiteral } from "../../emit/go/client/paging-literal.js";
import { blockLine, doc, entryLine, id, str } from "../../emit/go/go-code.js";
import type { BuiltFile } from "../../emit/target.js";
import { type Code, code, lines } from "../../emit/text/code.js";
import type { CallableOperation, GroupPlan } from "../../sdk/plan.js";
import { operationsIn } from "../../sdk/shapes/service-shapes.js";
import type { Emission } from "./emission.js";
import { operationEntry } from "./operation-commands.js";
import { engine } from "./parameter-values.js";
import { plainLine, plainText } from "./plain-texts.js";
import { sourceFile } from "./source-files.js";

/** The files of a group. */
export function groupFiles(group: GroupPlan, names: Emission): readonly BuiltFile[] {
  const name = names.files.get(group) ?? "";
  const calls = operationsIn(group).filter((each) => each.kind === "callable");
  const table = sourceFile({
    ...{ path: `internal/commands/${name}.go`, package: "commands", origin: group.origin },
    body: () => code`var ${id(names.variables.get(group) ?? "")} = ${engine("Group", names)}{
	${lines(groupEntries(group, names))}
}`,
  });
  if (calls.length === 0) return [table];
  const constants = sourceFile({
    ...{ path: `internal/client/${name}.go`, package: "client", origin: group.origin },
    body: () =>
      lines(
        calls.flatMap((each) => callConstants(each, names)),
        1,
      ),
  });
  return [constants, table];
}

function groupEntries(group: GroupPlan, names: Emission): readonly Code[] {
  const { title, description, operations, groups } = group;
  return [
    ...entryLine("Name", str(names.commands.groups.get(group) ?? "")),
    ...entryLine("Title", title === undefined ? undefined : str(plainLine(title))),
    ...entryLine("About", description === undefined ? undefined : str(plainText(description))),
    ...blockLine(
      "Operations",
      operations.length === 0
        ? undefined
        : code`[]*${engine("Operation", names)}{
	${lines(operations.map((each) => operationEntry(each, names)))}
}`,
    ),
    ...blockLine(
      "Groups",
      groups.length === 0
        ? undefined
        : code`[]*${engine("Group", names)}{
	${lines(
    groups.map(
      (each) => code`{
	${lines(groupEntries(each, names))}
},`,
    ),
  )}
}`,
    ),
  ];
}

function callConstants(plan: CallableOperation, names: Emission): readonly Code[] {
  const name = names.constants.get(plan) ?? "";
  const { method, path } = plan.request;
  const operation = code`${doc([`${name}Op is ${method} ${path.text}.`])}
var ${id(`${name}Op`)} = ${operationLiteral(plan, names, {})}`;
  if (plan.paging?.kind !== "followed") return [operation];
  return [
    operation,
    code`${doc([`${name}Paging says how its pages follow each other.`])}
var ${id(`${name}Paging`)} = ${pagingLiteral(plan.paging, names)}`,
  ];
}
