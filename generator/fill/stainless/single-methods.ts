/** Methods with one endpoint: an operation has one place, and keeps other names of the same group. */
import { routeKey } from "../matching/routes.js";
import type { LossReport } from "../openapi/losses.js";
import { type Method, withFormer } from "./methods.js";

/** The first method of each endpoint. Another one of the same group is a former name of it; elsewhere it is lost. */
export function onePlaceEach(methods: readonly Method[], report: LossReport): readonly Method[] {
  const kept = new Map<string, Method>();
  for (const method of methods) {
    const key = routeKey(method.method, method.path);
    const first = kept.get(key);
    const what = `methods.${method.name}`;
    if (first === undefined) {
      kept.set(key, method);
    } else if (first.groups.join(".") === method.groups.join(".")) {
      report.meant(
        method.at,
        what,
        `It calls the same as \`${first.name}\`, as a former name of it.`,
      );
      kept.set(key, withFormer(first, method.name));
    } else {
      const place = [...first.groups, first.name].join(".");
      report.add(
        method.at,
        what,
        `It calls the same as \`${place}\`, and an operation has one place.`,
      );
    }
  }
  return [...kept.values()];
}
