// Made by endpoint-manifest (docs) from its template theme/side-links.ts. Not to be edited: fill the manifest in and run generate.

/**
 * The list of pages at the side: headings with links, in place of the theme's buttons that open nothing. Below the page that is
 * open stand its operations.
 */
import { type DefaultTheme, onContentUpdated, useData, useRoute, withBase } from "vitepress";
import { computed, defineComponent, h, ref, type VNode } from "vue";
import { currentSection } from "./current-section.js";

/** A section of a page, as `build/side-sections.ts` gives it; its text is HTML. */
interface SideSection {
  readonly text: string;
  readonly anchor: string;
  /** The method of an operation; empty where its request is not shown, and of a heading. */
  readonly method: string;
  readonly isOperation: boolean;
}

/** The list; its texts are already HTML, as the theme expects. */
const SideLinks = defineComponent(
  ({ items }: { readonly items: readonly DefaultTheme.SidebarItem[] }) => {
    const route = useRoute();
    const { frontmatter } = useData();
    const current = computed(() => route.path.replace(/(?:(\/)index)?(?:\.html)?$/, "$1"));
    const sections = computed(() => sectionsIn(frontmatter.value["sections"]));
    const shown = ref("");
    onContentUpdated(() => {
      shown.value = "";
    });
    currentSection(shown);
    const linkTo = ({ text = "", link = "" }: DefaultTheme.SidebarItem): VNode => {
      const isOpen = withBase(link) === current.value;
      const href = withBase(link.endsWith("/") ? link : `${link}.html`);
      const own =
        isOpen && sections.value.length > 0 ? [sectionList(sections.value, shown.value)] : [];
      return h("li", [
        h("a", { href, "aria-current": isOpen ? "page" : undefined, innerHTML: text }),
        ...own,
      ]);
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

/** The sections in the data of a page, which are JSON in base64. */
function sectionsIn(packed: unknown): readonly SideSection[] {
  if (typeof packed !== "string") return [];
  const bytes = Uint8Array.from(atob(packed), (each) => each.charCodeAt(0));
  return JSON.parse(new TextDecoder().decode(bytes));
}

function sectionList(sections: readonly SideSection[], shown: string): VNode {
  return h(
    "ul",
    { class: "side-operations" },
    sections.map(({ text, anchor, method, isOperation }) => {
      const badge = h("span", { class: `method ${method.toLowerCase()}` }, method);
      const title = h("span", { innerHTML: text });
      const attributes = {
        href: `#${anchor}`,
        class: isOperation ? undefined : "side-heading",
        "aria-current": anchor === shown ? "location" : undefined,
      } as const;
      return h("li", { key: anchor }, h("a", attributes, method === "" ? [title] : [title, badge]));
    }),
  );
}

// The theme expects this export name.
export { SideLinks as default };
