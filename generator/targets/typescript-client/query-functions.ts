/** The functions of `src/tanstack.ts`: each one line into the runtime, with the inputs of the operation's own function. */
import type { FunctionDeclarationStructure } from "ts-morph";
import { docComment } from "../../emit/typescript/doc-comments.js";
import { camelCase, localName, pascalCase, typeName } from "../../emit/typescript/names.js";
import { Scope } from "../../sdk/names/scope.js";
import { type DocumentedParameter, functionOf } from "../../emit/typescript/structures.js";
import {
  literal,
  reference,
  tupleOf,
  type TypeParameter,
  typeOf,
} from "../../emit/typescript/type-tree.js";
import {
  arrayValue,
  arrowOf,
  callOf,
  literalValue,
  name as nameValue,
  objectValue,
  returns,
  spread,
  type ValueTree,
} from "../../emit/typescript/value-tree.js";
import type { Operation } from "../../model/model.js";
import type { CallableOperation } from "../../sdk/plan.js";
import { unreachable } from "../../unreachable.js";
import type { InputScope } from "./inputs.js";
import { deprecationTags } from "../../emit/typescript/package/operation-text.js";
import { pathParameter } from "./path-inputs.js";
import { choiceTypes } from "./representations.js";

/** An operation and what its query needs. */
export interface NamedQuery {
  readonly operation: Operation;
  readonly plan: CallableOperation;
  /** The file that has its function, below `src/`. */
  readonly file: string;
  /** Name of the function that makes its query. */
  readonly name: string;
  /** Name of the one that makes an infinite query, where its pages can be followed. */
  readonly infiniteName: string | undefined;
}

/** The functions of one operation. */
export function queryFunctions(
  query: NamedQuery,
  scope: InputScope,
): readonly FunctionDeclarationStructure[] {
  const { imports } = scope;
  const { operation, plan, file, name, infiniteName } = query;
  const { id } = operation;
  const call = imports.value(camelCase(operation.name), file, camelCase(id));
  const initType = imports.type(`${pascalCase(operation.name)}Init`, file, `${pascalCase(id)}Init`);
  const runtime = {
    query: imports.value("queryOf", "runtime/tanstack"),
    infinite: "",
    begin: "",
    ...(infiniteName !== undefined && {
      infinite: imports.value("infiniteQueryOf", "runtime/infinite-query"),
      begin: imports.value("beginningAt", "runtime/infinite-query"),
    }),
  };
  const typeParameters = typeParametersOf(query, scope);
  const chosen = typeParameters.map((each) => reference(each.name));
  const locals = new Scope(["client", "signal", "begin", call, ...Object.values(runtime)]);
  const init = locals.take("init");
  const path = pathInput(query, locals, scope);
  const steps = id.split(".");
  const parameters: readonly DocumentedParameter[] = [
    { name: "client", type: reference(imports.type("Client", "runtime/client")) },
    ...path.parameters,
    { name: init, type: reference(initType, chosen), optional: !plan.request.needsInit },
  ];
  const parts = objectValue([
    { key: "client", value: nameValue("client") },
    { key: "path", value: path.value },
    { key: "init", value: nameValue(init) },
  ]);
  const own = objectValue([spread(nameValue(init)), { key: "signal", value: nameValue("signal") }]);
  const calling = (given: readonly string[], last: ValueTree): ValueTree =>
    arrowOf({
      parameters: given.map((each) => ({ name: each })),
      body: callOf(nameValue(call), [
        nameValue("client"),
        ...path.parameters.map((each) => nameValue(each.name)),
        last,
      ]),
    });
  const made = (
    what: { name: string; kind: string; type: string; runtime: string },
    body: ValueTree,
  ): FunctionDeclarationStructure =>
    functionOf({
      name: what.name,
      docs: tanstackDocs(what.kind, plan),
      typeParameters,
      parameters,
      returnType: reference(what.type, [tupleOf(steps.map(literal)), typeOf(call, chosen)]),
      body: [
        returns(
          callOf(nameValue(what.runtime), [arrayValue(steps.map(literalValue)), parts, body]),
        ),
      ],
    });
  const queryType = imports.type("QueryOf", "runtime/tanstack");
  const plain = made(
    { name, kind: "Query", type: queryType, runtime: runtime.query },
    calling(["signal"], own),
  );
  if (infiniteName === undefined) return [plain];
  const type = imports.type("InfiniteQueryOf", "runtime/infinite-query");
  const begun = callOf(nameValue(runtime.begin), [own, nameValue("begin")]);
  return [
    plain,
    made(
      { name: infiniteName, kind: "Infinite query", type, runtime: runtime.infinite },
      calling(["signal", "begin"], begun),
    ),
  ];
}

/** The choice of a representation, as the operation's own function has it. */
export function typeParametersOf(
  { plan, file }: Pick<NamedQuery, "plan" | "file">,
  { imports }: InputScope,
): readonly TypeParameter[] {
  const local = (own: string): string =>
    imports.type(`${typeName(plan.name)}${own}`, file, `${pascalCase(plan.id)}${own}`);
  const parameter = choiceTypes(plan, local)?.parameter;
  return parameter === undefined ? [] : [parameter];
}

/** Returns the docs of an operation's options. */
export function tanstackDocs(kind: string, plan: CallableOperation) {
  const { title } = plan.doc;
  return docComment({
    summary: `${kind} of \`${plan.id}\`${title === undefined ? "" : `: ${title}`}.`,
    tags: deprecationTags(plan),
  });
}

/** As the operation's own function takes the values of its path. */
export function pathInput(
  { plan: { id, name: ownName, request }, file }: Pick<NamedQuery, "plan" | "file">,
  locals: Scope,
  scope: InputScope,
): { readonly parameters: readonly DocumentedParameter[]; readonly value: ValueTree } {
  const path = request.pathInput;
  switch (path.kind) {
    case "none":
      return { parameters: [], value: arrayValue([]) };
    case "one": {
      const name = locals.take(localName(path.parameter.name));
      const parameter = { name, ...pathParameter(path.parameter, scope) };
      return { parameters: [parameter], value: arrayValue([nameValue(name)]) };
    }
    case "several": {
      const name = locals.take("path");
      const own = `${typeName(ownName)}Path`;
      const type = scope.imports.type(own, file, `${pascalCase(id)}Path`);
      return { parameters: [{ name, type: reference(type) }], value: nameValue(name) };
    }
    default:
      return unreachable(path);
  }
}
