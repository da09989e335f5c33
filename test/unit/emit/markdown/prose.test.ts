/** Texts that are Markdown or HTML: what reads well stays, and nothing acts. */
import fc from "fast-check";
import MarkdownIt from "markdown-it";
import { beforeAll, describe, expect, test } from "vitest";
import { loadProse, proseBlocks, proseLine } from "../../../../generator/emit/markdown/prose.js";
import { corpus } from "../../../matrix/docs/hostile-texts.js";

beforeAll(() => loadProse());

describe("in a line", () => {
  test.each([
    [
      "a link to another host",
      "See [Track](https://a.example/t).",
      "See [Track](<https://a.example/t>).",
    ],
    ["a link elsewhere", "A [Track](/documentation/t) and [b](javascript:x).", "A Track and b."],
    [
      "an address in angle brackets",
      "<https://a.example/?a=b&c>",
      "[https://a.example/?a=b\\&c](<https://a.example/?a=b&amp;c>)",
    ],
    [
      "a link with what could end it",
      '[a](<https://a.example/(x) "y|z*_> "t")',
      "[a](<https://a.example/%28x%29%20%22y%7Cz%2A%5F>)",
    ],
    ["a picture", "An ![icon](https://a.example/i.png) of it.", "An icon of it."],
    ["code", "The `limit` of ``a`b``.", "The `limit` of ``a`b``."],
    ["emphasis", "*a* __b__ and ***c***", "*a* **b** and ***c***"],
    ["line breaks", "one<br/>two<BR>three  \nfour", "one<br>two<br>three<br>four"],
    ["several line breaks, and some at the ends", "<br>a<br><br/> b<br>", "a<br>b"],
    ["tags", '<p class="x">One <b>bold</b></p><p>Two</p>', "One bold<br>Two"],
    ["a list in HTML", "Kinds:<ul><li>a</li><li>b</li></ul>", "Kinds:<br>a<br>b"],
    ["what is no tag", "Give <token> in a < b.", "Give \\<token\\> in a \\< b."],
    ["a comment", "a<!-- b -->c", "ac"],
    ["entities", "&lt;b&gt; &amp; &copy;", "\\<b\\> \\& ©"],
    ["paragraphs and lists", "One.\n\nTwo:\n\n- a\n- `b`", "One.<br>Two:<br>• a<br>• `b`"],
    ["a heading", "# Head\ntext", "**Head**<br>text"],
    ["code of several lines", "```js\na()\n\nb()\n```", "`a()`<br>`b()`"],
    [
      "a name with underscores",
      "the snake_case_name of 2 * 3 * 4",
      "the snake\\_case\\_name of 2 \\* 3 \\* 4",
    ],
    ["no Markdown", "Just words, and (more).", "Just words, and \\(more\\)."],
  ])("%s", (_what, text, wanted) => {
    expect(proseLine(text)).toBe(wanted);
  });
});

describe("as blocks", () => {
  test.each([
    ["paragraphs", "One\nline.\n\nTwo.", ["One line.", "Two."]],
    ["lists in lists", "- a\n  - b\n- c", ["- a\n  - b\n- c"]],
    ["a list with numbers", "3. a\n4. b", ["3. a\n4. b"]],
    ["code", "```mermaid [x]\ngraph\n```", ["```\ngraph\n```"]],
    ["a heading", "## Head", ["**Head**"]],
    ["a quote, also one that is an alert on forges", "> [!WARNING]\n> a", ["\\[\\!WARNING\\] a"]],
    ["a rule", "a\n\n***\n\nb", ["a", "b"]],
    ["HTML", "<div>\n\n**a**\n\n</div>", ["**a**"]],
  ])("%s", (_what, text, wanted) => {
    expect(proseBlocks(text)).toEqual(wanted);
  });

  test.each([
    ["a route", "`GET /r` · **Deprecated**", "GET /r · **Deprecated**"],
    ["a status", "`404` of it", "404 of it"],
    ["its source", "*Source:* me", "Source: me"],
  ])("nothing gives itself the look of %s", (_what, text, wanted) => {
    expect(proseBlocks(text)).toEqual([wanted]);
  });
});

describe("whatever a text is", () => {
  const pieces = fc
    .array(fc.oneof(fc.constantFrom(...corpus), fc.string({ unit: "binary", maxLength: 6 })), {
      minLength: 1,
      maxLength: 4,
    })
    .map((parts) => parts.join(" "));
  // GitHub's tables and strikethrough are Markdown to the site as well.
  const md = new MarkdownIt({ html: true });

  test("it is no HTML but line breaks, no picture, no heading, and leads to other hosts at most", () => {
    fc.assert(
      fc.property(pieces, (text) => {
        for (const written of [proseLine(text), ...proseBlocks(text)]) {
          const tokens = md.parse(written, {}).flatMap((each) => [each, ...(each.children ?? [])]);
          for (const { type, content, attrs } of tokens) {
            expect(type).not.toMatch(/^(?:html_block|image|heading|blockquote|hr|table)/);
            if (type === "html_inline") expect(content).toBe("<br>");
            for (const [name, value] of attrs ?? []) {
              expect([name, /^https?:\/\/[^/]/i.test(value) || name === "start"]).toEqual([
                name,
                true,
              ]);
            }
          }
        }
      }),
      { examples: corpus.map((each) => [each]) },
    );
  });

  test("in a line it stays one", () => {
    fc.assert(fc.property(pieces, (text) => !/[\n\r\u2028\u2029]/.test(proseLine(text))));
  });
});
