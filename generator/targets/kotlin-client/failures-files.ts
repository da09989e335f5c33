/** A class of exceptions for each status that the manifest names, and what makes them. */
import { kdoc } from "../../emit/kotlin/kdoc.js";
import {
  block,
  call,
  classHeader,
  getter,
  id,
  lambda,
  orNull,
  parameter,
  variable,
} from "../../emit/kotlin/kotlin-code.js";
import { runtime } from "../../emit/kotlin/types.js";
import type { BuiltFile } from "../../emit/target.js";
import { type Code, code, lines, numberLiteral } from "../../emit/text/code.js";
import { hasType } from "../../sdk/shapes/class-shapes.js";
import { statusNumber, topType } from "./answers.js";
import type { Emission } from "./emission.js";
import { classFile } from "./source-files.js";

/** The files; none where no status is named. */
export function failureFiles(names: Emission, origin: string): readonly BuiltFile[] {
  const { types, plan } = names;
  const statuses = plan.service.failures.classes.map(({ status }) => status);
  if (statuses.length === 0) return [];
  const head = (className: string) => ({ package: types.package, className, origins: [origin] });
  return [
    ...statuses.map((status) => {
      const className = names.failures.get(status) ?? "";
      return classFile(head(className), () => failureClass(status, className, names));
    }),
    classFile(head("Failures"), () => failureConstants(statuses, names)),
  ];
}

/** One for the package: a lambda in each operation would be a class that the JVM makes when the first call is made. */
function failureConstants(statuses: readonly string[], names: Emission): Code {
  const { types } = names;
  const constants = statuses.map((status) => {
    const made = lambda(call(runtime(names.failures.get(status) ?? "", types), [id("it")]));
    const failure = call(runtime("Failure", types), [numberLiteral(statusNumber(status))]);
    return variable(names.failureConstants.get(status) ?? "", code`${failure} ${made}`);
  });
  return lines([
    kdoc(["The exceptions of statuses that operations name."]),
    block(code`internal object Failures`, constants),
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
  const given = shape?.kind === "nullable" ? shape.of : shape;
  const data = given !== undefined && hasType(given, types) ? topType(given, names) : undefined;
  return lines([
    kdoc([`A response with ${what}.`]),
    block(
      classHeader(
        code`public class ${id(className)} internal constructor`,
        [parameter("failure", runtime("ApiFailure", types))],
        call(runtime("ApiException", types), [id("failure")]),
      ),
      data === undefined
        ? []
        : [
            lines([
              kdoc(["The body of the response; null if it has another form."]),
              getter(
                code`public val data: ${orNull(data.type)}`,
                call(id("decode"), [data.decoder]),
              ),
            ]),
          ],
    ),
  ]);
}
