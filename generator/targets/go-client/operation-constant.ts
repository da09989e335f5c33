/** The constant of an operation: what the runtime needs to know of it to send a call and to read its answer. */
import { operationLiteral } from "../../emit/go/client/operation-literal.js";
import { id } from "../../emit/go/go-code.js";
import { type Code, code } from "../../emit/text/code.js";
import type { CallableOperation } from "../../sdk/plan.js";
import { dataValue, givenBy } from "./answers.js";
import type { Emission } from "./emission.js";
import { failuresValue } from "./failures-file.js";
import { namesOf } from "./operation-docs.js";

/** Its name. */
export function constantName(plan: CallableOperation, names: Emission): string {
  return `${namesOf(plan, names).hidden}Op`;
}

/** Its declaration. */
export function operationConstant(plan: CallableOperation, names: Emission): Code {
  const decoding = {
    data: dataValue(givenBy(plan, names)),
    failures: failuresValue(plan, names),
  };
  return code`var ${id(constantName(plan, names))} = ${operationLiteral(plan, names, decoding)}`;
}
