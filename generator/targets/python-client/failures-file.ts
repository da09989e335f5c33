/** `errors.py`: a class of errors for each status that the manifest names. */
import { docstring } from "../../emit/python/docstrings.js";
import { builtin, dictOf, generic, id, own, std } from "../../emit/python/python-code.js";
import { alone, runtime, valueType } from "../../emit/python/types.js";
import { group } from "../../emit/python/width.js";
import type { BuiltFile } from "../../emit/target.js";
import { type Code, code, type Hole, lines, nothing } from "../../emit/text/code.js";
import type { FailureClass, FailurePlan } from "../../sdk/operations/failures.js";
import type { CallableOperation } from "../../sdk/plan.js";
import { operationsIn } from "../../sdk/shapes/service-shapes.js";
import { statusKey } from "./answers.js";
import type { Emission } from "./emission.js";
import { sourceFile } from "./source-files.js";

/** The file; none where no status is named. */
export function failuresFile(names: Emission, origin: string): readonly BuiltFile[] {
  const { classes, common } = names.plan.service.failures;
  if (classes.length === 0) return [];
  const isShared = names.plan.groups
    .flatMap(operationsIn)
    .some((each) => each.kind === "callable" && commonIn(each, names) !== "none");
  const type = generic(builtin("dict"), [
    group("operands", [builtin("int"), builtin("str")]),
    generic(builtin("type"), [runtime("APIError", "errors")]),
  ]);
  const shared = code`COMMON: ${generic(std("Final", "typing"), [type])} = ${failureDict(common, names, { isOwnFile: true })}
${docstring(["Errors that any operation may raise, by status."])}`;
  const body = (): Code =>
    lines([...classes.map((each) => failureClass(each, names)), isShared ? shared : nothing], 2);
  const docs = ["Errors by status: responses of the service that are no successes."];
  const taken = names.failures.values();
  return [sourceFile(names, "errors", { docs, origins: [origin], taken }, body)];
}

function failureClass({ status, name: said }: FailureClass, names: Emission): Code {
  const name = names.failures.get(status) ?? "";
  const range = /^(\d)XX$/.exec(status)?.[1];
  const what =
    range === undefined
      ? status
      : `Any status from ${range}00 to ${range}99 without a class of its own`;
  const shape = isOneBody(status, names) ? names.shapes.failures.get(status) : undefined;
  const body =
    shape === undefined
      ? nothing
      : code`
if ${std("TYPE_CHECKING", "typing")}:

    @${id("property")}
    def body(${group("parameters", [id("self")])}) -> ${alone(valueType(shape, names.types))}:
        ${docstring(["The decoded body."])}
        ...`;
  return code`class ${id(name)}(${runtime("APIError", "errors")}):
    ${docstring([`${what} (${said.words.join(" ")}).`])}
    ${body}`;
}

/** True if no operation says of a status that it comes with another body. */
function isOneBody(status: string, { plan }: Emission): boolean {
  return plan.groups
    .flatMap(operationsIn)
    .flatMap((each) => (each.kind === "callable" ? each.answer.failures.named : []))
    .every((each) => each.status !== status || each.from === "service" || each.hasClassBody);
}

/** The failures in the constant of an operation; undefined where none is named. */
export function failuresValue(plan: CallableOperation, names: Emission): Hole | undefined {
  const { failures } = plan.answer;
  if (failures.named.length === 0) return undefined;
  const how = commonIn(plan, names);
  if (how === "alone") return own("COMMON", "errors");
  return failureDict(failures, names, { hasCommon: how === "among others" });
}

/** True if the failures of an operation are those of any, or have all of these among them. */
function commonIn(
  { answer }: CallableOperation,
  { plan }: Emission,
): "alone" | "among others" | "none" {
  const mine = answer.failures.named.map(({ status }) => status);
  const common = plan.service.failures.common.named.map(({ status }) => status);
  if (common.length === 0 || common.some((each) => !mine.includes(each))) return "none";
  return mine.length === common.length ? "alone" : "among others";
}

function failureDict(
  { named }: FailurePlan,
  names: Emission,
  { isOwnFile = false, hasCommon = false },
): Code {
  const common = new Set(names.plan.service.failures.common.named.map(({ status }) => status));
  const own_ = named.filter(({ status }) => !hasCommon || !common.has(status));
  const entries = own_.map(({ status }) => {
    const name = names.failures.get(status) ?? "";
    return [statusKey(status), isOwnFile ? id(name) : own(name, "errors")] as const;
  });
  if (!hasCommon) return dictOf(entries);
  const spread = code`**${own("COMMON", "errors")}`;
  return code`{${group("items", [spread, ...entries.map(([key, value]) => code`${key}: ${value}`)])}}`;
}
