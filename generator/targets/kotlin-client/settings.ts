/** The settings of the Kotlin client in `targets.yaml`. */
import { z } from "zod";
import { kotlinNames } from "../../emit/kotlin/names.js";
import { identifierOf } from "../../sdk/names/policy.js";
import { nameOf } from "../../sdk/names/words.js";
import { mavenOutput } from "../../validate/maven-output.js";

/** Shape of the settings. */
export const settingsShape = mavenOutput({
  package: "Package of the classes.",
  packageForm: "kotlinPackage",
  repository: "github.com/acme/library-kotlin",
}).extend({
  okhttp: z
    .boolean()
    .optional()
    .meta({
      description:
        "True adds `OkHttpTransport`, which sends requests by OkHttp, such as on Android. The default is false: requests are sent by the JDK.",
      examples: [true],
    }),
});

/** Settings of the target. */
export type Settings = z.output<typeof settingsShape>;

/** Package of the classes. */
export function packageName({
  package: name,
  client,
}: Pick<Settings, "package" | "client">): string {
  const own = identifierOf(nameOf(client.toLowerCase()), "file", kotlinNames);
  return name ?? own.replace(/_$/, "client");
}
