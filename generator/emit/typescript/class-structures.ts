/** The builder of classes. */
import type {
  ClassDeclarationStructure,
  ConstructorDeclarationStructure,
  MethodDeclarationStructure,
  OptionalKind,
  PropertyDeclarationStructure,
} from "ts-morph";
import type { DocComment } from "./doc-comments.js";
import { classMemberName } from "./literals.js";
import { structureKind } from "./structure-kinds.js";
import {
  type Declaration,
  type DocumentedParameter,
  docsWithParameters,
  documented,
  parameterStructure,
  type Signature,
  signatureParts,
  withTypeParameters,
} from "./structures.js";
import { reference, type TypeParameter, type TypeTree } from "./type-tree.js";
import type { StatementTree, ValueTree } from "./value-tree.js";
import { bodyWriter, typeWriter, valueWriter } from "./writers.js";

/** A property of a class. */
export interface PropertyOfClass {
  /** An identifier, `#private` or `[computed]`. */
  readonly name: string;
  readonly type: TypeTree;
  readonly value?: ValueTree;
  readonly readonly?: boolean;
  readonly optional?: boolean;
  /** Its type alone is told here; something else gives it its value. */
  readonly declared?: boolean;
  readonly docs?: DocComment;
}

/** The constructor of a class. */
export interface ConstructorOfClass {
  readonly parameters: readonly DocumentedParameter[];
  readonly body: readonly StatementTree[];
  readonly docs?: DocComment;
}

/** A method of a class. */
export interface MethodOfClass extends Signature {
  /** An identifier, `#private` or `[computed]`. */
  readonly name: string;
  readonly docs?: DocComment;
  readonly body: readonly StatementTree[];
}

/** `export class Name extends Base implements Type { … }`: properties, constructor, methods, in this order. */
export function classOf(
  parts: Declaration & {
    readonly typeParameters?: readonly TypeParameter[];
    readonly extends?: { readonly name: string; readonly typeArguments?: readonly TypeTree[] };
    readonly implements?: readonly TypeTree[];
    readonly properties: readonly PropertyOfClass[];
    readonly constructor?: ConstructorOfClass;
    readonly methods: readonly MethodOfClass[];
  },
): ClassDeclarationStructure {
  // Every object inherits a `constructor`, so only one of its own counts.
  const ctor = Object.hasOwn(parts, "constructor") ? parts.constructor : undefined;
  return {
    kind: structureKind.class,
    name: parts.name,
    isExported: parts.exported ?? true,
    ...documented(parts.docs),
    ...withTypeParameters(parts.typeParameters),
    ...(parts.extends && {
      extends: typeWriter(reference(parts.extends.name, parts.extends.typeArguments)),
    }),
    ...(parts.implements?.length ? { implements: parts.implements.map(typeWriter) } : {}),
    properties: parts.properties.map(propertyDeclaration),
    ctors: ctor === undefined ? [] : [constructorDeclaration(ctor)],
    methods: parts.methods.map(methodDeclaration),
  };
}

function propertyDeclaration(
  property: PropertyOfClass,
): OptionalKind<PropertyDeclarationStructure> {
  return {
    name: classMemberName(property.name),
    type: typeWriter(property.type),
    ...(property.value === undefined ? {} : { initializer: valueWriter(property.value) }),
    ...(property.readonly ? { isReadonly: true } : {}),
    ...(property.optional ? { hasQuestionToken: true } : {}),
    ...(property.declared ? { hasDeclareKeyword: true } : {}),
    ...documented(property.docs),
  };
}

function constructorDeclaration(
  parts: ConstructorOfClass,
): OptionalKind<ConstructorDeclarationStructure> {
  return {
    parameters: parts.parameters.map(parameterStructure),
    statements: bodyWriter(parts.body),
    ...documented(docsWithParameters(parts.docs, parts.parameters)),
  };
}

function methodDeclaration(method: MethodOfClass): OptionalKind<MethodDeclarationStructure> {
  return {
    name: classMemberName(method.name),
    ...signatureParts(method),
    statements: bodyWriter(method.body),
    ...documented(docsWithParameters(method.docs, method.parameters)),
  };
}
