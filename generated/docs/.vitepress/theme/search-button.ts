// Made by endpoint-manifest (docs) from its template theme/search-button.ts. Not to be edited: fill the manifest in and run generate.

/** The button that opens the search, in place of the theme's own. The keys `/` and Ctrl or Command with K do the same. */
import { defineAsyncComponent, defineComponent, h, onMounted, onUnmounted, ref } from "vue";

/** Loaded when it is first opened, together with the index. */
const SearchBox = defineAsyncComponent(() => import("./search-box.js"));

/** The button, and the search while it is open. */
const SearchButton = defineComponent({
  name: "SearchButton",
  setup: () => {
    const isOpen = ref(false);
    const open = (): void => {
      isOpen.value = true;
    };
    const onKey = (event: KeyboardEvent): void => {
      const isShortcut = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "k";
      if (!isShortcut && (event.key !== "/" || isTyping(event.target))) return;
      event.preventDefault();
      open();
    };
    onMounted(() => window.addEventListener("keydown", onKey));
    onUnmounted(() => window.removeEventListener("keydown", onKey));
    return () =>
      h("div", { class: "VPNavBarSearch" }, [
        isOpen.value ? h(SearchBox, { onClose: () => (isOpen.value = false) }) : null,
        h("button", { type: "button", class: "search-button", onClick: open }, [
          h("span", { class: "vpi-search", "aria-hidden": "true" }),
          h("span", { class: "search-word" }, "Search"),
          h("kbd", { "aria-hidden": "true" }, "/"),
        ]),
      ]);
  },
});

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || target.matches("input:not([type=radio]), select, textarea");
}

// The theme expects this export name.
export { SearchButton as default };
