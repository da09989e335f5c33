/** The descriptions of authentication. */
import type { FormDescriptions, KeyDescription } from "./description.js";

const description: KeyDescription = {
  about: "Notes for callers in Markdown, such as where to get credentials.",
  example: "Ask at the desk for a key.",
};

function environment(example: Readonly<Record<string, string>>): KeyDescription {
  return {
    about:
      "Environment variables in which callers keep the credential, by its parts. Samples, READMEs and docs name them. Clients do not read them. Left out, samples make names from the scheme's id.",
    example,
  };
}

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
      environment: environment({ secret: "LIBRARY_KEY" }),
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
      environment: environment({ name: "LIBRARY_USER", password: "LIBRARY_PASSWORD" }),
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
      environment: environment({ secret: "LIBRARY_TOKEN", clientId: "LIBRARY_CLIENT_ID" }),
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
      environment: environment({ secret: "LIBRARY_TOKEN" }),
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
    keys: {
      type: type("mutualTLS", "the connection carries a certificate"),
      description,
      environment: environment({ certificate: "LIBRARY_CERTIFICATE" }),
    },
  },
  environment: {
    title: "Environment",
    about:
      "Names of environment variables by what they hold. They are names that callers know, and no facts of the service: nothing is missing without them.",
    keys: {
      secret: { about: "The key or the token.", example: "LIBRARY_TOKEN" },
      name: { about: "The user's name of HTTP Basic.", example: "LIBRARY_USER" },
      password: { about: "The password of HTTP Basic.", example: "LIBRARY_PASSWORD" },
      clientId: { about: "The id of an application of OAuth 2.", example: "LIBRARY_CLIENT_ID" },
      clientSecret: {
        about: "The secret of an application of OAuth 2.",
        example: "LIBRARY_CLIENT_SECRET",
      },
      certificate: {
        about: "Path of the file with the client certificate.",
        example: "LIBRARY_CERTIFICATE",
      },
      privateKey: {
        about: "Path of the file with the private key of the certificate.",
        example: "LIBRARY_PRIVATE_KEY",
      },
    },
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
