/** The answers of an operation by status, errors among them, and those that any operation may give. */
import type { InterfaceDeclarationStructure } from "ts-morph";
import type { BuiltFile } from "../../emit/target.js";
import { docComment } from "../../emit/typescript/doc-comments.js";
import { memberOfId, pascalCase } from "../../emit/typescript/names.js";
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
import type { ApiModel, Operation } from "../../model/model.js";
import { placeText } from "../../model/place.js";
import type { AnswerPlan } from "../../sdk/operations/answer.js";
import type { ServiceFailures } from "../../sdk/operations/failures.js";
import type { ReplyHeader, ReplyHeaders, ReplyPlan } from "../../sdk/operations/reply-plan.js";
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
  errors: ServiceFailures,
): readonly BuiltFile[] {
  const { replies, areOpen } = errors;
  if (replies.length === 0) return [];
  const imports = new FileImports(commonErrorsPath, [commonErrorsName, ...commonFailureNames]);
  const scope = importingScopes(names, imports).response;
  const declaration = interfaceOf({
    name: commonErrorsName,
    docs: docComment({
      summary: "The responses that any operation may give, by status.",
      paragraphs: othersParagraph(areOpen),
    }),
    properties: replies.map((each) => replyProperty(each, { scope, imports })),
  });
  return [
    sourceFile({
      file: commonErrorsPath,
      origins: [placeText(model.folder, { file: "service.yaml", path: ["errors"] })],
      imports: imports.imports,
      statements: [declaration, ...commonFailures({ imports, scope, errors })],
    }),
  ];
}

/** The parts that make the types of responses. */
export interface AnswerScope {
  readonly imports: FileImports;
  /** Types of what is answered. */
  readonly scope: TypeScope;
}

/** The interface of an operation's answers; none while they are not shown. */
export function responsesOf(
  { name }: Pick<Operation, "name">,
  answer: AnswerPlan,
  { scope, imports, result }: AnswerScope & { readonly result: Result },
): readonly InterfaceDeclarationStructure[] {
  if (!answer.isShown) return [];
  const { replies, others } = answer;
  const own = replies.filter(({ from }) => from === "operation");
  const successes = new Set(answer.result.successes);
  return [
    interfaceOf({
      name: `${pascalCase(name)}Responses`,
      docs: docComment({
        summary: `The responses of \`${memberOfId(name)}\`, by status.`,
        paragraphs: othersParagraph(others === "any"),
      }),
      extends: inherited(answer, imports),
      properties: own.map((each) => {
        const streams = successes.has(each) ? imports : undefined;
        const body = result.answer === each ? result.type : undefined;
        return replyProperty(each, { scope, imports }, { body, streams });
      }),
    }),
  ];
}

/** Returns the responses of any operation, without those that this one replaces or removes. */
function inherited({ replies, replaced }: AnswerPlan, imports: FileImports): readonly TypeTree[] {
  if (replies.every(({ from }) => from === "operation")) return [];
  const base = reference(imports.type(commonErrorsName, commonErrorsPath));
  return [replaced.length === 0 ? base : reference("Omit", [base, unionOf(replaced.map(literal))])];
}

function othersParagraph(areOpen: boolean): readonly string[] {
  return areOpen ? ["There may be others, which are not shown."] : [];
}

/** An answer under its status; `body` is the type of its body where there is one already. */
function replyProperty(
  reply: ReplyPlan,
  { scope, imports }: AnswerScope,
  {
    body,
    streams,
  }: { readonly body?: TypeTree | undefined; readonly streams?: FileImports | undefined } = {},
): Property {
  const { status, description, shared } = reply;
  const docs = description === undefined ? undefined : docComment({ paragraphs: [description] });
  const named = shared === undefined ? undefined : scope.shared?.(shared)?.answer;
  // What an answer with a name is made of is not imported where that stands.
  const type = (): TypeTree =>
    typeOfAnswer(body ?? answerType([reply.body], scope, streams), reply, { scope, imports });
  return { name: status, type: named?.() ?? type(), ...(docs && { docs }) };
}

/** The type of an answer, of whose body the type is made. */
export function typeOfAnswer(
  body: TypeTree,
  { headers }: Pick<ReplyPlan, "headers">,
  { scope, imports }: AnswerScope,
): TypeTree {
  const known = headersType(headers, scope);
  const answer = imports.type("Answer", "runtime/answer");
  return reference(answer, known ? [body, known] : isUnknown(body) ? [] : [body]);
}

/** The headers of an answer as the manifest shows them; undefined where it shows none. */
function headersType({ known, isOpen }: ReplyHeaders, scope: TypeScope): TypeTree | undefined {
  if (known.length === 0) return undefined;
  const properties = known.map((header) => headerProperty(header, scope));
  return objectType(properties, isOpen ? { keyName: "name", type: keyword("unknown") } : undefined);
}

function headerProperty(
  { name, schema, description, isRequired }: ReplyHeader,
  scope: TypeScope,
): Property {
  const ofSchema = schema.kind === "notShown" ? undefined : schemaDocs(schema);
  const docs = description === undefined ? ofSchema : docComment({ paragraphs: [description] });
  return {
    name,
    type: scope.typeOf(schema),
    ...(isRequired ? {} : { optional: true }),
    ...(docs && { docs }),
  };
}
