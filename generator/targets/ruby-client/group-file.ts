/** The files of groups: a class each, with the constants of its operations, its groups and its methods. */
import { classOf, id, make, moduleOf, scoped, short } from "../../emit/ruby/ruby-code.js";
import { sentence, yardDoc } from "../../emit/ruby/yard.js";
import type { BuiltFile } from "../../emit/target.js";
import { type Code, code, lines } from "../../emit/text/code.js";
import type { GroupPlan } from "../../sdk/plan.js";
import { formerMethod, notShownMethod, operationMethod } from "./call-methods.js";
import type { Emission } from "./emission.js";
import { operationConstant } from "./operation-constant.js";
import { namesOf } from "./operation-docs.js";
import { pagingConstant, pagingMethods } from "./paging.js";
import { libraryFile } from "./source-files.js";

/** The files of a group and of those below it. */
export function groupFiles(group: GroupPlan, names: Emission): readonly BuiltFile[] {
  const file = names.groups.get(group)?.file ?? "";
  return [
    libraryFile(names, `${names.gem}/groups/${file}`, [group.origin], () =>
      moduleOf("Groups", [groupClass(group, names)]),
    ),
    ...group.groups.flatMap((each) => groupFiles(each, names)),
  ];
}

function groupClass(group: GroupPlan, names: Emission): Code {
  const constants = group.operations.flatMap((each) =>
    each.kind === "callable"
      ? [operationConstant(each, names), ...pagingConstant(each, names)]
      : [],
  );
  const methods = group.operations.flatMap((each) => {
    const { method, formerly } = namesOf(each, names);
    return [
      ...(each.kind === "callable"
        ? [operationMethod(each, names), ...pagingMethods(each, names)]
        : [notShownMethod(each, names)]),
      ...formerly.map((name) => formerMethod(name, method)),
    ];
  });
  const members = [
    ...constants,
    ...group.groups.map((each) => groupReader(each, names)),
    ...methods,
  ];
  return lines([
    yardDoc(groupTexts(group)),
    classOf(names.groups.get(group)?.type ?? "", id("Group"), members),
  ]);
}

/** The method that gives a group, in the client or in the group around it. */
export function groupReader(group: GroupPlan, names: Emission): Code {
  const { type = "", member = "" } = names.groups.get(group) ?? {};
  const value = make(scoped("Groups", type), [code`@core`]);
  return lines([
    yardDoc(groupTexts(group), [{ tag: "return", type: `Groups::${type}` }]),
    short(member, [], value),
  ]);
}

function groupTexts({ id: of, title, description }: GroupPlan): readonly string[] {
  const said = [sentence(title ?? ""), description ?? ""].filter((each) => each !== "");
  return said.length > 0 ? said : [`The operations of \`${of}\`.`];
}
