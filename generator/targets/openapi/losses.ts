/** Everything that the manifest says and a description in OpenAPI does not. */
import type { ApiModel } from "../../model/model.js";
import { descriptionScope, type DescriptionScope } from "./description-scope.js";
import type { Loss, LossSubject } from "./loss.js";
import { operationLosses } from "./operation-losses.js";
import { placementOf, renamedParameters } from "./placement.js";
import { schemaLosses } from "./schema-losses.js";
import { serviceLosses } from "./service-losses.js";
import { sharedParameterLosses } from "./parameter-losses.js";
import { sharedResponseLosses } from "./response-losses.js";
import { inside } from "../../source-ref.js";

/** All losses: of the service, of schemas, then operation by operation. */
export function lossesOf(model: ApiModel, isLater: boolean): readonly Loss[] {
  const scope = descriptionScope(model, isLater);
  const { placed, notCallable, displaced } = placementOf(model, isLater);
  return [
    ...serviceLosses(model, scope),
    ...sharedLosses(scope),
    ...schemaLosses(model, scope),
    ...displaced.map(({ operation }): Loss => ({
      subject: "operations",
      at: operation.at,
      operation: operation.id,
      what: "the operation",
      why: isLater
        ? "Another operation has this method and path already."
        : "OpenAPI 3.1 does not know its method; 3.2 does.",
      notShown: [],
    })),
    ...placed.flatMap((each) => operationLosses(each.operation, renamedParameters(each), scope)),
    ...notCallable.flatMap(({ operation }) => operationLosses(operation, new Map(), scope)),
  ];
}

/** The losses of what several operations share. */
function sharedLosses(scope: DescriptionScope): readonly Loss[] {
  const { parameters, headers, responses } = scope.shared;
  return [
    ...sharedParameterLosses(scope.shared),
    ...sharedResponseLosses(scope),
    ...formerNames("parameters", parameters),
    ...formerNames("responses", [...headers, ...responses]),
  ];
}

function formerNames(
  subject: LossSubject,
  all: readonly Pick<DescriptionScope["shared"]["headers"][number], "at" | "name" | "formerly">[],
): readonly Loss[] {
  return all
    .filter(({ formerly }) => formerly.length > 0)
    .map(({ at, name }): Loss => ({
      subject,
      at: inside(at, "formerly"),
      what: `formerly of ${name}`,
      why: "OpenAPI has no words for former names.",
      notShown: [],
    }));
}
