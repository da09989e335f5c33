/** True if the next tokens are those of a class. */
import type {
  ClassOutline,
  ConstructorOutline,
  FieldOutline,
  MethodOutline,
} from "../../outline.js";
import { readsBases, readsSignature, readsTypeParameters } from "./declaration-tokens.js";
import { isReservedType } from "./reserved.js";
import type { TokenReader } from "./token-reader.js";
import { readsName, readsParameters, readsReadonly, readsType } from "./type-tokens.js";
import { readsBody, readsValue } from "./value-tokens.js";

/** Reads a class, after `export`. */
export function readsClass(read: TokenReader, outline: ClassOutline): boolean {
  const { extends: base, implements: types } = outline;
  return (
    read.word("class") &&
    readsName(read, outline.name, isReservedType) &&
    readsTypeParameters(read, outline.typeParameters) &&
    (base === undefined || (read.word("extends") && readsBases(read, [base]))) &&
    (types.length === 0 || (read.word("implements") && readsBases(read, types))) &&
    read.sign("{") &&
    outline.fields.every((field) => readsField(read, field)) &&
    outline.constructors.length < 2 &&
    outline.constructors.every((each) => readsConstructor(read, each)) &&
    outline.methods.every((method) => readsMethod(read, method)) &&
    read.sign("}")
  );
}

function readsField(read: TokenReader, field: FieldOutline): boolean {
  return (
    read.docs(field.docs) &&
    (!field.declared || read.wordOnLine("declare")) &&
    readsReadonly(read, field.readonly) &&
    !isConstructor(field.name) &&
    read.memberName(field.name) &&
    (!field.optional || read.sign("?")) &&
    read.sign(":") &&
    readsType(read, field.type) &&
    (field.value === undefined || (read.sign("=") && readsValue(read, field.value))) &&
    read.sign(";")
  );
}

function readsConstructor(
  read: TokenReader,
  { docs, parameters, body }: ConstructorOutline,
): boolean {
  return (
    read.docs(docs) &&
    read.word("constructor") &&
    readsParameters(read, parameters) &&
    readsBody(read, body)
  );
}

function readsMethod(read: TokenReader, method: MethodOutline): boolean {
  return (
    read.docs(method.docs) &&
    !isConstructor(method.name) &&
    read.memberName(method.name) &&
    readsSignature(read, method) &&
    readsBody(read, method.body)
  );
}

/** Plain or quoted, that name is the constructor's. */
function isConstructor(name: string): boolean {
  return /^["']?constructor["']?$/.test(name);
}
