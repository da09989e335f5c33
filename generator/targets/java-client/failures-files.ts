/** A class of exceptions for each status that the manifest names. */
import { block, call, header, id, parameter } from "../../emit/java/java-code.js";
import { javadoc } from "../../emit/java/javadoc.js";
import { hasType, orNull, runtime } from "../../emit/java/types.js";
import type { BuiltFile } from "../../emit/target.js";
import { type Code, code, lines } from "../../emit/text/code.js";
import { topType } from "./answers.js";
import type { Emission } from "./emission.js";
import { classFile } from "./source-files.js";

/** The files; none where no status is named. */
export function failureFiles(names: Emission, origin: string): readonly BuiltFile[] {
  const { types, plan } = names;
  return plan.service.failures.classes.map(({ status }) => {
    const className = names.failures.get(status) ?? "";
    const head = { package: types.package, className, origins: [origin] };
    return classFile(head, () => failureClass(status, className, names));
  });
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
