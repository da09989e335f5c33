/** Makes the part of the driver that differs from service to service: each operation's public call, each scheme's credentials. */
import { camelCase, memberOfId } from "../../../../generator/emit/typescript/names.js";
import type {
  DescribedOperation,
  DescribedScheme,
  DescribedService,
} from "../../described-service.js";

/** The package that is driven, and where the rest of the driver is. */
export interface DrivenPackage {
  readonly name: string;
  /** The client's class. */
  readonly className: string;
  /** Path of `driver.ts`. */
  readonly driver: string;
}

/** How calls are made: by the members of a client, or by the functions that stand alone. */
export type CallsBy = "members" | "functions";

/** The text of a module that drives a package. */
export function driverSource(
  service: DescribedService,
  driven: DrivenPackage,
  by: CallsBy,
): string {
  const { name, className, driver } = driven;
  const hasAuth = service.schemes.length > 0;
  const hasEvents = service.events.length > 0;
  return `import * as sdk from ${text(name)};
${hasAuth ? `import * as auth from ${text(`${name}/auth`)};` : "const auth = {};"}
${hasEvents ? `import * as events from ${text(`${name}/events`)};` : "const events = {};"}
${by === "members" ? "" : groupImports(service, name)}import { drive } from ${text(driver)};

drive({
  create: (options) => new sdk.${className}(options),
  request: sdk.request,
  followRedirects: sdk.followRedirects,
  logging: sdk.logging,
  deprecations: sdk.deprecations,
  file: (content, name, type) => new sdk.FilePart(content, name, type === undefined ? {} : { type }),
  receiver: (options) => events.receiver(options),
  errors: { ...sdk, ...auth, ...events },
  members: {
${service.schemes.map((each) => `    ${text(each.name)}: ${text(memberOfId(each.name))},\n`).join("")}  },
  makers: {
${service.schemes.map((each) => `    ${text(each.name)}: ${makersOf(each)},\n`).join("")}  },
  operations: {
${service.operations.map((each) => `    ${text(each.id)}: ${callOf(each, by)},\n`).join("")}  },
});
`;
}

/** The emitted functions that make credentials for a scheme. */
function makersOf({ name, flows }: DescribedScheme): string {
  const own = camelCase(name);
  const of = (flow: string, suffix: string): string =>
    flows.includes(flow) ? `auth.${own}${suffix}` : "undefined";
  return `{ plain: auth.${own}, clientCredentials: ${of("clientCredentials", "ClientCredentials")}, refreshToken: ${of("authorizationCode", "RefreshToken")}, authorizationRequest: ${of("authorizationCode", "AuthorizationRequest")}, exchangeCode: ${of("authorizationCode", "ExchangeCode")} }`;
}

/** The modules of the groups, each under a name of its own. */
function groupImports({ operations }: DescribedService, name: string): string {
  const groups = new Set(operations.map(({ id }) => groupOf(id)));
  return [...groups]
    .map(
      (id) => `import * as ${moduleOf(id)} from ${text(`${name}/${id.replaceAll(".", "/")}`)};\n`,
    )
    .join("");
}

function groupOf(id: string): string {
  return id.split(".").slice(0, -1).join(".");
}

/** `me.saved-books` → `group_me_saved_books`. */
function moduleOf(group: string): string {
  return `group_${group.replaceAll(/[^a-z0-9]/g, "_")}`;
}

/** The public call: a single path value stands alone, several are a record. What cannot be called has no function. */
function callOf({ id, path }: DescribedOperation, by: CallsBy): string {
  const [first, ...others] = path ?? [];
  const values = others.length > 0 ? "path, " : first === undefined ? "" : `path[${text(first)}], `;
  if (by === "functions" && path !== undefined) {
    const own = camelCase(id.split(".").at(-1) ?? "");
    return `(client, path, init) => ${moduleOf(groupOf(id))}.${own}(client, ${values}init)`;
  }
  const member = id.split(".").map(memberOfId).join(".");
  return `(client, path, init) => client.${member}(${values}init)`;
}

function text(value: string): string {
  return JSON.stringify(value);
}
