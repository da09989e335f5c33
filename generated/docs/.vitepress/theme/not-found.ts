// Made by endpoint-manifest (docs) from its template theme/not-found.ts. Not to be edited: fill the manifest in and run generate.

/** What stands where there is no page. */
import { useData, withBase } from "vitepress";
import { defineComponent, h } from "vue";

/** The words, with ways on. */
export const NotFound = defineComponent({
  name: "NotFound",
  setup: () => {
    const { site } = useData();
    const search = (): void => document.querySelector<HTMLElement>(".search-button")?.click();
    return () =>
      h("div", { class: "not-found" }, [
        h("p", { class: "not-found-code" }, "404"),
        h("h1", "There is no such page"),
        h(
          "p",
          "Pages and their anchors do not move when facts are filled in: the address may be mistyped, or what it named is gone from the manifest.",
        ),
        h("p", { class: "not-found-ways" }, [
          h("button", { type: "button", onClick: search }, "Search"),
          h("a", { href: withBase("/") }, site.value.title),
          h("a", { href: withBase("/not-known.html") }, "Not known yet"),
        ]),
      ]);
  },
});
