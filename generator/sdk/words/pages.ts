/** How an operation pages, in words. */
import { pointerText } from "../operations/call-limits.js";
import type { PagingPlan } from "../operations/paging.js";
import { joined, type Prose } from "./prose.js";

/** A clause without its end, to which each language adds what its callers write. */
export function pagingWords(paging: PagingPlan): Prose {
  if (paging.kind === "not-followed") {
    return ["Its pages cannot be followed: ", ...joined(paging.missing, "; ")];
  }
  const { parameter, isSingle } = paging;
  const way: Prose = parameter === undefined ? ["its links"] : [{ code: pointerText(parameter) }];
  return [isSingle ? "Pages by " : "Several pages in one response, by ", ...way];
}
