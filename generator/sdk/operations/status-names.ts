/** The name of a status, in no language's words: each language makes its own name of it. */
import { type Name, nameOfId } from "../names/words.js";

/** Reason phrases of IANA's registry of status codes (RFC 9110, sections 15.3 to 15.6 and 16.2.1), without unused ones. */
const reasonPhrases: ReadonlyMap<string, string> = new Map([
  ["200", "OK"],
  ["201", "Created"],
  ["202", "Accepted"],
  ["203", "Non-Authoritative Information"],
  ["204", "No Content"],
  ["205", "Reset Content"],
  ["206", "Partial Content"],
  ["207", "Multi-Status"],
  ["208", "Already Reported"],
  ["226", "IM Used"],
  ["300", "Multiple Choices"],
  ["301", "Moved Permanently"],
  ["302", "Found"],
  ["303", "See Other"],
  ["304", "Not Modified"],
  ["305", "Use Proxy"],
  ["307", "Temporary Redirect"],
  ["308", "Permanent Redirect"],
  ["400", "Bad Request"],
  ["401", "Unauthorized"],
  ["402", "Payment Required"],
  ["403", "Forbidden"],
  ["404", "Not Found"],
  ["405", "Method Not Allowed"],
  ["406", "Not Acceptable"],
  ["407", "Proxy Authentication Required"],
  ["408", "Request Timeout"],
  ["409", "Conflict"],
  ["410", "Gone"],
  ["411", "Length Required"],
  ["412", "Precondition Failed"],
  ["413", "Content Too Large"],
  ["414", "URI Too Long"],
  ["415", "Unsupported Media Type"],
  ["416", "Range Not Satisfiable"],
  ["417", "Expectation Failed"],
  ["421", "Misdirected Request"],
  ["422", "Unprocessable Content"],
  ["423", "Locked"],
  ["424", "Failed Dependency"],
  ["425", "Too Early"],
  ["426", "Upgrade Required"],
  ["428", "Precondition Required"],
  ["429", "Too Many Requests"],
  ["431", "Request Header Fields Too Large"],
  ["451", "Unavailable For Legal Reasons"],
  ["500", "Internal Server Error"],
  ["501", "Not Implemented"],
  ["502", "Bad Gateway"],
  ["503", "Service Unavailable"],
  ["504", "Gateway Timeout"],
  ["505", "HTTP Version Not Supported"],
  ["506", "Variant Also Negotiates"],
  ["507", "Insufficient Storage"],
  ["508", "Loop Detected"],
  ["510", "Not Extended"],
  ["511", "Network Authentication Required"],
  // Names of whole classes of statuses are the titles of their sections.
  ["2XX", "Successful"],
  ["3XX", "Redirection"],
  ["4XX", "Client Error"],
  ["5XX", "Server Error"],
]);

/** Every status and range that is no success: 1XX is never the end of a call (RFC 9110, section 15.2). */
export const failureStatuses: readonly string[] = ["3", "4", "5"].flatMap((first) => [
  ...Array.from({ length: 100 }, (_, rest) => first + String(rest).padStart(2, "0")),
  `${first}XX`,
]);

/** True if a status or range is no success; `default` is neither. */
export function isFailureStatus(status: string): boolean {
  return /^[345]/.test(status);
}

/** Returns the name of a status or range in the registry, such as `Not Found`; undefined where it has none. */
export function reasonPhrase(status: string): string | undefined {
  return reasonPhrases.get(status);
}

/** Name of the error of a status or range: `not-found-error`, `client-error`, `status-499-error`. */
export function failureName(status: string): Name {
  const phrase = reasonPhrase(status) ?? `Status ${status}`;
  const id = phrase.toLowerCase().replaceAll(" ", "-");
  return nameOfId(id.endsWith("-error") ? id : `${id}-error`);
}
