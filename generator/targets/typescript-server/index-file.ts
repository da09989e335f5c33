/** `src/index.ts`: what the package exports under its own name. */
import type { BuiltFile } from "../../emit/target.js";
import { Imports } from "../../emit/typescript/imports.js";
import { exportFrom, type ExportedName } from "../../emit/typescript/module-structures.js";
import type { ApiModel } from "../../model/model.js";
import { placeText } from "../../model/place.js";
import { authenticatorsName, neededSchemes } from "./authentication.js";
import { commonRepliesPath, commonReplyName } from "./common-replies.js";
import { commonReplies } from "../../sdk/operations/replies.js";
import { serverPath } from "./server-file.js";
import { sourceFile } from "./source-files.js";

/** The exports of the runtime's files for callers; everything else in them is for emitted code. */
const runtimeExports: readonly (readonly [file: string, names: readonly ExportedName[]])[] = [
  [
    "authenticate",
    [
      { name: "AuthenticationDetails", typeOnly: true },
      { name: "Authenticator", typeOnly: true },
      { name: "Authenticators", typeOnly: true },
      { name: "Forbidden", typeOnly: true },
      { name: "forbidden" },
    ],
  ],
  [
    "credentials",
    [
      { name: "ApiKeyCredential", typeOnly: true },
      { name: "BasicCredential", typeOnly: true },
      { name: "BearerCredential", typeOnly: true },
      { name: "HttpCredential", typeOnly: true },
      { name: "OtherCredential", typeOnly: true },
    ],
  ],
  [
    "handler",
    [
      { name: "Handler", typeOnly: true },
      { name: "HandlerRequest", typeOnly: true },
      { name: "OpenForm", typeOnly: true },
      { name: "OpenParameters", typeOnly: true },
      { name: "OpenValue", typeOnly: true },
      { name: "Partially", typeOnly: true },
    ],
  ],
  ["item-stream", [{ name: "SentEvent", typeOnly: true }]],
  ["not-implemented", [{ name: "notImplemented" }]],
  [
    "options",
    [
      { name: "ContextMaker", typeOnly: true },
      { name: "ContextSource", typeOnly: true },
      { name: "FailedCall", typeOnly: true },
      { name: "ServerSettings", typeOnly: true },
    ],
  ],
  [
    "problem",
    [
      { name: "Problem", typeOnly: true },
      { name: "ProblemError" },
      { name: "RequestFault", typeOnly: true },
    ],
  ],
  [
    "rate-limits",
    [
      { name: "RateLimitOptions", typeOnly: true },
      { name: "RateLimits", typeOnly: true },
    ],
  ],
  [
    "rate-store",
    [
      { name: "memoryStore" },
      { name: "MemoryStoreOptions", typeOnly: true },
      { name: "RateCount", typeOnly: true },
      { name: "RateStore", typeOnly: true },
    ],
  ],
  [
    "reply",
    [
      { name: "AnyReply", typeOnly: true },
      { name: "BinaryReply", typeOnly: true },
      { name: "EmptyReply", typeOnly: true },
      { name: "HeaderValue", typeOnly: true },
      { name: "OpenReply", typeOnly: true },
      { name: "Reply", typeOnly: true },
      { name: "ReplyHeaders", typeOnly: true },
      { name: "TypedReply", typeOnly: true },
    ],
  ],
  [
    "route",
    [
      { name: "NotRouted", typeOnly: true },
      { name: "Route", typeOnly: true },
      { name: "RouteTree", typeOnly: true },
      { name: "Service", typeOnly: true },
    ],
  ],
  ["server", [{ name: "Server", typeOnly: true }]],
];

/** The file. */
export function indexFile(model: ApiModel): BuiltFile {
  const hasSchemes = neededSchemes(model).length > 0;
  return sourceFile({
    file: "index",
    origins: [placeText(model.folder, { file: "service.yaml", path: [] })],
    imports: new Imports(),
    statements: [
      exportFrom({
        module: `./${serverPath}.js`,
        names: [
          { name: "createPartialServer" },
          { name: "createServer" },
          { name: "Handlers", typeOnly: true },
          { name: "notRouted" },
          { name: "service" },
          ...(hasSchemes ? [{ name: authenticatorsName, typeOnly: true }] : []),
          { name: "ServiceOptions", typeOnly: true },
        ],
      }),
      ...runtimeExports.map(([file, names]) => {
        const typeOnly = names.every((each) => each.typeOnly);
        return exportFrom({
          module: `./runtime/${file}.js`,
          names: typeOnly ? names.map(({ name }) => ({ name })) : names,
          typeOnly,
        });
      }),
      ...(commonReplies(model.service).length === 0
        ? []
        : [
            exportFrom({
              module: `./${commonRepliesPath}.js`,
              names: [{ name: commonReplyName }],
              typeOnly: true,
            }),
          ]),
      ...(model.schemas.length === 0
        ? []
        : [exportFrom({ module: "./schemas.js", typeOnly: true })]),
    ],
  });
}

/** The names that `index.ts` exports, which no schema's type takes. */
export const exportedNames: readonly string[] = [
  ...["Handlers", "ServiceOptions", authenticatorsName, commonReplyName],
  ...["createServer", "createPartialServer", "notRouted", "service"],
  ...runtimeExports.flatMap(([, names]) => names.map(({ name }) => name)),
];
