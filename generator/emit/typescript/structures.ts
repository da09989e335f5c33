/** Builders of declarations: plain arguments in, structures of ts-morph out. */
import type {
  FunctionDeclarationStructure,
  IndexSignatureDeclarationStructure,
  InterfaceDeclarationStructure,
  JSDocableNodeStructure,
  MethodSignatureStructure,
  OptionalKind,
  ParameterDeclarationStructure,
  PropertySignatureStructure,
  TypeAliasDeclarationStructure,
  TypeParameterDeclarationStructure,
  TypeParameteredNodeStructure,
  VariableStatementStructure,
} from "ts-morph";
import { type DocComment, descriptionOf, withTags } from "./doc-comments.js";
import { propertyName } from "./literals.js";
import { isConstKeyword, structureKind } from "./structure-kinds.js";
import type { IndexSignature, Parameter, Property, TypeParameter, TypeTree } from "./type-tree.js";
import type { StatementTree, ValueTree } from "./value-tree.js";
import { bodyWriter, typeWriter, valueWriter } from "./writers.js";

/** The parts that every declaration has. */
export interface Declaration {
  readonly name: string;
  readonly docs?: DocComment;
  /** Default true. */
  readonly exported?: boolean;
}

/** A parameter of a declared function; its docs become a `@param` tag of the function's. */
export interface DocumentedParameter extends Parameter {
  /** Markdown, by any author. */
  readonly docs?: string;
}

/** The parameters and the result of a function. */
export interface Signature {
  readonly typeParameters?: readonly TypeParameter[];
  readonly parameters: readonly DocumentedParameter[];
  readonly returnType: TypeTree;
}

/** A method of an interface. */
export interface MethodOfInterface extends Signature {
  readonly name: string;
  readonly docs?: DocComment;
  readonly optional?: boolean;
}

/** `export interface Name<T> extends Base { … }`: index signature, properties, methods, in this order. */
export function interfaceOf(
  parts: Declaration & {
    readonly typeParameters?: readonly TypeParameter[];
    readonly extends?: readonly TypeTree[];
    readonly properties: readonly Property[];
    readonly methods?: readonly MethodOfInterface[];
    readonly indexSignature?: IndexSignature;
  },
): InterfaceDeclarationStructure {
  return {
    kind: structureKind.interface,
    name: parts.name,
    isExported: parts.exported ?? true,
    ...documented(parts.docs),
    ...withTypeParameters(parts.typeParameters),
    ...(parts.extends?.length ? { extends: parts.extends.map(typeWriter) } : {}),
    ...(parts.indexSignature === undefined
      ? {}
      : { indexSignatures: [indexSignature(parts.indexSignature)] }),
    properties: parts.properties.map(propertySignature),
    methods: parts.methods?.map(methodSignature) ?? [],
  };
}

/** A property, for `interfaceOf` and `objectType`. */
export function propertyOf(property: Property): Property {
  return property;
}

function propertySignature(property: Property): OptionalKind<PropertySignatureStructure> {
  const structure: OptionalKind<PropertySignatureStructure> = {
    name: propertyName(property.name),
    type: typeWriter(property.type),
  };
  // Most structures are properties: parts that are spread into one would each be an object of their own first.
  if (property.optional) structure.hasQuestionToken = true;
  if (property.readonly) structure.isReadonly = true;
  const description = property.docs && descriptionOf(property.docs);
  if (description !== undefined) structure.docs = [{ description }];
  return structure;
}

function indexSignature(
  signature: IndexSignature,
): OptionalKind<IndexSignatureDeclarationStructure> {
  return {
    keyName: signature.keyName,
    keyType: "string",
    returnType: typeWriter(signature.type),
    ...(signature.readonly ? { isReadonly: true } : {}),
    ...documented(signature.docs),
  };
}

function methodSignature(method: MethodOfInterface): OptionalKind<MethodSignatureStructure> {
  return {
    // Without quotes `new(…)` would be a construct signature.
    name: method.name === "new" ? '"new"' : propertyName(method.name),
    ...(method.optional ? { hasQuestionToken: true } : {}),
    ...signatureParts(method),
    ...documented(docsWithParameters(method.docs, method.parameters)),
  };
}

/** `export type Name<T> = …;` */
export function typeAliasOf(
  parts: Declaration & {
    readonly type: TypeTree;
    readonly typeParameters?: readonly TypeParameter[];
  },
): TypeAliasDeclarationStructure {
  return {
    kind: structureKind.typeAlias,
    name: parts.name,
    isExported: parts.exported ?? true,
    ...documented(parts.docs),
    ...withTypeParameters(parts.typeParameters),
    type: typeWriter(parts.type),
  };
}

/** `export const name: Type = value;`, always annotated (isolatedDeclarations). */
export function constOf(
  parts: Declaration & { readonly type: TypeTree; readonly value: ValueTree },
): VariableStatementStructure {
  const declarationKind = "const";
  return {
    kind: structureKind.variableStatement,
    isExported: parts.exported ?? true,
    ...(isConstKeyword(declarationKind) ? { declarationKind } : {}),
    ...documented(parts.docs),
    declarations: [
      { name: parts.name, type: typeWriter(parts.type), initializer: valueWriter(parts.value) },
    ],
  };
}

/** `export function name<T>(…): Result { … }` */
export function functionOf(
  parts: Declaration & Signature & { readonly body: readonly StatementTree[] },
): FunctionDeclarationStructure {
  return {
    kind: structureKind.function,
    name: parts.name,
    isExported: parts.exported ?? true,
    ...documented(docsWithParameters(parts.docs, parts.parameters)),
    ...signatureParts(parts),
    statements: bodyWriter(parts.body),
  };
}

/** The parts of a structure that say a signature. */
export function signatureParts(signature: Signature) {
  return {
    ...withTypeParameters(signature.typeParameters),
    parameters: signature.parameters.map(parameterStructure),
    returnType: typeWriter(signature.returnType),
  };
}

/** A parameter as a structure. */
export function parameterStructure(
  parameter: Parameter,
): OptionalKind<ParameterDeclarationStructure> {
  return {
    name: parameter.name,
    type: typeWriter(parameter.type),
    ...(parameter.optional ? { hasQuestionToken: true } : {}),
    ...(parameter.rest ? { isRestParameter: true } : {}),
  };
}

/** A function's docs with what its parameters say of themselves. */
export function docsWithParameters(
  docs: DocComment | undefined,
  parameters: readonly DocumentedParameter[],
): DocComment | undefined {
  const tags = parameters.flatMap(({ name, docs: text }) =>
    text ? [{ tag: "param", name, text }] : [],
  );
  return tags.length === 0 ? docs : withTags(docs, tags);
}

/** The part of a structure that says a doc comment; an empty comment is none. */
export function documented(docs: DocComment | undefined): JSDocableNodeStructure {
  const description = docs && descriptionOf(docs);
  return description === undefined ? {} : { docs: [{ description }] };
}

/** The part of a structure that says type parameters. */
export function withTypeParameters(
  typeParameters: readonly TypeParameter[] = [],
): TypeParameteredNodeStructure {
  return typeParameters.length === 0
    ? {}
    : { typeParameters: typeParameters.map(typeParameterStructure) };
}

function typeParameterStructure(
  parameter: TypeParameter,
): OptionalKind<TypeParameterDeclarationStructure> {
  return {
    name: parameter.name,
    ...(parameter.constraint === undefined ? {} : { constraint: typeWriter(parameter.constraint) }),
    ...(parameter.default === undefined ? {} : { default: typeWriter(parameter.default) }),
  };
}
