// Made by endpoint-manifest (docs) from its template theme/index.ts. Not to be edited: fill the manifest in and run generate.

/** The theme: VitePress's own without its fonts, in our colors. */
import { inBrowser, onContentUpdated, type Theme, useData } from "vitepress";
import DefaultTheme from "vitepress/theme-without-fonts";
import { h } from "vue";
import { NotFound } from "./not-found.js";
import { openForPrinting } from "./printing.js";
import { offerCalls } from "./try/offers.js";
import { followTabs, showKeptLanguage } from "./tabs.js";
import "./colours.css";
import "./layout.css";
import "./columns.css";
import "./operations.css";
import "./tables.css";
import "./code.css";
import "./search.css";
import "./try.css";
import "./print.css";

const theme: Theme = {
  extends: DefaultTheme,
  Layout: () => h(DefaultTheme.Layout, null, { "not-found": () => h(NotFound) }),
  enhanceApp: () => {
    if (!inBrowser) return;
    followTabs();
    openForPrinting();
  },
  setup: () => {
    const { page } = useData();
    onContentUpdated(() => {
      showKeptLanguage();
      void offerCalls(page.value.relativePath);
    });
  },
};

// VitePress expects this export name.
export { theme as default };
