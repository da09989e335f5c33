// Made by endpoint-manifest (docs) from its template theme/try/offers.ts. Not to be edited: fill the manifest in and run generate.

/** Offers to try the calls of a page: a button beside each operation that opens a panel, which is loaded then. */
import { defineAsyncComponent, defineComponent, h, ref, render } from "vue";
import type { PageCalls, TryCall } from "./call.js";

const TryPanel = defineAsyncComponent(() => import("./panel.js"));

/** The calls of each page that has some, below the folder of groups; none where the docs are made without. */
const pages = import.meta.glob<PageCalls>("../../calls/*.json");

/** Elements that have a button. */
let hosts: readonly HTMLElement[] = [];

/** Offers the calls of a page, by its path below the folder of the docs. Nothing is sent before a reader asks for it. */
export async function offerCalls(path: string): Promise<void> {
  const left = hosts.filter((each) => !each.isConnected);
  for (const each of left) render(null, each);
  hosts = hosts.filter((each) => each.isConnected);
  const name = /^groups\/(.+)\.md$/.exec(path)?.[1];
  const load = name === undefined ? undefined : pages[`../../calls/${name}.json`];
  if (load === undefined) return;
  const { calls } = await load();
  const byAnchor = new Map(calls.map((each) => [each.anchor, each]));
  for (const section of document.querySelectorAll(".vp-doc .operation")) {
    const anchor = section.querySelector(":is(h2, h3, h4, h5)[id]")?.id ?? "";
    const call = byAnchor.get(anchor);
    if (call === undefined || section.querySelector(".try") !== null) continue;
    const host = document.createElement("div");
    host.className = "try";
    const beside = section.querySelector(".beside");
    const samples = beside?.querySelector(":scope > :not(.part)");
    if (samples) samples.after(host);
    else section.querySelector(".introduction")?.append(host);
    render(h(TryOffer, { call }), host);
    hosts = [...hosts, host];
  }
}

/** The button, and the panel once it was opened. */
const TryOffer = defineComponent(
  ({ call }: { readonly call: TryCall }) => {
    const isOpen = ref(false);
    return () => [
      h(
        "button",
        {
          type: "button",
          class: "try-open",
          "aria-expanded": isOpen.value,
          onClick: () => (isOpen.value = !isOpen.value),
        },
        isOpen.value ? "Close" : "Try it",
      ),
      isOpen.value ? h(TryPanel, { call }) : null,
    ];
  },
  { props: ["call"] },
);
