/** Which credentials operations need, as variables of the package. */
import { id, list, str, strings } from "../go-code.js";
import { type Code, code } from "../../text/code.js";
import type { Alternative } from "../../../sdk/operations/security.js";
import type { ServiceNames } from "./service-names.js";

/** A need, and the variable that has it. */
export interface NamedNeed {
  readonly name: string;
  readonly alternatives: readonly Alternative[];
}

/** The needs of operations. While no scheme is known, a client takes no credentials, and none is asked for. */
export function needsOf({ plan, needs }: ServiceNames): readonly NamedNeed[] {
  const { credentials, needs: all } = plan.service;
  if (!credentials.some(({ means }) => means.kind !== "certificate")) return [];
  return all.map((alternatives, index) => ({ name: needs[index] ?? "", alternatives }));
}

/** The declaration of a need. */
export function needDeclaration({ name, alternatives }: NamedNeed): Code {
  const values = alternatives.map(
    (each) =>
      code`{${list(
        each.map(({ scheme, scopes }) =>
          scopes.length === 0
            ? code`{scheme: ${str(scheme)}}`
            : code`{scheme: ${str(scheme)}, scopes: ${strings(scopes)}}`,
        ),
      )}}`,
  );
  return code`var ${id(name)} = need{${list(values)}}`;
}
