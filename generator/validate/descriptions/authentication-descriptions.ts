/** The descriptions of authentication. */
import type { FormDescriptions, KeyDescription } from "./description.js";

const description: KeyDescription = {
  about: "Notes for callers in Markdown, such as where to get credentials.",
  example: "Ask at the desk for a key.",
};

function type(name: string, words: string): KeyDescription {
  return { about: `\`${name}\` says that ${words}.`, example: name };
}

export const authenticationDescriptions: FormDescriptions = {
  authentication: {
    title: "Authentication",
    about: "How callers say who they are, in OpenAPI's words (3.1.1, section 4.8.27).",
    keys: {
      schemes: {
        about:
          "Ways to authenticate, by id. Clients have a credential option for each, and the server a hook that checks it.",
        example: { token: { type: "http", scheme: "bearer" } },
      },
      default: {
        about:
          "Requirement of each operation that has no `authentication` of its own: a list of alternatives, as there.",
        none: "An operation that says nothing needs nothing.",
        example: [{ token: "none" }],
      },
    },
  },
  scheme: {
    title: "Scheme",
    about: "A way to authenticate. `type` decides which keys it has.",
    keys: {},
  },
  "api-key-scheme": {
    title: "Scheme: API key",
    about: "A key in a header, in the query or in a cookie.",
    keys: {
      type: type("apiKey", "a call carries a key"),
      description,
      name: { about: "Name of the header, parameter or cookie.", example: "X-Api-Key" },
      in: { about: "Where the key stands.", example: "header" },
    },
  },
  "http-scheme": {
    title: "Scheme: HTTP",
    about: "A scheme of the header `Authorization` (RFC 9110, section 11).",
    keys: {
      type: type("http", "the header `Authorization` has the credentials"),
      description,
      scheme: { about: "Name of the scheme, such as `bearer` or `basic`.", example: "bearer" },
      bearerFormat: { about: "Form of a bearer token, for people.", example: "JWT" },
    },
  },
  "oauth2-scheme": {
    title: "Scheme: OAuth 2",
    about:
      "Tokens by OAuth 2 (RFC 6749). Clients get and renew tokens by the flows that are known.",
    keys: {
      type: type("oauth2", "a call carries a token of OAuth 2"),
      description,
      flows: {
        about: "The ways to get a token.",
        notShown: "Clients take a token that the caller has got.",
        example: { clientCredentials: { tokenUrl: "https://library.example/token" } },
      },
      scopes: {
        about: "Permissions that a token may carry, by name, with what each allows.",
        none: "There are no scopes.",
        example: { read: "See books.", write: "Change books." },
      },
    },
  },
  "open-id-connect-scheme": {
    title: "Scheme: OpenID Connect",
    about: "Tokens of a provider that describes itself (OpenID Connect Discovery).",
    keys: {
      type: type("openIdConnect", "a call carries a token of an OpenID provider"),
      description,
      openIdConnectUrl: {
        about: "Absolute URL of the provider's description.",
        example: "https://library.example/.well-known/openid-configuration",
      },
    },
  },
  "mutual-tls-scheme": {
    title: "Scheme: mutual TLS",
    about:
      "A client certificate. It belongs to the connection, so that clients have no option for it.",
    keys: { type: type("mutualTLS", "the connection carries a certificate"), description },
  },
  flows: {
    title: "Flows",
    about: "The ways in which OAuth 2 gives a token.",
    keys: {
      authorizationCode: {
        about: "A person signs in and allows it (RFC 6749, section 4.1).",
        example: {
          authorizationUrl: "https://library.example/authorize",
          tokenUrl: "https://library.example/token",
        },
      },
      clientCredentials: {
        about: "An application signs in as itself (RFC 6749, section 4.4).",
        example: { tokenUrl: "https://library.example/token" },
      },
      implicit: {
        about:
          "The token comes with the redirect (RFC 6749, section 4.2). Clients take the token that the caller has got.",
        example: { authorizationUrl: "https://library.example/authorize" },
      },
      password: {
        about:
          "The application has the person's password (RFC 6749, section 4.3). Clients renew its tokens.",
        example: { tokenUrl: "https://library.example/token" },
      },
      deviceAuthorization: {
        about: "A person allows it on another device (RFC 8628).",
        example: {
          deviceAuthorizationUrl: "https://library.example/device",
          tokenUrl: "https://library.example/token",
        },
      },
    },
  },
  flow: {
    title: "Flow",
    about: "The addresses of one way to get a token.",
    keys: {
      authorizationUrl: {
        about: "Where a person signs in.",
        none: "The flow has no such page.",
        example: "https://library.example/authorize",
      },
      tokenUrl: {
        about: "Where a client asks for a token.",
        none: "The flow asks for none.",
        example: "https://library.example/token",
      },
      refreshUrl: {
        about: "Where a client renews a token.",
        none: "Tokens are not renewed.",
        notShown: "Clients renew at `tokenUrl`.",
        example: "https://library.example/token",
      },
      deviceAuthorizationUrl: {
        about: "Where a device asks for its code (RFC 8628).",
        none: "The flow has no such place.",
        example: "https://library.example/device",
      },
      pkce: {
        about: "Whether the proof key of RFC 7636 is required, or may be sent.",
        none: "The service does not understand it.",
        example: "required",
      },
    },
  },
};
