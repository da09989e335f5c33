// Made by endpoint-manifest (typescript-client) from its template answer.ts.
// Not to be edited: fill the manifest in and run `generate`.

/** The type of a response that the manifest shows. */

/** One response of an operation: its decoded body, and the headers that the manifest names. */
export interface Answer<Body = unknown, AnswerHeaders = unknown> {
  readonly body: Body;
  readonly headers: AnswerHeaders;
}
