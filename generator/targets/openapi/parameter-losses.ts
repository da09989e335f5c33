/** The facts of parameters that a description cannot have. */
import { knownItems } from "../../model/known.js";
import type { Parameter, ParameterPlace } from "../../model/message.js";
import type { Operation } from "../../model/model.js";
import type { Shared } from "../../model/shared.js";
import type { SourceRef } from "../../source-ref.js";
import { parameterPlaces } from "../../sdk/operations/parameters.js";
import { isDescribed, whyNotDescribed } from "./headers.js";
import type { Loss } from "./loss.js";
import { hasManyContents } from "./parameters.js";

/** A parameter in its place. */
interface Placed {
  readonly place: ParameterPlace;
  readonly parameter: Pick<Parameter, "name" | "at" | "content" | "allowReserved">;
}

/** The losses of an operation's own parameters. */
export function parameterLosses({ parameters }: Pick<Operation, "parameters">): readonly Loss[] {
  return lossesOf(
    parameterPlaces.flatMap((place) =>
      knownItems(parameters[place])
        .filter(({ shared }) => shared === undefined)
        .map((parameter) => ({ place, parameter })),
    ),
  );
}

/** The losses of the parameters that several operations share. */
export function sharedParameterLosses({ parameters }: Shared): readonly Loss[] {
  return lossesOf(
    parameters.map((each) => ({
      place: each.place,
      parameter: { ...each, name: each.wireName },
    })),
  );
}

function lossesOf(all: readonly Placed[]): readonly Loss[] {
  const headers = all.filter(({ place }) => place === "header");
  const elsewhere = all.filter(({ place }) => place !== "query");
  return [
    ...headers
      .filter(({ parameter }) => !isDescribed(parameter.name))
      .map(({ parameter: { name, at } }) => loss(at, `header ${name}`, whyNotDescribed(name))),
    ...all
      .filter(({ parameter }) => hasManyContents(parameter))
      .map(({ parameter: { name, at } }) => loss(at, `parameter ${name}`, onlyOneContent)),
    ...elsewhere.flatMap(({ parameter: { name, allowReserved } }) =>
      allowReserved.state === "known"
        ? [loss(allowReserved.at, `allowReserved of ${name}`, onlyInQueries)]
        : [],
    ),
  ];
}

const onlyInQueries = "OpenAPI has it for query parameters only.";

const onlyOneContent = "A parameter has one media type in OpenAPI, so its content is left out.";

function loss(at: SourceRef, what: string, why: string): Loss {
  return { subject: "parameters", at, what, why, notShown: [] };
}
