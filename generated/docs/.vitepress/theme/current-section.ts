// Made by endpoint-manifest (docs) from its template theme/current-section.ts. Not to be edited: fill the manifest in and run generate.

/** The section of a page that is being read: the last one whose heading has gone past the top of the window. */
import { nextTick, onMounted, onUnmounted, type Ref } from "vue";
import { onContentUpdated } from "vitepress";

/** Pixels below the top of the window, where the bar of the site ends and a heading is read. */
const top = 140;

/** Keeps the id of that section in `shown`; empty above the first one. */
export function currentSection(shown: Ref<string>): void {
  let isDue = false;
  const look = (): void => {
    isDue = false;
    const headings = [...document.querySelectorAll(".vp-doc :is(h2, h3, h4, h5)[id]")];
    shown.value = headings.findLast((each) => each.getBoundingClientRect().top < top)?.id ?? "";
  };
  const plan = (): void => {
    if (!isDue) requestAnimationFrame(look);
    isDue = true;
  };
  onMounted(() => window.addEventListener("scroll", plan, { passive: true }));
  onUnmounted(() => window.removeEventListener("scroll", plan));
  onContentUpdated(() => void nextTick(plan));
}
