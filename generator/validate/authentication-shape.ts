/** The shape of authentication, in OpenAPI's words. */
import { z } from "zod";
import {
  certainSlot,
  closed,
  filled,
  filledForm,
  form,
  namesMap,
  none,
  notShown,
  prose,
  setOf,
  slot,
  text,
} from "./forms.js";
import { textLike } from "./patterns.js";

const url = slot(textLike("url"));

const flowShape = form({
  authorizationUrl: url,
  tokenUrl: url,
  refreshUrl: url,
  deviceAuthorizationUrl: url,
  pkce: slot(z.enum(["required", "optional"])),
}).meta({ id: "flow" });
const flow = z.union([flowShape, notShown]).optional();

const flowsShape = filledForm({
  authorizationCode: flow,
  clientCredentials: flow,
  implicit: flow,
  password: flow,
  deviceAuthorization: flow,
  "(others)": notShown.optional(),
}).meta({ id: "flows" });

const variable = textLike("variableName").optional();

/** Environment variables by the part of a credential that they hold. One shape for all kinds: a check tells the parts of each. */
const environment = filled(
  closed({
    secret: variable,
    name: variable,
    password: variable,
    clientId: variable,
    clientSecret: variable,
    certificate: variable,
    privateKey: variable,
  }),
)
  .meta({ id: "environment" })
  .optional();

const schemeShape = z
  .discriminatedUnion("type", [
    form({
      type: z.literal("apiKey"),
      description: slot(prose),
      environment,
      name: certainSlot(textLike("name")),
      in: certainSlot(z.enum(["header", "query", "cookie"])),
    }).meta({ id: "api-key-scheme" }),
    form({
      type: z.literal("http"),
      description: slot(prose),
      environment,
      scheme: certainSlot(text),
      bearerFormat: slot(text),
    }).meta({ id: "http-scheme" }),
    form({
      type: z.literal("oauth2"),
      description: slot(prose),
      environment,
      flows: certainSlot(flowsShape),
      scopes: slot(namesMap("name", z.union([prose, notShown, none]))),
    }).meta({ id: "oauth2-scheme" }),
    form({
      type: z.literal("openIdConnect"),
      description: slot(prose),
      environment,
      openIdConnectUrl: certainSlot(textLike("url")),
    }).meta({ id: "open-id-connect-scheme" }),
    form({ type: z.literal("mutualTLS"), description: slot(prose), environment }).meta({
      id: "mutual-tls-scheme",
    }),
  ])
  .meta({ id: "scheme" });

/** One alternative: schemes that are needed together, each with its scopes. */
const requirementShape = filled(
  z.record(textLike("id"), z.union([setOf(textLike("name")), notShown, none])),
);

/** The requirement of a call: alternatives. `none` among them = it may have no credentials; `not shown` = there is another one. */
export const requirementsShape = slot(
  setOf(z.union([requirementShape, none, notShown]))
    .refine((alternatives) => alternatives.length > 1 || alternatives[0] !== "none", {
      params: { code: "none-alone" },
      abort: true,
    })
    .meta({ not: { const: ["none"] } }),
);

/** Authentication of the whole service. */
export const authenticationShape = slot(
  form({
    schemes: slot(namesMap("id", schemeShape)),
    default: requirementsShape,
  }).meta({ id: "authentication" }),
);

export type SchemeValue = z.output<typeof schemeShape>;
export type FlowValue = z.output<typeof flowShape>;
export type FlowsValue = z.output<typeof flowsShape>;
export type RequirementsValue = z.output<typeof requirementsShape>;
export type RequirementValue = z.output<typeof requirementShape>;
export type AuthenticationValue = z.output<typeof authenticationShape>;
