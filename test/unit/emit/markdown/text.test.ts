/** Text of a manifest in Markdown stays text. */
import fc from "fast-check";
import MarkdownIt from "markdown-it";
import { describe, expect, test } from "vitest";
import {
  codeBlock,
  htmlCode,
  inlineCode,
  inlineText,
  table,
} from "../../../../generator/emit/markdown/text.js";

const reader = new MarkdownIt({ html: true });

function rendered(markdown: string): string {
  return reader.render(markdown);
}

function html(text: string): string {
  return reader.utils.escapeHtml(text);
}

/** Characters that Markdown and HTML act on. */
const pieces: readonly string[] = [
  ...[
    "*",
    "_",
    "**",
    "`",
    "``",
    "~~",
    "|",
    "\\",
    "\\|",
    "<b>",
    "<!--",
    "-->",
    "</p>",
    "&amp;",
    "&#42;",
  ],
  ...[
    "# ",
    "- ",
    "+ ",
    "1. ",
    "2) ",
    "> ",
    "---",
    "===",
    "```",
    "    ",
    "\n",
    "\n\n",
    " ",
    "a",
    "b c",
  ],
  ...["[a](b)", "![a](b)", "[a]: b", "<http://a.example>", "{{ a }}", "::: tip", "[[toc]]", "[^1]"],
];

describe("inlineText", () => {
  test.each([
    ["plain words, with a comma.", "plain words, with a comma."],
    ["<script>alert(1)</script>", "\\<script\\>alert\\(1\\)\\</script\\>"],
    ["a | b", "a | b"],
    ["---", "\\---"],
    ["===", "\\==="],
    ["-", "\\-"],
    ["**bold** _and_ `code`", "\\*\\*bold\\*\\* \\_and\\_ \\`code\\`"],
    ["[link](javascript:x)", "\\[link\\]\\(javascript:x\\)"],
    ["{{ constructor }}", "\\{\\{ constructor \\}\\}"],
    ["# heading\n# another", "\\# heading \\# another"],
    ["- a list", "\\- a list"],
    ["1. a list", "1\\. a list"],
    ["&copy;", "\\&copy;"],
  ])("%j", (text, wanted) => {
    expect(inlineText(text)).toBe(wanted);
  });

  test("is one line, and says the same once the escapes are taken away", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        const line = inlineText(text);
        expect(line).not.toMatch(/[\n\r\u2028\u2029]/);
        expect(line.replace(/\\(.)/gs, "$1")).toBe(
          text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ").trim(),
        );
      }),
    );
  });
});

describe("inlineCode", () => {
  test.each([
    ["GET /a", "`GET /a`"],
    ["a ` b", "``a ` b``"],
    ["a `` b", "```a `` b```"],
    ["`a", "`` `a ``"],
  ])("%j", (text, wanted) => {
    expect(inlineCode(text)).toBe(wanted);
  });
});

describe("table", () => {
  test("has as many cells in each line as its head", () => {
    expect(table(["a", "b"], [["1", "2"]])).toBe("| a | b |\n| --- | --- |\n| 1 | 2 |");
  });

  test("keeps a pipe in a cell, also in code and behind a backslash", () => {
    const pattern = inlineCode("^(a|b\\|c)$");
    const html = rendered(table(["a | b"], [[pattern], [inlineText("c | d")]]));
    expect(html).toContain("<th>a | b</th>");
    expect(html).toContain("<td><code>^(a|b\\|c)$</code></td>");
    expect(html).toContain("<td>c | d</td>");
  });
});

describe("whatever a text holds, a reader of Markdown shows that text and nothing else", () => {
  const texts = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.array(fc.constantFrom(...pieces), { maxLength: 12 }).map((some) => some.join("")),
  );
  const oneLine = (text: string): string => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ");
  // A lone half of a pair is no character, and U+0000 is replaced (CommonMark 0.31, section 2.3).
  const readable = texts.filter((text) => !/\p{Surrogate}/u.test(text) && !text.includes("\0"));

  test("as a paragraph, in a list and in a cell", () => {
    fc.assert(
      fc.property(readable, (text) => {
        const line = inlineText(text);
        fc.pre(line !== "");
        const wanted = `<p>${html(oneLine(text).trim())}</p>\n`;
        expect(rendered(line)).toBe(wanted);
        expect(rendered(`- ${line}`)).toBe(`<ul>\n<li>${wanted.slice(3, -5)}</li>\n</ul>\n`);
        const cell = rendered(table(["Name"], [[line]]));
        expect(cell).toContain(`<td>${wanted.slice(3, -5)}</td>`);
      }),
    );
  });

  test("as code", () => {
    fc.assert(
      fc.property(readable, (text) => {
        fc.pre(oneLine(text).trim() !== "");
        const wanted = `<code>${html(oneLine(text))}</code>`;
        expect(rendered(`x ${inlineCode(text)} x`)).toBe(`<p>x ${wanted} x</p>\n`);
        expect(rendered(table(["Name"], [[`x ${inlineCode(text)} x`]]))).toContain(wanted);
      }),
    );
  });

  test("in the summary of something folded", () => {
    fc.assert(
      fc.property(readable, (text) => {
        const line = `<details>\n<summary>${htmlCode(text)}</summary>\n\nx\n\n</details>`;
        const [, inside = ""] = /<code>(.*)<\/code>/su.exec(rendered(line)) ?? [];
        expect(inside).not.toMatch(/[<>"'`{}*_]/);
        const decoded = inside.replace(/&#(\d+);/g, (_, code) =>
          String.fromCodePoint(Number(code)),
        );
        expect(decoded).toBe(oneLine(text));
      }),
    );
  });
});

describe("codeBlock", () => {
  test("has a fence that nothing in it ends", () => {
    expect(codeBlock("ts", "a();\n")).toBe("```ts\na();\n```");
    expect(codeBlock("ts", "`a`;\n// ````\n")).toBe("`````ts\n`a`;\n// ````\n`````");
  });
});
