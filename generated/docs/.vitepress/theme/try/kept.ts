// Made by endpoint-manifest (docs) from its template theme/try/kept.ts. Not to be edited: fill the manifest in and run generate.

/** State of all panels until the page is reloaded: the base URL and credentials. Nothing of it is ever stored. */
import { reactive, ref } from "vue";

/** The base URL that was typed last; empty until one is. */
export const baseUrl = ref("");

/** Credentials by the names of their variables. */
export const secrets: Record<string, string> = reactive({});
