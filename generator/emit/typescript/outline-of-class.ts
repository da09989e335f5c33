/** From ts-morph's open structure of a class to the closed types of an outline. */
import type {
  ClassDeclarationStructure,
  ConstructorDeclarationStructure,
  MethodDeclarationStructure,
  OptionalKind,
  PropertyDeclarationStructure,
} from "ts-morph";
import {
  type ClassOutline,
  type ConstructorOutline,
  type FieldOutline,
  type MethodOutline,
  UnknownConstruct,
} from "./outline.js";
import {
  bodyIn,
  docsIn,
  optionalTypeIn,
  optionalValueIn,
  parameterOutline,
  refuseOthers,
  typeIn,
  typeParameterOutlines,
} from "./outline-parts.js";

/** Reads a class; throws `UnknownConstruct` at anything that an outline has no place for. */
export function classOutline(structure: ClassDeclarationStructure): ClassOutline {
  const {
    kind: _,
    name,
    isExported,
    docs,
    typeParameters,
    extends: base,
    implements: types = [],
    ...rest
  } = structure;
  const { properties = [], ctors = [], methods = [], ...others } = rest;
  refuseOthers(others);
  if (name === undefined || !Array.isArray(types))
    throw new UnknownConstruct("a class without a name");
  return {
    kind: "class",
    name,
    exported: isExported ?? false,
    docs: docsIn(docs),
    typeParameters: typeParameterOutlines(typeParameters),
    extends: optionalTypeIn(base),
    implements: types.map(typeIn),
    fields: properties.map(fieldOutline),
    constructors: ctors.map(constructorOutline),
    methods: methods.map(methodOutline),
  };
}

function fieldOutline(structure: OptionalKind<PropertyDeclarationStructure>): FieldOutline {
  const {
    kind: _,
    name,
    type,
    initializer,
    hasQuestionToken,
    isReadonly,
    hasDeclareKeyword,
    docs,
    ...others
  } = structure;
  refuseOthers(others);
  return {
    name,
    declared: hasDeclareKeyword ?? false,
    type: typeIn(type),
    optional: hasQuestionToken ?? false,
    readonly: isReadonly ?? false,
    docs: docsIn(docs),
    value: optionalValueIn(initializer),
  };
}

function constructorOutline(
  structure: OptionalKind<ConstructorDeclarationStructure>,
): ConstructorOutline {
  const { kind: _, parameters = [], statements, docs, ...others } = structure;
  refuseOthers(others);
  return {
    parameters: parameters.map(parameterOutline),
    body: bodyIn(statements),
    docs: docsIn(docs),
  };
}

function methodOutline(structure: OptionalKind<MethodDeclarationStructure>): MethodOutline {
  const {
    kind: _,
    name,
    docs,
    typeParameters,
    parameters = [],
    returnType,
    statements,
    ...others
  } = structure;
  refuseOthers(others);
  return {
    name,
    docs: docsIn(docs),
    typeParameters: typeParameterOutlines(typeParameters),
    parameters: parameters.map(parameterOutline),
    returnType: typeIn(returnType),
    body: bodyIn(statements),
  };
}
