/** Makes the plan of an SDK from the known facts of an API. */
import type { ApiModel, Group, Operation } from "../model/model.js";
import { placeText } from "../model/place.js";
import { requirementsOf } from "../model/requirements.js";
import { operationOfId } from "../model/walk.js";
import { late } from "../model/once.js";
import { schemaFinder } from "../model/schema-finder.js";
import type { FindSchema } from "../model/schema-members.js";
import { eventPlans } from "./events/event-plan.js";
import { callSentences, missingSentences } from "./words/comment-sentences.js";
import { operationWords } from "./words/operation-words.js";
import { versionWords } from "./words/version.js";
import { answerOf } from "./operations/answer.js";
import { callingPlan, placedRates } from "./operations/calling.js";
import { nameOfId } from "./names/words.js";
import { clientDefaults } from "./operations/client-defaults.js";
import { missingForCall, notShownOf, originText, shown } from "./operations/facts.js";
import { credentialPlans } from "./operations/credentials.js";
import { serviceFailures } from "./operations/failures.js";
import { type FollowedPaging, pagingOf } from "./operations/paging.js";
import { placeOf, serviceHeaders } from "./operations/parameters.js";
import { requestOf } from "./operations/request.js";
import { securityNeeds, securityOf } from "./operations/security.js";
import type {
  CallableOperation,
  GroupHead,
  GroupPlan,
  OperationPlan,
  SdkPlan,
  ServicePlan,
} from "./plan.js";

/** The plan of a model, as far as it is made: all that is asked for is made once, since every target asks. */
interface Planning {
  readonly model: ApiModel;
  readonly find: FindSchema;
  readonly service: ServicePlan;
  readonly groups: Map<Group, GroupPlan>;
  readonly operations: Map<Operation, OperationPlan>;
  /** Calls that were planned for the same service and schemas, in other models too. */
  readonly calls: WeakMap<Operation, CallableOperation>;
}

const plannings = new WeakMap<ApiModel, Planning>();

/** The plan of a model. */
export function planOf(model: ApiModel): SdkPlan {
  const planning = planningOf(model);
  return {
    service: planning.service,
    groups: model.groups.map((group) => groupOnce(group, planning)),
  };
}

/** Returns the facts of a model that hold for every operation. */
export function servicePlan(model: ApiModel): ServicePlan {
  return planningOf(model).service;
}

/** The plan of one group of a model. */
export function groupPlan(group: Group, model: ApiModel): GroupPlan {
  return groupOnce(group, planningOf(model));
}

/** The part of a group's plan that needs none of its operations. */
export function groupHead({ id, name, title, description, at }: Group, model: ApiModel): GroupHead {
  return {
    ...{ id, name: nameOfId(name) },
    ...shown({ title, description }),
    origin: placeText(model.folder, { file: at.file, path: [] }),
    place: placeText(model.folder, at),
  };
}

/** The plan of one operation of a model. */
export function operationPlan(operation: Operation, model: ApiModel): OperationPlan {
  return plannedOnce(operation, planningOf(model));
}

/** The plan of the operation of an id; undefined where the model has none. */
export function plannedOperation(id: string, model: ApiModel): OperationPlan | undefined {
  const operation = operationOfId(id, model);
  return operation && operationPlan(operation, model);
}

/** The plan of an operation that can be called; undefined where it cannot. */
export function callPlan(operation: Operation, model: ApiModel): CallableOperation | undefined {
  const plan = operationPlan(operation, model);
  return plan.kind === "callable" ? plan : undefined;
}

/** How the pages of an operation are followed; undefined where they cannot be, or where it has none. */
export function followedPaging(operation: Operation, model: ApiModel): FollowedPaging | undefined {
  const paging = callPlan(operation, model)?.paging;
  return paging?.kind === "followed" ? paging : undefined;
}

function planningOf(model: ApiModel): Planning {
  const known = plannings.get(model);
  if (known !== undefined) return known;
  const find = schemaFinder(model);
  const service = serviceOf(model, find);
  const planning = {
    ...{ model, find, service },
    calls: callsOf(model, service),
    groups: new Map(),
    operations: new Map(),
  };
  plannings.set(model, planning);
  return planning;
}

interface CallsOfService {
  readonly schemas: ApiModel["schemas"];
  readonly folder: string;
  /** Returns what is decided over all operations, and part of each. */
  readonly shared: () => string;
  readonly calls: WeakMap<Operation, CallableOperation>;
}

/** By the service: in a manifest that is watched, an edit leaves most operations as they were, and all schemas. */
const callsOfServices = new WeakMap<ApiModel["service"], CallsOfService>();

function callsOf(
  { service, schemas, folder }: ApiModel,
  { failures, headers }: ServicePlan,
): Planning["calls"] {
  // Late: a process that makes one plan compares it with none.
  const shared = late(() => JSON.stringify([failures.classes, headers.known]));
  const known = callsOfServices.get(service);
  const isOfThese = known?.schemas === schemas && known.folder === folder;
  if (isOfThese && known.shared() === shared()) return known.calls;
  const calls = new WeakMap<Operation, CallableOperation>();
  callsOfServices.set(service, { schemas, folder, shared, calls });
  return calls;
}

function serviceOf(model: ApiModel, find: FindSchema): ServicePlan {
  const { service } = model;
  const { title, description, baseUrl } = service;
  const version = versionWords(service);
  return {
    ...shown({ title, description, baseUrl }),
    ...(version && { version }),
    defaults: clientDefaults(model),
    groupsFolder: placeText(model.folder, { file: "groups/", path: [] }),
    failures: serviceFailures(model, find),
    credentials: credentialPlans(service),
    credentialsAre: placeOf(service.authentication.schemes),
    needs: securityNeeds(model).needs,
    events: eventPlans(model),
    eventsAre: placeOf(service.events),
    rates: placedRates(model),
    isRateOpen: service.limits.rate.state === "notShown",
    headers: { place: placeOf(service.headers), known: serviceHeaders(service, find) },
  };
}

function groupOnce(group: Group, planning: Planning): GroupPlan {
  const plan = planning.groups.get(group) ?? groupOf(group, planning);
  planning.groups.set(group, plan);
  return plan;
}

function groupOf(group: Group, planning: Planning): GroupPlan {
  return {
    ...groupHead(group, planning.model),
    operations: group.operations.map((each) => plannedOnce(each, planning)),
    groups: group.groups.map((each) => groupOnce(each, planning)),
  };
}

function plannedOnce(operation: Operation, planning: Planning): OperationPlan {
  const known = planning.operations.get(operation) ?? knownCall(operation, planning);
  const plan = known ?? operationOf(operation, planning);
  planning.operations.set(operation, plan);
  // The plan of what is deprecated tells of the operation that replaces it.
  if (plan.kind === "callable" && !plan.deprecated) planning.calls.set(operation, plan);
  return plan;
}

function knownCall(operation: Operation, { calls, model }: Planning): OperationPlan | undefined {
  const plan = calls.get(operation);
  return plan?.need === securityNeeds(model).ofOperations[operation.id] ? plan : undefined;
}

function operationOf(operation: Operation, { model, find, service }: Planning): OperationPlan {
  const { id, name, formerly, at, title, summary, description, method, path } = operation;
  const authentication = requirementsOf(operation, model.service);
  const security = securityOf(operation, model.service);
  const paging = pagingOf(operation, model.service, find);
  const words = operationWords(operation, security, paging);
  const notShown = notShownOf({ ...operation, authentication });
  const doc = {
    ...shown({ title, summary, description }),
    ...{ origin: originText(operation, model), notShown, words },
  };
  const head = {
    ...{ id, name: nameOfId(name), formerly: formerly.map(nameOfId) },
    ...{ place: placeText(model.folder, at), security },
  };
  if (method.state === "notShown" || path.state === "notShown") {
    const missing = missingForCall(operation);
    return {
      kind: "not-shown",
      ...head,
      ...{ missing, doc: { ...doc, comment: missingSentences(missing) } },
    };
  }
  const route = { method: method.value, path: path.value };
  const request = requestOf(operation, route, service.headers.known, find);
  const { classes } = service.failures;
  const answer = answerOf(operation, model.service, { find, classes });
  const need = securityNeeds(model).ofOperations[id];
  const calling = callingPlan(operation, method.value, model, find);
  const { result } = answer;
  const comment = callSentences({ words, notShown, request, result, repeat: calling.repeat });
  return {
    kind: "callable",
    ...head,
    ...{ request, answer, doc: { ...doc, comment } },
    ...calling,
    ...(need !== undefined && { need }),
    ...(paging && { paging }),
  };
}
