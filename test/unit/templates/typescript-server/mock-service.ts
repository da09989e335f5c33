/** A mock server of a scenario: all its routes, without the checks of requests. */
import { join } from "node:path";
import { getRequestListener } from "@hono/node-server";
import { mockData } from "../../../../generator/sdk/mock-data/mock-data.js";
import { isOpen, knownValue } from "../../../../generator/model/known.js";
import type { ApiModel } from "../../../../generator/model/model.js";
import { operationsOf } from "../../../../generator/model/walk.js";
import { type MockOptions, mockHandlers } from "../../../../templates/typescript-server/mock.js";
import type { MockData } from "../../../../templates/typescript-server/mock-data.js";
import type { Route, Service } from "../../../../templates/typescript-server/route.js";
import { serverOf } from "../../../../templates/typescript-server/server.js";
import { scenariosFolder } from "../../../golden-tree.js";
import { loadFolder } from "../../../model-lookup.js";
import { type LocalServer, serve } from "../typescript-client/local-server.js";

/** A scenario, as a mock knows it. */
export interface MockedScenario {
  readonly model: ApiModel;
  readonly data: MockData;
  readonly routes: readonly Route[];
}

/** Reads a scenario. */
export function mockedScenario(name: string): MockedScenario {
  const { model } = loadFolder(join(scenariosFolder, name)).value;
  const data = mockData(model);
  const routes = operationsOf(model).flatMap(
    ({ id, method, path, responses }): readonly Route[] => {
      const [verb, template] = [knownValue(method), knownValue(path)];
      if (verb === undefined || template === undefined) return [];
      const replies = (data.operations[id]?.replies ?? []).map(({ status, content }) => ({
        status,
        ...(content && { content: content.map(({ mediaType }) => mediaType) }),
      }));
      const hasOtherReplies = isOpen(responses);
      const open = ["path", "query", "header"] as const;
      return [
        { id, method: verb, path: template.text, replies, hasOtherReplies, open, body: openBody },
      ];
    },
  );
  return { model, data, routes };
}

const openBody = { content: [], open: true } as const;

/** Serves routes with a mock. */
export function serveMock(
  { data, routes }: Pick<MockedScenario, "data" | "routes">,
  options: MockOptions = {},
): Promise<LocalServer> {
  const tree = Object.fromEntries(routes.map((route) => [route.id, route]));
  const service: Service = { title: "Mock", routes: tree, notRouted: [], schemes: {} };
  const server = serverOf(
    service,
    mockHandlers(service, data, options),
    // Its answers are held against the routes.
    { validateReplies: true, report: false },
    { partial: false },
  );
  const listener = getRequestListener(server.fetch);
  return serve((request, response) => void listener(request, response));
}
