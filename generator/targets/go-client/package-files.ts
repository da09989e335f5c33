/** The files that make the folder a module: `go.mod`, and the comment of the package. */
import { goFile, headerLines } from "../../emit/go/go-code.js";
import type { BuiltFile } from "../../emit/target.js";
import { nothing } from "../../emit/text/code.js";
import { servicePlan } from "../../sdk/plan-of.js";
import type { ApiModel } from "../../model/model.js";
import { untitledService } from "../../sdk/words/service.js";
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
  const what = title === undefined ? untitledService : title;
  const docs = [
    `Package ${names.package} is a client of ${what}.`,
    ...(description === undefined ? [] : [description]),
    "# Calls",
    "[New] returns a [Client]. Its fields are groups of operations, and the methods of these are operations. A call returns an [Answer], whose Data is the decoded body, and [As] decodes the body into a type of yours. A response with another status than 2xx is an [APIError].",
    "The package needs nothing but the standard library. It reads no environment variables, and has no global state.",
    "# Not shown",
    "The package has every fact that is known of the service, and guesses none. An operation that cannot be called yet is a field of type [NotShown], so that a call of it does not compile. A response that is not shown is an any, and a property that is not shown has no field. Options send parameters that are not shown, such as [WithQuery]. Calls stay valid when the manifest gets more facts.",
  ];
  const head = { package: names.package, origins: [origin], docs };
  return { kind: "built", path: "doc.go", print: () => goFile(head, nothing, []) };
}
