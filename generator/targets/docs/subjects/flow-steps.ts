/** The steps of OAuth 2 that lead to a token, with what is sent in each: what RFC 6749, RFC 7636 and RFC 8628 say of them. */
import { codeBlock } from "../../../emit/markdown/text.js";
import { shellWord } from "../../../emit/samples/shell-text.js";
import type { FlowName } from "../../../model/authentication.js";
import { unreachable } from "../../../unreachable.js";

/** A flow, as far as its steps need it; URLs that are not shown are left out. */
export interface SteppedFlow {
  readonly name: FlowName;
  readonly authorizationUrl?: string;
  readonly tokenUrl?: string;
  readonly refreshUrl?: string;
  readonly deviceAuthorizationUrl?: string;
  /** True if the proof key of RFC 7636 is known not to be understood. */
  readonly refusesProofKey: boolean;
}

/** One step: what to do, and the code for it. */
interface Step {
  readonly text: string;
  readonly code: string;
}

/** The steps as a numbered list; nothing where a URL that they need is not shown. */
export function flowSteps(flow: SteppedFlow): readonly string[] {
  const first = stepsOf(flow);
  if (first.length === 0) return [];
  const all = [...first, ...refreshing(flow)];
  const items = all.map(({ text, code }, place) => {
    const block = code.split("\n").map((line) => (line === "" ? "" : `   ${line}`));
    return `${place + 1}. ${text}\n\n${block.join("\n")}`;
  });
  return [items.join("\n\n")];
}

function stepsOf(flow: SteppedFlow): readonly Step[] {
  const { name, authorizationUrl, tokenUrl, deviceAuthorizationUrl: deviceUrl } = flow;
  switch (name) {
    case "authorizationCode":
      if (authorizationUrl === undefined || tokenUrl === undefined) return [];
      return [
        {
          text: "Send the user's browser to this URL. After signing in it comes back to `redirect_uri` with `code` and `state`.",
          code: authorization(authorizationUrl, flow),
        },
        {
          text: 'Exchange the code. A client that has a secret adds `--user "$CLIENT_ID:$CLIENT_SECRET"`. The response has the token as `access_token`.',
          code: request(tokenUrl, [
            "--data grant_type=authorization_code",
            ...encoded("code", "redirect_uri", "client_id"),
            ...(flow.refusesProofKey ? [] : encoded("code_verifier")),
          ]),
        },
      ];
    case "clientCredentials":
      if (tokenUrl === undefined) return [];
      return [
        {
          text: "Ask for a token. The response has it as `access_token`.",
          code: request(tokenUrl, [
            '--user "$CLIENT_ID:$CLIENT_SECRET"',
            "--data grant_type=client_credentials",
          ]),
        },
      ];
    case "deviceAuthorization":
      if (deviceUrl === undefined || tokenUrl === undefined) return [];
      return [
        {
          text: "Ask for a code. The response has `user_code` and `verification_uri`: show both to the user.",
          code: request(deviceUrl, encoded("client_id")),
        },
        {
          text: "Ask for the token every `interval` seconds until the user has entered the code. The response has the token as `access_token`.",
          code: request(tokenUrl, [
            "--data-urlencode grant_type=urn:ietf:params:oauth:grant-type:device_code",
            ...encoded("device_code", "client_id"),
          ]),
        },
      ];
    case "implicit":
    case "password":
      // RFC 9700 advises against one, and forbids the other.
      return [];
    default:
      return unreachable(name);
  }
}

function refreshing({ refreshUrl }: SteppedFlow): readonly Step[] {
  if (refreshUrl === undefined) return [];
  const code = request(refreshUrl, [
    "--data grant_type=refresh_token",
    ...encoded("refresh_token", "client_id"),
  ]);
  return [
    { text: "Before the token expires, renew it with the `refresh_token` of the response.", code },
  ];
}

/** The URL for a browser, on one line to be copied; a caller puts in what stands in braces. */
function authorization(url: string, { refusesProofKey }: SteppedFlow): string {
  const pairs = [
    "response_type=code",
    ...["client_id", "redirect_uri", "scope", "state"].map((name) => `${name}={${name}}`),
    ...(refusesProofKey ? [] : ["code_challenge={code_challenge}", "code_challenge_method=S256"]),
  ];
  return codeBlock("", `${url}${url.includes("?") ? "&" : "?"}${pairs.join("&")}`);
}

function request(url: string, options: readonly string[]): string {
  return codeBlock("sh", [`curl ${shellWord(url)}`, ...options].join(" \\\n  "));
}

function encoded(...names: readonly string[]): readonly string[] {
  return names.map((name) => `--data-urlencode "${name}=$${name.toUpperCase()}"`);
}
