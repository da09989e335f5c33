/** Where the things stand that pages of subjects have a section for. Anchors come from names alone. */
import { inlineCode } from "../../../emit/markdown/text.js";
import { type DocsPlace, subjectPages } from "../places.js";

/** A way to authenticate; with a word before its name, for a scheme may be called what another section is. */
export function schemePlace(name: string): DocsPlace {
  return {
    page: subjectPages.authentication.page,
    anchor: `scheme-${name}`,
    label: inlineCode(name),
  };
}

/** An error that any operation may answer, by its status. */
export function errorPlace(status: string): DocsPlace {
  return {
    page: subjectPages.errors.page,
    anchor: `status-${status.toLowerCase()}`,
    label: inlineCode(status),
  };
}

/** A way to page. */
export function pagerPlace(name: string): DocsPlace {
  return { page: subjectPages.pagination.page, anchor: name, label: inlineCode(name) };
}

/** Something that is in one of several states. */
export function statePlace(name: string): DocsPlace {
  return { page: subjectPages.states.page, anchor: name, label: inlineCode(name) };
}

/** Something that the service sends by itself. */
export function eventPlace(name: string): DocsPlace {
  return { page: subjectPages.events.page, anchor: name, label: inlineCode(name) };
}
