/** The file of a group: the groups below it, its operations with the blocks of their calls, and the constants of these. */
import { kdoc } from "../../emit/kotlin/kdoc.js";
import {
  block,
  call,
  classHeader,
  getter,
  id,
  parameter,
  str,
} from "../../emit/kotlin/kotlin-code.js";
import { runtime } from "../../emit/kotlin/types.js";
import type { BuiltFile } from "../../emit/target.js";
import { type Code, code, lines, nothing } from "../../emit/text/code.js";
import type { CallableOperation, GroupPlan, OperationNotShown } from "../../sdk/plan.js";
import { wordsIn } from "../../words.js";
import { bodyDeclarations } from "./bodies.js";
import type { Emission } from "./emission.js";
import { parameterProperties } from "./inputs.js";
import { operationConstant } from "./operation-constant.js";
import { namesOf } from "./operation-docs.js";
import { notShownFunction, operationFunctions } from "./operation-functions.js";
import { listsClass, pagingConstant } from "./paging.js";
import { classFile } from "./source-files.js";
import { functionText } from "./spelling.js";

/** The files of a group and of those below it. */
export function groupFiles(group: GroupPlan, names: Emission): readonly BuiltFile[] {
  const { className, notShown } = groupNames(group, names);
  const head = { package: names.types.package, className, origins: [group.origin] };
  const taken = callable(group).flatMap((each) => {
    const { options, lists } = namesOf(each, names);
    return [options, lists];
  });
  return [
    classFile(
      head,
      () => groupFile(group, names),
      () => [...taken, notShown],
    ),
    ...group.groups.flatMap((each) => groupFiles(each, names)),
  ];
}

function groupNames(group: GroupPlan, names: Emission) {
  return names.groups.get(group) ?? { className: "", property: "", notShown: "" };
}

function callable(group: GroupPlan): readonly CallableOperation[] {
  return group.operations.filter((each) => each.kind === "callable");
}

function groupFile(group: GroupPlan, names: Emission): Code {
  const { types } = names;
  const { className, notShown } = groupNames(group, names);
  const parts = [
    ...group.groups.map((each) => groupProperty(each, names)),
    ...group.operations.flatMap((each) =>
      each.kind === "callable"
        ? operationFunctions(each, names)
        : [notShownFunction(each, notShown, names)],
    ),
    ...callable(group).flatMap((each) => [optionsClass(each, names), ...listsClass(each, names)]),
  ];
  const refused = group.operations.filter((each) => each.kind !== "callable");
  return lines(
    [
      lines([
        kdoc(groupTexts(group)),
        block(
          classHeader(
            code`public class ${id(className)} internal constructor`,
            [parameter("core", runtime("Core", types))],
            call(runtime("Group", types), [id("core")]),
          ),
          parts,
          1,
        ),
      ]),
      refused.length === 0 ? nothing : notShownAnnotation(refused, group, notShown),
      ...callable(group).flatMap((each) => [
        operationConstant(each, names),
        pagingConstant(each, names),
      ]),
    ],
    1,
  );
}

/** The property of a group, in the client or in the group around it. */
export function groupProperty(group: GroupPlan, names: Emission): Code {
  const { className, property } = groupNames(group, names);
  const own = id(className);
  return lines([
    kdoc(groupTexts(group)),
    getter(code`public val ${id(property)}: ${own}`, call(own, [code`core()`])),
  ]);
}

function groupTexts({ id: of, title, description }: GroupPlan): readonly string[] {
  const isName = title === undefined || wordsIn(title).join(" ") === wordsIn(of).join(" ");
  return [
    `The operations of \`${of}\`${isName ? "" : `: ${title}`}.`,
    ...(description === undefined ? [] : [description]),
  ];
}

/** The class of the block of a call: there from the first day, so that no filled fact changes a signature. */
function optionsClass(plan: CallableOperation, names: Emission): Code {
  const { types } = names;
  const isPaged = plan.paging?.kind === "followed";
  const base = runtime(isPaged ? "PagedOptions" : "CallOptions", types);
  return lines([
    kdoc([`The parameters and the settings of a call of \`${functionText(plan.id, names)}\`.`]),
    block(
      classHeader(
        code`public class ${id(namesOf(plan, names).options)} internal constructor`,
        [],
        call(base),
      ),
      [...parameterProperties(plan, names), ...bodyDeclarations(plan, names)],
      1,
    ),
  ]);
}

/** The annotation whose message a compiler shows where an operation is called that cannot be. */
function notShownAnnotation(
  refused: readonly OperationNotShown[],
  { id: of, origin }: GroupPlan,
  name: string,
): Code {
  const missing = new Set(refused.map((each) => each.missing.join(" and ")));
  const [only = ""] = missing;
  const what =
    missing.size > 1
      ? "its method or its path is not shown"
      : `its ${only} ${only.includes(" and ") ? "are" : "is"} not shown`;
  const message = `cannot be called yet: ${what}. Fill in what is missing: ${origin}`;
  return lines([
    kdoc([
      `Marks operations of \`${of}\` that cannot be called yet. Their comments have the places to fill in.`,
    ]),
    code`${call(code`@RequiresOptIn`, [str(message), code`RequiresOptIn.Level.ERROR`])}`,
    code`@Retention(AnnotationRetention.BINARY)`,
    code`@Target(AnnotationTarget.FUNCTION)`,
    code`public annotation class ${id(name)}`,
  ]);
}
