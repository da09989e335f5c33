/** Authentication of the manifest → the model. */
import type {
  Authentication,
  EnvironmentNames,
  Flow,
  FlowName,
  RequiredScheme,
  Requirement,
  Scheme,
  SchemeMeans,
} from "../model/authentication.js";
import type { Bucket, Listing } from "../model/known.js";
import { entriesOf } from "../source/plain-value.js";
import type {
  FlowValue,
  RequirementsValue,
  RequirementValue,
  SchemeValue,
} from "../validate/authentication-shape.js";
import type { ServiceValue } from "../validate/file-shapes.js";
import {
  asWritten,
  bucket,
  certain,
  fact,
  type Form,
  formIn,
  formOf,
  type Given,
  others,
} from "./form.js";
import { below, isObserved, type Place, refTo } from "./place.js";

type OAuth2Value = Extract<SchemeValue, { type: "oauth2" }>;

const flowNames: readonly FlowName[] = [
  "authorizationCode",
  "clientCredentials",
  "implicit",
  "password",
  "deviceAuthorization",
];

/** The schemes, and what an operation needs that says nothing of its own. */
export function readAuthentication(service: Form<ServiceValue>): Authentication {
  const form = formIn(service, "authentication");
  return {
    schemes: bucket(form, "schemes", asWritten, readScheme),
    default: fact(form, "default", readRequirements),
  };
}

/**
 * Alternatives, one of which a call needs. One that is not shown keeps the list open. That the list was merely observed does
 * not: nobody would be refused any more.
 */
export function readRequirements(
  value: Given<RequirementsValue>,
  place: Place,
): Listing<Requirement> {
  return {
    items: value.flatMap((alternative, index): readonly Requirement[] => {
      if (alternative === "not shown") return [];
      const spot = below(place, index);
      const schemes = alternative === "none" ? [] : readSchemes(alternative, spot);
      return [{ at: refTo(spot), schemes }];
    }),
    open: value.includes("not shown"),
  };
}

function readSchemes(alternative: RequirementValue, place: Place): readonly RequiredScheme[] {
  // A map of names, not a form: a scheme may be called `source`.
  const form: Form<RequirementValue> = {
    place,
    value: alternative,
    marker: undefined,
    missing: false,
    sourceOf: undefined,
  };
  return entriesOf(alternative).map(([scheme]) => ({
    scheme,
    at: refTo(below(place, scheme), "key"),
    scopes: fact(form, scheme, asWritten),
  }));
}

function readScheme(name: string, value: SchemeValue, place: Place): Scheme {
  const form = formOf<SchemeValue>(value, place);
  return {
    name,
    at: refTo(form.place),
    description: fact(form, "description", asWritten),
    ...(value.environment && { environment: defined(value.environment) }),
    means: readMeans(value, form.place),
  };
}

/** Without the keys that are left out. */
function defined(names: NonNullable<SchemeValue["environment"]>): EnvironmentNames {
  return Object.fromEntries(entriesOf(names).filter(([, name]) => name !== undefined));
}

function readMeans(value: SchemeValue, place: Place): SchemeMeans {
  switch (value.type) {
    case "apiKey": {
      const form = formOf<typeof value>(value, place);
      const { type } = value;
      return { type, name: certain(form, "name", asWritten), in: certain(form, "in", asWritten) };
    }
    case "http": {
      const form = formOf<typeof value>(value, place);
      return {
        type: value.type,
        scheme: certain(form, "scheme", asWritten),
        bearerFormat: fact(form, "bearerFormat", asWritten),
      };
    }
    case "oauth2": {
      const form = formOf<typeof value>(value, place);
      return {
        type: value.type,
        flows: readFlows(form),
        scopes: bucket(form, "scopes", asWritten, (name, description: string, spot) => ({
          name,
          at: refTo(spot),
          description: fact(formOf({ description }, spot), "description", asWritten),
        })),
      };
    }
    case "openIdConnect": {
      const form = formOf<typeof value>(value, place);
      return { type: value.type, openIdConnectUrl: certain(form, "openIdConnectUrl", asWritten) };
    }
    case "mutualTLS":
      return { type: value.type };
  }
}

function readFlows(form: Form<OAuth2Value>): Bucket<Flow> {
  return fact(form, "flows", (flows, place) => ({
    items: flowNames.flatMap((name) => {
      const value = flows[name];
      return value === undefined
        ? []
        : [readFlow(name, formOf<FlowValue>(value, below(place, name)))];
    }),
    open: flows[others] !== undefined || isObserved(place),
  }));
}

function readFlow(name: FlowName, form: Form<FlowValue>): Flow {
  return {
    name,
    at: refTo(form.place),
    authorizationUrl: fact(form, "authorizationUrl", asWritten),
    tokenUrl: fact(form, "tokenUrl", asWritten),
    refreshUrl: fact(form, "refreshUrl", asWritten),
    deviceAuthorizationUrl: fact(form, "deviceAuthorizationUrl", asWritten),
    pkce: fact(form, "pkce", asWritten),
  };
}
