/** One request of a file, with what there is to say of it. */
import { requestText } from "../../emit/samples/http.js";
import { filesOf, type SampleRequest } from "../../sdk/samples/request.js";
import type { OperationWords } from "../../sdk/words/operation-words.js";
import { commentLines, inRequests, separator } from "./comments.js";
import { type AddressNames, nameOfAddress } from "./variables.js";

/** Its lines. */
export function requestBlock(request: SampleRequest, addresses: AddressNames): readonly string[] {
  const { plan, credentials, isOpenToAll } = request;
  const { id, name, doc } = plan;
  const text = requestText(request, `{{${nameOfAddress(request, addresses)}}}`);
  const files = filesOf(request);
  const certificate = credentials.find(({ kind }) => kind === "certificate");
  return [
    `${separator(doc.title ?? name.wire, id)}${plan.deprecated === undefined ? "" : " [deprecated]"}`,
    ...deprecationLines(doc.words),
    ...(doc.summary === undefined ? [] : commentLines(doc.summary)),
    ...(files.length === 0
      ? []
      : commentLines(`Sends files that stand beside this one: ${[...new Set(files)].join(", ")}`)),
    ...(certificate === undefined
      ? []
      : commentLines(
          `Needs the certificate of \`${certificate.scheme.name}\`, which you set in your editor or runner.`,
        )),
    ...(isOpenToAll && credentials.length > 0
      ? commentLines("You can also send it without credentials.")
      : []),
    ...instructions(request, text),
    text,
  ];
}

function deprecationLines({ deprecation }: OperationWords): readonly string[] {
  if (deprecation === undefined) return [];
  const { since, sentences } = deprecation;
  const head = since === undefined ? "Deprecated." : `Deprecated since ${since}.`;
  return commentLines([head, ...sentences.map(inRequests)].join(" "));
}

/** Returns instructions for tools. A tool that does not know one reads it as a comment. */
function instructions({ headers, body }: SampleRequest, text: string): readonly string[] {
  const hasCookies = headers.some(({ name }) => name.toLowerCase() === "cookie");
  const isWritten = body !== undefined && body.kind !== "json" && body.kind !== "file";
  const looksLikeGraphQl =
    isWritten && /^\s*(?:query|mutation|fragment|gql)/m.test(text.slice(text.indexOf("\n\n")));
  return [
    // They would be remembered, and of several only the first one.
    ...(hasCookies ? ["# @no-cookie-jar"] : []),
    ...(looksLikeGraphQl ? ["# @no-gql-parsing"] : []),
  ];
}
