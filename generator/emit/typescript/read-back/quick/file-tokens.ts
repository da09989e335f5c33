/**
 * The quick look of the gate: whether a text consists of exactly the tokens that its structure means, read from the
 * structure's closed types without parsing anything.
 *
 * The meaning of a text in TypeScript depends on its tokens, on line ends where the grammar asks for one (those places want
 * none, see `wordOnLine`), and on comments where they are read (there are none but those that are wanted). So a text
 * with these tokens says what the structure says, whatever texts of a manifest stand in it: each has been found inside
 * one string token with exactly its value, or inside one comment.
 *
 * True is a proof, false only means that TypeScript itself has to be asked. For nine megabytes this takes 0.2 seconds
 * of CPU time; loading the compiler, parsing and comparing the syntax tree took 1.6.
 */
import type {
  ExportOutline,
  FileOutline,
  SpecifierOutline,
  StatementOutline,
} from "../../outline.js";
import { isPlainName } from "../../literals.js";
import { readsClass } from "./class-tokens.js";
import { readsAlias, readsConst, readsFunction, readsInterface } from "./declaration-tokens.js";
import { isReserved } from "./reserved.js";
import { TokenReader } from "./token-reader.js";
import { readsList, readsName } from "./type-tokens.js";
import { unreachable } from "../../../../unreachable.js";

/** True if a text is sure to say an outline, and nothing else. */
export function hasMeantTokens({ header, statements }: FileOutline, text: string): boolean {
  const read = new TokenReader(text);
  if (!header.every((comment) => read.lineComment(comment))) return false;
  for (const statement of statements) {
    if (!readsStatement(read, statement)) return false;
  }
  return read.end();
}

function readsStatement(read: TokenReader, outline: StatementOutline): boolean {
  switch (outline.kind) {
    case "import":
      return (
        read.word("import") &&
        (!outline.typeOnly || read.wordOnLine("type")) &&
        readsImported(read, outline.namespace, outline.names) &&
        read.word("from") &&
        read.string(outline.module) &&
        read.sign(";")
      );
    case "export":
      return (
        read.word("export") &&
        (!outline.typeOnly || read.wordOnLine("type")) &&
        readsExported(read, outline) &&
        (outline.module === undefined || (read.word("from") && read.string(outline.module))) &&
        read.sign(";")
      );
    default:
      return (
        read.docs(outline.docs) &&
        (!outline.exported || read.word("export")) &&
        readsDeclaration(read, outline)
      );
  }
}

function readsDeclaration(
  read: TokenReader,
  outline: Exclude<StatementOutline, { kind: "import" | "export" }>,
): boolean {
  switch (outline.kind) {
    case "interface":
      return readsInterface(read, outline);
    case "alias":
      return readsAlias(read, outline);
    case "const":
      return readsConst(read, outline);
    case "function":
      return readsFunction(read, outline);
    case "class":
      return readsClass(read, outline);
    default:
      return unreachable(outline);
  }
}

function readsImported(
  read: TokenReader,
  namespace: string | undefined,
  names: readonly SpecifierOutline[],
): boolean {
  if (namespace !== undefined) return names.length === 0 && readsNamespace(read, namespace);
  return readsNames(read, names, ({ name, alias }) => !isReserved(alias ?? name));
}

function readsExported(
  read: TokenReader,
  { module, namespace, names }: Pick<ExportOutline, "module" | "namespace" | "names">,
): boolean {
  if (names.length > 0) {
    // What another module has may have any name.
    const isPossible = ({ name }: SpecifierOutline) => module !== undefined || !isReserved(name);
    return namespace === undefined && readsNames(read, names, isPossible);
  }
  return namespace === undefined ? read.sign("*") : readsNamespace(read, namespace);
}

function readsNamespace(read: TokenReader, namespace: string): boolean {
  return read.sign("*") && read.word("as") && readsName(read, namespace, isReserved);
}

function readsNames(
  read: TokenReader,
  names: readonly SpecifierOutline[],
  isPossible: (specifier: SpecifierOutline) => boolean,
): boolean {
  return (
    read.sign("{") &&
    readsList(
      read,
      names,
      (each) =>
        isPossible(each) &&
        (!each.typeOnly || read.word("type")) &&
        readsSpecifierName(read, each.name) &&
        (each.alias === undefined || (read.word("as") && readsSpecifierName(read, each.alias))),
    ) &&
    read.sign("}")
  );
}

/** `type` and `as` are also names here, and which they are takes a grammar of its own. */
function readsSpecifierName(read: TokenReader, name: string): boolean {
  return name !== "type" && name !== "as" && isPlainName(name) && read.word(name);
}
