// Made by endpoint-manifest (docs) from its template theme/try/panel-fields.ts. Not to be edited: fill the manifest in and run generate.

/** The fields of a panel: those of parameters, credentials and the body of a call. */
import { h, type VNode } from "vue";
import type { TryBody, TryCredential, TryParameter } from "./call.js";
import { areaField, choiceField, type Field, fileField, textField } from "./fields.js";
import { secrets } from "./kept.js";

/** The words beside the name of a parameter. */
export function noteOf({ place, required, input }: TryParameter): string {
  const typed = { text: "", choice: "", list: "one item a line", json: "JSON" }[input];
  return [place, required ? "required" : "", typed].filter((each) => each !== "").join(", ");
}

/** The field of a parameter. */
export function parameterField({ input, choices = [] }: TryParameter, field: Field): VNode {
  switch (input) {
    case "choice":
      return choiceField(field, choices);
    case "list":
    case "json":
      return areaField(field, 2);
    case "text":
      return textField(field);
  }
}

/** The fields of a credential, or why there are none. */
export function credentialFields(
  credential: TryCredential,
  field: (name: string, rest: Omit<Field, "id">) => Field,
): readonly VNode[] {
  const { scheme } = credential;
  const secret = (variable: string, label: string): VNode =>
    textField(
      field(`secret-${variable}`, {
        label: `${scheme}: ${label}`,
        value: secrets[variable] ?? "",
        onInput: (text) => (secrets[variable] = text),
      }),
      { type: "password" },
    );
  switch (credential.kind) {
    case "authorization":
      return [secret(credential.variable, credential.word === "Bearer" ? "token" : "credential")];
    case "basic":
      return [secret(credential.user, "name"), secret(credential.password, "password")];
    case "header":
    case "query":
      return [secret(credential.variable, "key")];
    case "cookie":
    case "certificate":
      return [
        h(
          "p",
          { class: "try-hint" },
          `${scheme}: a page cannot send a ${credential.kind}. Use curl.`,
        ),
      ];
  }
}

/** The name of the field of a body. */
export function labelOfBody({ kind }: TryBody): string {
  switch (kind) {
    case "json":
      return "JSON";
    case "text":
    case "open":
      return "Text";
    case "file":
      return "File";
    case "form":
    case "multipart":
      return "Fields, as a JSON object";
  }
}

/** The fields of a body. */
export function bodyFields(
  { kind, files }: TryBody,
  field: Field,
  onFile: (name: string, file: File | undefined) => void,
): readonly VNode[] {
  if (kind === "file") return [fileField(field, (file) => onFile("", file))];
  const rows = Math.min(12, Math.max(3, field.value.split("\n").length));
  return [
    areaField(field, rows),
    ...files.map((name, place) =>
      fileField({ id: `${field.id}-file-${place}`, label: name, note: "file" }, (file) =>
        onFile(name, file),
      ),
    ),
  ];
}

/** Fields under a heading; nothing where there are none. */
export function fieldset(title: string, hint: string, fields: readonly VNode[]): readonly VNode[] {
  if (fields.length === 0) return [];
  return [
    h("fieldset", { key: title }, [
      h("legend", title),
      ...(hint === "" ? [] : [h("p", { class: "try-hint" }, hint)]),
      ...fields,
    ]),
  ];
}
