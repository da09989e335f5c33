/** `src/index.ts`: what the package exports under its own name. */
import type { BuiltFile } from "../../emit/target.js";
import { Imports } from "../../emit/typescript/imports.js";
import { exportFrom, type ExportedName } from "../../emit/typescript/module-structures.js";
import { knownItems } from "../../model/known.js";
import type { ApiModel } from "../../model/model.js";
import { placeText } from "../../model/place.js";
import { commonErrorsName, commonErrorsPath } from "./responses.js";
import { sourceFile } from "./source-files.js";

/** What the runtime's files give to callers; everything else in them is for emitted code. */
const runtimeExports: readonly (readonly [file: string, names: readonly ExportedName[]])[] = [
  ["answer", [{ name: "Answer", typeOnly: true }]],
  [
    "call",
    [
      { name: "Call", typeOnly: true },
      { name: "Failure", typeOnly: true },
      { name: "Result", typeOnly: true },
      { name: "Success", typeOnly: true },
      { name: "WithResponse", typeOnly: true },
    ],
  ],
  [
    "client",
    [
      { name: "BareClient", typeOnly: true },
      { name: "Client", typeOnly: true },
      { name: "ClientOptions", typeOnly: true },
      { name: "createClient" },
      { name: "Fetch", typeOnly: true },
      { name: "withOptions" },
    ],
  ],
  [
    "errors",
    [
      { name: "AbortError" },
      { name: "ApiError" },
      { name: "CallError", typeOnly: true },
      { name: "ConnectionError" },
      { name: "DecodeError" },
      { name: "InvalidArgumentError" },
      { name: "NotShownError" },
      { name: "OtherApiError", typeOnly: true },
      { name: "ProblemDetails", typeOnly: true },
      { name: "RequestError" },
      { name: "RequestSummary", typeOnly: true },
      { name: "StatusError", typeOnly: true },
      { name: "TimeoutError" },
      { name: "ValidationError" },
    ],
  ],
  [
    "hooks",
    [
      { name: "ErrorEvent", typeOnly: true },
      { name: "Hooks", typeOnly: true },
      { name: "OutgoingRequest", typeOnly: true },
      { name: "RequestEvent", typeOnly: true },
      { name: "ResponseEvent", typeOnly: true },
    ],
  ],
  ["not-shown", [{ name: "NotShown", typeOnly: true }]],
  [
    "parameters",
    [
      { name: "OpenCookies", typeOnly: true },
      { name: "OpenHeaders", typeOnly: true },
      { name: "OpenQuery", typeOnly: true },
      { name: "ParameterValue", typeOnly: true },
      { name: "PathValue", typeOnly: true },
    ],
  ],
  [
    "options",
    [
      { name: "CommonOptions", typeOnly: true },
      { name: "Init", typeOnly: true },
      { name: "RequestOptions", typeOnly: true },
    ],
  ],
  ["request", [{ name: "request" }]],
  ["standard-schema", [{ name: "StandardSchema", typeOnly: true }]],
];

/** Every name that the package exports from its runtime. */
export const runtimeNames: readonly string[] = runtimeExports.flatMap(([, names]) =>
  names.map(({ name }) => name),
);

/** Names that the package exports where the manifest has something for them. */
export const modelNames: readonly string[] = [commonErrorsName];

/** The file. */
export function indexFile(model: ApiModel, className: string): BuiltFile {
  const ownsCreateClient = model.service.baseUrl.state === "known";
  const runtime = runtimeExports.map(([file, listed]) => {
    const names = listed.filter(({ name }) => name !== "createClient" || !ownsCreateClient);
    const isTypeOnly = names.every(({ typeOnly }) => typeOnly === true);
    return exportFrom({
      module: `./runtime/${file}.js`,
      names: isTypeOnly ? names.map(({ name }) => ({ name })) : names,
      ...(isTypeOnly && { typeOnly: true }),
    });
  });
  return sourceFile({
    file: "index",
    origins: [placeText(model.folder, { file: "service.yaml", path: [] })],
    imports: new Imports(),
    statements: [
      exportFrom({
        module: "./client.js",
        names: [{ name: className }, ...(ownsCreateClient ? [{ name: "createClient" }] : [])],
      }),
      ...runtime,
      ...(knownItems(model.service.errors).length === 0
        ? []
        : [
            exportFrom({
              module: `./${commonErrorsPath}.js`,
              names: [{ name: commonErrorsName }],
              typeOnly: true,
            }),
          ]),
      ...(model.schemas.length === 0
        ? []
        : [exportFrom({ module: "./schemas.js", typeOnly: true })]),
    ],
  });
}
