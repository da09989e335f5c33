/** Files beside the pages of the site: their Markdown, navigation, heads, and facts of the service. */
import { describe, expect, test } from "vitest";
import { deadAnchors } from "../../../../templates/docs/build/finish.js";
import { headOf, staticNotFound, withoutIcons } from "../../../../templates/docs/build/head.js";
import { navOf, sidebarOf } from "../../../../templates/docs/build/navigation.js";
import { pageCarrier, revealed } from "../../../../templates/docs/build/page-carrier.js";
import { dataText, htmlText } from "../../../../templates/docs/build/texts.js";
import { fullText, siteTwin, twinOrder } from "../../../../templates/docs/build/twins.js";
import { readStateDiagram } from "../../../../templates/docs/markdown/state-diagram.js";
import { basePath, type SiteFacts } from "../../../../templates/docs/site.js";

const facts: SiteFacts = {
  title: "Books <&> Co",
  url: "https://docs.example/reference",
  nav: [{ text: "Not known yet", path: "not-known.md" }],
  sidebar: [
    {
      text: "Start",
      items: [
        { text: "Overview", path: "index.md" },
        { text: "<b>", path: "groups/books.md" },
      ],
    },
  ],
};

describe("Markdown of the site", () => {
  test("links to copies of what stands beside the docs, but in blocks of code", () => {
    const text = "[a](../../http/b.http) [c](../d.md)\n```\n[a](../../http/b.http)\n```\n`x`";
    expect(siteTwin(text, "groups/books.md")).toBe(
      "[a](../http/b.http) [c](../d.md)\n```\n[a](../../http/b.http)\n```\n`x`",
    );
    expect(siteTwin("[a](../openapi/b.yaml)", "index.md")).toBe("[a](openapi/b.yaml)");
  });

  test("is one text in the order of the list, then what the list does not have", () => {
    const order = twinOrder("- [B](b.md): x\n- [A](a.md)\n- [C](c.txt)", ["a.md", "b.md", "d.md"]);
    expect(order).toEqual(["b.md", "a.md", "d.md"]);
    const twins = new Map(order.map((page) => [page, `<!-- who -->\n\n# ${page}\n`]));
    expect(fullText(order.slice(0, 2), twins, facts)).toBe(
      "<!-- page: https://docs.example/reference/b.md -->\n\n# b.md\n\n<!-- page: https://docs.example/reference/a.md -->\n\n# a.md\n",
    );
    expect(fullText(["a.md"], twins, {})).toContain("<!-- page: a.md -->");
  });
});

test("links to anchors that no page has are told", () => {
  const about = "";
  const pages = new Map([
    ["a.md", { about, anchors: new Set(["b"]), targets: [{ page: "a.md", anchor: "c" }] }],
    ["d.md", { about, anchors: new Set<string>(), targets: [{ page: "a.md", anchor: "b" }] }],
    ["e.md", { about, anchors: new Set<string>(), targets: [{ page: "f.md", anchor: "" }] }],
  ]);
  expect(deadAnchors(pages)).toEqual(["a.md: a.md#c"]);
});

describe("texts in the data of the site", () => {
  test("are HTML where the theme takes HTML, and no function anywhere", () => {
    expect(htmlText(`<a href="b">&`)).toBe("&lt;a href=&quot;b&quot;&gt;&amp;");
    expect(dataText("_vp-fn_() => 1").startsWith("_vp-fn_")).toBe(false);
    expect(dataText("a _vp-fn_")).toBe("a _vp-fn_");
  });

  test("lead to pages as the theme wants them", () => {
    expect(navOf(facts)).toEqual([{ text: "Not known yet", link: "/not-known" }]);
    expect(sidebarOf(facts)).toEqual([
      {
        text: "Start",
        items: [
          { text: "Overview", link: "/" },
          { text: "&lt;b&gt;", link: "/groups/books" },
        ],
      },
    ]);
  });

  test("stand below the path of the address", () => {
    expect(basePath(facts)).toBe("/reference/");
    expect(basePath({ url: "https://docs.example" })).toBe("/");
    expect(basePath({})).toBe("/");
  });
});

describe("the head of a page", () => {
  test("tells of its Markdown, its address and what it is about", () => {
    const tags = headOf({ page: "groups/books.md" }, facts, `${"a ".repeat(100)}b`);
    expect(tags).toContainEqual([
      "link",
      { rel: "alternate", type: "text/markdown", href: "/reference/groups/books.md" },
    ]);
    expect(tags).toContainEqual([
      "link",
      { rel: "canonical", href: "https://docs.example/reference/groups/books.html" },
    ]);
    const [, [, { content = "" } = {}] = []] = tags;
    expect(content).toHaveLength(158);
    expect(headOf({ page: "index.md" }, facts, "").at(-1)).toEqual([
      "link",
      { rel: "canonical", href: "https://docs.example/reference/" },
    ]);
  });

  test("waits for no icons, and a page that is not there has words without scripts", () => {
    const html = `<head>\n    <link rel="preload stylesheet" href="/a/vp-icons.css" as="style">\n</head><body>`;
    expect(withoutIcons(html)).toBe("<head>\n</head><body>");
    expect(staticNotFound(html, facts)).toContain(
      '<body><noscript><h1>There is no such page</h1><p><a href="/reference/">Books &lt;&amp;&gt; Co</a>',
    );
  });
});

test("a page is carried past includes, and is itself again after them", () => {
  const text = "# é\n`<!-- @include: ./a.md -->`";
  const carried = pageCarrier().transform(text, "/docs/a.md");
  expect(carried).not.toContain("include");
  expect(revealed(carried ?? "")).toBe(text);
  expect(revealed(text)).toBe(text);
  expect(pageCarrier().transform(text, "/docs/a.ts")).toBeNull();
});

describe("diagrams of states", () => {
  test("have states with labels, and transitions", () => {
    const text = `stateDiagram-v2
    direction LR
    %% a comment
    state "on #quot;air#quot;" as s1
    [*] --> s1
    s1 --> s2 : by a: b
    s2 --> [*]
    s3: last`;
    expect(readStateDiagram(text)).toEqual({
      states: [
        { id: "s1", label: 'on "air"', kind: "state" },
        { id: "[start]", label: "", kind: "start" },
        { id: "s2", label: "s2", kind: "state" },
        { id: "[end]", label: "", kind: "end" },
        { id: "s3", label: "last", kind: "state" },
      ],
      transitions: [
        { from: "[start]", to: "s1", label: "" },
        { from: "s1", to: "s2", label: "by a: b" },
        { from: "s2", to: "[end]", label: "" },
      ],
    });
  });

  test.each(["", "stateDiagram", "stateDiagram-v2\na --> b c", "stateDiagram-v2\nstate a {"])(
    "of no other form are read: %j",
    (text) => {
      expect(readStateDiagram(text)).toBeUndefined();
    },
  );
});
