/** The settings of the Java client in `targets.yaml`: coordinates, package, class, and the metadata that Maven Central asks for. */
import type { z } from "zod";
import { javaNames } from "../../emit/java/names.js";
import { identifierOf } from "../../sdk/names/policy.js";
import { nameOf } from "../../sdk/names/words.js";
import { mavenOutput } from "../../validate/maven-output.js";

/** Shape of the settings. */
export const settingsShape = mavenOutput({
  package: "Package and module of the classes.",
  packageForm: "javaPackage",
  repository: "github.com/acme/library-java",
});

/** Settings of the target. */
export type Settings = z.output<typeof settingsShape>;

/** Package of the classes. */
export function packageName({
  package: name,
  client,
}: Pick<Settings, "package" | "client">): string {
  return (
    name ?? identifierOf(nameOf(client.toLowerCase()), "file", javaNames).replace(/_$/, "client")
  );
}
