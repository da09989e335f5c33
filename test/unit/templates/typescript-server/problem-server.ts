/** A server on the loopback interface that answers by a function, and with its problems where it throws one. */
import { getRequestListener } from "@hono/node-server";
import { ProblemError, problemResponse } from "../../../../templates/typescript-server/problem.js";
import { type LocalServer, serve } from "../typescript-client/local-server.js";

/** Starts it; any other error is answered with 500 and its message. */
export function serveProblems(
  answer: (request: Request) => Response | Promise<Response>,
): Promise<LocalServer> {
  const listener = getRequestListener(async (request) => {
    try {
      return await answer(request);
    } catch (error) {
      return error instanceof ProblemError
        ? problemResponse(error)
        : new Response(String(error), { status: 500 });
    }
  });
  return serve((request, response) => void listener(request, response));
}
