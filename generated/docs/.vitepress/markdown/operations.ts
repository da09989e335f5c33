// Made by endpoint-manifest (docs) from its template markdown/operations.ts. Not to be edited: fill the manifest in and run generate.

/**
 * Sections of operations: from the heading above a route to the next heading. Code, which is samples and examples of responses,
 * stands beside the text where a screen has the room, and below the introduction where it has not.
 */
import type { MarkdownIt, StateCore, Token } from "markdown-it";
import { fenceInfo } from "./fences.js";
import { plainText } from "./plain-text.js";

/** The line above examples of responses. */
const examplesLine = /^Response examples?$/;

/** Adds the rule. */
export function operations(md: MarkdownIt): void {
  md.core.ruler.push("operations", (state: StateCore) => {
    const parts = partsOf(state.tokens, isHeading);
    state.tokens = parts.flatMap((part) =>
      isOperation(part) ? operation(blocksOf(part), state.Token) : part,
    );
  });
}

function isHeading({ type, level }: Token): boolean {
  return type === "heading_open" && level === 0;
}

/** True if the line below the heading is a route, or says that it is not shown. */
function isOperation([, , , line]: readonly Token[]): boolean {
  return /^route\b/.test(line?.attrGet("class") ?? "");
}

/** Parts of which each begins where `begins` says, after the part before the first one. */
function partsOf(
  tokens: readonly Token[],
  begins: (token: Token) => boolean,
): readonly (readonly Token[])[] {
  const parts: Token[][] = [[]];
  for (const token of tokens) {
    if (begins(token)) parts.push([]);
    parts.at(-1)?.push(token);
  }
  return parts;
}

/** The outermost blocks: each from what opens it to what closes it. */
function blocksOf(tokens: readonly Token[]): readonly (readonly Token[])[] {
  let depth = 0;
  return partsOf(tokens, ({ nesting }) => {
    const isOutermost = depth === 0;
    depth += nesting;
    return isOutermost;
  }).slice(1);
}

type Blocks = readonly (readonly Token[])[];

/** The heading with the introduction, what stands beside the text, and the rest of the text. */
function operation(blocks: Blocks, Token: StateCore["Token"]): readonly Token[] {
  const samples = blocks.findIndex(isSample);
  const examples = blocks.findIndex(isExamplesLine);
  const isBeside = (place: number): boolean =>
    place === samples || (examples !== -1 && (place === examples || place === examples + 1));
  const [end = blocks.length] = [samples, examples].filter((place) => place !== -1);
  const box = (tag: string, name: string, inner: readonly Token[]): readonly Token[] => {
    if (inner.length === 0) return [];
    const open = Object.assign(new Token(`${name}_open`, tag, 1), { block: true });
    open.attrSet("class", name);
    return [open, ...inner, Object.assign(new Token(`${name}_close`, tag, -1), { block: true })];
  };
  const those = (belongs: (place: number) => boolean): readonly Token[] =>
    blocks.filter((_, place) => belongs(place)).flat();
  const beside = those(isBeside);
  return box("section", beside.length === 0 ? "operation" : "operation with-code", [
    ...box(
      "div",
      "introduction",
      those((place) => place < end && !isBeside(place)),
    ),
    ...box("div", "beside", beside),
    ...box(
      "div",
      "rest",
      those((place) => place >= end && !isBeside(place)),
    ),
  ]);
}

function isSample([first]: readonly Token[]): boolean {
  if (first?.type === "code_group_open") return true;
  return first?.type === "fence" && fenceInfo(first).label !== undefined;
}

function isExamplesLine([first, line]: readonly Token[]): boolean {
  return first?.attrGet("class") === "part" && examplesLine.test(plainText(line?.children ?? null));
}
