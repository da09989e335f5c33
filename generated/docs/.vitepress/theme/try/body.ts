// Made by endpoint-manifest (docs) from its template theme/try/body.ts. Not to be edited: fill the manifest in and run generate.

/** The body of a request, of what a reader has typed. */
import { InvalidArgumentError } from "#runtime/typescript-client/errors.js";
import { formBody } from "#runtime/typescript-client/form-body.js";
import type { Operation, RawBody } from "#runtime/typescript-client/operation.js";
import type { TryBody } from "./call.js";
import { jsonOf, type Typed } from "./typed.js";
import { styles } from "./writing.js";

/** The body; sets its media type in `headers`, but for a form in parts, whose boundary is up to the browser. */
export function bodyOf(
  body: TryBody,
  { body: text, mediaType: typedType, files }: Pick<Typed, "body" | "mediaType" | "files">,
  operation: Operation,
  headers: Headers,
): RawBody | undefined {
  const { kind, mediaType, parts } = body;
  const isLeftOut = kind === "file" ? files.size === 0 : text.trim() === "" && files.size === 0;
  if (isLeftOut) {
    if (body.required) throw new InvalidArgumentError("The request body is required");
    return undefined;
  }
  const type = (kind === "open" ? typedType : mediaType).trim();
  if (kind === "json") jsonOf(text, "The request body");
  switch (kind) {
    case "json":
    case "text":
    case "open":
      if (type !== "") headers.set("Content-Type", type);
      return text;
    case "file":
      headers.set("Content-Type", type);
      return files.get("");
    case "form": {
      const styled = parts.map(({ style, ...part }) => ({
        ...part,
        ...(style !== undefined && { style: styles[style] }),
      }));
      const written = formBody(
        { ...operation, parts: styled },
        jsonOf(text, "The form"),
        type,
        headers,
      );
      return typeof written === "string" ? written : undefined;
    }
    case "multipart":
      return partsOf(body, text, files);
  }
}

function partsOf({ parts }: TryBody, text: string, files: Typed["files"]): FormData {
  const form = new FormData();
  const fields = text.trim() === "" ? {} : jsonOf(text, "The form");
  if (typeof fields !== "object" || fields === null || Array.isArray(fields)) {
    throw new InvalidArgumentError("The form must be a JSON object");
  }
  for (const [name, value] of Object.entries(fields)) {
    const type = parts.find((each) => each.name === name)?.contentType;
    for (const each of Array.isArray(value) ? value : [value]) {
      const field = typeof each === "string" ? each : JSON.stringify(each);
      if (type === undefined) form.append(name, field);
      else form.append(name, new Blob([field], { type }));
    }
  }
  for (const [name, file] of files) form.append(name, file);
  return form;
}
