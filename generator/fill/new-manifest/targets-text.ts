/** `targets.yaml` of a new manifest: all outputs, in packages that are named after the service, or as published ones are. */
import type { PackageNames } from "../described-api.js";
import { flowText } from "../edits/flow-text.js";
import { fits } from "../openapi/values.js";
import { wordsIn } from "../../words.js";
import { modeline } from "./file-texts.js";
import { packageName } from "./package-name.js";

/** The text; `title` is the service's. */
export function targetsText(title: string, packages: PackageNames = {}): string {
  const name = packageName(title);
  const { typescript, license, className } = packages;
  const ownClass = className === undefined ? "" : `    className: ${className}\n`;
  const note =
    typescript === undefined
      ? " # name of the npm package, which names the client's class too"
      : "";
  const licensed = license === undefined ? `UNLICENSED${noLicense}` : written(license);
  return `${modeline("")}targets:
  docs: {}
  http: {}
  model-json: {}
  openapi:
    version: 0.1.0 # of the description, not of the service
  typescript-client:
    package: ${written(typescript ?? `${name}-client`)}${note}
    version: 0.1.0${typescript === undefined ? "" : published}
    license: ${licensed}
${ownClass}  typescript-server:
    package: ${name}-server
    version: 0.1.0
    license: UNLICENSED
${goText(name, packages)}${pythonText(name, packages)}${javaText(name, packages)}${kotlinText(name, packages)}${rubyText(name, packages)}${toolText(name, packages)}`;
}

const noLicense = " # npm's word for: nobody else may use it; or an SPDX id, such as MIT";
const published = " # greater than that of the package that callers have";

function goText(name: string, { go }: PackageNames): string {
  if (go === undefined) {
    return `  # go-client: # a Go module
  #   module: github.com/acme/${name}-go # where its repository is
  #   version: 0.1.0
`;
  }
  const own = go.package === undefined ? "" : `    package: ${go.package}\n`;
  return `  go-client:\n    module: ${go.module}\n${own}    version: 0.1.0${published}\n`;
}

function toolText(name: string, { cli }: PackageNames): string {
  if (cli !== undefined) {
    const own = cli.program === undefined ? "" : `    program: ${cli.program}\n`;
    return `  cli:\n    module: ${cli.module}\n${own}    version: 0.1.0${published}\n`;
  }
  return `  # cli: # a command-line tool, in Go
  #   module: github.com/acme/${name}-cli # where its repository is
  #   version: 0.1.0
`;
}

function pythonText(name: string, { python, className, license }: PackageNames): string {
  if (python === undefined) {
    return `  # python-client: # a Python package
  #   package: ${name}-client # name of the distribution; the import package and the client's class are named after it
  #   version: 0.1.0
`;
  }
  return [
    "  python-client:",
    `    package: ${python.package}`,
    ...(python.module === undefined ? [] : [`    module: ${python.module}`]),
    `    version: 0.1.0${published}`,
    ...(license === undefined ? [] : [`    license: ${written(license)}`]),
    ...(className === undefined ? [] : [`    className: ${className}`]),
    "",
  ].join("\n");
}

function javaText(name: string, { java, className }: PackageNames): string {
  const words = { target: "java-client", what: "an artifact of Maven", artifact: `${name}-client` };
  return mavenText(name, java, className, words);
}

function kotlinText(name: string, { kotlin, className }: PackageNames): string {
  const what = "an artifact of Maven, for coroutines";
  const words = { target: "kotlin-client", what, artifact: `${name}-client-kotlin` };
  return mavenText(name, kotlin, className, words);
}

/** An artifact of Maven; `words` are those of one that is not published yet. */
function mavenText(
  name: string,
  artifact: PackageNames["java"],
  className: string | undefined,
  words: { readonly target: string; readonly what: string; readonly artifact: string },
): string {
  const client = className ?? classNameOf(name);
  if (artifact === undefined) {
    return `  # ${words.target}: # ${words.what}
  #   client: ${client} # name of the client's class
  #   groupId: com.example # a domain of yours, from the end
  #   artifactId: ${words.artifact}
  #   version: 0.1.0
`;
  }
  return [
    `  ${words.target}:`,
    `    client: ${client}`,
    `    groupId: ${written(artifact.groupId)}`,
    `    artifactId: ${written(artifact.artifactId)}`,
    ...(artifact.package === undefined ? [] : [`    package: ${artifact.package}`]),
    `    version: 0.1.0${published}`,
    "",
  ].join("\n");
}

function rubyText(name: string, { ruby, license }: PackageNames): string {
  if (ruby === undefined) {
    return `  # ruby-client: # a gem
  #   gem: ${gemNameOf(name)}
  #   version: 0.1.0
`;
  }
  return [
    "  ruby-client:",
    `    gem: ${ruby.gem}`,
    `    version: 0.1.0${published}`,
    ...(license === undefined ? [] : [`    license: ${written(license)}`]),
    "",
  ].join("\n");
}

/** `book-catalog` → `book_catalog_client` */
function gemNameOf(name: string): string {
  const made = [...wordsIn(name), "client"].join("_");
  return fits("gemName", made) ? made : "client";
}

/** `book-catalog` → `BookCatalogClient` */
function classNameOf(name: string): string {
  const words = wordsIn(name).map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  const made = `${words.join("")}Client`;
  return fits("className", made) ? made : "Client";
}

function written(text: string): string {
  return flowText({ kind: "string", value: text });
}
