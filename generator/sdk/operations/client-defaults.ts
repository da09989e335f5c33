/** The defaults of a client: the base URL, and the requested version. */
import type { Negotiation } from "../../model/behaviour.js";
import { oncePerFacts } from "../../model/decided.js";
import { knownValue } from "../../model/known.js";
import type { ApiModel } from "../../model/model.js";
import { operationsOf } from "../../model/walk.js";

/** Options that the manifest knows. */
export interface ClientDefaults {
  readonly baseUrl?: string;
  readonly headers?: Named;
  readonly query?: Named;
}

/** One header or parameter of a query. */
export interface Named {
  readonly name: string;
  readonly value: string;
}

/**
 * The defaults. A version that is half known is not asked for; one that is part of the media types is asked for by the
 * operations, which name these.
 */
export const clientDefaults = oncePerFacts("client defaults", (model): ClientDefaults => {
  const baseUrl = knownValue(model.service.baseUrl);
  const negotiation = knownValue(model.service.versioning.negotiation);
  const said = negotiation === undefined ? undefined : namedIn(negotiation);
  const place = negotiation && knownValue(negotiation.in);
  const segment = place === "path" ? negotiation && knownValue(negotiation.value) : undefined;
  return {
    ...(baseUrl !== undefined && {
      baseUrl: segment === undefined ? baseUrl : withSegment(baseUrl, segment, model),
    }),
    ...(said && place === "header" && { headers: said }),
    ...(said && place === "query" && { query: said }),
  };
});

function namedIn(negotiation: Negotiation): Named | undefined {
  const [name, value] = [knownValue(negotiation.name), knownValue(negotiation.value)];
  return name === undefined || value === undefined ? undefined : { name, value };
}

/** The base URL with the version at its end, unless it, or the path of an operation, has it somewhere. */
function withSegment(baseUrl: string, text: string, model: ApiModel): string {
  const version = text.replace(/^\/+|\/+$/g, "");
  const paths = operationsOf(model).flatMap(({ path }) => knownValue(path)?.text ?? []);
  const isThere = [baseUrl.replace(/^https?:\/\/[^/]*/, ""), ...paths].some((path) =>
    `${path}/`.includes(`/${version}/`),
  );
  return isThere ? baseUrl : `${baseUrl}/${version}`;
}
