/** Which files of the runtime a package has: copies of those that its facts ask for. */
import { headerLines } from "../../emit/kotlin/kotlin-code.js";
import type { CopiedFile } from "../../emit/target.js";
import type { Feature } from "../../sdk/features.js";
import { packageFolder, targetName } from "./source-files.js";

/** Files of the runtime, without their ending; a test holds that there are no others. */
export const runtimeFileNames: readonly string[] =
  `Attempt Body Client ClientOptions Core Credential DeprecationNotice Encode Errors Exchange Failure Form
  FormWriter Gunzip Headers Hook JdkTransport JsonAccess JsonKinds JsonModel JsonScanner JsonTexts JsonValue
  LazyStream Limit Links NumberText OAuth OkHttpTransport Operation Outgoing Pacer Page PageRequests PagedCalls
  Paging ParameterWriter Platform Receiver Reply Request Retries Settings SignIn Signature Streams Texts
  TokenEndpoint Transport Urls`.split(/\s+/);

/** Files that only some packages have. A file that is not listed is in every package. */
const filesOf = {
  authorizationCode: ["SignIn"],
  oauth: ["OAuth", "TokenEndpoint"],
  okhttp: ["OkHttpTransport"],
  pages: ["Page", "PagedCalls", "PageRequests", "Paging"],
  stream: ["Streams"],
  webhooks: ["Receiver", "Signature"],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** A part of the runtime that only some packages have. */
export type RuntimePart = keyof typeof filesOf;

/** All of them. */
export const runtimeParts: readonly RuntimePart[] = [
  ...(["authorizationCode", "oauth", "okhttp", "pages", "stream", "webhooks"] as const),
];

/** The parts that a feature needs. */
const partsOf: Partial<Readonly<Record<Feature, readonly RuntimePart[]>>> = {
  authorizationCode: ["authorizationCode", "oauth"],
  clientCredentials: ["oauth"],
  events: ["stream"],
  lines: ["stream"],
  pages: ["pages"],
  refreshToken: ["oauth"],
  webhooks: ["webhooks"],
};

/** The files that a service with these features needs, and what a setting asks for. */
export function filesFor(
  features: Iterable<Feature>,
  asked: readonly RuntimePart[] = [],
): readonly string[] {
  const parts = new Set([...asked, ...[...features].flatMap((each) => partsOf[each] ?? [])]);
  const leftOut = new Set<string>(
    runtimeParts.filter((each) => !parts.has(each)).flatMap((each) => filesOf[each]),
  );
  return runtimeFileNames.filter((each) => !leftOut.has(each));
}

/** The copies for a service with these features, in the package of this name. */
export function runtimeFiles(
  features: ReadonlySet<Feature>,
  { name, okhttp }: { readonly name: string; readonly okhttp: boolean },
): readonly CopiedFile[] {
  return filesFor(features, okhttp ? ["okhttp"] : []).map((each) => ({
    kind: "copied",
    path: `${packageFolder(name)}/${each}.kt`,
    template: `${targetName}/${each}.kt`,
    header: `${headerLines(targetName, [`its template ${each}.kt`]).join("\n")}\n`,
    inPlaceOf: [["package client\n", `package ${name}\n`]],
  }));
}
