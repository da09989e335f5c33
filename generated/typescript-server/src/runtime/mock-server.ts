// Made by endpoint-manifest (typescript-server) from its template mock-server.ts.
// Not to be edited: fill the manifest in and run `generate`.

/** A mock as a whole server: its handlers, whose requests it answers, browsers, and its own answers in the service's shape. */
import { type MockOptions, mockHandlers } from "./mock.js";
import { mockAuthentication, type MockCredentials } from "./mock-credentials.js";
import type { MockData } from "./mock-data.js";
import { shapedProblem } from "./mock-problems.js";
import { valueMaker } from "./mock-value.js";
import type { ServerSettings } from "./options.js";
import type { Service } from "./route.js";
import { type Server, serverOf } from "./server.js";

export type { MockCredentials } from "./mock-credentials.js";

/** How a mock answers, and whom. */
export interface MockServerOptions
  extends MockOptions, Pick<ServerSettings, "onError" | "rateLimits" | "signal"> {
  /**
   * Whose requests are answered: `any` = of whoever has a credential, whatever it is; `none` = of everybody; `checked` = of
   * whoever has one in the form that the server wants. `any` unless said.
   */
  readonly credentials?: MockCredentials;
  /** Whether pages of other origins may ask (CORS); `true` unless said. */
  readonly cors?: boolean;
}

/** Makes the mock of a service. */
export function mockServer(
  service: Service,
  data: MockData,
  {
    credentials = "any",
    cors = true,
    onError,
    rateLimits,
    signal,
    ...options
  }: MockServerOptions = {},
): Server {
  const making = { data, maker: valueMaker(data.schemas), seed: String(options.seed ?? "") };
  return serverOf(
    service,
    mockHandlers(service, data, options),
    {
      ...mockAuthentication(service, credentials),
      cors,
      problem: (problem, _request, operation) => shapedProblem(problem, operation, making),
      validateReplies: false,
      report: false,
      ...(onError && { onError }),
      ...(rateLimits !== undefined && { rateLimits }),
      ...(signal && { signal }),
    },
    { partial: false },
  );
}
