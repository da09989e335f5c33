// Made by endpoint-manifest (docs) from its template theme/search-box.ts. Not to be edited: fill the manifest in and run generate.

/** The search: a dialog that lists results as one types. */
import searchIndex from "@localSearchIndex";
import MiniSearch from "minisearch";
import { useRouter } from "vitepress";
import {
  computed,
  defineComponent,
  h,
  nextTick,
  onMounted,
  ref,
  shallowRef,
  Teleport,
  type VNode,
} from "vue";
import { type Found, queryText, ranked } from "./ranking.js";

/** The same fields as VitePress's index. */
const fields = { fields: ["title", "titles", "text"], storeFields: ["title", "titles"] };
const options = { prefix: true, fuzzy: 0.2, boost: { title: 8, titles: 5, text: 1 } };

/** The last query, which the next search begins with. */
let last = "";

/** The search box. */
const SearchBox = defineComponent({
  name: "SearchBox",
  emits: ["close"],
  setup: (_, { emit }) => {
    const router = useRouter();
    const dialog = ref<HTMLDialogElement>();
    const input = ref<HTMLInputElement>();
    const index = shallowRef<MiniSearch>();
    const query = ref(last);
    const chosen = ref(0);
    const found = computed(() => (index.value === undefined ? [] : find(index.value, query.value)));

    onMounted(async () => {
      dialog.value?.showModal();
      input.value?.select();
      const loaded = await searchIndex["root"]?.();
      if (loaded !== undefined) index.value = MiniSearch.loadJSON(loaded.default, fields);
    });

    const close = (): void => dialog.value?.close();
    const go = (to: Found | undefined): void => {
      if (to === undefined) return;
      close();
      void router.go(to.href);
    };
    const choose = (step: number): void => {
      const count = found.value.length;
      if (count === 0) return;
      chosen.value = (chosen.value + step + count) % count;
      void nextTick(() =>
        document.getElementById(optionId(chosen.value))?.scrollIntoView({ block: "nearest" }),
      );
    };
    const onKey = (event: KeyboardEvent): void => {
      if (event.isComposing) return;
      const actions: Readonly<Record<string, () => void>> = {
        ArrowDown: () => choose(1),
        ArrowUp: () => choose(-1),
        Enter: () => go(found.value[chosen.value]),
      };
      const action = actions[event.key];
      if (action === undefined) return;
      event.preventDefault();
      action();
    };
    const onInput = (): void => {
      query.value = input.value?.value ?? "";
      last = query.value;
      chosen.value = 0;
    };

    return () =>
      h(Teleport, { to: "body" }, [
        h(
          "dialog",
          {
            ref: dialog,
            class: "search-box",
            "aria-label": "Search",
            onClose: () => emit("close"),
            // A click on the dialog itself, not on its content, is on its backdrop.
            onClick: (event: MouseEvent) => event.target === dialog.value && close(),
          },
          h("div", { class: "search-panel" }, [
            h("div", { class: "search-field" }, [
              h("span", { class: "vpi-search", "aria-hidden": "true" }),
              h("input", {
                ref: input,
                value: query.value,
                type: "search",
                role: "combobox",
                placeholder: "Operation, path, schema or word",
                autocomplete: "off",
                spellcheck: false,
                "aria-label": "Search",
                "aria-autocomplete": "list",
                "aria-controls": "search-found",
                "aria-expanded": found.value.length > 0,
                "aria-activedescendant":
                  found.value.length > 0 ? optionId(chosen.value) : undefined,
                onInput,
                onKeydown: onKey,
              }),
              h("button", { type: "button", class: "search-close", onClick: close }, "Close"),
            ]),
            h("p", { class: "search-count", role: "status" }, countText(query.value, found.value)),
            h(
              "div",
              { id: "search-found", class: "search-found", role: "listbox", "aria-label": "Found" },
              found.value.map((each, place) =>
                row(each, place, place === chosen.value, () => close()),
              ),
            ),
          ]),
        ),
      ]);
  },
});

function find(index: MiniSearch, query: string): readonly Found[] {
  const words = queryText(query);
  if (words.trim() === "") return [];
  const all = index.search(words, { ...options, combineWith: "AND" });
  return ranked(all.length > 0 ? all : index.search(words, options), query);
}

/** A link, so that it can be opened in another tab; the site's router follows it. */
function row(found: Found, place: number, isChosen: boolean, onClick: () => void): VNode {
  const { href, title, route, id, page } = found;
  const [method = "", path = ""] = route.split(" ");
  const under = [path || id, page === title ? "" : page].filter((each) => each !== "").join(" · ");
  return h(
    "a",
    { id: optionId(place), href, role: "option", tabindex: -1, "aria-selected": isChosen, onClick },
    [
      method === "" ? null : h("span", { class: `method ${method.toLowerCase()}` }, method),
      h("span", { class: "search-title" }, marked(title, found.terms)),
      h("span", { class: "search-under" }, under),
    ],
  );
}

/** The title, with the matching words highlighted. */
function marked(title: string, terms: readonly string[]): (VNode | string)[] {
  return title
    .split(/([\p{L}\p{N}]+)/u)
    .map((piece) => (terms.includes(piece.toLowerCase()) ? h("mark", piece) : piece));
}

function countText(query: string, { length }: readonly Found[]): string {
  if (query.trim() === "") return "";
  return length === 0 ? "Nothing found" : length === 1 ? "One place" : `${length} places`;
}

function optionId(place: number): string {
  return `search-option-${place}`;
}

// Dynamic imports expect this export name.
export { SearchBox as default };
