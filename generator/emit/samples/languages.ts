/** The languages of samples that need no client, in the order in which tabs show them; those of clients follow. */
import { curl } from "./curl.js";
import { http } from "./http.js";
import type { SampleLanguage } from "./language.js";

/** The list. */
export const requestLanguages: readonly SampleLanguage[] = [curl, http];
