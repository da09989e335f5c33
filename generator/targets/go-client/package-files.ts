/** What makes the folder a module: `go.mod`, and the comment of the package. */
import { goFile, headerLines } from "../../emit/go/go-code.js";
import type { BuiltFile } from "../../emit/target.js";
import { nothing } from "../../emit/text/code.js";
import { servicePlan } from "../../sdk/plan-of.js";
import type { ApiModel } from "../../model/model.js";
import type { Emission } from "./emission.js";

/** The oldest Go that the package works with: `omitzero` of encoding/json. */
const oldestGo = "1.24";

/** The module: it requires no other. */
export function goMod({ module }: Pick<Emission, "module">, origin: string): BuiltFile {
  const head = headerLines([origin]).join("\n");
  return {
    kind: "built",
    path: "go.mod",
    print: () => `${head}\n\nmodule ${module}\n\ngo ${oldestGo}\n`,
  };
}

/** `doc.go`: what the package is, as pkg.go.dev shows it. */
export function docFile(names: Emission, model: ApiModel, origin: string): BuiltFile {
  const { title, description } = servicePlan(model);
  const what = title === undefined ? "a service whose title is not shown" : title;
  const docs = [
    `Package ${names.package} is a client of ${what}.`,
    ...(description === undefined ? [] : [description]),
    "It needs the standard library alone, reads nothing from the environment, and sends nothing but the calls that are made.",
    "What the manifest of the service does not show is not guessed: an operation that cannot be called yet is a field of type NotShown in place of a method, an answer that is not shown is any JSON, and a property that is not shown has no field. All that callers have stays right when more is filled in.",
  ];
  const head = { package: names.package, origins: [origin], docs };
  return { kind: "built", path: "doc.go", print: () => goFile(head, nothing, []) };
}
