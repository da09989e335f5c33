/** `src/index.ts`: what the package exports under its own name. */
import { type BuiltFile, ofParts } from "../../emit/target.js";
import { Imports } from "../../emit/typescript/imports.js";
import { exportFrom, type ExportedName } from "../../emit/typescript/module-structures.js";
import type { FileParts } from "../../emit/typescript/package/source-files.js";
import { withoutTexts } from "../../model/made-of.js";
import type { ApiModel } from "../../model/model.js";
import { servicePlan } from "../../sdk/plan-of.js";
import { placeText } from "../../model/place.js";
import { authenticatedNames } from "./authenticated-options.js";
import { ownsDefaults } from "./client-defaults.js";
import { errorNames, errorsPath } from "./error-classes.js";
import { environmentName, environmentPath } from "./environment-file.js";
import { pagingExports, pagingNames } from "./paging-exports.js";
import { commonErrorName, commonErrorsPath } from "./failures.js";
import { rateLimitsName, rateLimitsPath } from "./rate-limits-file.js";
import { commonErrorsName } from "./responses.js";
import { serviceHeadersName, serviceHeadersPath } from "./service-headers.js";
import { sharedTypeNames } from "./shared-responses.js";
import { sharedResponsesPath } from "../../emit/typescript/package/schema-scopes.js";
import { typeName } from "../../emit/typescript/names.js";
import type { SchemaNames } from "../../emit/typescript/schemas/schema-names.js";
import { lateFile } from "./source-files.js";

/** The exports of the runtime's files for callers; everything else in them is for emitted code. */
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
      { name: "withOptions" },
    ],
  ],
  ["deprecations", [{ name: "DeprecationNotice", typeOnly: true }, { name: "deprecations" }]],
  [
    "environment",
    [{ name: "EnvironmentOptions", typeOnly: true }, { name: "environmentVariable" }],
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
      { name: "RequestError" },
      { name: "RequestSummary", typeOnly: true },
      { name: "StatusError", typeOnly: true },
      { name: "TimeoutError" },
      { name: "ValidationError" },
    ],
  ],
  ["event-stream", [{ name: "ServerSentEvent", typeOnly: true }]],
  ["file-part", [{ name: "BinaryPart", typeOnly: true }, { name: "FilePart" }]],
  ["follow-redirects", [{ name: "followRedirects" }]],
  [
    "hooks",
    [
      { name: "ErrorEvent", typeOnly: true },
      { name: "Hooks", typeOnly: true },
      { name: "RequestEvent", typeOnly: true },
      { name: "ResponseEvent", typeOnly: true },
    ],
  ],
  [
    "logging",
    [
      { name: "Logger", typeOnly: true },
      { name: "logging" },
      { name: "LoggingOptions", typeOnly: true },
      { name: "LogLevel", typeOnly: true },
    ],
  ],
  ["not-shown", [{ name: "NotShown", typeOnly: true }]],
  [
    "outgoing-request",
    [
      { name: "Fetch", typeOnly: true },
      { name: "OutgoingRequest", typeOnly: true },
    ],
  ],
  ["pacing", [{ name: "pacing" }, { name: "RateLimit", typeOnly: true }]],
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
      { name: "Validation", typeOnly: true },
    ],
  ],
  ["problem-details", [{ name: "ProblemDetails", typeOnly: true }, { name: "problemDetails" }]],
  ["raw-body", [{ name: "BinaryBody", typeOnly: true }]],
  ["request", [{ name: "request" }]],
  ["standard-schema", [{ name: "StandardSchema", typeOnly: true }]],
];

/** Every name that the package exports from its runtime. */
export const runtimeNames: readonly string[] = runtimeExports.flatMap(([, names]) =>
  names.map(({ name }) => name),
);

/** Names that the package exports where the manifest has something for them. */
export const modelNames: readonly string[] = [
  commonErrorName,
  commonErrorsName,
  environmentName,
  ...errorNames,
  ...pagingNames,
  rateLimitsName,
  serviceHeadersName,
];

/** The file. */
export function indexFile(
  model: ApiModel,
  className: string,
  schemas: SchemaNames,
): readonly BuiltFile[] {
  return ofParts(withoutTexts, [lateFile("index", () => indexParts(model, className, schemas))]);
}

function indexParts(model: ApiModel, className: string, schemas: SchemaNames): FileParts {
  const { failures: errors, headers, rates } = servicePlan(model);
  const responses = sharedTypeNames(schemas, model);
  const authenticated = authenticatedNames(model);
  const isOwnCreateClient = ownsDefaults(model) || authenticated.length > 0;
  const own = new Set([...(isOwnCreateClient ? ["createClient"] : []), ...authenticated]);
  const runtime = runtimeExports.map(([file, listed]) => {
    const names = listed.filter(({ name }) => !own.has(name));
    const isTypeOnly = names.every(({ typeOnly }) => typeOnly === true);
    return exportFrom({
      module: `./runtime/${file}.js`,
      names: isTypeOnly ? names.map(({ name }) => ({ name })) : names,
      ...(isTypeOnly && { typeOnly: true }),
    });
  });
  return {
    origins: [placeText(model.folder, { file: "service.yaml", path: [] })],
    imports: new Imports(),
    statements: [
      exportFrom({
        module: "./client.js",
        names: [
          { name: className },
          ...[...own].map((name) => ({ name, ...(isTypeName(name) && { typeOnly: true }) })),
        ],
      }),
      ...runtime,
      ...pagingExports(model),
      ...(errors.replies.length === 0
        ? []
        : [
            exportFrom({
              module: `./${commonErrorsPath}.js`,
              names: [
                ...(errors.common.isAnySaid ? [{ name: commonErrorName }] : []),
                { name: commonErrorsName },
              ],
              typeOnly: true,
            }),
          ]),
      ...(errors.classes.length === 0
        ? []
        : [
            exportFrom({
              module: `./${errorsPath}.js`,
              names: errors.classes
                .map(({ name }) => ({ name: typeName(name) }))
                .toSorted((a, b) => (a.name < b.name ? -1 : 1)),
            }),
          ]),
      exportFrom({ module: `./${environmentPath}.js`, names: [{ name: environmentName }] }),
      ...(rates.length > 0
        ? [exportFrom({ module: `./${rateLimitsPath}.js`, names: [{ name: rateLimitsName }] })]
        : []),
      ...(headers.known.length === 0
        ? []
        : [
            exportFrom({
              module: `./${serviceHeadersPath}.js`,
              names: [{ name: serviceHeadersName }],
              typeOnly: true,
            }),
          ]),
      ...(responses.length === 0
        ? []
        : [exportFrom({ module: `./${sharedResponsesPath}.js`, typeOnly: true })]),
      ...(model.schemas.length === 0
        ? []
        : [exportFrom({ module: "./schemas.js", typeOnly: true })]),
    ],
  };
}

function isTypeName(name: string): boolean {
  return /^[A-Z]/.test(name);
}
