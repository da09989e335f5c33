/** The languages of samples, in the order in which tabs show them. */
import { curl } from "./curl.js";
import { http } from "./http.js";
import type { SampleLanguage } from "./language.js";
import { typescript } from "./typescript.js";

/** The list. */
export const languages: readonly SampleLanguage[] = [curl, http, typescript];
