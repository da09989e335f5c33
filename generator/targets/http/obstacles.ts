/** The obstacles to a request in a file: text that an editor or a runner would misread, with no way to escape it. */
import { filled } from "../../sdk/samples/open-text.js";
import type { SampleContent, SampleRequest } from "../../sdk/samples/request.js";

/** A sentence; undefined where nothing stands against the request. */
export function obstacleTo({ method, headers, body }: SampleRequest): string | undefined {
  if (method === "QUERY") return "Editors do not know the method QUERY yet.";
  const odd = headers.find(({ name, value }) =>
    isOddHeader(
      name,
      filled(value, () => ""),
    ),
  );
  if (odd !== undefined) return `A request file cannot hold the header "${odd.name}".`;
  return body && isOddBody(body) ? "A request file cannot hold its body." : undefined;
}

/** A name that is a comment, or a value that has a variable or whose end is cut off. */
function isOddHeader(name: string, text: string): boolean {
  return !/^[a-z0-9]/i.test(name) || hasVariable(text) || text.endsWith(",");
}

function isOddBody(body: SampleContent): boolean {
  switch (body.kind) {
    case "json":
    case "form":
    case "file":
      return false;
    case "text":
      return isOddText(body.text);
    case "multipart":
      return body.parts.some(
        (part) =>
          hasVariable(part.name) ||
          // Line ends are made anew in such a body.
          ("text" in part && (isOddText(part.text) || part.text.includes("\n"))),
      );
  }
}

/** True if a text has a line that is a separator, a comment, a file, a script, a request, an answer or the end of a message. */
function isOddText(text: string): boolean {
  if (text !== text.trim() || hasVariable(text) || /[^\P{Cc}\n]/u.test(text)) return true;
  // What is not seen would be written as an escape, which is another text.
  if (/[\p{Cf}\p{Zl}\p{Zp}]/u.test(text)) return true;
  return text
    .split("\n")
    .some(
      (line) =>
        !/^(?:[\p{L}\p{N}"'([{…]|<[a-z!?/]|$)/iu.test(line) ||
        /^HTTP\/|^[A-Z][A-Z-]*\s|===\s*$|<--->/.test(line),
    );
}

function hasVariable(text: string): boolean {
  return text.includes("{{") || text.includes("\\{");
}
