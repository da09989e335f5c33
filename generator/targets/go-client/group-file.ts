/** The file of an outermost group: its service, those below it, and their operations. */
import { cell, doc, id } from "../../emit/go/go-code.js";
import type { BuiltFile } from "../../emit/target.js";
import { type Code, code, lines, nothing } from "../../emit/text/code.js";
import type { GroupPlan, OperationNotShown } from "../../sdk/plan.js";
import { wordsIn } from "../../words.js";
import type { Emission } from "./emission.js";
import { namesOf, notShownDoc } from "./operation-docs.js";
import { operationMethods } from "./operation-methods.js";
import { sourceFile } from "./source-files.js";

/** The file. */
export function groupFile(group: GroupPlan, names: Emission): BuiltFile {
  const path = `${names.files.get(group) ?? ""}.go`;
  const body = () => lines(serviceCode(group, names), 1);
  return sourceFile(path, { package: names.package, origins: [group.origin] }, body);
}

function serviceCode(group: GroupPlan, names: Emission): readonly Code[] {
  const service = names.groups.get(group)?.service ?? "";
  const fields = [
    ...group.groups.map((each) => {
      const own = names.groups.get(each);
      const title = groupTexts(each, own?.field ?? "");
      return code`${doc(title)}
${id(own?.field ?? "")} *${id(own?.service ?? "")}`;
    }),
    ...group.operations.flatMap((each) =>
      each.kind === "not-shown" ? notShownFields(each, names) : [],
    ),
  ];
  return [
    code`${doc(groupTexts(group, service))}
type ${id(service)} struct {
	core *core
	${
    fields.length === 0
      ? nothing
      : code`
${lines(fields, 1)}`
  }
}`,
    ...group.operations.flatMap((each) =>
      each.kind === "callable" ? operationMethods(each, service, names) : [],
    ),
    ...group.groups.flatMap((each) => serviceCode(each, names)),
  ];
}

function groupTexts(group: GroupPlan, name: string): readonly string[] {
  const { id: of, title, description } = group;
  const isSaid = title !== undefined && wordsIn(title).join(" ") !== group.name.words.join(" ");
  return [
    // Titles may be anything, so that they are quoted. One that is the group's name says nothing.
    `${name} has the operations of ${of}${isSaid ? ` ("${title}")` : ""}.`,
    ...(description === undefined ? [] : [description]),
  ];
}

/** The members in place of a method, under all names of the operation. */
function notShownFields(plan: OperationNotShown, names: Emission): readonly Code[] {
  const { method, formerly } = namesOf(plan, names);
  return [
    code`${notShownDoc(plan, names)}
${id(method)} NotShown`,
    ...formerly.map(
      (name) => code`${doc([`${name} is the former name of ${method}.`], `Use ${method}.`)}
${id(name)} NotShown`,
    ),
  ];
}

/** The value of a service with all below it: `&MeService{core: core}`. */
export function serviceValue(group: GroupPlan, names: Emission): Code {
  const own = names.groups.get(group);
  const below = group.groups.map(
    (each) => code`, ${id(names.groups.get(each)?.field ?? "")}: ${serviceValue(each, names)}`,
  );
  const inside = below.reduce((whole, each) => code`${whole}${each}`, code`core: core`);
  return code`&${id(own?.service ?? "")}{${inside}}`;
}

/** A field of the client for each outermost group. */
export function serviceFields(names: Emission): readonly Code[] {
  return names.plan.groups.map((group) => {
    const own = names.groups.get(group);
    return code`${doc(groupTexts(group, own?.field ?? ""))}
${id(own?.field ?? "")}${cell}*${id(own?.service ?? "")}`;
  });
}
