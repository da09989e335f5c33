/** Bodies of saved requests → the body of an operation: what people saved as examples, open for everything else. */
import { addJson, contentIn, type SeenContents } from "../observed/body-reader.js";
import { toldContents } from "../observed/contents.js";
import { type FormField, formSample } from "../observed/form-fields.js";
import { isJson, mediaTypeOf } from "../observed/media-type.js";
import type { Reading } from "../observed/reading.js";
import type { SeenKind } from "../observed/sample.js";
import { placeholderKind } from "../observed/text-values.js";
import type { SourceNode } from "../sources/source-node.js";
import { type SourcePlace, type Told, toldMap } from "../told.js";
import { headerFields } from "./parameters.js";
import { toldText } from "./texts.js";
import { fieldsOf } from "./url.js";

/** Stands for a variable that is not in quotes: what kind of value it becomes is not known. */
const bareVariable = "\u0000";

/** Languages of the editor, and the media types that Postman sends for them. */
const languages: ReadonlyMap<string, string> = new Map([
  ["json", "application/json"],
  ["xml", "application/xml"],
  ["html", "text/html"],
  ["text", "text/plain"],
  ["javascript", "application/javascript"],
]);

/** Returns the kind of value that a text in an example stands for: `<integer>`, or the text itself. */
export function kindOfExampleText(text: string): SeenKind {
  if (text === bareVariable) return "unknown";
  const kind = placeholderKind(text);
  return kind === undefined || kind === "unknown" ? "string" : kind;
}

/** The body of an operation; undefined where no request has one. */
export function toldBody(requests: readonly SourceNode[], reading: Reading): Told | undefined {
  const contents: SeenContents = new Map();
  const forms = new Map<string, (readonly FormField[])[]>();
  let at: SourcePlace | undefined;
  for (const request of requests) {
    const body = request.get("body");
    const mode = body?.get("mode")?.text();
    if (body?.kind !== "map" || body.get("disabled")?.boolean() === true) continue;
    const said = mediaTypeOf(
      headerFields(request.get("header")).find(({ name }) => /^content-type$/i.test(name))?.value ??
        "",
    );
    at ??= body.at;
    if (mode === "raw") addRaw(body, said, contents, reading);
    else if (mode === "urlencoded" || mode === "formdata") {
      const type =
        mode === "formdata" ? "multipart/form-data" : "application/x-www-form-urlencoded";
      const fields = formFields(body.get(mode), reading);
      contentIn(contents, type, body.at);
      forms.set(type, [...(forms.get(type) ?? []), fields]);
    } else if (mode === "file") contentIn(contents, said ?? "application/octet-stream", body.at);
    else if (mode === "graphql") {
      reading.losses.add({
        at: body.at,
        what: "a query in GraphQL",
        why: "The manifest describes HTTP; GraphQL's own language describes what a query may request.",
      });
      contentIn(contents, "application/json", body.at);
    }
  }
  if (at === undefined) return undefined;
  for (const [type, all] of forms) {
    const content = contentIn(contents, type, at);
    if (all.flat().length > 0) content.sample = formSample(all, content.at, reading.rules);
  }
  const content = toldContents(contents, at);
  return content && toldMap([["content", content]], at);
}

/** Adds a text: its media type is the header's, or the one that Postman sends for the editor's language. */
function addRaw(
  body: SourceNode,
  said: string | undefined,
  contents: SeenContents,
  reading: Reading,
): void {
  const raw = body.get("raw");
  const text = raw?.text() ?? "";
  if (text.trim() === "") return;
  const language = body.get("options")?.get("raw")?.get("language")?.text() ?? "";
  const type = said ?? languages.get(language);
  if (type === undefined) {
    reading.leftOut("type", body.at);
    return;
  }
  const content = contentIn(contents, type, body.at);
  if (!isJson(type)) return;
  if (!addJson(content, withValues(text), body.at, reading.rules)) reading.leftOut("json", body.at);
}

/** JSON in which variables stand for values, with a mark in place of those that are not in quotes. */
export function withValues(text: string): string {
  return text.replace(/"(?:[^"\\]|\\.)*"|\{\{[^{}"]*\}\}/gs, (found) =>
    found.startsWith("{{") ? JSON.stringify(bareVariable) : found,
  );
}

function formFields(list: SourceNode | undefined, reading: Reading): readonly FormField[] {
  return fieldsOf(list).map(({ name, value, node, at }): FormField => {
    const description = toldText(node?.get("description"), reading);
    const isFile = node?.get("type")?.text() === "file";
    return {
      name,
      value: value ?? "",
      at,
      ...(isFile && { isFile }),
      ...(description?.kind === "scalar" && { description: String(description.value) }),
    };
  });
}
