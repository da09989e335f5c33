/** The slots of authentication. */
import type {
  Authentication,
  Flow,
  FlowName,
  Requirements,
  SchemeMeans,
} from "./authentication.js";
import { bucketSlots, type FactSlot, listSlots, slotOf } from "./slot.js";

const kind = "authentication";

/** The schemes of the service, and what its operations need by default. */
export function authenticationSlots(authentication: Authentication): readonly FactSlot[] {
  return [
    ...bucketSlots(kind, authentication.schemes, ({ description, means }) => [
      slotOf("description", description),
      ...meansSlots(means),
    ]),
    ...requirementsSlots(authentication.default),
  ];
}

/** Returns the slots of a call's requirement, with the scopes of each scheme in it. */
export function requirementsSlots(requirements: Requirements): readonly FactSlot[] {
  return listSlots(kind, requirements, ({ schemes }) =>
    schemes.map(({ scopes }) => slotOf(kind, scopes)),
  );
}

function meansSlots(means: SchemeMeans): readonly FactSlot[] {
  switch (means.type) {
    case "apiKey":
      return [slotOf(kind, means.name), slotOf(kind, means.in)];
    case "http": {
      const { scheme, bearerFormat } = means;
      const isBearer = scheme.state === "notShown" || scheme.value.toLowerCase() === "bearer";
      return [slotOf(kind, scheme), ...(isBearer ? [slotOf(kind, bearerFormat)] : [])];
    }
    case "oauth2":
      return [
        ...bucketSlots(kind, means.flows, flowSlots),
        // A scope is written as its description.
        ...bucketSlots(kind, means.scopes, ({ at, description }) => [
          { ...slotOf("description", description), at },
        ]),
      ];
    case "openIdConnect":
      return [slotOf(kind, means.openIdConnectUrl)];
    case "mutualTLS":
      return [];
  }
}

/** The facts of each flow (OpenAPI 3.1.1, section 4.8.30.1; RFC 8628 for devices, RFC 7636 for proof keys). */
const factsOfFlow: Readonly<Record<FlowName, readonly Exclude<keyof Flow, "name" | "at">[]>> = {
  authorizationCode: ["authorizationUrl", "tokenUrl", "refreshUrl", "pkce"],
  clientCredentials: ["tokenUrl", "refreshUrl"],
  implicit: ["authorizationUrl", "refreshUrl"],
  password: ["tokenUrl", "refreshUrl"],
  deviceAuthorization: ["deviceAuthorizationUrl", "tokenUrl", "refreshUrl"],
};

function flowSlots(flow: Flow): readonly FactSlot[] {
  return factsOfFlow[flow.name].map((name) => slotOf(kind, flow[name]));
}
