import type { LoansPage, LoansPageParams, PagePromise } from "../../core/pagination.js";
import { APIResource } from "../../core/resource.js";
import type { RequestOptions } from "../../internal/request-options.js";
import type { BookCopy } from "../shared.js";

export declare class SavedLoans extends APIResource {
  /** List my loans */
  list(
    query?: SavedLoanListParams | null | undefined,
    options?: RequestOptions,
  ): PagePromise<LoansPage<BookCopy>, BookCopy>;
}
export interface SavedLoanListParams extends LoansPageParams {}
