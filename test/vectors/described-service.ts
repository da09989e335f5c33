/**
 * What a maker of drivers needs to know of a service, as plain JSON. It is the only way from the model to the drivers, so that
 * one file changes when there is a better one.
 */
import type { ApiModel, Operation } from "../../generator/model/model.js";
import { knownItems, knownValue } from "../../generator/model/known.js";
import { pathParameterNames } from "../../generator/model/path-template.js";
import { operationsOf } from "../../generator/model/walk.js";

/** A service. */
export interface DescribedService {
  readonly operations: readonly DescribedOperation[];
  readonly schemes: readonly DescribedScheme[];
  /** Names of the events that can be received. */
  readonly events: readonly string[];
}

/** An operation. */
export interface DescribedOperation {
  /** Group and name: `me.saved-books.list`. */
  readonly id: string;
  /** Names of the path parameters in their order; left out = it cannot be called. */
  readonly path?: readonly string[];
}

/** A way to say who calls, and the flows of OAuth 2 that it has. */
export interface DescribedScheme {
  readonly name: string;
  readonly flows: readonly string[];
}

/** Describes a service. */
export function describedService(model: ApiModel): DescribedService {
  const { authentication, events } = model.service;
  return {
    operations: operationsOf(model).map(describedOperation),
    schemes: knownItems(authentication.schemes).map(({ name, means }) => ({
      name,
      flows: means.type === "oauth2" ? knownItems(means.flows).map((flow) => flow.name) : [],
    })),
    events: knownItems(events).map(({ name }) => name),
  };
}

function describedOperation({ id, method, path }: Operation): DescribedOperation {
  const template = knownValue(path);
  if (template === undefined || knownValue(method) === undefined) return { id };
  return { id, path: pathParameterNames(template) };
}
