// Made by endpoint-manifest (docs) from its template theme/side-links.ts. Not to be edited: fill the manifest in and run generate.

/** The list of pages at the side: headings with links, in place of the theme's buttons that open nothing. */
import { type DefaultTheme, useRoute, withBase } from "vitepress";
import { computed, defineComponent, h, type VNode } from "vue";

/** The list; its texts are already HTML, as the theme expects. */
const SideLinks = defineComponent(
  ({ items }: { readonly items: readonly DefaultTheme.SidebarItem[] }) => {
    const route = useRoute();
    const current = computed(() => route.path.replace(/(?:(\/)index)?(?:\.html)?$/, "$1"));
    const linkTo = ({ text = "", link = "" }: DefaultTheme.SidebarItem): VNode => {
      const now = withBase(link) === current.value ? "page" : undefined;
      const href = withBase(link.endsWith("/") ? link : `${link}.html`);
      return h("li", h("a", { href, "aria-current": now, innerHTML: text }));
    };
    return () =>
      items.map(({ text = "", items: links = [] }) =>
        h("section", { key: text, class: "side-section" }, [
          h("h2", { innerHTML: text }),
          h("ul", links.map(linkTo)),
        ]),
      );
  },
  { props: ["items"] },
);

// The theme expects this export name.
export { SideLinks as default };
