/** Names of the runtime: no emitted class is called like these, whether or not a package has the file today. */
import { runtimeFileNames } from "./runtime-files.js";

/** Classes, objects and type aliases at the top level of the runtime; a test holds that there are no others. */
export const runtimeTypes: readonly string[] =
  `Answer Answered AnsweredPage ApiException ApiFailure ArgumentException ArrayNotation Attempt
  AuthorizationException Body CallException CallOptions CallTimeoutException Chosen Client ClientDsl
  ClientOptions CommonOptions ConnectionException Content Core Credential Decoder Decoders DecodingException
  DeepObjectWriter Delivery DeliveryPayloadException DeliverySignatureException Deprecation DeprecationHook
  DeprecationNotice Encode ErrorEvent Event EventSource Exchange Failure FilePart Form FormBuilder FormField
  FormWriter Framing GivenValue GrantOptions Group Gunzip HeaderMap HeaderText Headers Hook HttpDates InCookie
  InHeader InQuery Item ItemSource JdkBody JdkResponse JdkTransport JsonBoolean JsonBytes JsonException
  JsonList JsonModel JsonNumber JsonScanner JsonText JsonValue KeyPlace LazyItems LazyStream Limit Limited
  LineReader LineSource Links LogLevel LoggingHook MediaType ModelBuilder Need NotShownException OAuth
  OkHttpBody OkHttpTransport OpenBody OpenEnum OpenResponse Opening Operation Outcome Outgoing OwnBase
  OwnValues Pacer Page PageReader PageRequests PageStart PagedOptions PaginationException Paging Parameter
  ParameterWriter Place ProblemDetails Randoms RateLimit ReadAs Reading Receiver ReceiverOptions Redirects
  Refusal Reply Request RequestEvent RequestOptions RequestSummary Response ResponseBody ResponseEvent Retries
  RetryAfterHidden Scheme SecretCredential SecretNeed SecretPlace Seen SentBody SentOnce Settings SignIn
  Signature SignatureFault Source Strategy Style TokenCredential TokenEndpoint TokenException TokenRequest
  Tokens Transport TransportBody TransportRequest TransportResponse UnsentException Urls Walk WalkStart Webhook
  WholeBody`.split(/\s+/);

/** Classes of the package beside groups. */
export const ownClasses: readonly string[] = ["Auth", "EventReceiver", "Failures", "Needs"];

/** Types that files import from elsewhere. */
const importedTypes = "BigDecimal Duration Flow LocalDate OffsetDateTime".split(" ");

/** Names that no emitted class of the package has. A file is called as its class. */
export const takenClasses: readonly string[] = [
  ...new Set([...runtimeTypes, ...runtimeFileNames, ...ownClasses, ...importedTypes]),
];

/** Functions of all groups, and of every object: one of that name without parameters would hide them. */
export const groupMembers: readonly string[] = "core notShown equals hashCode toString".split(" ");

/** Functions of the client: none of its properties is in their way. */
export const clientMembers: readonly string[] = [];

/** Properties of the block of every call: a parameter or a body of that name has another one. */
export const callProperties: readonly string[] =
  "timeout deadline idleTimeout maxRetries maxResponseBytes backoff idempotent contentType accept".split(
    " ",
  );

/** Functions of the client's block, to which credentials add others. */
export const optionFunctions: readonly string[] =
  `credential credentials header query hook deprecations core of apply settings takeOver with equals hashCode
  toString`.split(/\s+/);

/** Types that files of models use: no model is called so, so that none needs another name there. */
export const typesOfModels: readonly string[] =
  `BigDecimal Decoders FilePart Form FormBuilder JsonList JsonModel JsonValue LocalDate ModelBuilder OffsetDateTime
  OpenEnum`.split(/\s+/);

/** Names that are taken in each model. */
export const typesWithin: readonly string[] = [...typesOfModels, "Builder", "Companion", "Unknown"];
