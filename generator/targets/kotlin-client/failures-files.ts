/** A class of exceptions for each status that the manifest names. */
import { kdoc } from "../../emit/kotlin/kdoc.js";
import {
  block,
  call,
  classHeader,
  getter,
  id,
  orNull,
  parameter,
} from "../../emit/kotlin/kotlin-code.js";
import { hasType, runtime } from "../../emit/kotlin/types.js";
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
