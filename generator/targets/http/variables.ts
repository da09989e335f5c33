/** The variables at the head of a file: where requests go, and what the caller has to have. */
import { type SentCredential, variablesOf } from "../../sdk/samples/credentials.js";
import type { SampleRequest } from "../../sdk/samples/request.js";
import type { ServicePlan } from "../../sdk/plan.js";
import { commentLines } from "./comments.js";

/** Name of the variable in front of each path, but for those of operations that have a base URL of their own. */
const baseUrlName = "baseUrl";

/** Base URLs that operations have of their own, each with the name of its variable. */
export type AddressNames = ReadonlyMap<string, string>;

/** Names the base URLs of a file: `ownBaseUrl`, `ownBaseUrl2`. */
export function addressNames(requests: readonly SampleRequest[]): AddressNames {
  const own = requests.filter(hasOwnAddress).map(({ baseUrl }) => baseUrl);
  return new Map(
    [...new Set(own)].map((url, index) => [url, `ownBaseUrl${index === 0 ? "" : index + 1}`]),
  );
}

/** Name of the variable in front of a request's path. */
export function nameOfAddress(request: SampleRequest, addresses: AddressNames): string {
  const own = hasOwnAddress(request) ? addresses.get(request.baseUrl) : undefined;
  return own ?? baseUrlName;
}

function hasOwnAddress({ plan }: SampleRequest): boolean {
  return plan.request.baseUrl.kind === "own";
}

/** Where requests go to that the manifest shows no base URL for. */
const mockRemark: readonly string[] = [
  "# Not shown: the base URL of the service. This is the address of its mock, once you start it:",
  "# endpoint-manifest mock --port 4010",
];

/** Their lines. Values are the caller's to put in: none is known here. */
export function variableBlock(
  requests: readonly SampleRequest[],
  addresses: AddressNames,
  { baseUrl }: ServicePlan,
): readonly string[] {
  const [first] = requests;
  return [
    ...(baseUrl !== undefined ? [] : mockRemark),
    `@${baseUrlName} = ${first?.serviceUrl ?? ""}`,
    ...[...addresses].map(([url, name]) => `@${name} = ${url}`),
    ...credentialLines(credentialsIn(requests)),
  ];
}

/** Each once, those of one scheme under their first use. */
function credentialsIn(requests: readonly SampleRequest[]): readonly SentCredential[] {
  const all = requests.flatMap(({ credentials }) => credentials);
  return [...new Map(all.map((each) => [each.scheme.name, each])).values()];
}

/** A variable that several schemes share stands once, below the first of them. */
function credentialLines(credentials: readonly SentCredential[]): readonly string[] {
  const given = new Set<string>();
  return credentials.flatMap((credential) => {
    if (credential.kind === "certificate") return [];
    const { name: scheme, description: said } = credential.scheme;
    const own = variablesOf(credential).filter(([{ name }]) => !given.has(name));
    for (const [{ name }] of own) given.add(name);
    const names = variablesOf(credential).map(([{ name }]) => name);
    const what = own.length > 0 ? "Fill it in" : `${names.join(" and ")} is also`;
    const remark = `${what} for \`${scheme}\`${said === undefined ? "." : `: ${said}`}`;
    return [...commentLines(remark), ...own.map(([{ name }, each]) => `@${name} = your-${each}`)];
  });
}
