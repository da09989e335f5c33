/** The answers of an operation by status, errors among them, and those that any operation may give. */
import type { InterfaceDeclarationStructure } from "ts-morph";
import type { BuiltFile } from "../../emit/target.js";
import { type DocComment, docComment } from "../../emit/typescript/doc-comments.js";
import { camelCase, pascalCase } from "../../emit/typescript/names.js";
import { isUnknown } from "../../emit/typescript/schemas/enum-types.js";
import { schemaDocs } from "../../emit/typescript/schemas/schema-docs.js";
import type { SchemaNames } from "../../emit/typescript/schemas/schema-names.js";
import type { TypeScope } from "../../emit/typescript/schemas/type-scope.js";
import { interfaceOf } from "../../emit/typescript/structures.js";
import {
  keyword,
  literal,
  objectType,
  type Property,
  reference,
  type TypeTree,
  unionOf,
} from "../../emit/typescript/type-tree.js";
import { type Bucket, isOpen, knownItems, knownValue } from "../../model/known.js";
import type { Header, Response } from "../../model/message.js";
import type { ApiModel, Operation } from "../../model/model.js";
import { successesIn } from "../../model/successes.js";
import { placeText } from "../../model/place.js";
import type { ErrorClasses } from "./error-classes.js";
import { commonErrorsPath, commonFailureNames, commonFailures } from "./failures.js";
import { answerType } from "./answer-types.js";
import type { Result } from "./results.js";
import { importingScopes } from "../../emit/typescript/package/schema-scopes.js";
import { FileImports } from "../../emit/typescript/package/source-files.js";
import { sourceFile } from "./source-files.js";

/** Name of the interface of the answers that any operation may give. */
export const commonErrorsName = "CommonErrors";

/** The file of the answers that any operation may give; none where the manifest shows none. */
export function commonErrorsFile(
  model: ApiModel,
  names: SchemaNames,
  classes: ErrorClasses,
): readonly BuiltFile[] {
  const { errors } = model.service;
  if (knownItems(errors).length === 0) return [];
  const imports = new FileImports(commonErrorsPath, [commonErrorsName, ...commonFailureNames]);
  const scope = importingScopes(names, imports).response;
  const declaration = interfaceOf({
    name: commonErrorsName,
    docs: docComment({
      summary: "What any operation may answer, by status.",
      paragraphs: othersParagraph(errors),
    }),
    properties: answers(errors, { scope, imports }),
  });
  return [
    sourceFile({
      file: commonErrorsPath,
      origins: [placeText(model.folder, { file: "service.yaml", path: ["errors"] })],
      imports: imports.imports,
      statements: [declaration, ...commonFailures(errors, { imports, scope, errors: classes })],
    }),
  ];
}

/** What the types of answers are made with. */
export interface AnswerScope {
  readonly imports: FileImports;
  /** Types of what is answered. */
  readonly scope: TypeScope;
}

/** The interface of an operation's answers; none while they are not shown. */
export function responsesOf(
  { name, responses }: Operation,
  { errors, result }: { readonly errors: Bucket<Response>; readonly result: Result },
  { scope, imports }: AnswerScope,
): readonly InterfaceDeclarationStructure[] {
  if (responses.state !== "known") return [];
  return [
    interfaceOf({
      name: `${pascalCase(name)}Responses`,
      docs: docComment({
        summary: `What \`${camelCase(name)}\` answers, by status.`,
        paragraphs: othersParagraph(responses),
      }),
      extends: inherited(responses, errors, imports),
      properties: answers(responses, { scope, imports, result }),
    }),
  ];
}

/** What any operation may answer, without what this one answers otherwise or not at all. */
function inherited(
  responses: Bucket<Response>,
  errors: Bucket<Response>,
  imports: FileImports,
): readonly TypeTree[] {
  const own = new Set(knownItems(responses).map(({ status }) => status));
  const common = knownItems(errors).map(({ status }) => status);
  if (common.every((status) => own.has(status))) return [];
  const base = reference(imports.type(commonErrorsName, commonErrorsPath));
  const replaced = common.filter((status) => own.has(status));
  return [replaced.length === 0 ? base : reference("Omit", [base, unionOf(replaced.map(literal))])];
}

function othersParagraph(responses: Bucket<Response>): readonly string[] {
  return isOpen(responses) ? ["There may be others, which are not shown."] : [];
}

function answers(
  responses: Bucket<Response>,
  { scope, imports, result }: AnswerScope & { readonly result?: Result },
): readonly Property[] {
  const successes = new Set(result === undefined ? [] : successesIn(responses));
  return knownItems(responses)
    .filter(({ absent }) => !absent)
    .map((response): Property => {
      const { status, shared } = response;
      const docs = responseDocs(response);
      const named = shared === undefined ? undefined : scope.shared?.(shared)?.answer;
      // What an answer with a name is made of is not imported where that stands.
      const type = (): TypeTree => {
        const isResult = result !== undefined && result.answer === response;
        const streams = successes.has(response) ? imports : undefined;
        const body = isResult ? result.type : answerType([response], scope, streams);
        return typeOfAnswer(body, response, { scope, imports });
      };
      return { name: status, type: named?.() ?? type(), ...(docs && { docs }) };
    });
}

function responseDocs({ description }: Response): DocComment | undefined {
  const said = knownValue(description);
  return said === undefined ? undefined : docComment({ paragraphs: [said] });
}

/** The type of an answer, of whose body the type is made. */
export function typeOfAnswer(
  body: TypeTree,
  { headers }: Pick<Response, "headers">,
  { scope, imports }: AnswerScope,
): TypeTree {
  const known = headersType(headers, scope);
  const answer = imports.type("Answer", "runtime/answer");
  return reference(answer, known ? [body, known] : isUnknown(body) ? [] : [body]);
}

/** The headers of an answer as the manifest shows them; undefined where it shows none. */
function headersType(headers: Bucket<Header>, scope: TypeScope): TypeTree | undefined {
  const known = knownItems(headers);
  if (known.length === 0) return undefined;
  const properties = known.map((header) => headerProperty(header, scope));
  return objectType(
    properties,
    isOpen(headers) ? { keyName: "name", type: keyword("unknown") } : undefined,
  );
}

function headerProperty(
  { name, schema, description, required }: Header,
  scope: TypeScope,
): Property {
  const known = knownValue(schema);
  const said = knownValue(description);
  const docs = said === undefined ? known && schemaDocs(known) : docComment({ paragraphs: [said] });
  return {
    name,
    type: known === undefined ? keyword("unknown") : scope.typeOf(known),
    ...(knownValue(required) === true ? {} : { optional: true }),
    ...(docs && { docs }),
  };
}
