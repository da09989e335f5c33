/** `failures.rb`: a class of errors for each status that the manifest names. */
import { call, classOf, hashOf, id, short } from "../../emit/ruby/ruby-code.js";
import { partOf, yardType } from "../../emit/ruby/types.js";
import { yardDoc } from "../../emit/ruby/yard.js";
import type { BuiltFile } from "../../emit/target.js";
import { type Code, code, lines } from "../../emit/text/code.js";
import type { FailureClass } from "../../sdk/operations/failures.js";
import { operationsIn } from "../../sdk/shapes/service-shapes.js";
import type { Shape } from "../../sdk/shapes/shape.js";
import { statusKey } from "./answers.js";
import type { Emission } from "./emission.js";
import { libraryFile } from "./source-files.js";

/** The file; none where no status is named. */
export function failuresFile(names: Emission, origin: string): readonly BuiltFile[] {
  const { classes } = names.plan.service.failures;
  if (classes.length === 0) return [];
  return [
    libraryFile(names, `${names.gem}/failures`, [origin], () =>
      lines([...classes.map((each) => failureClass(each, names)), byStatus(names)], 1),
    ),
  ];
}

/** All classes, of which each operation has some. */
function byStatus({ failures }: Emission): Code {
  const entries = [...failures].map(([status, name]) => [statusKey(status), id(name)] as const);
  return lines([
    yardDoc(["The classes of errors, by their statuses."], [{ tag: "api", text: "private" }]),
    code`FAILURES = ${hashOf(entries)}.freeze`,
  ]);
}

function failureClass({ status, name: said }: FailureClass, names: Emission): Code {
  const range = /^(\d)XX$/.exec(status)?.[1];
  const what =
    range === undefined
      ? status
      : `Any status from ${range}00 to ${range}99 without a class of its own`;
  const shape = bodyShape(status, names);
  const members = shape === undefined ? [] : bodyMembers(shape, names);
  return lines([
    yardDoc([
      `${what} (${said.words.join(" ")}).`,
      ...(shape === undefined ? [] : [`Its \`body\` is \`${yardType(shape, names.types)}\`.`]),
    ]),
    classOf(names.failures.get(status) ?? "", id("ApiError"), members),
  ]);
}

/** Whether errors of a status make a class of their body. */
export function makesBody(status: string, names: Emission): boolean {
  const shape = bodyShape(status, names);
  return shape !== undefined && partOf(shape, names.types) !== undefined;
}

function bodyShape(status: string, names: Emission): Shape | undefined {
  return isOneBody(status, names) ? names.shapes.failures.get(status) : undefined;
}

function bodyMembers(shape: Shape, { types }: Emission): readonly Code[] {
  const part = partOf(shape, types);
  if (part === undefined) return [];
  const made = call(code`${part}.of`, [id("body")]);
  const given = [id("request"), id("head"), made];
  return [
    lines([
      yardDoc([], [{ tag: "api", text: "private" }]),
      short("initialize", [id("request"), id("head"), id("body")], call(id("super"), given)),
    ]),
  ];
}

/** Whether no operation says of a status that it comes with another body. */
function isOneBody(status: string, { plan }: Emission): boolean {
  return plan.groups
    .flatMap(operationsIn)
    .flatMap((each) => (each.kind === "callable" ? each.answer.failures.named : []))
    .every((each) => each.status !== status || each.from === "service" || each.hasClassBody);
}
