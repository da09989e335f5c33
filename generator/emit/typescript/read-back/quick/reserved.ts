/** Words that a name cannot be, or that would mean something else where a name stands. */

/** In module code, of variables and functions (ECMA-262, section 12.7.2). */
const reserved =
  "arguments await break case catch class const continue debugger default delete do else enum eval export extends " +
  "false finally for function if implements import in instanceof interface let new null package private protected " +
  "public return static super switch this throw true try typeof var void while with yield";

/** The words that TypeScript has for types, and those that may begin one. */
const typeWords =
  "abstract any as asserts async await bigint boolean declare infer intrinsic is keyof module namespace never number " +
  "object out readonly string symbol type undefined unique unknown void";

const reservedNames: ReadonlySet<string> = new Set(reserved.split(" "));
const reservedTypes: ReadonlySet<string> = new Set([...reservedNames, ...typeWords.split(" ")]);

/** True if a word cannot name a variable, a parameter or a function. */
export function isReserved(name: string): boolean {
  return reservedNames.has(name);
}

/** True if a word cannot name a type; some that could are refused too. */
export function isReservedType(name: string): boolean {
  return reservedTypes.has(name);
}
