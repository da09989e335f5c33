/** The content of a ts-morph structure, in closed types. Constructs that have no type here are refused, never guessed. */
import type { TypeTree } from "./type-tree.js";
import type { StatementTree, ValueTree } from "./value-tree.js";

/** A file in closed types: what the fast printer lays out and the read-back gate compares with. */
export interface FileOutline {
  /** `//` comments, one a line. */
  readonly header: readonly string[];
  /** Each is made when it is asked for, so that it is garbage again before it would have to be moved. */
  readonly statements: Iterable<StatementOutline>;
}

/** A statement at the top of a file. */
export type StatementOutline =
  | ImportOutline
  | ExportOutline
  | InterfaceOutline
  | AliasOutline
  | ConstOutline
  | FunctionOutline
  | ClassOutline;

/** `import … from "module"` */
export interface ImportOutline {
  readonly kind: "import";
  readonly module: string;
  readonly typeOnly: boolean;
  /** Local name of the module as a whole. */
  readonly namespace: string | undefined;
  readonly names: readonly SpecifierOutline[];
}

/** `export … from "module"`, or without a module of what the file has. No names and no namespace: everything. */
export interface ExportOutline {
  readonly kind: "export";
  readonly module: string | undefined;
  readonly typeOnly: boolean;
  readonly namespace: string | undefined;
  readonly names: readonly SpecifierOutline[];
}

/** One name between the braces of an import or export. */
export interface SpecifierOutline {
  readonly name: string;
  readonly alias: string | undefined;
  readonly typeOnly: boolean;
}

/** The comment before a declaration: the description of its doc comment, as ts-morph prints it. */
export interface DocumentedOutline {
  readonly docs: string | undefined;
}

interface DeclarationOutline extends DocumentedOutline {
  readonly name: string;
  readonly exported: boolean;
}

/** An interface; its members come in this order. */
export interface InterfaceOutline extends DeclarationOutline {
  readonly kind: "interface";
  readonly typeParameters: readonly TypeParameterOutline[];
  readonly extends: readonly TypeTree[];
  readonly indexSignatures: readonly IndexSignatureOutline[];
  readonly properties: readonly PropertyOutline[];
  readonly methods: readonly MethodSignatureOutline[];
}

/** A type alias. */
export interface AliasOutline extends DeclarationOutline {
  readonly kind: "alias";
  readonly typeParameters: readonly TypeParameterOutline[];
  readonly type: TypeTree;
}

/** A constant; always one to a statement, with a type. */
export interface ConstOutline extends DeclarationOutline {
  readonly kind: "const";
  readonly type: TypeTree;
  readonly value: ValueTree;
}

/** A function declaration. */
export interface FunctionOutline extends DeclarationOutline, SignatureOutline {
  readonly kind: "function";
  readonly body: readonly StatementTree[];
}

/** A class; its members come in this order. */
export interface ClassOutline extends DeclarationOutline {
  readonly kind: "class";
  readonly typeParameters: readonly TypeParameterOutline[];
  readonly extends: TypeTree | undefined;
  readonly implements: readonly TypeTree[];
  readonly fields: readonly FieldOutline[];
  readonly constructors: readonly ConstructorOutline[];
  readonly methods: readonly MethodOutline[];
}

/** A type parameter. */
export interface TypeParameterOutline {
  readonly name: string;
  readonly constraint: TypeTree | undefined;
  readonly default: TypeTree | undefined;
}

/** A parameter; only an arrow function's may lack a type. */
export interface ParameterOutline {
  readonly name: string;
  readonly type: TypeTree | undefined;
  readonly optional: boolean;
  readonly rest?: boolean;
}

/** The words that a parameter must have when it is read back; one without a type must have none. */
export type MeantParameter = Pick<ParameterOutline, "name"> &
  Partial<Omit<ParameterOutline, "name">>;

/** The parameters and the result of a function. */
export interface SignatureOutline {
  readonly typeParameters: readonly TypeParameterOutline[];
  readonly parameters: readonly ParameterOutline[];
  readonly returnType: TypeTree;
}

/** A property of an interface. */
export interface PropertyOutline extends DocumentedOutline {
  /** As in the source: quoted where it has to be. */
  readonly name: string;
  readonly type: TypeTree;
  readonly optional: boolean;
  readonly readonly: boolean;
}

/** An index signature over strings. */
export interface IndexSignatureOutline extends DocumentedOutline {
  readonly keyName: string;
  readonly type: TypeTree;
  readonly readonly: boolean;
}

/** A method of an interface. */
export interface MethodSignatureOutline extends DocumentedOutline, SignatureOutline {
  readonly name: string;
  readonly optional: boolean;
}

/** A property of a class. */
export interface FieldOutline extends PropertyOutline {
  /** Its type alone is told; something else gives it its value. */
  readonly declared: boolean;
  readonly value: ValueTree | undefined;
}

/** The constructor of a class. */
export interface ConstructorOutline extends DocumentedOutline {
  readonly parameters: readonly ParameterOutline[];
  readonly body: readonly StatementTree[];
}

/** A method of a class. */
export interface MethodOutline extends DocumentedOutline, SignatureOutline {
  readonly name: string;
  readonly body: readonly StatementTree[];
}

/** A construct that the closed types, or the fast printer, do not know; such a file takes the reference way. */
export class UnknownConstruct extends Error {
  override readonly name = "UnknownConstruct";
}
