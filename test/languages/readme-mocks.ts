/** What programs of READMEs need to run: a mock that takes their calls, their environment, and where requests go. */
import { mockDescription } from "../../generator/mock/description.js";
import type { LoggedRequest } from "../../generator/mock/request-log.js";
import { startMock } from "../../generator/mock/start.js";
import { knownValue } from "../../generator/model/known.js";
import type { ApiModel, Group } from "../../generator/model/model.js";
import { operationsOf } from "../../generator/model/walk.js";
import { exampleUrl } from "../../generator/sdk/readme/client-words.js";
import { servicePlan } from "../../generator/sdk/plan-of.js";

/** Runs programs against a mock of a model; gives back what was asked. */
export async function askedOfMock(
  model: ApiModel,
  run: (url: string) => Promise<void>,
): Promise<readonly LoggedRequest[]> {
  const asked: LoggedRequest[] = [];
  const end = new AbortController();
  const mock = await startMock(JSON.stringify(mockDescription(openTo(model))), {
    ...{ port: 0, host: "127.0.0.1", signal: end.signal },
    log: (request) => asked.push(request),
    onError: (error) => {
      throw error;
    },
  });
  try {
    await run(mock.url);
  } finally {
    end.abort();
    await mock.closed;
  }
  return asked;
}

/** What a mock refused, but for the endpoint that no manifest has. */
export function refusedIn(asked: readonly LoggedRequest[]): readonly LoggedRequest[] {
  return asked.filter(({ status, target }) => status >= 400 && target !== "/status?full=true");
}

/** A model of which a mock asks for no credentials, and counts no requests. */
function openTo(model: ApiModel): ApiModel {
  const { service } = model;
  const inGroup = (group: Group): Group => ({
    ...group,
    operations: group.operations.map((each) => ({
      ...each,
      authentication: { state: "none", at: each.at, sources: [] },
      limits: { state: "none", at: each.at, sources: [] },
    })),
    groups: group.groups.map(inGroup),
  });
  const authentication = {
    ...service.authentication,
    default: { state: "none", at: service.at, sources: [] },
  } as const;
  const limits = {
    ...service.limits,
    rate: { state: "none", at: service.at, sources: [] },
  } as const;
  return {
    ...model,
    service: { ...service, authentication, limits },
    groups: model.groups.map(inGroup),
  };
}

/** The environment that programs read: the names that READMEs make up, and those that the manifest states. */
export function variablesOf(model: ApiModel): Readonly<Record<string, string>> {
  const madeUp = ["TOKEN", "CLIENT_ID", "CLIENT_SECRET", "WEBHOOK_SECRET"];
  const stated = servicePlan(model).credentials.flatMap(({ environment = {} }) =>
    Object.values(environment),
  );
  return Object.fromEntries([...madeUp, ...stated].map((name) => [name, `the ${name}`]));
}

/** Where requests go, by the URLs that operations are below. */
export function placesIn(model: ApiModel, url: string): Readonly<Record<string, string>> {
  const own = operationsOf(model).flatMap(({ baseUrl }) => {
    const known = knownValue(baseUrl);
    return (known && knownValue(known.url)) ?? [];
  });
  const service = servicePlan(model).defaults.baseUrl ?? exampleUrl;
  return Object.fromEntries([...own, service].map((each) => [each, url]));
}
