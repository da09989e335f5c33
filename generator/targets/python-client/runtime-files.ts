/** The runtime: real code, copied from `templates/python-client/` under a header. */
import { headerLines } from "../../emit/python/python-code.js";
import type { CopiedFile } from "../../emit/target.js";
import type { Feature } from "../../sdk/features.js";
import { targetName } from "./source-files.js";

/**
 * The files of every package: its runtime, and the modules that type checkers look up from there. A test holds that the folder
 * has the files of these lists, and no others.
 */
export const commonFiles: readonly string[] =
  `__init__ adapters async_client async_core async_driver async_reading body_encoders body_reading body_source
  call call_log client_state clock content_decoding cookies decoding deprecations errors
  exchange group headers hooks http_socket http_transport httpx2_transport io_driver json_pointer
  json_text link_header not_shown operation options page_roots pages paging parameters problem_details
  reading redirects request result retry security stream_decoders sync_client sync_core
  sync_reading token_credential tokens transport urls values`.split(/\s+/);

/** The optional parts of the runtime, and the files of each. */
const filesOfParts = {
  authorizationCode: ["authorization_code"],
  basic: ["basic"],
  byCursor: ["by_cursor"],
  byLink: ["by_link"],
  byType: ["body_by_type"],
  clientCredentials: ["client_credentials"],
  counted: ["counted_pages"],
  credentials: [],
  deepObject: ["deep_object"],
  deprecated: ["marks"],
  events: ["event_stream"],
  forms: ["form_body", "form_fields", "form_text"],
  json: ["json_parameters"],
  keys: ["api_keys"],
  limits: ["limits"],
  lines: ["json_lines", "text_lines"],
  multipart: ["file_part", "form_fields", "multipart_body"],
  oauth: ["basic", "form_text", "token_endpoint", "token_errors"],
  ownBaseUrl: [],
  pacing: ["pacing"],
  pages: [],
  refreshToken: ["refresh_token"],
  reserved: ["reserved"],
  styles: ["styles"],
  webhooks: ["signatures", "webhooks"],
} as const satisfies Readonly<Record<Feature | "oauth", readonly string[]>>;

/** A part of the runtime: a feature that facts ask for, or what several of them need. */
export type RuntimePart = keyof typeof filesOfParts;

/** All of them. */
export const runtimeParts: readonly RuntimePart[] = Object.keys(filesOfParts).filter(isPart);

function isPart(name: string): name is RuntimePart {
  return Object.hasOwn(filesOfParts, name);
}

/** The parts that a part does not work without. */
const needed: Partial<Readonly<Record<RuntimePart, readonly RuntimePart[]>>> = {
  authorizationCode: ["oauth"],
  byType: ["forms"],
  clientCredentials: ["oauth"],
  deepObject: ["styles"],
  events: ["lines"],
  refreshToken: ["oauth"],
};

/** All files that only some packages have. */
export const partFiles: readonly string[] = [...new Set(Object.values(filesOfParts).flat())];

/** Parts with those that they need. */
export function wholeParts(parts: ReadonlySet<RuntimePart>): ReadonlySet<RuntimePart> {
  return new Set([...parts].flatMap((each) => [each, ...(needed[each] ?? [])]));
}

/** The copies. */
export function runtimeFiles(
  parts: ReadonlySet<RuntimePart>,
  { module }: { readonly module: string },
): readonly CopiedFile[] {
  const own = [...wholeParts(parts)].flatMap((each) => filesOfParts[each]);
  const names = [...new Set([...commonFiles, ...own])].toSorted();
  return names.map((name) => {
    const template = `${targetName}/_runtime/${name}.py`;
    return {
      kind: "copied",
      path: `src/${module}/_runtime/${name}.py`,
      template,
      header: `${headerLines([`its template _runtime/${name}.py`]).join("\n")}\n`,
    };
  });
}
