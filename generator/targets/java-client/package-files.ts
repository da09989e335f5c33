/** The files that make the folder a module of Java: `module-info.java`, and `package-info.java` of the types of values. */
import { declarationFile, qualified } from "../../emit/java/java-code.js";
import { javadoc } from "../../emit/java/javadoc.js";
import type { BuiltFile } from "../../emit/target.js";
import { code, lines } from "../../emit/text/code.js";
import { untitledService } from "../../sdk/words/service.js";
import type { Emission } from "./emission.js";
import { packageFolder, targetName } from "./source-files.js";

/** The oldest Java that the package works with. */
export const oldestJava = "17";

/** `module-info.java`. */
export function moduleFile(
  { types, plan }: Emission,
  origin: string,
  hasModels: boolean,
): BuiltFile {
  const { title = untitledService } = plan.service;
  const exported = [types.package, ...(hasModels ? [types.models] : [])];
  const body = () => code`${javadoc([`A client of ${title}.`])}
module ${qualified(types.package)} {
  requires transitive java.net.http;
  requires static org.jspecify;

  ${lines(exported.map((each) => code`exports ${qualified(each)};`))}
}`;
  return {
    kind: "built",
    path: "src/main/java/module-info.java",
    print: () => declarationFile({ target: targetName, origins: [origin] }, body()),
  };
}

/** `package-info.java` of the types of values. */
export function modelsPackageFile({ types }: Emission, origin: string): BuiltFile {
  const body = () => code`${javadoc(["The types of the values that operations take and give."])}
@NullMarked
package ${qualified(types.models)};

import org.jspecify.annotations.NullMarked;`;
  return {
    kind: "built",
    path: `${packageFolder(types.models)}/package-info.java`,
    print: () => declarationFile({ target: targetName, origins: [origin] }, body()),
  };
}
