/** Where an operation is that is not below the service's base URL, in words. */
import { knownValue } from "../../model/known.js";
import type { Operation } from "../../model/model.js";
import { notShown, type Prose } from "./prose.js";

/** A sentence; undefined where the service's base URL holds, or nobody knows. */
export function ownBaseUrlWords({ baseUrl }: Pick<Operation, "baseUrl">): Prose | undefined {
  const url = knownValue(baseUrl)?.url;
  if (url === undefined) return undefined;
  const where: Prose = url.state === "known" ? [{ code: url.value }] : notShown;
  return ["It has its own base URL: ", ...where, "."];
}
