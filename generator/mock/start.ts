/** A mock that listens: the server of the service, with handlers that answer from the manifest alone. */
import { mockServer, type MockServerOptions } from "#runtime/typescript-server/mock-server.js";
import { serve } from "#runtime/typescript-server/node.js";
import type { NotRouted } from "#runtime/typescript-server/route.js";
import { allRoutes } from "#runtime/typescript-server/route-walk.js";
import { type LoggedRequest, logging } from "./request-log.js";
import { mockService } from "./service.js";

/** How a mock listens and answers. */
export interface StartOptions extends Omit<MockServerOptions, "rateLimits"> {
  /** 0 = any that is free. */
  readonly port: number;
  readonly host: string;
  /** Ends the mock. */
  readonly signal: AbortSignal;
  /** Told of each request that was answered. */
  readonly log?: (request: LoggedRequest) => void;
  /** Told of errors that are no part of the mock's answers. */
  readonly onError: (error: unknown) => void;
}

/** A mock that accepts connections. */
export interface StartedMock {
  readonly title: string;
  readonly url: string;
  /** How many operations are routed. */
  readonly routed: number;
  readonly notRouted: readonly NotRouted[];
  /** Resolved when it has ended. */
  readonly closed: Promise<void>;
}

/** Running answers are cut off after so many milliseconds: a mock has nothing to lose. */
const shutdownTimeoutMs = 500;

/** Starts a mock from the JSON of its description. Throws where it cannot listen, with the system's error as its cause. */
export async function startMock(
  json: string,
  { port, host, signal, log, onError, ...options }: StartOptions,
): Promise<StartedMock> {
  const { service, data, load } = mockService(json);
  const server = mockServer(service, data, { ...options, signal, onError });
  const answer = async (request: Request, env: object): Promise<Response> => {
    await load();
    return server.fetch(request, env);
  };
  const routes = allRoutes(service.routes);
  const fetch = log === undefined ? answer : logging(answer, routes, log);
  const { url, closed } = await serve(
    { fetch },
    { port, hostname: host, signal, signals: [], shutdownTimeoutMs },
  );
  return {
    title: service.title,
    url,
    routed: routes.length,
    notRouted: service.notRouted,
    closed,
  };
}
