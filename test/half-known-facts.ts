/** Every kind of node of the model that holds facts, and how each of its facts stands in the scenario `half-known`. */
import type {
  Authentication,
  Flow,
  RequiredScheme,
  Scheme,
  SchemeMeans,
  Scope,
} from "../generator/model/authentication.js";
import type {
  EventDelivery,
  EventRetries,
  IdsPerCall,
  Limits,
  Negotiation,
  OtherLimit,
  PageSize,
  Pager,
  PagerRequest,
  PagerResponse,
  RateLimit,
  Signature,
  State,
  Transition,
  Versioning,
} from "../generator/model/behaviour.js";
import type { Fact } from "../generator/model/known.js";
import type {
  Body,
  Content,
  Header,
  Parameter,
  Parameters,
  PartEncoding,
  Response,
} from "../generator/model/message.js";
import type {
  Deprecation,
  Event,
  Group,
  Operation,
  OwnBaseUrl,
  Service,
  Source,
} from "../generator/model/model.js";

/** Known in one place and not shown in another. */
export const both: "both" = "both";
/** A list besides: complete in one place, and open in another. */
export const list: "list" = "list";
/** One of the two, because a manifest has one such thing only. */
export const once: "once" = "once";
/** A list of which a manifest has one only: it is open. */
export const onceOpen: "once, open" = "once, open";

/** How a fact stands in the scenario. */
export type Expected = typeof both | typeof list | typeof once | typeof onceOpen;

/** The keys of a node that hold facts. */
type FactKey<Node> = {
  [Key in keyof Node]-?: Node[Key] extends Fact<unknown> ? Key : never;
}[keyof Node];

/** The expectation for each fact of a kind of node: none can be left out. */
type FactsOf<Node> = Readonly<Record<FactKey<Node>, Expected>>;

/** The facts of a kind of node, by key. */
export type Facts = Readonly<Record<string, Expected>>;

type Means<Type extends SchemeMeans["type"]> = Extract<SchemeMeans, { type: Type }>;

/** Every kind of node that holds facts, by the last keys on the way to it; of the ways that fit, the longest counts. */
export const nodes: readonly (readonly [ways: readonly string[], facts: Facts])[] = [
  [
    ["service"],
    {
      title: once,
      description: once,
      baseUrl: once,
      clients: once,
      headers: onceOpen,
      errors: onceOpen,
      pagination: onceOpen,
      states: onceOpen,
      events: onceOpen,
    } satisfies FactsOf<Service>,
  ],
  [["sources"], { date: both, url: both } satisfies FactsOf<Source>],
  [
    ["service.authentication"],
    { schemes: onceOpen, default: once } satisfies FactsOf<Authentication>,
  ],
  [["service.authentication.schemes"], { description: both } satisfies FactsOf<Scheme>],
  [["means apiKey"], { name: both, in: both } satisfies FactsOf<Means<"apiKey">>],
  [["means http"], { scheme: both, bearerFormat: both } satisfies FactsOf<Means<"http">>],
  [["means oauth2"], { flows: list, scopes: list } satisfies FactsOf<Means<"oauth2">>],
  [["means openIdConnect"], { openIdConnectUrl: both } satisfies FactsOf<Means<"openIdConnect">>],
  [
    ["flows"],
    {
      authorizationUrl: both,
      tokenUrl: both,
      refreshUrl: both,
      deviceAuthorizationUrl: both,
      pkce: both,
    } satisfies FactsOf<Flow>,
  ],
  [["scopes"], { description: both } satisfies FactsOf<Scope>],
  [["operations.authentication.schemes"], { scopes: both } satisfies FactsOf<RequiredScheme>],
  [
    ["limits"],
    { rate: both, pageSize: both, idsPerCall: both, other: both } satisfies FactsOf<Limits>,
  ],
  [["rate"], { per: both } satisfies FactsOf<RateLimit>],
  [["pageSize"], { default: both, maximum: both } satisfies FactsOf<PageSize>],
  [["idsPerCall"], { maximum: both, of: both } satisfies FactsOf<IdsPerCall>],
  [["other"], { check: both } satisfies FactsOf<OtherLimit>],
  [["service.pagination"], { request: list, response: list } satisfies FactsOf<Pager>],
  [["pagination.request"], { parameter: both } satisfies FactsOf<PagerRequest>],
  [["pagination.response"], { pointer: both } satisfies FactsOf<PagerResponse>],
  [
    ["states"],
    {
      description: both,
      values: list,
      schema: both,
      initial: both,
      transitions: list,
    } satisfies FactsOf<State>,
  ],
  [["transitions"], { by: both, when: both } satisfies FactsOf<Transition>],
  [
    ["events"],
    {
      description: both,
      delivery: both,
      payload: both,
      signature: both,
      retries: both,
    } satisfies FactsOf<Event>,
  ],
  [["delivery"], { method: both } satisfies FactsOf<EventDelivery>],
  [
    ["signature"],
    {
      algorithm: both,
      header: both,
      encoding: both,
      prefix: both,
      signs: both,
      timestampHeader: both,
      toleranceSeconds: both,
    } satisfies FactsOf<Signature>,
  ],
  [["retries"], { maximum: both, delaysSeconds: both } satisfies FactsOf<EventRetries>],
  [
    ["versioning"],
    { identifier: once, negotiation: once, deprecationPolicy: once } satisfies FactsOf<Versioning>,
  ],
  [["negotiation"], { in: once, name: once, value: once } satisfies FactsOf<Negotiation>],
  [["groups"], { title: both, description: both } satisfies FactsOf<Group>],
  [
    ["operations"],
    {
      title: both,
      summary: both,
      description: both,
      method: both,
      path: both,
      baseUrl: both,
      idempotent: both,
      deprecated: both,
      authentication: list,
      body: both,
      responses: list,
      pagination: both,
      limits: both,
    } satisfies FactsOf<Operation>,
  ],
  [["operations.baseUrl"], { url: both } satisfies FactsOf<OwnBaseUrl>],
  [
    ["operations.deprecated"],
    { since: both, sunset: both, replacement: both, reason: both } satisfies FactsOf<Deprecation>,
  ],
  [
    ["parameters"],
    { path: list, query: list, header: list, cookie: list } satisfies FactsOf<Parameters>,
  ],
  [
    ["parameters.path", "parameters.query", "parameters.header", "parameters.cookie"],
    {
      description: both,
      required: both,
      deprecated: both,
      style: both,
      explode: both,
      arrays: both,
      allowReserved: both,
      schema: both,
      content: list,
    } satisfies FactsOf<Parameter>,
  ],
  [
    ["headers"],
    { description: both, required: both, explode: both, schema: both } satisfies FactsOf<Header>,
  ],
  [
    ["body", "payload"],
    { description: both, required: both, content: list } satisfies FactsOf<Body>,
  ],
  [["content"], { schema: both, encoding: list } satisfies FactsOf<Content>],
  [
    ["encoding"],
    { contentType: both, style: both, explode: both, arrays: both } satisfies FactsOf<PartEncoding>,
  ],
  [
    ["responses", "errors"],
    { description: both, headers: list, content: list } satisfies FactsOf<Response>,
  ],
];
