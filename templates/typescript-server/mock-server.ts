/** A mock as a whole server: its handlers, the requests that it accepts, CORS, and its own responses in the service's shape. */
import { type MockOptions, mockHandlers } from "./mock.js";
import { mockAuthentication, type MockCredentials } from "./mock-credentials.js";
import type { MockData } from "./mock-data.js";
import { shapedProblem } from "./mock-problems.js";
import { valueMaker } from "./mock-value.js";
import type { ServerSettings } from "./options.js";
import type { Service } from "./route.js";
import { type Server, serverOf } from "./server.js";

export type { MockCredentials } from "./mock-credentials.js";

/** Options of a mock server. */
export interface MockServerOptions
  extends MockOptions, Pick<ServerSettings, "onError" | "rateLimits" | "signal"> {
  /**
   * Requests that are accepted: `any` = those with a credential, whatever it is; `none` = all; `checked` = those with a
   * credential in the form that the server expects. `any` unless given.
   */
  readonly credentials?: MockCredentials;
  /** True if pages of other origins may send requests (CORS); `true` unless given. */
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
