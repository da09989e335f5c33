/** Sentences that the READMEs of clients share; a language gives the names that it has for the options. */
import type { ApiModel } from "../../model/model.js";
import type { Choice } from "../messages/negotiation.js";
import type { Prose } from "../words/prose.js";
import { untitledService } from "../words/service.js";
import { repeatingExceptions } from "./operation-words.js";

/** Stands for the base URL of a service that does not show its own. */
export const exampleUrl = "https://api.example.com";

/** Tells what the package is; `kind` begins the sentence: `A Go client`. */
export function introduction(kind: string, title: string = untitledService): Prose {
  return [
    `${kind} of `,
    { said: title },
    ", generated from its manifest. It has every fact that is known of the service, and guesses none.",
  ];
}

/** Tells that samples have a base URL that is made up. */
export const baseUrlNotShown =
  "Not shown: the base URL of the service. You have to give one to each client. The base URL of the samples is made up.";

/** Tells who is trusted with headers while no way to authenticate is known. */
export const authenticationNotShown =
  "Not shown: how callers authenticate. Send credentials as a header of a client or of a call. No redirect takes them to another origin:";

/** Tells which failures are tried again, how often, and after which waits. */
export function retriedFailures(maxRetries: string): Prose {
  return [
    "The client retries a call up to 2 times (",
    { code: maxRetries },
    ") when the connection fails, an attempt times out, or the response has status 408, 429 or 5xx. It first waits a random time of up to 0.5 s, 1 s, 2 s and so on to 8 s, or as long as ",
    { code: "Retry-After" },
    " says, up to a minute.",
  ];
}

/** Tells which requests are tried again. */
export function retriedRequests(model: ApiModel): Prose {
  return [
    "It retries only idempotent requests: GET, HEAD, OPTIONS, TRACE, PUT, DELETE and QUERY",
    ...repeatingExceptions(model),
    ".",
  ];
}

/** Tells which media type a call requests of several. */
export function requestedMediaType(
  method: string,
  choice: Pick<Choice, "preferred">,
  accept: string,
): Prose {
  return [
    "A response of ",
    { code: method },
    " has one of several media types. A call requests ",
    choice.preferred === undefined ? "any of them" : { code: choice.preferred },
    ", unless ",
    { code: accept },
    " names one.",
  ];
}
