/** The runtime: that of the Go client, and the engine that makes commands of it, both copied from `templates/`. */
import type { CopiedFile } from "../../emit/target.js";
import { headerOf } from "./source-files.js";

/** Files of the Go client's runtime that the engine works with. What a program does not use, the linker leaves out. */
export const clientFiles: readonly string[] = [
  ...["answer", "auth", "basic", "body", "build", "call", "calloptions", "charset", "core"],
  ...[
    "deprecations",
    "device",
    "errors",
    "events",
    "exact",
    "file",
    "forms",
    "grants",
    "header",
    "hooks",
    "jsonlines",
  ],
  ...["keys", "limits", "links", "logging", "multipart", "notshown", "oauth", "open", "operation"],
  ...["options", "ownbase", "pages", "paging", "pathvalues", "pointers", "problem", "read"],
  ...["redirects", "request", "retry", "send", "signin", "stream", "textlines", "tokens", "walk"],
];

/** Files of the client's package `internal/wire`. */
export const wireFiles: readonly string[] = ["deep", "escape", "json", "styles", "values"];

/** Files of the tool in the client's package, which give the engine what it has. */
export const bridgeFiles: readonly string[] = [
  "tool",
  "toolcredential",
  "toolrequest",
  "toolstream",
];

/** Files of the engine. A test holds that the folder has these, and no others but tests. */
export const engineFiles: readonly string[] = [
  ...["account", "auth", "bodies", "builtins", "call", "colour", "credentials", "download"],
  ...["dryrun", "exits", "help", "login", "profile", "scripts"],
  ...[
    "operation_help",
    "options",
    "parse",
    "path",
    "pointer",
    "print",
    "send",
    "suggest",
    "table",
    "table_print",
    "terminal",
  ],
  ...["tool", "tree", "values", "wrap", "yaml"],
];

/** Packages that know nothing of a service, with their files. */
export const packageFiles = {
  completion: ["bash", "fish", "powershell", "script", "tree", "zsh"],
  files: ["lock", "lock_unix", "lock_windows", "secret", "shared", "write"],
  keep: ["keep", "ring"],
  manual: ["pages", "roff"],
  plain: ["plain"],
  profiles: ["file", "folder", "place", "read", "settings"],
  signin: [
    ...["browser", "login", "loopback", "prompt", "record", "schemes", "sources", "status"],
    "token",
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** Names of files that no group's file has. */
export const runtimeFileNames: readonly string[] = [
  ...clientFiles.map((name) => `sdk_${name}`),
  ...bridgeFiles,
];

/** The copies. */
export function runtimeFiles({ module }: { readonly module: string }): readonly CopiedFile[] {
  const inPlaceOf = [
    ['"example.com/client/', `"${module}/`],
    ['"example.com/client"', `"${module}/internal/client"`],
    ['"example.com/cli/client"', `"${module}/internal/client"`],
    ['"example.com/cli/wire"', `"${module}/internal/wire"`],
    ['"example.com/cli/', `"${module}/internal/`],
  ] as const;
  const copied = (path: string, template: string): CopiedFile => ({
    kind: "copied",
    path,
    template,
    header: `${headerOf(`its template ${template}`)}\n\n`,
    inPlaceOf,
  });
  return [
    ...clientFiles.map((name) => copied(`internal/client/sdk_${name}.go`, `go-client/${name}.go`)),
    ...wireFiles.map((name) =>
      copied(`internal/wire/${name}.go`, `go-client/internal/wire/${name}.go`),
    ),
    ...bridgeFiles.map((name) => copied(`internal/client/${name}.go`, `cli/client/${name}.go`)),
    ...engineFiles.map((name) => copied(`internal/engine/${name}.go`, `cli/engine/${name}.go`)),
    ...Object.entries(packageFiles).flatMap(([folder, names]) =>
      names.map((name) => copied(`internal/${folder}/${name}.go`, `cli/${folder}/${name}.go`)),
    ),
  ];
}
