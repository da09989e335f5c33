// Made by endpoint-manifest (typescript-server) from its template node-answering.ts.
// Not to be edited: fill the manifest in and run `generate`.

/** Turns a request of Node into one of the web platform, and gets its response. */
import type { IncomingMessage, ServerResponse } from "node:http";
import { getRequestListener, RequestError } from "@hono/node-server";
import { ProblemError, problemResponse } from "./problem.js";

/** Responds to a request, or does not. */
export type Answering = (request: Request, env: object) => Promise<Response | undefined>;

/** The host of requests that name none, as those of HTTP/1.0 may. */
export const unnamedHost = "localhost";

/**
 * Gets the response to a request; writes nothing. The signal of the request fires when its caller disconnects. It throws the
 * errors of `answering`, and a `RequestError` of `@hono/node-server` where target and host make no URL.
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
      // Without a response from here, nothing is written.
      errorHandler: (error) => {
        if (!(error instanceof Unwritten)) failure = { error };
      },
    },
  );
  await listener(incoming, outgoing);
  if (failure) throw failure.error;
  return answer;
}

/** Ends the processing of a request: the caller of `answerOf` writes the response. */
class Unwritten extends Error {}

/** The response to a request that failed outside the server. The error goes to the console, unless it is the caller's. */
export function failureAnswer(error: unknown): Response {
  if (error instanceof RequestError) {
    return problemResponse(new ProblemError({ status: 400, detail: `${error.message}.` }));
  }
  console.error(error);
  return problemResponse(new ProblemError({ status: 500, detail: "The server failed." }));
}
