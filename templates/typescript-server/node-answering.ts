/** A request of Node as one of the web platform, and the answer that is made to it. */
import type { IncomingMessage, ServerResponse } from "node:http";
import { getRequestListener, RequestError } from "@hono/node-server";
import { ProblemError, problemResponse } from "./problem.js";

/** Answers a request, or does not. */
export type Answering = (request: Request, env: object) => Promise<Response | undefined>;

/** The host of requests that name none, as those of HTTP/1.0 may. */
export const unnamedHost = "localhost";

/**
 * Has a request answered; nothing is written. The signal of the request fires when its caller goes away. Throws what is
 * thrown, and a `RequestError` of `@hono/node-server` where target and host make no URL.
 */
export async function answerOf(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  answering: Answering,
): Promise<Response | undefined> {
  let answer: Response | undefined;
  let failure: { readonly error: unknown } | undefined;
  const listener = getRequestListener(
    async (request, env) => {
      answer = await answering(request, env);
      throw new Unwritten();
    },
    {
      hostname: unnamedHost,
      overrideGlobalObjects: false,
      // Gives no response, so that nothing is written.
      errorHandler: (error) => {
        if (!(error instanceof Unwritten)) failure = { error };
      },
    },
  );
  await listener(incoming, outgoing);
  if (failure) throw failure.error;
  return answer;
}

/** Ends the way of a request: whoever asked writes the answer. */
class Unwritten extends Error {}

/** The answer to a request that failed outside of the server; the error goes to the console, unless it is the caller's. */
export function failureAnswer(error: unknown): Response {
  if (error instanceof RequestError) {
    return problemResponse(new ProblemError({ status: 400, detail: `${error.message}.` }));
  }
  console.error(error);
  return problemResponse(new ProblemError({ status: 500, detail: "The server failed." }));
}
