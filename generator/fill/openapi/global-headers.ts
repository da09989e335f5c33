/** Headers of every request, as Fern's extension lists them (`x-fern-global-headers`). */
import type { SourceNode } from "../sources/source-node.js";
import { type Told, toldMap, toldScalar } from "../told.js";
import { fieldsOf, itemsIn } from "./fields.js";
import { listedAlready } from "./headers.js";
import type { LossReport } from "./losses.js";
import { flag, textOfForm } from "./values.js";

/** `headers` of the service. */
export function globalHeaders(node: SourceNode | undefined, report: LossReport): Told | undefined {
  const names = new Set<string>();
  const headers = itemsIn(node, report).flatMap((each) => {
    const fields = fieldsOf(each, report);
    const name = textOfForm(fields.take("header"), "headerName", report);
    const optional = flag(fields.take("optional"), report);
    for (const key of ["name", "env", "type"]) {
      const value = fields.take(key);
      if (value !== undefined) report.add(value.at, key, "Clients call a header as it is sent.");
    }
    fields.close();
    if (name?.kind !== "scalar") return [];
    const text = String(name.value);
    if (names.has(text.toLowerCase())) {
      report.add(each.at, `header ${text}`, listedAlready);
      return [];
    }
    names.add(text.toLowerCase());
    const isRequired =
      optional?.kind === "scalar" ? toldScalar(optional.value !== true, optional.at) : undefined;
    return [[text, toldMap([["required", isRequired]], each.at)] as const];
  });
  return node === undefined || headers.length === 0 ? undefined : toldMap(headers, node.at);
}
