// Made by endpoint-manifest (docs) from its template build/navigation.ts. Not to be edited: fill the manifest in and run generate.

/** Navigation: the bar at the top, and the list at the side. */
import type { DefaultTheme } from "vitepress";
import type { SiteFacts, SiteLink } from "../site.js";
import { htmlText } from "./texts.js";

/** Links of the bar. */
export function navOf({ nav }: SiteFacts): DefaultTheme.NavItem[] {
  return nav.map(linkOf);
}

/** Links of the side, under their headings. */
export function sidebarOf({ sidebar }: SiteFacts): DefaultTheme.SidebarItem[] {
  return sidebar.map(({ text, items }) => ({ text: htmlText(text), items: items.map(linkOf) }));
}

/** A link of the theme, which treats texts as HTML. */
function linkOf({ text, path }: SiteLink): { text: string; link: string } {
  const page = path.replace(/(?:(^|\/)index)?\.md$/, "$1");
  return { text: htmlText(text), link: `/${page}` };
}
