/** The type of a response that the manifest shows. */

/** One response of an operation: its decoded body, and the headers that the manifest names. */
export interface Answer<Body = unknown, AnswerHeaders = unknown> {
  readonly body: Body;
  readonly headers: AnswerHeaders;
}
