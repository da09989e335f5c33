/** The effect of a repeated call, in words. */
import type { Operation } from "../../model/model.js";
import type { Prose } from "./prose.js";

/** A sentence; undefined where nobody knows. */
export function repeatingWords({ idempotent }: Pick<Operation, "idempotent">): Prose | undefined {
  switch (idempotent.state) {
    case "notShown":
      return undefined;
    case "none":
      return ["A repeated call may do harm: it is not idempotent."];
    case "known":
      return idempotent.value.header === undefined
        ? ["A repeated call does no harm: it is idempotent."]
        : ["Calls with the same ", { code: idempotent.value.header }, " count as one."];
  }
}
