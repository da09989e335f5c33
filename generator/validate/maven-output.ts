/** The settings of an output that is an artifact of Maven: coordinates, and the metadata that Maven Central asks for. */
import { closed, placement, text } from "./forms.js";
import { textLike } from "./patterns.js";

/** The words for an artifact. */
interface ArtifactWords {
  /** The package of its classes, as the setting says it. */
  readonly package: string;
  /** The form of its name. */
  readonly packageForm: "javaPackage" | "kotlinPackage";
  /** Its repository, as an example: `github.com/acme/library-java`. */
  readonly repository: string;
}

/** The shape of the settings. */
export function mavenOutput({ package: packages, packageForm, repository }: ArtifactWords) {
  return closed({
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
    package: textLike(packageForm)
      .optional()
      .meta({
        description: `${packages} The default is the name of the client's class in small letters.`,
        examples: ["com.example.library"],
      }),
    description: text.optional().meta({
      description:
        "Description of the artifact. The default is a sentence with the title of the service.",
      examples: ["A client of the library."],
    }),
    url: text.optional().meta({
      description: "Home page of the project, which Maven Central asks for.",
      examples: [`https://${repository}`],
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
      name: text.meta({
        description: "Name of the developer or the team.",
        examples: ["Acme"],
      }),
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
        examples: [`https://${repository}`],
      }),
      connection: text.optional().meta({
        description: "Where Maven gets them.",
        examples: [`scm:git:https://${repository}.git`],
      }),
    })
      .optional()
      .meta({ description: "Repository of the sources, which Maven Central asks for." }),
  });
}
