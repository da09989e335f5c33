/** Texts that a site could run, obey or trip over, and a manifest that has one in every place of its docs. */
import fc from "fast-check";
import { type ManifestFiles, manifestFiles } from "../../behaviour/emitted-client.js";

/** The name that a text sets in a page if it runs. */
export const flag = "__ran";

const run = `globalThis.${flag}=1`;

/** One for each thing that a browser, Vue, VitePress or a plugin of its Markdown acts on. */
export const corpus: readonly string[] = [
  // HTML, and ways out of where text stands in it.
  `<script>${run}</script>`,
  `</script><script>${run}</script>`,
  `<img src=x onerror=${run}>`,
  `<svg onload=${run}>`,
  `"><img src=x onerror="${run}">`,
  `' onmouseover='${run}`,
  `<iframe srcdoc="<script>parent.${flag}=1</script>"></iframe>`,
  "</details></div></template>",
  `</template><script setup>${run}</script>`,
  `<summary>a</summary><details open><summary>b</summary>`,
  `<a id="x"></a><br><a id='y' onclick="${run}">z</a>`,
  "&lt;b&gt; &amp; &#60;i&#62; &copy &nbsp; &NotAnEntity;",
  "<!-- a --> <!-- b",
  "<![CDATA[ c ]]> <?php d ?>",
  "<style>* { display: none }</style>",
  "<Badge /> <ClientOnly>e</ClientOnly> <Content/>",
  // Vue.
  `{{ constructor.constructor('${run}')() }}`,
  `{{ $frontmatter }} {{ $params }} {{ $slots }}`,
  `<p v-html="'x'" :title="${run}" @click="${run}">f</p>`,
  `<component :is="'script'">${run}</component>`,
  // VitePress.
  `_vp-fn_(() => { ${run} })()`,
  "<!-- @include: ../index.md -->",
  "<!--@include: @/llms.txt{1,3}-->",
  "<<< @/package.json",
  "<<< ../package.json#snippet{1,2 js:line-numbers} [a title]",
  "__VP_PARAMS_START{}__VP_PARAMS_END__",
  "__VP_STATIC_START__ __VP_STATIC_END__ __VP_STATIC_END__'",
  'createStaticVNode("x", 1)',
  "import.meta.env.MODE process.env.NODE_ENV __VP_LOCAL_SEARCH__",
  "::: danger g",
  ":::code-group",
  "::: raw v-pre",
  "[[toc]] @[toc](h) [[TOC]] {#i} {.j} {onclick=k} { #l .m n=o }",
  "## p {.q onclick=r}",
  ":tada: :smile: :) 8-) $x^2$ $$y$$",
  "```js{1,3} // [!code --] // [!code focus] // [!code highlight]",
  "---\ntitle: s\n---",
  "---js\nprocess.exit(3)\n---",
  // Markdown.
  "[t](javascript:alert(1)) ![u](x) [v]: w",
  "[a](https://elsewhere.example/b) <https://elsewhere.example/c> https://elsewhere.example/d",
  "x | y || z \\| a",
  "# b",
  "- c",
  "1. d",
  "> [!NOTE] e",
  "> [!IMPORTANT]\n> f",
  "    indented",
  "``` g ~~~ ` ``h`` ~~i~~",
  "*j* **k** __l__ _m_ ***n***",
  "o\\\\p \\` q\\",
  "***",
  "===",
  "`GET /r` · **Deprecated**",
  "**Not shown:** s",
  "%3Cscript%3E \\u003cscript\\u003e",
  "\u202e abc \u200b \ufeff t",
  "$& $1 $` $'",
];

const piece = fc.oneof(
  fc.constantFrom(...corpus),
  fc.string({ unit: "binary", maxLength: 4 }),
  fc.constantFrom(..."< > & \" ' ` | \\ { } [ ] ( ) # ! * _ ~ - + . : ; = @ $ % ^ / \n".split(" ")),
);

/** Texts put together of such pieces; the letter keeps them from being blank, or a marker. */
export const hostileText: fc.Arbitrary<string> = fc
  .array(piece, { minLength: 1, maxLength: 4 })
  .map((parts) => `Z${parts.join(" ")}`)
  .filter((text) => !/[\0\p{Surrogate}\ufffe\uffff]/u.test(text));

const targets = { http: {}, openapi: { version: "1.0.0", license: "MIT" } };

/** How many texts one group takes. */
export const textsOfGroup = 14;

/** A manifest with a group for every so many texts: group `g0` has the first ones, `names` all of them as code. */
export function hostileManifest(texts: readonly string[]): ManifestFiles {
  const groups = Array.from({ length: Math.ceil(texts.length / textsOfGroup) }, (_, index) => {
    const own = texts.slice(index * textsOfGroup, (index + 1) * textsOfGroup);
    return [`g${index}`, hostileGroup(own, index)] as const;
  });
  const [first = "", second = ""] = texts;
  // The start of a title goes into data of the site, and all of it into scripts.
  const title = `_vp-fn_(() => { ${run} })() // </script><script>${run}</script>`;
  const files = manifestFiles({
    service: {
      title,
      description: first,
      sources: { handbook: { title: second, kind: "document" } },
    },
    groups: { ...Object.fromEntries(groups), names: groupOfNames(texts) },
  });
  const changelog = { current: { title: first }, releases: [{ revision: "old", title: second }] };
  const all = { ...files, "targets.yaml": { targets: { docs: { changelog }, ...targets } } };
  return Object.fromEntries(Object.entries(all).map(([path, value]) => [path, jsonInYaml(value)]));
}

function hostileGroup(texts: readonly string[], place: number): object {
  const text = (index: number): string => texts[index % texts.length] ?? "";
  return {
    title: text(0),
    description: text(1),
    operations: {
      send: {
        title: text(2),
        summary: text(3),
        description: text(4),
        method: "POST",
        path: `/send/${place}`,
        deprecated: { reason: text(5) },
        parameters: {
          path: "none",
          query: {
            [text(6)]: {
              description: text(7),
              required: true,
              schema: { type: "string", default: text(8), examples: [text(9)] },
            },
          },
          header: "none",
          cookie: "none",
        },
        body: {
          description: text(10),
          content: {
            "application/json": {
              schema: {
                type: "object",
                properties: {
                  [text(11)]: {
                    type: "object",
                    description: text(12),
                    properties: { a: { enum: [text(13)] } },
                  },
                },
              },
            },
          },
        },
        responses: { 200: { description: text(0), content: "none" } },
      },
      guess: { title: text(5) },
    },
  };
}

function groupOfNames(texts: readonly string[]): object {
  const query = Object.fromEntries(texts.map((text) => [text, { required: true }]));
  return { title: "Names", operations: { find: { parameters: { query } } } };
}

/** As YAML takes it: in double quotes, with escapes for what must not stand as such. */
function jsonInYaml(value: unknown): string {
  return JSON.stringify(value).replace(
    /[\p{Cc}\p{Zl}\p{Zp}\p{Surrogate}\ufeff]/gu,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}
