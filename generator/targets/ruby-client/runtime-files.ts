/** The runtime: real code, copied from `templates/ruby-client/` under a header. */
import { headerLines } from "../../emit/ruby/ruby-code.js";
import type { CopiedFile } from "../../emit/target.js";
import type { Feature } from "../../sdk/features.js";
import { targetName } from "./source-files.js";

/** A part of the runtime that only some gems have. */
export type RuntimePart = "pacing" | "pages" | "signIn" | "streams" | "webhooks";

/** A file of the runtime: the constants that it declares, and the part that it belongs to; left out = every gem has it. */
interface RuntimeFile {
  readonly names: readonly string[];
  readonly part?: RuntimePart;
}

function file(names: string, part?: RuntimePart): RuntimeFile {
  return { names: names.split(" "), ...(part !== undefined && { part }) };
}

/** Files that declare constants of the module, which callers use. A test holds that the folder has the files of both lists. */
export const publicFiles: Readonly<Record<string, RuntimeFile>> = {
  base_client: file("BaseClient"),
  credential: file("Credential"),
  delivery_errors: file("SignatureError PayloadError", "webhooks"),
  deprecation: file("Deprecation"),
  deprecations: file("Deprecations DeprecationNotice"),
  errors: file(
    "Error InvalidArgumentError NotShownError RequestError ConnectionError TimeoutError ResponseError DecodeError ApiError",
  ),
  event: file("Event", "streams"),
  file_part: file("FilePart"),
  group: file("Group"),
  headers: file("Headers"),
  http_transport: file("HttpTransport"),
  logging: file("Logging"),
  omit: file("OMIT Omit"),
  pacing: file("Pacing RateLimit", "pacing"),
  page: file("Page", "pages"),
  page_roots: file("PageRoots PageRoot", "pages"),
  pagination_error: file("PaginationError", "pages"),
  record: file("Record"),
  response: file("Response"),
  sign_in: file("SignIn", "signIn"),
  token_errors: file("TokenError AuthorizationError"),
  tokens: file("Tokens"),
  webhook_receiver: file("WebhookReceiver", "webhooks"),
};

/** Files that declare constants of `Runtime`. */
export const innerFiles: Readonly<Record<string, RuntimeFile>> = {
  bodies: file("Bodies"),
  body_by_type: file("BodyByType"),
  body_source: file("BodySource"),
  by_cursor: file("ByCursor", "pages"),
  by_link: file("ByLink", "pages"),
  calling: file("Calling"),
  client_state: file("ClientState"),
  clock: file("Clock"),
  content_decoder: file("ContentDecoder"),
  cookies: file("Cookies"),
  core: file("Core"),
  counted_pages: file("ByOffset ByPage CountedPages", "pages"),
  decoding: file("Decoding"),
  deep_object: file("DeepObject"),
  event_reader: file("EventReader", "streams"),
  exchange: file("Exchange"),
  faults: file("Faults"),
  form_body: file("FormBody"),
  form_fields: file("FormFields FormPart"),
  form_text: file("FormText"),
  http_connection: file("HttpConnection"),
  http_date: file("HttpDate"),
  http_request: file("HttpRequest"),
  http_socket: file("HttpSocket"),
  item_reader: file("ItemReader", "streams"),
  json_parameters: file("JsonParameters"),
  json_pointer: file("JsonPointer"),
  json_text: file("JsonText"),
  limit: file("Limit"),
  line_reader: file("LineReader"),
  link_header: file("LinkHeader"),
  list_of: file("ListOf"),
  map_of: file("MapOf"),
  media_type: file("MediaType"),
  multipart_body: file("MultipartBody"),
  one_of: file("OneOf"),
  operation: file("Operation OwnBaseUrl"),
  options: file("Options"),
  outgoing_request: file("OutgoingRequest"),
  paging: file("Paging", "pages"),
  parameter: file("Parameter"),
  random_key: file("RandomKey"),
  readings: file("Readings"),
  redirects: file("Redirects"),
  reserved: file("Reserved"),
  retries: file("Retries"),
  secret_credential: file("SecretCredential"),
  secret_places: file("SecretPlaces"),
  security: file("Security"),
  signature_scheme: file("SignatureScheme", "webhooks"),
  stream_decoders: file("StreamDecoders", "streams"),
  style: file("Style"),
  token_credential: file("TokenCredential"),
  token_endpoint: file("TokenEndpoint"),
  urls: file("Urls"),
  values: file("Values"),
  walk: file("Walk", "pages"),
  webhook: file("Webhook", "webhooks"),
};

/** The parts that a feature needs. */
const partsOf: Partial<Readonly<Record<Feature, RuntimePart>>> = {
  ...{ authorizationCode: "signIn", events: "streams", lines: "streams", pacing: "pacing" },
  ...{ pages: "pages", webhooks: "webhooks" },
};

/** The constants of a gem, each with its file, whether of the module or of `Runtime`. */
export function loadedFiles(
  files: Readonly<Record<string, RuntimeFile>>,
  features: ReadonlySet<Feature>,
): readonly (readonly [path: string, names: readonly string[]])[] {
  const parts = new Set([...features].map((each) => partsOf[each]));
  return Object.entries(files).flatMap(([path, { names, part }]) =>
    part === undefined || parts.has(part) ? [[path, names] as const] : [],
  );
}

/** The copies. */
export function runtimeFiles(
  features: ReadonlySet<Feature>,
  { gem, module }: { readonly gem: string; readonly module: string },
): readonly CopiedFile[] {
  const paths = [
    ...loadedFiles(publicFiles, features).map(([path]) => path),
    ...loadedFiles(innerFiles, features).map(([path]) => `runtime/${path}`),
  ];
  return paths.map((path) => ({
    kind: "copied",
    path: `lib/${gem}/${path}.rb`,
    template: `${targetName}/api_client/${path}.rb`,
    header: `${headerLines(targetName, [`its template ${path}.rb`]).join("\n")}\n`,
    inPlaceOf: [["module ApiClient\n", `module ${module}\n`]],
  }));
}
