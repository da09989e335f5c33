// Made by endpoint-manifest (docs) from its template build/code-colours.ts. Not to be edited: fill the manifest in and run generate.

/** Code highlighting: token kinds become classes, which the site's styles color for light and dark. */
import { type BundledLanguage, createHighlighter, type ThemeRegistration } from "shiki";
import type { Highlight } from "../markdown/fences.js";

/** Languages of samples and examples. */
const languages = [
  ...["sh", "http", "ts", "js", "json", "yaml", "xml"],
  ...["python", "java", "kotlin", "go", "ruby", "csharp"],
] as const satisfies readonly BundledLanguage[];

/** Token kinds by the scopes of TextMate grammars; everything else has the text color. */
const kinds: readonly (readonly [name: string, scopes: readonly string[]])[] = [
  ["c", ["comment", "punctuation.definition.comment"]],
  ["s", ["string", "punctuation.definition.string", "constant.other.symbol"]],
  ["n", ["constant.numeric", "constant.language", "variable.language", "constant.character"]],
  ["k", ["keyword", "storage", "keyword.operator.new", "keyword.operator.expression"]],
  ["", ["keyword.operator"]],
  ["f", ["entity.name.function", "support.function", "entity.name.command"]],
  ["t", ["entity.name.type", "entity.name.class", "support.class", "support.type.primitive"]],
  [
    "p",
    [
      "support.type.property-name",
      "entity.name.tag",
      "meta.object-literal.key",
      "variable.other.property",
      "entity.other.attribute-name",
      "constant.other.option",
    ],
  ],
];

/** The theme gives each kind a color that identifies it and is never shown. */
const theme: ThemeRegistration = {
  name: "kinds",
  type: "light",
  colors: { "editor.foreground": "#000000", "editor.background": "#ffffff" },
  tokenColors: kinds.map(([, scope], place) => ({
    scope: [...scope],
    settings: { foreground: `#0000${String(place + 10)}` },
  })),
};
const classes = new Map(kinds.map(([name], place) => [`#0000${String(place + 10)}`, name]));

/** Loads the grammars. */
export async function codeColours(): Promise<Highlight> {
  const highlighter = await createHighlighter({ themes: [theme], langs: [...languages] });
  return (code, language) => {
    const lang = languages.find((each) => each === language);
    if (lang === undefined) return escaped(code);
    const lines = highlighter.codeToTokensBase(code, { lang, theme });
    return lines.map((line) => joined(line).map(spanned).join("")).join("\n");
  };
}

interface Piece {
  readonly kind: string | undefined;
  readonly text: string;
}

/** Merges neighbors of one kind; spaces belong to the piece before them. */
function joined(
  line: readonly { readonly content: string; readonly color?: string }[],
): readonly Piece[] {
  const pieces: Piece[] = [];
  for (const { content, color = "" } of line) {
    const kind = classes.get(color) || undefined;
    const last = pieces.at(-1);
    if (last !== undefined && (last.kind === kind || content.trim() === "")) {
      pieces[pieces.length - 1] = { kind: last.kind, text: last.text + content };
    } else pieces.push({ kind, text: content });
  }
  return pieces;
}

function spanned({ kind, text }: Piece): string {
  return kind === undefined ? escaped(text) : `<span class="${kind}">${escaped(text)}</span>`;
}

function escaped(text: string): string {
  return text
    .replace(/&/g, "&amp;")
    .replace(/</g, "&lt;")
    .replace(/>/g, "&gt;")
    .replace(/"/g, "&quot;");
}
