/** The file of a group: accessors of the groups below it, its operations, and the classes of their calls. */
import { block, id, make, parameter, signature, str } from "../../emit/java/java-code.js";
import { javadoc } from "../../emit/java/javadoc.js";
import { runtime } from "../../emit/java/types.js";
import type { BuiltFile } from "../../emit/target.js";
import { type Code, code, lines, nothing } from "../../emit/text/code.js";
import type { CallableOperation, GroupPlan, OperationNotShown } from "../../sdk/plan.js";
import { wordsIn } from "../../words.js";
import { answerText } from "./answers.js";
import { callClass } from "./call-class.js";
import type { Emission } from "./emission.js";
import { pathDeclarations, pathTags, pathValues, requestValue } from "./inputs.js";
import {
  deprecationOf,
  deprecationTags,
  namesOf,
  notShownTexts,
  operationTexts,
} from "./operation-docs.js";
import { classFile } from "./source-files.js";

/** The files of a group and of those below it. */
export function groupFiles(group: GroupPlan, names: Emission): readonly BuiltFile[] {
  const className = names.groups.get(group)?.className ?? "";
  const head = { package: names.types.package, className, origins: [group.origin] };
  const calls = group.operations.flatMap((each) =>
    each.kind === "callable" ? [namesOf(each, names).call] : [],
  );
  return [
    classFile(
      head,
      () => groupClass(group, names),
      () => [...calls, "Walks"],
    ),
    ...group.groups.flatMap((each) => groupFiles(each, names)),
  ];
}

function groupClass(group: GroupPlan, names: Emission): Code {
  const className = names.groups.get(group)?.className ?? "";
  const { types } = names;
  const core = runtime("Core", types);
  const parts = [
    code`private final ${core} core;`,
    block(code`${id(className)}(${parameter(core, "core")})`, [code`this.core = core;`]),
    ...group.groups.map((each) => groupAccessor(each, names)),
    ...group.operations.flatMap((each) =>
      each.kind === "callable" ? operationMethods(each, names) : [notShownMethod(each, names)],
    ),
    ...group.operations.flatMap((each) =>
      each.kind === "callable" ? [callClass(each, names)] : [],
    ),
  ];
  return lines([
    javadoc(groupTexts(group)),
    block(code`public final class ${id(className)}`, parts, 1),
  ]);
}

/** The accessor of a group, in the client or in the group around it. */
export function groupAccessor(group: GroupPlan, names: Emission): Code {
  const { className, accessor } = names.groups.get(group) ?? { className: "", accessor: "" };
  return lines([
    javadoc(groupTexts(group), [{ tag: "return", text: "the group" }]),
    block(code`public ${id(className)} ${id(accessor)}()`, [
      code`return ${make(id(className), [id("core")])};`,
    ]),
  ]);
}

function groupTexts({ id: of, title, description }: GroupPlan): readonly string[] {
  const isName = title === undefined || wordsIn(title).join(" ") === wordsIn(of).join(" ");
  return [
    `The operations of \`${of}\`${isName ? "" : `: ${title}`}.`,
    ...(description === undefined ? [] : [description]),
  ];
}

function operationMethods(plan: CallableOperation, names: Emission): readonly Code[] {
  const { method, formerly, call } = namesOf(plan, names);
  const path = pathValues(plan, names);
  const isMore = path.some(({ shape }) => shape !== undefined);
  const texts = operationTexts(plan, names, [answerText(plan, names)]);
  const tags = [
    ...pathTags(path),
    { tag: "return", text: "the call, which `execute` sends" } as const,
  ];
  const one = (of: string, withParts: boolean, own: readonly string[], deprecated: boolean): Code =>
    lines([
      javadoc(own, [
        ...tags,
        ...(deprecated
          ? [{ tag: "deprecated", text: `Use \`${method}\`.` } as const]
          : deprecationTags(plan, names)),
      ]),
      deprecated ? code`@Deprecated` : deprecationOf(plan),
      block(
        signature(
          { before: code`public`, type: id(call), name: id(of) },
          pathDeclarations(path, withParts, names),
        ),
        [code`return ${make(id(call), [requestValue(path, call)])};`],
      ),
    ]);
  return [
    one(method, false, texts, false),
    ...(isMore ? [one(method, true, texts, false)] : []),
    ...formerly.map((each) => one(each, false, [`The former name of \`${method}\`.`], true)),
  ];
}

/** An operation that nobody can call: its parameter is of a type that nobody can make. */
function notShownMethod(plan: OperationNotShown, names: Emission): Code {
  const { method } = namesOf(plan, names);
  const kinds = { method: "MethodNotShown", path: "PathNotShown" } as const;
  const [first = "method", second] = plan.missing;
  const type = second === undefined ? kinds[first] : "MethodAndPathNotShown";
  const missing = plan.missing.join(" and ");
  const thrown = make(runtime("NotShownException", names.types), [
    str(plan.id),
    str(missing),
    str(plan.place),
  ]);
  return lines([
    javadoc(notShownTexts(plan), [
      { tag: "param", name: "notShown", text: "nothing: there is no value of its type" },
      ...deprecationTags(plan, names),
    ]),
    plan.doc.words.deprecation === undefined ? nothing : deprecationOf(plan),
    block(code`public void ${id(method)}(${parameter(runtime(type, names.types), "notShown")})`, [
      code`throw ${thrown};`,
    ]),
  ]);
}
