/** The site renders the Markdown of the pages, and leaves some of it as text. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  codeBlock,
  htmlCode,
  inlineCode,
  inlineText,
  table,
} from "../../../../generator/emit/markdown/text.js";
import {
  notShownLooks,
  notShownPanel,
} from "../../../../generator/targets/docs/not-shown-panel.js";
import { folded, heading } from "../../../../generator/targets/docs/page.js";
import { sideSections } from "../../../../templates/docs/build/side-sections.js";
import { dialect, html, shownText } from "./rendered.js";

test("only these rules are there: what VitePress adds to them would read files or run text", () => {
  const names = (ruler: object): readonly string[] => {
    const { __rules__ }: { __rules__?: readonly { readonly name: string }[] } = { ...ruler };
    return (__rules__ ?? []).map(({ name }) => name);
  };
  expect([dialect.block.ruler, dialect.inline.ruler, dialect.core.ruler].map(names)).toEqual(
    [
      "table code head-comment details fence blockquote hr list reference html_block heading lheading paragraph",
      "text linkify newline escape backticks strikethrough emphasis link image anchor line-break autolink html_inline entity",
      "normalize block diagrams code-groups alerts details-close inline heading-ids linkify replacements smartquotes text_join route-lines parts bars cell-labels operations",
    ].map((each) => each.split(" ")),
  );
});

describe("headings", () => {
  test("take the id of their anchor, and link to themselves", () => {
    expect(html(heading(2, "List *Books*", "list-books"))).toBe(
      '<h2 id="list-books">List <em>Books</em> <a class="header-anchor" href="#list-books" aria-label="Link to “List Books”"></a></h2>',
    );
    expect(html("# Books")).toBe("<h1>Books</h1>");
  });

  test("without an anchor have the one that forges give them", () => {
    const shown = html("## What `none` means, and *why*\n\n### Café: 2_go\n\n## Why\n\n## Why");
    expect([...shown.matchAll(/<h\d id="([^"]*)"/g)].map(([, id]) => id)).toEqual([
      "what-none-means-and-why",
      "café-2_go",
      "why",
      "why-1",
    ]);
  });
});

describe("HTML", () => {
  test("of the dialect passes", () => {
    expect(html(`<!-- who\nmade it -->\n\na <a id="b"></a>c<br>d`)).toBe(
      '<p>a <a id="b"></a>c<br>\nd</p>',
    );
    expect(html(folded(`Fields of ${htmlCode("a<b>`_*")}`, "- c"))).toBe(
      "<details><summary>Fields of <code>a&lt;b&gt;`_*</code></summary><ul><li>c</li></ul></details>",
    );
  });

  test("of a page that leaves it open is closed, and what closes nothing is text", () => {
    expect(html("<details>\n<summary>a</summary>\n\nb")).toBe(
      "<details><summary>a</summary><p>b</p></details>",
    );
    expect(html("a\n\n</details>")).toBe("<p>a</p><p>&lt;/details&gt;</p>");
    expect(html("> <details>\n> <summary>a</summary>\n> b")).toContain("&lt;details&gt;");
  });

  test.each([
    "<script>a</script>",
    "<img src=x onerror=a>",
    '<a id="b" onclick="c"></a>',
    "<a id='b'></a>",
    "<br/>",
    "<details open>",
    "<summary>a</summary>",
    "a\n<!-- b -->",
    "<Badge />",
  ])("of no kind but these is text: %s", (text) => {
    expect(html(text)).toBe(`<p>${dialect.utils.escapeHtml(text)}</p>`);
  });
});

describe("code", () => {
  test("has a button that copies it", () => {
    expect(html(codeBlock("json", '{ "a": 1 }'))).toBe(
      '<div class="language-code"><button type="button" title="Copy" class="copy"></button><span class="lang">json</span><pre class="sample" tabindex="0"><code><b class="json">{ &quot;a&quot;: 1 }</b></code></pre></div>',
    );
  });

  test("with labels is tabs where two or more follow each other", () => {
    const samples = [codeBlock("sh [curl]", "a"), codeBlock("http [HTTP]", "b")];
    const group = html([...samples, "c", codeBlock("ts [TypeScript]", "d")].join("\n\n"));
    expect(group.match(/<(?:fieldset|input|label)[^>]*>[^<]*/g)).toEqual([
      '<fieldset class="tabs" aria-label="Language">',
      '<input type="radio" name="code-1" id="code-1-1" checked>',
      '<label for="code-1-1">curl',
      '<input type="radio" name="code-1" id="code-1-2">',
      '<label for="code-1-2">HTTP',
    ]);
    expect(group.match(/class="language-code( active)?"/g)).toEqual([
      'class="language-code active"',
      'class="language-code"',
      'class="language-code"',
    ]);
    expect(group).toContain('<span class="lang">TypeScript</span>');
  });
});

describe("sections of operations", () => {
  const page = [
    heading(2, "A", "a"),
    "`GET /a`",
    "About.",
    codeBlock("", "part of the text"),
    codeBlock("sh [curl]", "a"),
    codeBlock("http [HTTP]", "b"),
    "**Responses**",
    "**Response examples**",
    codeBlock("json [200]", "c"),
    codeBlock("json [4XX]", "d"),
    "More.",
    heading(2, "B", "b"),
    "Text.",
    heading(3, "C", "c"),
    "*Cannot be called yet:* path not shown",
    "Text of C.",
  ].join("\n\n");
  const shown = html(page);
  const box = (name: string): readonly string[] =>
    [
      ...shown.matchAll(
        new RegExp(
          `<div class="${name}">(.*?)</div>(?=<div class="(?:beside|rest)">|</section>)`,
          "gs",
        ),
      ),
    ].map(([, inner = ""]) => shownText(inner).replace(/\s+/g, " "));

  test("have samples and examples beside the text, which goes on below its introduction", () => {
    expect(box("introduction")).toEqual([
      "A GET /aAbout.part of the text",
      "C Cannot be called yet: path not shownText of C.",
    ]);
    expect(box("beside")).toEqual(["curlHTTPcurlaHTTPbResponse examples2004XX200c4XXd"]);
    expect(box("rest")).toEqual(["ResponsesMore."]);
    expect(shown.match(/<section class="[^"]*">/g)).toEqual([
      '<section class="operation with-code">',
      '<section class="operation">',
    ]);
  });

  test("are all that is in sections", () => {
    expect(shown).toContain('</section><h2 id="b">');
    expect(html("## A\n\nText")).not.toContain("section");
  });

  test("have statuses of their own as tabs, which are no languages", () => {
    expect(
      shown.match(/class="vp-code-group[^"]*"><fieldset class="tabs" aria-label="\w+"/g),
    ).toEqual([
      'class="vp-code-group"><fieldset class="tabs" aria-label="Language"',
      'class="vp-code-group statuses"><fieldset class="tabs" aria-label="Status"',
    ]);
  });

  test("stand at the side with their methods, and no page without operations does", () => {
    expect(sideSections(dialect.parse(page, { relativePath: "groups/a.md" }))).toEqual([
      { text: "A", anchor: "a", method: "GET", isOperation: true },
      { text: "B", anchor: "b", method: "", isOperation: false },
      { text: "C", anchor: "c", method: "", isOperation: true },
    ]);
    expect(sideSections(dialect.parse("## A\n\nText", { relativePath: "a.md" }))).toEqual([]);
  });
});

describe("panels", () => {
  test("say what is not shown, and what is deprecated", () => {
    const panel = { count: 1, what: "method", list: [], place: "`a`" };
    expect(notShownLooks.map((look) => html(notShownPanel(panel, look).join("\n\n")))).toEqual([
      "",
      '<details class="not-shown"><summary>Not shown: 1 fact</summary><p>Method.</p><p>To be filled in at <code>a</code>.</p></details>',
      '<div class="custom-block not-shown"><p><strong>Not shown:</strong> method.\nTo be filled in at <code>a</code>.</p></div>',
    ]);
    expect(html("> [!WARNING]\n> **Deprecated** since 2025.")).toContain(
      '<div class="custom-block deprecated">',
    );
  });

  test("of other kinds have a title", () => {
    expect(html("> [!NOTE]\n> a")).toBe(
      '<div class="custom-block note"><p class="custom-block-title">Note</p><p>a</p></div>',
    );
    expect(html(`> ${inlineText("[!NOTE]")}`)).toContain("<blockquote>");
  });
});

describe("lines of operations", () => {
  test("look the same in cells of tables that have nothing else", () => {
    const cells = html(table(["A"], [["`GET /a/{id}`"], ["`GET /a` too"], ["`a`"]]));
    expect(cells).toContain(
      '<td data-label="A"><span class="method get">GET</span> <code class="path">/a/<i>{id}</i></code></td>',
    );
    expect(cells).toContain('<td data-label="A"><code>GET /a</code> too</td>');
  });

  test("show the method, the path and marks", () => {
    expect(html("## A\n\n`GET /a/{id}<>` · **Deprecated** · idempotent")).toBe(
      '<section class="operation"><div class="introduction"><h2 id="a">A <a class="header-anchor" href="#a" aria-label="Link to “A”"></a></h2><p class="route"><span class="method get">GET</span> <code class="path">/a/<i>{id}</i>&lt;&gt;</code> <span class="mark deprecated">Deprecated</span> <span class="mark">idempotent</span></p></div></section>',
    );
    expect(html("## A\n\n*Cannot be called yet:* method not shown")).toContain(
      '<p class="route unknown">',
    );
  });

  test("are nothing else that begins with code", () => {
    expect(html("## A\n\n`GET /a` answers")).not.toContain("route");
    expect(html("a\n\n`GET /a`")).not.toContain("route");
  });

  test("head what follows", () => {
    expect(html("**Query parameters**")).toContain('<p class="part">');
    expect(html("**Request body** (required)")).toContain('<p class="part">');
    expect(html("**Bold** at the head of a sentence")).toContain("<p><strong>");
    expect(html("`404` **Not Found**")).toContain('<p class="status status-4">');
    expect(html("*Sources:* the handbook")).toContain('<p class="source">');
    expect(html("`4XX` Any")).toContain('<p class="status status-4">');
  });
});

test("tables scroll in a box with a name, and bars are bars", () => {
  const text = html(`**Query parameters**\n\n${table(["a"], [["█░"], ["b"]])}`);
  expect(text).toContain(
    '<figure class="table" aria-label="Table: Query parameters" tabindex="0"><table>',
  );
  expect(text).toContain('<td class="bar" data-label="a">█░</td>');
  expect(text).toContain('<td data-label="a">b</td>');
});

describe("diagrams", () => {
  test("are pictures with a name, without what Graphviz says of files and colours", () => {
    const diagram = 'stateDiagram-v2\n  state "A <b>" as a\n  [*] --> a\n  a --> b: by #34;c#34;';
    expect(html(codeBlock("mermaid", diagram))).toBe(
      '<figure class="diagram" tabindex="0" aria-label="Transitions: start to A &lt;b&gt;, A &lt;b&gt; to b (by &quot;c&quot;)"><svg aria-hidden="true" width="20" height="9"><g>3</g></svg></figure>',
    );
  });

  test("stay code where they cannot be read or drawn", () => {
    for (const text of [
      "stateDiagram-v2\n  a ==> b",
      "graph TD",
      "stateDiagram-v2\n a\n b\n c\n d",
    ]) {
      expect(html(codeBlock("mermaid", text))).toContain('<b class="mermaid">');
    }
  });
});

describe("text of a manifest", () => {
  const line = fc
    .string({ unit: fc.oneof(fc.string({ unit: "binary", maxLength: 1 }), ascii()), maxLength: 30 })
    .map((text) => `a${text.replace(/[\0\s\p{Cc}\p{Zl}\p{Zp}\p{Cs}]+/gu, " ")}b`);

  test("is shown as it is: in prose, as code, in tables, in headings and in what is folded", () => {
    fc.assert(
      fc.property(line, (text) => {
        expect(shownText(html(inlineText(text)))).toBe(text);
        expect(shownText(html(inlineCode(text)))).toBe(text);
        expect(shownText(html(heading(3, inlineText(text), "x")))).toBe(`${text} `);
        const cells = html(table(["h"], [[inlineText(text)], [inlineCode(text)]]));
        expect(
          [...cells.matchAll(/<td[^>]*>(.*?)<\/td>/g)].map(([, cell = ""]) => shownText(cell)),
        ).toEqual([text, text]);
        const [summary = ""] =
          /<summary>.*<\/summary>/.exec(html(folded(htmlCode(text), "c"))) ?? [];
        expect(shownText(summary)).toBe(text);
        expect(shownText(html(codeBlock("sh", text)))).toBe(`sh${text}`);
      }),
      { numRuns: 300 },
    );
  });

  function ascii(): fc.Arbitrary<string> {
    return fc.constantFrom(..."<>&\"'`|\\{}[]()#!*_~-+.:;=@$%^/1 ");
  }
});
