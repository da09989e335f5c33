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
  TransportResponse Urls Waits Walk WalkStart Webhook WholeBody`.split(/\s+/);

/** What a class is there for; one that is not listed is in every package. */
const classesOf: Partial<Readonly<Record<RuntimePart, string>>> = {};

/** A part of the runtime: a feature that facts ask for, or what several of them need. */
export type RuntimePart = Feature | "oauth" | "stream";

/** What brings a part along. */
const needing: Partial<Readonly<Record<Feature, readonly RuntimePart[]>>> = {
  authorizationCode: ["oauth"],
  clientCredentials: ["oauth"],
  refreshToken: ["oauth"],
  events: ["stream"],
  lines: ["stream"],
};

/** The copies; `available` are those that the templates have. */
export function runtimeFiles(features: ReadonlySet<Feature>, name: string): readonly CopiedFile[] {
  const parts = new Set<RuntimePart>(
    [...features].flatMap((each) => [each, ...(needing[each] ?? [])]),
  );
  const leftOut = new Set(
    Object.entries(classesOf).flatMap(([part, classes]) =>
      [...parts].some((each) => each === part) ? [] : classes.split(" "),
    ),
  );
  const classes = runtimeClasses.filter((each) => !leftOut.has(each));
  return [...classes, "package-info"].map((each) => ({
    kind: "copied",
    path: `${packageFolder(name)}/${each}.java`,
    template: `${targetName}/${each}.java`,
    header: `${headerLines(targetName, [`its template ${each}.java`]).join("\n")}\n`,
    inPlaceOf: [["package client;\n", `package ${name};\n`]],
  }));
}
