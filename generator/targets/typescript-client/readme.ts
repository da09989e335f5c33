/** `README.md` of the package: how to call what is known, and what cannot be called yet. */
import { inlineCode, inlineText, table } from "../../emit/markdown/text.js";
import type { BuiltFile } from "../../emit/target.js";
import { camelCase, localName } from "../../emit/typescript/names.js";
import { knownItems, knownValue } from "../../model/known.js";
import type { ApiModel, Operation } from "../../model/model.js";
import { pathParameterNames } from "../../model/path-template.js";
import { placeText } from "../../model/place.js";
import { isCallable } from "./facts.js";
import type { GroupLayout } from "./layout.js";
import { classNameOf, type Settings } from "./settings.js";
import { headerLines } from "./source-files.js";

/** An operation and the way to it from the client: `player.queue`. */
interface Located {
  readonly operation: Operation;
  readonly owner: string;
  readonly subpath: string;
}

/** The README. */
export function readme(
  layouts: readonly GroupLayout[],
  model: ApiModel,
  settings: Settings,
): BuiltFile {
  return { kind: "built", path: "README.md", print: () => readmeText(layouts, model, settings) };
}

function readmeText(layouts: readonly GroupLayout[], model: ApiModel, settings: Settings): string {
  const operations = located(layouts, "");
  const callable = operations.filter(({ operation }) => isCallable(operation));
  const sample = callable.find(({ operation }) => isPlain(operation)) ?? callable[0];
  const sections = [
    headerLines(["the manifest"])
      .map((line) => `<!-- ${line} -->`)
      .join("\n"),
    `# ${inlineText(settings.package)}`,
    `A typed client of ${inlineText(knownValue(model.service.title) ?? "a service whose title is not shown")}, made from its manifest: it says what is known of the service and nothing more.`,
    ...(sample === undefined ? [] : usage(sample, model, settings)),
    "## Operations",
    callableText(callable.length, operations.length),
    table(
      ["Operation", "Request", "Manifest"],
      operations.map((each) => operationRow(each, model)),
    ),
  ];
  return `${sections.join("\n\n")}\n`;
}

function callableText(callable: number, all: number): string {
  if (callable === all) return `All ${all} operations can be called.`;
  return `${callable} of ${all} operations can be called. The others stand in the types, documented, and become callable once their method and path are filled in.`;
}

function located(layouts: readonly GroupLayout[], owner: string): readonly Located[] {
  return layouts.flatMap(({ group, member, subpath, groups }) => [
    ...group.operations.map((operation) => ({ operation, owner: `${owner}${member}`, subpath })),
    ...located(groups, `${owner}${member}.`),
  ]);
}

/** Whether a sample can call it with text in its path and nothing else. */
function isPlain({ parameters, body, deprecated }: Operation): boolean {
  const required = [...knownItems(parameters.query), ...knownItems(parameters.header)].some(
    (parameter) => knownValue(parameter.required) === true,
  );
  const typed = knownItems(parameters.path).some(({ schema }) => schema.state === "known");
  return !required && !typed && body.state !== "known" && deprecated.state !== "known";
}

function usage(sample: Located, model: ApiModel, settings: Settings): readonly string[] {
  const className = classNameOf(settings);
  const { operation, owner, subpath } = sample;
  const name = camelCase(operation.name);
  const argument = pathArgument(operation);
  const known = knownValue(model.service.baseUrl) !== undefined;
  const options = known ? "" : '{ baseUrl: "https://api.example.com" }';
  const entry = JSON.stringify(settings.package);
  return [
    `\`\`\`sh\nnpm install ${settings.package}\n\`\`\``,
    [
      "```ts",
      `import { ${className} } from ${entry};`,
      "",
      `const client = new ${className}(${options});`,
      `const answer = await client.${owner}.${name}(${argument});`,
      "```",
    ].join("\n"),
    "Each operation is a function too, for bundles that carry only what they call:",
    [
      "```ts",
      `import { createClient } from ${entry};`,
      `import { ${name} } from ${JSON.stringify(`${settings.package}/${subpath}`)};`,
      "",
      `const client = createClient(${options});`,
      `const answer = await ${name}(${["client", argument].filter((each) => each !== "").join(", ")});`,
      "```",
    ].join("\n"),
  ];
}

function pathArgument({ path }: Operation): string {
  const template = knownValue(path);
  const names = template === undefined ? [] : pathParameterNames(template);
  if (names.length < 2) return names.map((name) => `"${localName(name)}"`).join("");
  return `{ ${names.map((name) => `${JSON.stringify(name)}: "${localName(name)}"`).join(", ")} }`;
}

function operationRow({ operation, owner }: Located, model: ApiModel): readonly string[] {
  const { method, path } = operation;
  const request =
    method.state === "known" && path.state === "known"
      ? inlineCode(`${method.value} ${path.value.text}`)
      : "not shown";
  const title = knownValue(operation.title);
  const name = inlineCode(`${owner}.${camelCase(operation.name)}`);
  const deprecated = operation.deprecated.state === "known" ? " (deprecated)" : "";
  return [
    `${name}${title === undefined ? "" : ` ${inlineText(title)}`}${deprecated}`,
    request,
    inlineCode(placeText(model.folder, operation.at)),
  ];
}
