/** Patterns as trees. */
import { RegExpParser } from "@eslint-community/regexpp";
import type { AST } from "@eslint-community/regexpp";

/** The tree of a pattern (ECMA-262 with Unicode); `undefined` of what is no pattern. */
export function parsedPattern(source: string): AST.Pattern | undefined {
  try {
    return new RegExpParser().parsePattern(source, 0, source.length, { unicode: true });
  } catch {
    return undefined;
  }
}

/** True of what matches one character. */
export function isCharacter({ type }: AST.Element): boolean {
  return type === "Character" || type === "CharacterSet" || type === "CharacterClass";
}
