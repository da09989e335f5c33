/** `src/client.ts`: the client object, which has the groups; with the base URL, where the manifest knows it. */
import type { StatementStructures } from "ts-morph";
import type { BuiltFile } from "../../emit/target.js";
import { classOf } from "../../emit/typescript/class-structures.js";
import { docComment } from "../../emit/typescript/doc-comments.js";
import { constOf, type DocumentedParameter, functionOf } from "../../emit/typescript/structures.js";
import { reference } from "../../emit/typescript/type-tree.js";
import {
  arrowOf,
  callOf,
  expression,
  name as nameValue,
  objectValue,
  returns,
  spread,
  type ValueTree,
} from "../../emit/typescript/value-tree.js";
import type { ApiModel } from "../../model/model.js";
import { withGroupTexts } from "../../model/made-of.js";
import { placeText } from "../../model/place.js";
import { hasAuthentication } from "../../emit/typescript/package/authentication-schemes.js";
import {
  authenticatedNames,
  authenticatedStatements,
  clientOptionsType,
} from "./authenticated-options.js";
import { type ClientDefaults, clientDefaults } from "../../sdk/operations/client-defaults.js";
import { defaultEntries, ownsDefaults, versionText } from "./client-defaults.js";
import { groupDocs, groupValue } from "./group-file.js";
import type { GroupLayout } from "../../emit/typescript/package/layout.js";
import { servicePlan } from "../../sdk/plan-of.js";
import { serviceHeadersText } from "./service-headers.js";
import { FileImports, type FileParts } from "../../emit/typescript/package/source-files.js";
import { lateFile } from "./source-files.js";

/** How a client is given its options: all of them, or those that differ from what the manifest knows. */
interface Options {
  readonly parameter: DocumentedParameter;
  readonly value: ValueTree;
  readonly statements: readonly StatementStructures[];
}

/** The client's file. */
export function clientFile(
  layouts: readonly GroupLayout[],
  model: ApiModel,
  className: string,
): BuiltFile {
  const parts = (): FileParts => {
    const own = [className, "createClient", "defaults"];
    const imports = new FileImports("client", [...own, ...authenticatedNames(model)]);
    const options = optionsOf(model, imports);
    return {
      origins: [placeText(model.folder, { file: "service.yaml", path: [] })],
      imports: imports.imports,
      statements: [
        ...authenticatedStatements(model, imports),
        ...options.statements,
        clientClass({ layouts, model, className }, options, imports),
      ],
    };
  };
  return { ...lateFile("client", parts), madeOf: withGroupTexts };
}

function clientClass(
  {
    layouts,
    model,
    className,
  }: { layouts: readonly GroupLayout[]; model: ApiModel; className: string },
  options: Options,
  imports: FileImports,
): StatementStructures {
  const create = arrowOf({
    parameters: [{ name: "options" }],
    body: callOf(nameValue(className), [nameValue("options")], { isNew: true }),
  });
  const groups = layouts.map((layout) => ({
    layout,
    className: imports.value(layout.className, `groups/${layout.file}`),
  }));
  return classOf({
    name: className,
    docs: clientDocs(model),
    extends: {
      name: imports.value("BaseClient", "runtime/client"),
      typeArguments: [reference(className)],
    },
    properties: groups.map((each) => ({
      name: each.layout.member,
      type: reference(each.className),
      readonly: true,
      value: groupValue(each.layout, each.className, "this"),
      docs: groupDocs(each.layout.group, model),
    })),
    constructor: {
      parameters: [options.parameter],
      body: [expression(callOf(nameValue("super"), [options.value, create]))],
    },
    methods: [],
  });
}

/** The options that a client is made with: the caller's over the defaults. */
function withDefaults(
  { baseUrl, headers, query }: ClientDefaults,
  imports: FileImports,
): ValueTree {
  const [defaults, options] = [nameValue("defaults"), nameValue("options")];
  // Joins headers and queries; what has none of them needs no such code.
  if (!headers && !query) return objectValue([spread(defaults), spread(options)]);
  const merge = nameValue(imports.value("mergedOptions", "runtime/client"));
  const given = { key: "baseUrl", value: nameValue("options.baseUrl") };
  const whole = baseUrl === undefined ? objectValue([spread(defaults), given]) : defaults;
  return callOf(merge, [whole, options]);
}

/** Where the base URL is known it is the default; else a caller must give one. */
function optionsOf(model: ApiModel, imports: FileImports): Options {
  const type = clientOptionsType(model, imports);
  const defaults = clientDefaults(model);
  if (!ownsDefaults(model)) {
    const options = { parameter: { name: "options", type }, value: nameValue("options") };
    const isOwn = hasAuthentication(model);
    return { ...options, statements: isOwn ? [createClientOf(options, imports)] : [] };
  }
  const hasBaseUrl = defaults.baseUrl !== undefined;
  const parameter = hasBaseUrl
    ? { name: "options", type: reference("Partial", [type]), optional: true }
    : { name: "options", type };
  const value = withDefaults(defaults, imports);
  return {
    parameter,
    value,
    statements: [
      constOf({
        name: "defaults",
        exported: false,
        type: hasBaseUrl ? type : reference("Partial", [type]),
        value: objectValue(defaultEntries(defaults)),
      }),
      createClientOf({ parameter, value }, imports),
    ],
  };
}

function createClientOf(
  { parameter, value }: Pick<Options, "parameter" | "value">,
  imports: FileImports,
): StatementStructures {
  return functionOf({
    name: "createClient",
    docs: docComment({ summary: "Makes the client that standalone operations take." }),
    parameters: [parameter],
    returnType: reference(imports.type("BareClient", "runtime/client")),
    body: [returns(callOf(nameValue(imports.value("createClient", "runtime/client")), [value]))],
  });
}

function clientDocs(model: ApiModel) {
  const service = servicePlan(model);
  const { description, title = "the service, whose title is not shown" } = service;
  return docComment({
    summary: `A client of ${title}.`,
    paragraphs: [
      ...(description === undefined ? [] : [description]),
      ...versionText(model),
      ...serviceHeadersText(service),
    ],
  });
}
