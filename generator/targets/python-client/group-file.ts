/** The module of an outermost group: its classes for both clients, those of the groups below it, and their operations. */
import { docstring, sentence } from "../../emit/python/docstrings.js";
import { call, generic, id, std, stdType, str, tupleOf } from "../../emit/python/python-code.js";
import { runtime } from "../../emit/python/types.js";
import { group as grouped } from "../../emit/python/width.js";
import type { BuiltFile } from "../../emit/target.js";
import { type Code, code, lines, nothing } from "../../emit/text/code.js";
import type { CallableOperation, GroupPlan, OperationNotShown } from "../../sdk/plan.js";
import { operationsIn } from "../../sdk/shapes/service-shapes.js";
import { formDeclarations } from "./bodies.js";
import type { Emission } from "./emission.js";
import { inputsOf } from "./inputs.js";
import { operationConstant } from "./operation-constant.js";
import { namesOf, operationDoc } from "./operation-docs.js";
import { describedMethod, former, operationMethods } from "./operation-methods.js";
import { pagingConstant, rootsClasses } from "./paging.js";
import { sourceFile } from "./source-files.js";

/** The file. */
export function groupFile(group: GroupPlan, names: Emission): BuiltFile {
  const callable = operationsIn(group).filter((each) => each.kind === "callable");
  const body = (): Code =>
    lines(
      [
        lines([
          callable.length === 0 ? nothing : code`T = ${std("TypeVar", "typing")}(${str("T")})`,
          ...callable.flatMap((each) => [
            operationConstant(each, names),
            ...pagingConstant(each, names),
          ]),
        ]),
        ...callable.flatMap((each) => typesOf(each, names)),
        ...groupClasses(group, names),
      ],
      2,
    );
  const head = {
    docs: groupTexts(group),
    origins: [group.origin],
    get taken() {
      return namesIn(group, names);
    },
    depth: 1,
  };
  return sourceFile(names, `groups/${names.files.get(group) ?? ""}`, head, body);
}

function typesOf(plan: CallableOperation, names: Emission): readonly Code[] {
  return [
    ...formDeclarations(plan, names),
    ...[inputsOf(plan, names).declaration].filter((each) => !each.isEmpty),
    ...rootsClasses(plan, names),
  ];
}

/** All names that are declared in a module, and those of members, which hide others in their class. */
function namesIn(group: GroupPlan, names: Emission): readonly string[] {
  const own = names.groups.get(group);
  return [
    ...[
      "T",
      "given",
      own?.member ?? "",
      own?.type ?? "",
      `Async${own?.type ?? ""}`,
      `_${own?.type ?? ""}`,
    ],
    ...group.operations.flatMap((each) => {
      const { method, formerly, constant, paging, parameters, form, pages } = namesOf(each, names);
      const doors = Object.values(names.doors.get(each) ?? {}).filter((name) => name !== undefined);
      const inputs = each.kind === "callable" ? inputsOf(each, names).given : [];
      return [
        ...[method, ...formerly, constant, paging, parameters, form, pages, `Async${pages}`],
        ...[...doors, ...inputs.map(({ name }) => name)],
      ];
    }),
    ...group.groups.flatMap((each) => namesIn(each, names)),
  ];
}

function groupClasses(group: GroupPlan, names: Emission): readonly Code[] {
  const { type = "" } = names.groups.get(group) ?? {};
  const base = `_${type}`;
  const described = group.operations.flatMap((each) =>
    each.kind === "callable" ? [describedMethod(each, names)] : notShown(each, names),
  );
  const text = `The operations of \`${type}\` and \`Async${type}\`, described once for both.`;
  return [
    ...(described.length === 0 ? [] : [classCode(base, [], [text], described)]),
    ...[false, true].map((isAsync) => {
      const own = isAsync ? runtime("AsyncGroup", "group") : runtime("Group", "group");
      const bases = [...(described.length === 0 ? [] : [id(base)]), own];
      return classCode(isAsync ? `Async${type}` : type, bases, groupTexts(group), [
        ...group.groups.map((each) => nested(each, isAsync, names)),
        ...group.operations.flatMap((each) =>
          each.kind === "callable" ? operationMethods(each, { isAsync }, names) : [],
        ),
      ]);
    }),
    ...group.groups.flatMap((each) => groupClasses(each, names)),
  ];
}

function classCode(
  name: string,
  bases: readonly (Code | ReturnType<typeof id> | ReturnType<typeof runtime>)[],
  texts: readonly string[],
  members: readonly Code[],
): Code {
  const given = bases.length === 0 ? nothing : code`(${grouped("call", bases)})`;
  return code`class ${id(name)}${given}:
    ${docstring(texts)}

    __slots__ = ()
    ${
      members.length === 0
        ? nothing
        : code`
${lines(members, 1)}`
    }`;
}

/** The texts about a group. */
export function groupTexts({ id: of, title, description }: GroupPlan): readonly string[] {
  const said = [sentence(title ?? ""), description ?? ""].filter((each) => each !== "");
  return said.length > 0 ? said : [`The operations of \`${of}\`.`];
}

/** A group below another, as a property of it. */
function nested(group: GroupPlan, isAsync: boolean, names: Emission): Code {
  const { type = "", member = "" } = names.groups.get(group) ?? {};
  const own = isAsync ? `Async${type}` : type;
  return code`@property
def ${id(member)}(${grouped("parameters", [id("self")])}) -> ${id(own)}:
    ${docstring(groupTexts(group))}
    return ${id(own)}(self._core)`;
}

/** The members in place of a method, under all names of the operation. */
function notShown(plan: OperationNotShown, names: Emission): readonly Code[] {
  const { method, formerly } = namesOf(plan, names);
  const literal = stdType("Literal", "typing");
  const missing = plan.missing.map(str);
  const type = generic(runtime("NotShown", "not_shown"), [
    generic(literal, missing),
    generic(literal, [str(plan.id)]),
  ]);
  const made = call(runtime("NotShown", "not_shown"), [
    str(plan.id),
    tupleOf(missing),
    str(plan.place),
  ]);
  return [
    code`@property
def ${id(method)}(${grouped("parameters", [id("self")])}) -> ${type}:
    ${operationDoc(plan, names)}
    return ${made}`,
    ...formerly.map((name) => former(name, method)),
  ];
}
