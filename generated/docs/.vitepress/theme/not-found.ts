// Made by endpoint-manifest (docs) from its template theme/not-found.ts. Not to be edited: fill the manifest in and run generate.

/** The page for a path that does not exist. */
import { type DefaultTheme, useData, withBase } from "vitepress";
import { defineComponent, h } from "vue";

/** The text, with links to other pages. */
export const NotFound = defineComponent({
  name: "NotFound",
  setup: () => {
    const { site, theme } = useData<DefaultTheme.Config>();
    const ways = (theme.value.nav ?? []).flatMap((way) => ("link" in way ? [way] : []));
    const search = (): void => document.querySelector<HTMLElement>(".search-button")?.click();
    return () =>
      h("div", { class: "not-found" }, [
        h("p", { class: "not-found-code" }, "404"),
        h("h1", "There is no such page"),
        h(
          "p",
          "The address may be mistyped, or the page no longer exists: pages and their anchors never move.",
        ),
        h("p", { class: "not-found-ways" }, [
          h("button", { type: "button", onClick: search }, "Search"),
          h("a", { href: withBase("/") }, site.value.title),
          ...ways.map(({ text, link }) => h("a", { href: withBase(`${link}.html`) }, text)),
        ]),
      ]);
  },
});
