/** The settings of the Java client in `targets.yaml`: coordinates, package, class, and the metadata that Maven Central asks for. */
import type { z } from "zod";
import { javaNames } from "../../emit/java/names.js";
import { identifierOf } from "../../sdk/names/policy.js";
import { nameOf } from "../../sdk/names/words.js";
import { closed, placement, text } from "../../validate/forms.js";
import { textLike } from "../../validate/patterns.js";

/** Shape of the settings. */
export const settingsShape = closed({
  ...placement,
  client: textLike("className").meta({
    description:
      "Name of the client's class. It is a setting, so that no title that is filled in later renames it.",
    examples: ["Library"],
  }),
  groupId: textLike("mavenName").meta({
    description: "Group of the artifact in Maven, mostly a domain that you own, from the end.",
    examples: ["com.example"],
  }),
  artifactId: textLike("mavenName").meta({
    description: "Name of the artifact in Maven.",
    examples: ["library-client"],
  }),
  version: textLike("version").meta({
    description:
      "Version of the artifact (Semantic Versioning 2.0.0). `diff` says what the next one has to be.",
    examples: ["1.0.0"],
  }),
  package: textLike("javaPackage")
    .optional()
    .meta({
      description:
        "Package and module of the classes. The default is the name of the client's class in small letters.",
      examples: ["com.example.library"],
    }),
  description: text.optional().meta({
    description:
      "Description of the artifact. The default is a sentence with the title of the service.",
    examples: ["A client of the library."],
  }),
  url: text.optional().meta({
    description: "Home page of the project, which Maven Central asks for.",
    examples: ["https://github.com/acme/library-java"],
  }),
  license: closed({
    name: text.meta({ description: "Name of the license, as SPDX has it.", examples: ["MIT"] }),
    url: text
      .optional()
      .meta({ description: "Where its text is.", examples: ["https://spdx.org/licenses/MIT"] }),
  })
    .optional()
    .meta({ description: "License of the artifact, which Maven Central asks for." }),
  developers: closed({
    name: text.meta({ description: "Name of the developer or the team.", examples: ["Acme"] }),
    email: text
      .optional()
      .meta({ description: "Address for mail.", examples: ["sdk@example.com"] }),
    url: text.optional().meta({ description: "Home page.", examples: ["https://example.com"] }),
  })
    .array()
    .optional()
    .meta({ description: "Developers of the artifact, of whom Maven Central asks for one." }),
  scm: closed({
    url: text.meta({
      description: "Where the sources can be read.",
      examples: ["https://github.com/acme/library-java"],
    }),
    connection: text.optional().meta({
      description: "Where Maven gets them.",
      examples: ["scm:git:https://github.com/acme/library-java.git"],
    }),
  })
    .optional()
    .meta({ description: "Repository of the sources, which Maven Central asks for." }),
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
