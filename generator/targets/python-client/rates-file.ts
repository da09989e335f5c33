/** `rates.py`: how often the service may be called. It is loaded when it is used, so that a client needs no pacing. */
import { docstring } from "../../emit/python/docstrings.js";
import { call, named, std, str, tupleOf } from "../../emit/python/python-code.js";
import { runtime } from "../../emit/python/types.js";
import type { BuiltFile } from "../../emit/target.js";
import { type Code, code, lines, numberLiteral } from "../../emit/text/code.js";
import type { Emission } from "./emission.js";
import { serviceTitle } from "./service-file.js";
import { sourceFile } from "./source-files.js";

/** The file; none where no rate is known. */
export function ratesFile(names: Emission, origin: string): readonly BuiltFile[] {
  if (names.plan.service.rates.length === 0) return [];
  const head = {
    docs: [`How often ${serviceTitle(names)} may be called.`],
    origins: [origin],
    taken: ["RATES"],
  };
  return [sourceFile(names, "rates", head, () => rates(names))];
}

function rates({ plan }: Emission): Code {
  const limit = runtime("RateLimit", "pacing");
  const values = plan.service.rates.map(({ requests, seconds, per, operation }) =>
    call(limit, [
      ...[numberLiteral(requests), numberLiteral(seconds)],
      ...named("per", per === undefined ? undefined : str(per)),
      ...named("operation", operation === undefined ? undefined : str(operation)),
    ]),
  );
  return lines([
    code`RATES: ${std("Final", "typing")} = ${tupleOf(values)}`,
    docstring(["The rates that are known: `pacing(*RATES)` keeps them."]),
  ]);
}
