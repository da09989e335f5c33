/** Which files of the runtime a package has: copies of those that its facts ask for. */
import { headerLines } from "../../emit/java/java-code.js";
import type { CopiedFile } from "../../emit/target.js";
import type { Feature } from "../../sdk/features.js";
import { packageFolder, targetName } from "./source-files.js";

/** Classes of the runtime, each in a file of its name; a test holds that there are no others. */
export const runtimeClasses: readonly string[] =
  `Answered AnsweredPage ApiException ApiFailure ArgumentException ArrayNotation Attempt AuthorizationException Body
  BodyStream Call CallCanceledException CallException CallTimeoutException CheckReturnValue ClientBuilder
  ConnectionException Content Core Credential DecodedCall Decoder Decoders DecodingException DeepObjectWriter Delivery
  DeliveryPayloadException DeliverySignatureException Deprecation DeprecationHook DeprecationNotice Encode ErrorEvent
  Event EventCall EventSource Exchange FilePart Form FormWriter Framing Gatherer Given HeaderText Headers Hook
  HttpDates ItemCall ItemStream JdkTransport JsonArray JsonBoolean JsonBytes JsonException JsonNull JsonNumber
  JsonObject JsonReader JsonString JsonValue JsonValues JsonWriter KeyPlace Limit LineReader LineSource Links
  LoggingHook MediaType MethodAndPathNotShown MethodNotShown Need NotShownException NumberText OAuth OpenBody OpenCall
  OpenEnum Operation Outgoing Pacer Page PagePublisher PageReader PageRequests PageStart PagedCall PaginationException
  Paging Parameter ParameterWriter PathNotShown Place Pointers Prepared ProblemDetails Randoms RateLimit Reading
  Receiver Redirects Replies Reply Request RequestEvent RequestSummary Response ResponseEvent Result Retries
  SecretCredential SecretNeed SecretPlace SecretSource SecureUrls Settings SignIn Signature SignatureFault Strategy
  Streams Style Texts TokenCredential TokenEndpoint TokenException TokenRequest Tokens Transport TransportRequest
  TransportResponse Turns Urls Waits Walk WalkStart Webhook WholeBody`.split(/\s+/);

/** Classes that only some packages have. A class that is not listed is in every package. */
const classesOf = {
  authorizationCode: ["AuthorizationException", "SignIn"],
  oauth: `OAuth SecureUrls TokenCredential TokenEndpoint TokenException TokenRequest Tokens`.split(
    " ",
  ),
  pages:
    `AnsweredPage Page PagePublisher PageReader PageRequests PageStart PagedCall PaginationException Paging Pointers
    Strategy Walk WalkStart`.split(/\s+/),
  stream: `Event EventCall EventSource ItemCall ItemStream LineReader LineSource Streams`.split(
    " ",
  ),
  webhooks:
    `Delivery DeliveryPayloadException DeliverySignatureException Receiver Signature SignatureFault Webhook`.split(
      " ",
    ),
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** A part of the runtime that only some packages have. */
export type RuntimePart = keyof typeof classesOf;

/** All of them. */
export const runtimeParts: readonly RuntimePart[] = [
  ...(["authorizationCode", "oauth", "pages", "stream", "webhooks"] as const),
];

/** The parts that a feature needs. */
const partsOf: Partial<Readonly<Record<Feature, readonly RuntimePart[]>>> = {
  authorizationCode: ["authorizationCode", "oauth"],
  clientCredentials: ["oauth"],
  events: ["stream"],
  lines: ["stream"],
  pages: ["pages"],
  refreshToken: ["oauth"],
  webhooks: ["webhooks"],
};

/** The classes that a service with these features needs. */
export function classesFor(features: Iterable<Feature>): readonly string[] {
  const parts = new Set([...features].flatMap((each) => partsOf[each] ?? []));
  const leftOut = new Set<string>(
    runtimeParts.filter((each) => !parts.has(each)).flatMap((each) => classesOf[each]),
  );
  return runtimeClasses.filter((each) => !leftOut.has(each));
}

/** The copies for a service with these features, in the package of this name. */
export function runtimeFiles(features: ReadonlySet<Feature>, name: string): readonly CopiedFile[] {
  return [...classesFor(features), "package-info"].map((each) => ({
    kind: "copied",
    path: `${packageFolder(name)}/${each}.java`,
    template: `${targetName}/${each}.java`,
    header: `${headerLines(targetName, [`its template ${each}.java`]).join("\n")}\n`,
    inPlaceOf: [["package client;\n", `package ${name};\n`]],
  }));
}
