/** An `api.md` of an SDK in any language, made of the operations that a test wants in it. */
import { wordsIn } from "../../../../generator/words.js";

/** An operation of a listing. */
export interface ListedCall {
  /** Ids of groups, from the outermost. */
  readonly groups: readonly string[];
  /** Id of the call. */
  readonly name: string;
  readonly method: string;
  readonly path: string;
}

/** How a language writes names and chains. */
interface Spelling {
  readonly client: string;
  readonly dot: string;
  readonly step: (words: readonly string[]) => string;
  readonly call: (words: readonly string[]) => string;
}

const capitalized = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
const pascal = (words: readonly string[]): string => words.map(capitalized).join("");
const camel = ([first = "", ...words]: readonly string[]): string => first + pascal(words);
const snake = (words: readonly string[]): string => words.join("_");

const dotted = { client: "client", dot: "." };

/** The languages, by name. */
export const spellings = {
  typescript: { ...dotted, step: camel, call: camel },
  python: { ...dotted, step: snake, call: snake },
  ruby: { ...dotted, step: snake, call: snake },
  go: { ...dotted, step: pascal, call: pascal },
  csharp: { ...dotted, step: pascal, call: pascal },
  java: { ...dotted, step: (words) => `${camel(words)}()`, call: camel },
  kotlin: { ...dotted, step: (words) => `${camel(words)}()`, call: camel },
  php: { client: "$client", dot: "->", step: camel, call: camel },
} satisfies Readonly<Record<string, Spelling>>;

export type Language = keyof typeof spellings;

/** Their names. */
export const languages: readonly Language[] = [
  ...(["typescript", "python", "ruby", "go", "csharp", "java", "kotlin", "php"] as const),
];

/** Writes the listing: a heading for each group, and a line for each call, in their order. */
export function listingOf(calls: readonly ListedCall[], language: Language): string {
  const { client, dot, step, call }: Spelling = spellings[language];
  const lines: string[] = [];
  let current = "";
  for (const { groups, name, method, path } of calls) {
    const key = groups.join(".");
    if (key !== current) {
      current = key;
      const level = "#".repeat(Math.min(6, groups.length));
      lines.push("", `${level} ${pascal(wordsIn(groups.at(-1) ?? ""))}`, "", "Methods:", "");
    }
    const chain = [client, ...groups.map((group) => step(wordsIn(group)))].join(dot);
    lines.push(
      `- <code title="${method.toLowerCase()} ${path}">${chain}${dot}<a href="./source">${call(wordsIn(name))}</a>(id, { ...params }) -> Thing</code>`,
    );
  }
  return `${lines.join("\n").trimStart()}\n`;
}
