/** `failures.go`: a type of errors for each status that the manifest names. */
import { doc, id, list } from "../../emit/go/go-code.js";
import { goType } from "../../emit/go/types.js";
import type { BuiltFile } from "../../emit/target.js";
import { type Code, code, lines, nothing, numberLiteral } from "../../emit/text/code.js";
import type { FailureClass, FailurePlan, NamedFailure } from "../../sdk/operations/failures.js";
import type { CallableOperation } from "../../sdk/plan.js";
import { operationsIn } from "../../sdk/shapes/service-shapes.js";
import { statusNumber } from "../../emit/go/client/readings.js";
import type { Emission } from "./emission.js";
import { sourceFile } from "./source-files.js";

/** The file; none where no status is named. */
export function failuresFile(names: Emission, origin: string): readonly BuiltFile[] {
  const { classes, common } = names.plan.service.failures;
  if (classes.length === 0) return [];
  const isShared = names.plan.groups
    .flatMap(operationsIn)
    .some((each) => each.kind === "callable" && hasCommonFailures(each, names));
  const shared = isShared
    ? code`${doc(["commonFailures are the failures that the manifest names for all operations."])}
var commonFailures = ${failureList(common, names)}`
    : nothing;
  const body = () => lines([...classes.map((each) => failureType(each, names)), shared], 1);
  const taken = [...names.failures.values()];
  return [sourceFile("failures.go", { package: names.package, origins: [origin] }, body, taken)];
}

function failureType({ status }: FailureClass, names: Emission): Code {
  const name = failureName(status, names);
  const shape = names.shapes.failures.get(status);
  const range = /^(\d)XX$/.exec(status)?.[1];
  const what =
    range === undefined
      ? `status ${status}`
      : `a status from ${range}00 to ${range}99 that has no error type of its own`;
  const docs = [
    `${name} is the error of a response with ${what}. It wraps an [APIError]${shape === undefined ? ", whose Decode reads the body" : ""}.`,
  ];
  const data =
    shape === undefined
      ? nothing
      : code`${doc(["Data is the decoded body. It is nil if the body has another form."])}
Data *${goType(shape, names.types)}`;
  const made =
    shape === undefined
      ? code`&${id(name)}{e}`
      : code`&${id(name)}{e, dataOf[${goType(shape, names.types)}](e)}`;
  return lines(
    [
      code`${doc(docs)}
type ${id(name)} struct {
	*APIError
	${data}
}`,
      code`func new${id(name)}(e *APIError) error {
	return ${made}
}`,
      code`${doc(["Unwrap returns the *APIError."])}
func (e *${id(name)}) Unwrap() error {
	return e.APIError
}`,
    ],
    1,
  );
}

/** The name of the type of a status. */
export function failureName(status: string, { failures }: Emission): string {
  const name = failures.get(status);
  if (name === undefined) throw new Error(`no failure has the status ${status}`);
  return name;
}

/** The failures in the constant of an operation; undefined where none is named. */
export function failuresValue(plan: CallableOperation, names: Emission): Code | undefined {
  const { failures } = plan.answer;
  if (failures.named.length === 0) return undefined;
  return hasCommonFailures(plan, names) ? code`commonFailures` : failureList(failures, names);
}

function hasCommonFailures({ answer }: CallableOperation, { plan }: Emission): boolean {
  const own = answer.failures.named;
  const { named } = plan.service.failures.common;
  return (
    own.length > 0 &&
    own.length === named.length &&
    own.every(({ from, status }, index) => from === "service" && status === named[index]?.status)
  );
}

function failureList({ named }: FailurePlan, names: Emission): Code {
  return code`[]failure{${list(named.map((each) => failureEntry(each, names)))}}`;
}

/** A failure with another body than its class has none of its data. */
function failureEntry(failure: NamedFailure, names: Emission): Code {
  const { status, from, hasClassBody } = failure;
  const name = failureName(status, names);
  const number = numberLiteral(statusNumber(status));
  const isOfClass = from === "service" || hasClassBody || !names.shapes.failures.has(status);
  if (isOfClass) return code`{${number}, new${id(name)}}`;
  return code`{${number}, func(e *APIError) error { return &${id(name)}{APIError: e} }}`;
}
