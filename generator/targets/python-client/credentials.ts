/** Which credentials operations need, as constants of `_service.py`. */
import { call, dictOf, id, own, std, str, tupleOf } from "../../emit/python/python-code.js";
import { runtime } from "../../emit/python/types.js";
import { type Code, code, type Hole } from "../../emit/text/code.js";
import type { Alternative } from "../../sdk/operations/security.js";
import type { CallableOperation } from "../../sdk/plan.js";
import type { Emission } from "./emission.js";

/** True if a client takes credentials: while no scheme is known, none is asked for. */
export function takesCredentials({ plan }: Emission): boolean {
  return plan.service.credentials.some(({ means }) => means.kind !== "certificate");
}

/** The need of an operation; undefined where none is known. */
export function needValue({ need }: CallableOperation, names: Emission): Hole | undefined {
  const name = need === undefined ? undefined : names.needs[need];
  return name === undefined || !takesCredentials(names) ? undefined : own(name, "_service");
}

/** The declarations of all needs. */
export function needDeclarations(names: Emission): readonly Code[] {
  if (!takesCredentials(names)) return [];
  return names.plan.service.needs.map((alternatives, index) => {
    const made = call(runtime("requires", "security"), alternatives.map(alternativeValue));
    return code`${id(names.needs[index] ?? "")}: ${std("Final", "typing")} = ${made}`;
  });
}

/** `{"bearer": ()}` */
function alternativeValue(alternative: Alternative): Code {
  return dictOf(
    alternative.map(({ scheme, scopes }) => [str(scheme), tupleOf(scopes.map(str))] as const),
  );
}
