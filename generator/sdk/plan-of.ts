/** From what is known of an API to what an SDK says of it. */
import { type Fact, knownValue } from "../model/known.js";
import type { ApiModel, Group, Operation } from "../model/model.js";
import { placeText } from "../model/place.js";
import { requirementsOf } from "../model/requirements.js";
import { schemaFinder } from "../model/schema-finder.js";
import type { FindSchema } from "../model/schema-members.js";
import { answerOf } from "./operations/answer.js";
import { clientDefaults } from "./operations/client-defaults.js";
import { missingForCall, notShownOf, originText } from "./operations/facts.js";
import { serviceFailures } from "./operations/failures.js";
import { placeOf, serviceHeaders } from "./operations/parameters.js";
import { requestOf } from "./operations/request.js";
import type { CallableOperation, GroupPlan, OperationPlan, SdkPlan, ServicePlan } from "./plan.js";

const plans = new WeakMap<ApiModel, PlannedModel>();

/** A plan, and its operations by id. */
interface PlannedModel {
  readonly plan: SdkPlan;
  readonly operations: ReadonlyMap<string, OperationPlan>;
}

/** The plan of a model; made once, since every target asks. */
export function planOf(model: ApiModel): SdkPlan {
  return plannedModel(model).plan;
}

/** The plan of one operation; undefined where the model has none of that id. */
export function plannedOperation(id: string, model: ApiModel): OperationPlan | undefined {
  return plannedModel(model).operations.get(id);
}

/** The plan of an operation that can be called; undefined where it cannot. */
export function plannedCall(id: string, model: ApiModel): CallableOperation | undefined {
  const planned = plannedOperation(id, model);
  return planned?.kind === "callable" ? planned : undefined;
}

function plannedModel(model: ApiModel): PlannedModel {
  const known = plans.get(model);
  if (known !== undefined) return known;
  const find = schemaFinder(model);
  const service = serviceOf(model, find);
  const plan = {
    service,
    failures: serviceFailures(model, find),
    groups: model.groups.map((group) => groupOf(group, service, { model, find })),
  };
  const planned = { plan, operations: byId(plan.groups) };
  plans.set(model, planned);
  return planned;
}

function byId(groups: readonly GroupPlan[]): ReadonlyMap<string, OperationPlan> {
  const found = new Map<string, OperationPlan>();
  const visit = ({ operations, groups: below }: GroupPlan): void => {
    for (const operation of operations) found.set(operation.id, operation);
    below.forEach(visit);
  };
  groups.forEach(visit);
  return found;
}

function serviceOf(model: ApiModel, find: FindSchema): ServicePlan {
  const { service } = model;
  return {
    defaults: clientDefaults(model),
    headers: { place: placeOf(service.headers), known: serviceHeaders(service, find) },
  };
}

/** What parts of the plan are made of. */
interface Planning {
  readonly model: ApiModel;
  readonly find: FindSchema;
}

function groupOf(group: Group, service: ServicePlan, planning: Planning): GroupPlan {
  const { id, name, title, description, at, operations, groups } = group;
  return {
    ...{ id, name },
    ...said({ title, description }),
    origin: placeText(planning.model.folder, { file: at.file, path: [] }),
    operations: operations.map((each) => operationOf(each, service, planning)),
    groups: groups.map((each) => groupOf(each, service, planning)),
  };
}

function operationOf(
  operation: Operation,
  service: ServicePlan,
  { model, find }: Planning,
): OperationPlan {
  const { id, name, formerly, at, title, summary, description, method, path } = operation;
  const authentication = requirementsOf(operation, model.service);
  const head = {
    ...{ id, name, formerly },
    place: placeText(model.folder, at),
    doc: {
      ...said({ title, summary, description }),
      origin: originText(operation, model),
      notShown: notShownOf({ ...operation, authentication }),
    },
  };
  if (method.state === "notShown" || path.state === "notShown") {
    return { kind: "not-shown", ...head, missing: missingForCall(operation) };
  }
  const route = { method: method.value, path: path.value };
  const request = requestOf(operation, route, service.headers.known, find);
  const answer = answerOf(operation, model.service, find);
  return { kind: "callable", ...head, request, answer };
}

/** Those of some texts that are shown. */
function said<Name extends string>(
  texts: Readonly<Record<Name, Fact<string>>>,
): { readonly [name in Name]?: string } {
  const found: { [name in Name]?: string } = {};
  for (const name in texts) {
    const text = knownValue(texts[name]);
    if (text !== undefined) found[name] = text;
  }
  return found;
}
