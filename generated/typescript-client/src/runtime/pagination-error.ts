// Made by endpoint-manifest (typescript-client) from its template pagination-error.ts.
// Not to be edited: fill the manifest in and run `generate`.

/** Errors between two pages. */
import { RequestError, type RequestSummary } from "./errors.js";

/** A page that does not have the shape in the manifest, or does not lead to the next page as it should. */
export class PaginationError extends RequestError {
  override get name(): "PaginationError" {
    return "PaginationError";
  }
  declare readonly status: number;
  declare readonly headers: Headers;

  constructor(request: RequestSummary, response: Response, operation: string, why: string) {
    super(request, `gave no proper page of ${operation}: ${why}`, response);
  }
}
