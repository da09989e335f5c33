/** A class of exceptions for each status that the manifest names, and the class that makes them. */
import { block, call, header, id, make, parameter, signature } from "../../emit/java/java-code.js";
import { javadoc } from "../../emit/java/javadoc.js";
import { orNull, runtime } from "../../emit/java/types.js";
import type { BuiltFile } from "../../emit/target.js";
import { type Code, code, lines, numberLiteral } from "../../emit/text/code.js";
import { hasType } from "../../sdk/shapes/class-shapes.js";
import { statusNumber, topType } from "./answers.js";
import type { Emission } from "./emission.js";
import { classFile } from "./source-files.js";

/** The files; none where no status is named. */
export function failureFiles(names: Emission, origin: string): readonly BuiltFile[] {
  const { types, plan } = names;
  const file = (className: string, body: () => Code): BuiltFile =>
    classFile({ package: types.package, className, origins: [origin] }, body);
  const all = plan.service.failures.classes.map(({ status }) => {
    const className = names.failures.get(status) ?? "";
    return { status, className };
  });
  if (all.length === 0) return [];
  return [
    ...all.map(({ status, className }) =>
      file(className, () => failureClass(status, className, names)),
    ),
    file("Failures", () => makerClass(all, names)),
  ];
}

/** The class that makes the exceptions: one for all operations, since a function for each status of each takes space. */
function makerClass(
  all: readonly { readonly status: string; readonly className: string }[],
  { types }: Emission,
): Code {
  const own = id("Failures");
  const made = all.map(
    ({ status, className }) => code`case ${numberLiteral(statusNumber(status))}:
  return ${make(runtime(className, types), [code`failure`])};`,
  );
  const given = [
    parameter(code`int`, "status"),
    parameter(runtime("ApiFailure", types), "failure"),
  ];
  return lines([
    javadoc(["Makes the exceptions of the statuses that operations name."]),
    block(
      header(code`final class Failures`, [
        ["implements", [code`${runtime("Operation", types)}.Failing`]],
      ]),
      [
        code`static final ${own} NAMED = ${make(own, [])};`,
        block(code`private Failures()`, []),
        lines([
          code`@Override`,
          block(
            signature(
              { before: code`public`, type: runtime("ApiException", types), name: id("of") },
              given,
            ),
            [
              block(code`switch (status)`, [
                ...made,
                code`default:
  return ${make(runtime("ApiException", types), [code`failure`])};`,
              ]),
            ],
          ),
        ]),
      ],
      1,
    ),
  ]);
}

function failureClass(status: string, className: string, names: Emission): Code {
  const { types } = names;
  const range = /^(\d)XX$/.exec(status)?.[1];
  const what =
    range === undefined
      ? `status ${status}`
      : `a status from ${range}00 to ${range}99 that has no class of its own`;
  const shape = names.shapes.failures.get(status);
  const data = shape !== undefined && hasType(shape, types) ? topType(shape, names) : undefined;
  const parts = [
    code`private static final long serialVersionUID = 1L;`,
    block(code`${id(className)}(${parameter(runtime("ApiFailure", types), "failure")})`, [
      code`super(failure);`,
    ]),
    ...(data === undefined
      ? []
      : [
          lines([
            javadoc(
              ["The body of the response."],
              [{ tag: "return", text: "the body; null if it has another form" }],
            ),
            block(code`public ${orNull(data.type)} data()`, [
              code`return ${call(id("decode"), [data.decoder])};`,
            ]),
          ]),
        ]),
  ];
  return lines([
    javadoc([`A response with ${what}.`]),
    block(
      header(code`public final class ${id(className)}`, [
        ["extends", [runtime("ApiException", types)]],
      ]),
      parts,
      1,
    ),
  ]);
}
