/** True if the next tokens are those of an interface, a type alias, a constant or a function. */
import type {
  AliasOutline,
  ConstOutline,
  FunctionOutline,
  InterfaceOutline,
  MethodSignatureOutline,
  PropertyOutline,
  SignatureOutline,
  TypeParameterOutline,
} from "../../outline.js";
import type { TypeTree } from "../../type-tree.js";
import { isReserved, isReservedType } from "./reserved.js";
import type { TokenReader } from "./token-reader.js";
import {
  readsIndexSignature,
  readsList,
  readsName,
  readsParameters,
  readsReadonly,
  readsType,
} from "./type-tokens.js";
import { readsBody, readsValue } from "./value-tokens.js";

/** Reads an interface, after `export`. */
export function readsInterface(read: TokenReader, outline: InterfaceOutline): boolean {
  return (
    read.wordOnLine("interface") &&
    readsName(read, outline.name, isReservedType) &&
    readsTypeParameters(read, outline.typeParameters) &&
    (outline.extends.length === 0 || (read.word("extends") && readsBases(read, outline.extends))) &&
    read.sign("{") &&
    outline.indexSignatures.every(
      (each) => readsIndexSignature(read, each, each.docs) && read.sign(";"),
    ) &&
    outline.properties.every((each) => readsProperty(read, each)) &&
    outline.methods.every((each) => readsMethod(read, each)) &&
    read.sign("}")
  );
}

/** Reads a type alias, after `export`. */
export function readsAlias(
  read: TokenReader,
  { name, typeParameters, type }: AliasOutline,
): boolean {
  return (
    read.wordOnLine("type") &&
    readsName(read, name, isReservedType) &&
    readsTypeParameters(read, typeParameters) &&
    read.sign("=") &&
    readsType(read, type) &&
    read.sign(";")
  );
}

/** Reads a constant, after `export`. */
export function readsConst(read: TokenReader, { name, type, value }: ConstOutline): boolean {
  return (
    read.word("const") &&
    readsName(read, name, isReserved) &&
    read.sign(":") &&
    readsType(read, type) &&
    read.sign("=") &&
    readsValue(read, value) &&
    read.sign(";")
  );
}

/** Reads a function, after `export`. */
export function readsFunction(read: TokenReader, outline: FunctionOutline): boolean {
  return (
    read.word("function") &&
    readsName(read, outline.name, isReserved) &&
    readsSignature(read, outline) &&
    readsBody(read, outline.body)
  );
}

/** Reads type parameters, parameters and result. */
export function readsSignature(read: TokenReader, signature: SignatureOutline): boolean {
  return (
    readsTypeParameters(read, signature.typeParameters) &&
    readsParameters(read, signature.parameters) &&
    read.sign(":") &&
    readsType(read, signature.returnType)
  );
}

/** Reads type parameters, or nothing where there are none. */
export function readsTypeParameters(
  read: TokenReader,
  parameters: readonly TypeParameterOutline[],
): boolean {
  if (parameters.length === 0) return true;
  return (
    read.signOnLine("<") &&
    readsList(
      read,
      parameters,
      ({ name, constraint, default: fallback }) =>
        readsName(read, name, isReservedType) &&
        (constraint === undefined || (read.word("extends") && readsType(read, constraint))) &&
        (fallback === undefined || (read.sign("=") && readsType(read, fallback))),
    ) &&
    read.sign(">")
  );
}

/** Reads the bases of an interface or class. */
export function readsBases(read: TokenReader, bases: readonly TypeTree[]): boolean {
  const last = bases.length - 1;
  return bases.every(
    (base, index) =>
      base.kind === "reference" && readsType(read, base) && (index === last || read.sign(",")),
  );
}

function readsProperty(read: TokenReader, property: PropertyOutline): boolean {
  return (
    read.docs(property.docs) &&
    readsReadonly(read, property.readonly) &&
    read.memberName(property.name) &&
    (!property.optional || read.sign("?")) &&
    read.sign(":") &&
    readsType(read, property.type) &&
    read.sign(";")
  );
}

function readsMethod(read: TokenReader, method: MethodSignatureOutline): boolean {
  return (
    read.docs(method.docs) &&
    // `new ()` is no method.
    method.name !== "new" &&
    read.memberName(method.name) &&
    (!method.optional || read.sign("?")) &&
    readsSignature(read, method) &&
    read.sign(";")
  );
}
