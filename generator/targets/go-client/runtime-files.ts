/** The runtime: real code, copied from `templates/go-client/` but for its package clause and the path of its module. */
import { headerLines } from "../../emit/go/go-code.js";
import type { CopiedFile } from "../../emit/target.js";
import type { Feature } from "../../sdk/features.js";
import { packageName, type Settings } from "./settings.js";
import { targetName } from "./source-files.js";

/** The files of every package. A test holds that the folder has the files of these lists, and no others but tests. */
export const commonFiles: readonly string[] = [
  "answer",
  "body",
  "build",
  "call",
  "calloptions",
  "charset",
  "core",
  "deprecations",
  "errors",
  "exact",
  "header",
  "hooks",
  "links",
  "logging",
  "notshown",
  "open",
  "operation",
  "options",
  "pointers",
  "problem",
  "read",
  "redirects",
  "request",
  "retry",
  "send",
];

/** The optional parts of the runtime, and the files of each. */
const filesOfParts = {
  authorizationCode: ["signin"],
  basic: ["basic"],
  byCursor: [],
  byLink: [],
  byType: [],
  clientCredentials: [],
  counted: [],
  credentials: ["auth"],
  dates: ["dates"],
  deepObject: [],
  deprecated: [],
  events: ["events"],
  forms: ["forms", "file"],
  json: [],
  keys: ["keys"],
  limits: ["limits"],
  lines: ["jsonlines"],
  multipart: ["multipart"],
  nullable: ["nullable"],
  oauth: ["basic", "oauth", "tokens"],
  others: ["others"],
  ownBaseUrl: ["ownbase"],
  pacing: ["pacing"],
  pathValues: ["pathvalues"],
  pages: ["pages", "paging", "walk"],
  refreshToken: [],
  reserved: [],
  stream: ["stream", "textlines"],
  styles: [],
  unions: ["unions"],
  webhooks: ["signatures", "webhooks"],
} as const satisfies Readonly<Record<Feature | TypePart | "oauth" | "stream", readonly string[]>>;

/** A part for types that only Go has: those of other languages hold such values as they are. */
export type TypePart = "dates" | "nullable" | "others" | "pathValues" | "unions";

/** A part of the runtime: a feature that facts ask for, or what several of them need. */
export type RuntimePart = keyof typeof filesOfParts;

/** The parts that a part does not work without. */
const needed: Partial<Readonly<Record<RuntimePart, readonly RuntimePart[]>>> = {
  authorizationCode: ["oauth"],
  clientCredentials: ["oauth"],
  events: ["stream"],
  lines: ["stream"],
  multipart: ["forms"],
  refreshToken: ["oauth"],
};

/** All files that only some packages have. */
export const partFiles: readonly string[] = [...new Set(Object.values(filesOfParts).flat())];

/** Files of the package `internal/wire`, which every package has. */
export const wireFiles: readonly string[] = ["deep", "escape", "json", "styles", "values"];

/** Files that need the part `oauth`, and that only the command-line tool has: it keeps tokens itself. */
export const toolFiles: readonly string[] = ["device", "grants"];

/** Paths of the copies of all files, which no other file has. */
export const runtimePaths: readonly string[] = [...commonFiles, ...partFiles].map(
  (name) => `sdk_${name}`,
);

/** The copies. */
export function runtimeFiles(
  parts: ReadonlySet<RuntimePart>,
  settings: Settings,
): readonly CopiedFile[] {
  const all = new Set([...parts].flatMap((each) => [each, ...(needed[each] ?? [])]));
  const own = [...all].toSorted().flatMap((each) => filesOfParts[each]);
  const names = new Set([...commonFiles, ...own]);
  const inPlaceOf = [
    ["package client\n", `package ${packageName(settings)}\n`],
    ['"example.com/client/', `"${settings.module}/`],
  ] as const;
  return [
    ...[...names].map((name) => copied(`sdk_${name}.go`, `${name}.go`, inPlaceOf)),
    ...wireFiles.map((name) =>
      copied(`internal/wire/${name}.go`, `internal/wire/${name}.go`, inPlaceOf),
    ),
  ];
}

function copied(
  path: string,
  template: string,
  inPlaceOf: NonNullable<CopiedFile["inPlaceOf"]>,
): CopiedFile {
  const header = headerLines([`its template ${template}`]).join("\n");
  return {
    kind: "copied",
    path,
    template: `${targetName}/${template}`,
    header: `${header}\n\n`,
    inPlaceOf,
  };
}
