/**
 * `src/responses.ts`: a type for each shared response that says more than the types of schemas do: its headers, or a body that has
 * no name of its own. Operations, and the classes of errors, refer to it.
 */
import type { StatementStructures } from "ts-morph";
import type { BuiltFile } from "../../emit/target.js";
import { type DocComment, docComment } from "../../emit/typescript/doc-comments.js";
import { pascalCase } from "../../emit/typescript/names.js";
import { freeName } from "../../sdk/names/scope.js";
import { isCallable, originText } from "../../sdk/operations/facts.js";
import {
  declaringScopes,
  importingScopes,
  sharedResponsesPath,
} from "../../emit/typescript/package/schema-scopes.js";
import { carriedBody } from "../../sdk/messages/carried-bodies.js";
import { replyHeaders } from "../../sdk/operations/reply-plan.js";
import { FileImports } from "../../emit/typescript/package/source-files.js";
import { isShort, schemaDeclaration } from "../../emit/typescript/schemas/schema-declarations.js";
import type { SchemaNames, SharedTypeNames } from "../../emit/typescript/schemas/schema-names.js";
import type { TypeScope } from "../../emit/typescript/schemas/type-scope.js";
import { typeAliasOf } from "../../emit/typescript/structures.js";
import { reference, type TypeTree } from "../../emit/typescript/type-tree.js";
import { oncePerFacts } from "../../model/decided.js";
import { knownItems, knownValue } from "../../model/known.js";
import type { ApiModel } from "../../model/model.js";
import { placeText } from "../../model/place.js";
import type { Schema } from "../../model/schema.js";
import type { SharedResponse } from "../../model/shared.js";
import { operationsOf } from "../../model/walk.js";
import { answerType } from "./answer-types.js";
import { typeOfAnswer } from "./responses.js";
import { sourceFile } from "./source-files.js";

/** The same names, with those of the types of shared responses; `taken` are names that the package has for something else. */
export function withSharedResponses(
  names: SchemaNames,
  model: ApiModel,
  taken: Iterable<string>,
): SchemaNames {
  const used = usedResponses(model);
  if (used.length === 0) return names;
  const others = new Set([...taken, ...schemaTypeNames(names, model)]);
  const scope = declaringScopes(names).response;
  const shared = new Map<string, SharedTypeNames>();
  const free = (wanted: string): string => {
    const name = freeName(wanted, others);
    others.add(name);
    return name;
  };
  for (const { name, headers, content } of used) {
    // What is decoded as a stream where it is a success is none where it is a failure: it has two types.
    const body = carriedBody(content, names.find);
    if (body.contents.some(({ stream }) => stream !== undefined)) continue;
    const hasBody = !isShort(answerType([body], scope));
    if (!hasBody && replyHeaders(headers).known.length === 0) continue;
    shared.set(name, {
      answer: free(`${pascalCase(name)}Response`),
      ...(hasBody && { body: free(`${pascalCase(name)}Body`) }),
    });
  }
  return { ...names, shared: (name) => shared.get(name) };
}

/** Those that calls may be answered. */
function usedResponses(model: ApiModel): readonly SharedResponse[] {
  const used = new Set(usedNames(model));
  return model.shared.responses.filter(({ name }) => used.has(name));
}

const usedNames = oncePerFacts("used responses", (model): readonly string[] => {
  const buckets = [
    model.service.errors,
    ...operationsOf(model)
      .filter(isCallable)
      .map(({ responses }) => responses),
  ];
  return [
    ...new Set(buckets.flatMap((each) => knownItems(each).flatMap(({ shared }) => shared ?? []))),
  ];
});

function schemaTypeNames(names: SchemaNames, { schemas }: ApiModel): readonly string[] {
  return schemas.flatMap(({ name }) =>
    names.sidesOf(name).map((side) => names.typeName(name, side)),
  );
}

/** Names of all types of the file, deprecated ones among them. */
export function sharedTypeNames(names: SchemaNames, model: ApiModel): readonly string[] {
  return declarationsOf(names, model).flatMap(({ name, body, former }) => [
    name,
    ...(body === undefined ? [] : [body]),
    ...former.map((each) => each.name),
  ]);
}

/** The declarations of one response. */
interface Declared {
  readonly response: SharedResponse;
  readonly name: string;
  readonly body: string | undefined;
  /** Names that it had, each with the one that it has now. */
  readonly former: readonly { readonly name: string; readonly now: string }[];
}

function declarationsOf(names: SchemaNames, model: ApiModel): readonly Declared[] {
  const all = model.shared.responses.flatMap((response) => {
    const own = names.shared?.(response.name);
    return own === undefined ? [] : [{ response, own }];
  });
  const taken = new Set([
    ...schemaTypeNames(names, model),
    ...all.flatMap(({ own: { answer, body } }) => [answer, ...(body === undefined ? [] : [body])]),
  ]);
  return all.map(({ response, own: { answer, body } }): Declared => {
    const former = response.formerly.flatMap((old) => [
      { name: `${pascalCase(old)}Response`, now: answer },
      ...(body === undefined ? [] : [{ name: `${pascalCase(old)}Body`, now: body }]),
    ]);
    // A name that something else has now is no alias.
    const free = former.filter((each) => !taken.has(each.name));
    for (const each of free) taken.add(each.name);
    return { response, name: answer, body, former: free };
  });
}

/** The file; none where no shared response says more than schemas do. */
export function sharedResponsesFile(model: ApiModel, names: SchemaNames): readonly BuiltFile[] {
  const declared = declarationsOf(names, model);
  if (declared.length === 0) return [];
  const imports = new FileImports(sharedResponsesPath, sharedTypeNames(names, model));
  const { shared: _own, ...schemas } = names;
  const scope = importingScopes(schemas, imports).response;
  const statements = declared.flatMap(({ response, name, body, former }) => {
    const carried = carriedBody(response.content, names.find);
    const type = answerType([carried], scope);
    const bodyType = body === undefined ? type : reference(body);
    const ofBody =
      body === undefined
        ? []
        : [bodyDeclaration({ name: body, docs: bodyDocs(name), type }, carried.schema, scope)];
    return [
      ...ofBody,
      typeAliasOf({
        name,
        docs: answerDocs(response, model),
        type: typeOfAnswer(
          bodyType,
          { headers: replyHeaders(response.headers) },
          { scope, imports },
        ),
      }),
      ...former.map(aliasOf),
    ];
  });
  const origins = [placeText(model.folder, { file: "shared/*.yaml", path: [] })];
  return [sourceFile({ file: sharedResponsesPath, origins, imports: imports.imports, statements })];
}

function bodyDeclaration(
  parts: { readonly name: string; readonly docs: DocComment; readonly type: TypeTree },
  schema: Schema | undefined,
  scope: TypeScope,
): StatementStructures {
  return schema === undefined ? typeAliasOf(parts) : schemaDeclaration(parts, schema, scope);
}

function bodyDocs(answer: string): DocComment {
  return docComment({ summary: `The body of \`${answer}\`.` });
}

function answerDocs(response: SharedResponse, model: ApiModel): DocComment {
  const { name, description } = response;
  return docComment({
    summary: knownValue(description) ?? `The response \`${name}\`.`,
    paragraphs: [originText(response, model)],
  });
}

function aliasOf({ name, now }: { readonly name: string; readonly now: string }) {
  return typeAliasOf({
    name,
    docs: docComment({
      summary: `\`${now}\` under a name that it had.`,
      tags: [{ tag: "deprecated", text: `It was renamed: use \`${now}\`.` }],
    }),
    type: reference(now),
  });
}
