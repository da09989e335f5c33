/** A service with its authorization server: codes with a proof key, codes for devices, and refresh tokens that work once. */
import { createHash } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

/** The server, and what it was sent. */
export interface SignInServer {
  readonly url: string;
  /** Forms of the token endpoint, in their order. */
  readonly forms: URLSearchParams[];
  /** Values of the header `authorization` that calls of the service had. */
  readonly callers: (string | undefined)[];
  /** What it does from now on. */
  readonly behavior: { lifetime: number; challenge?: string; denial?: string; pending: number };
  /** All secrets that it has given. */
  readonly secrets: Set<string>;
  close(): Promise<void>;
}

/** Starts one. */
export async function startSignInServer(): Promise<SignInServer> {
  const forms: URLSearchParams[] = [];
  const callers: (string | undefined)[] = [];
  const secrets = new Set<string>();
  const behavior: SignInServer["behavior"] = { lifetime: 3600, pending: 0 };
  const challenges = new Map<string, string>();
  let refresh = "";
  let made = 0;
  const secret = (kind: string): string => {
    const value = `s3cret-${kind}-${++made}`;
    secrets.add(value);
    return value;
  };
  const answerToken = (form: URLSearchParams): readonly [number, unknown] => {
    forms.push(form);
    const digest = createHash("sha256").update(form.get("code_verifier") ?? "");
    const isRight = {
      authorization_code: () =>
        challenges.get(form.get("code") ?? "") === digest.digest("base64url"),
      refresh_token: () => refresh !== "" && form.get("refresh_token") === refresh,
      client_credentials: () => true,
      "urn:ietf:params:oauth:grant-type:device_code": () => true,
    }[form.get("grant_type") ?? ""];
    if (form.has("device_code") && behavior.pending-- > 0) {
      return [400, { error: "authorization_pending" }];
    }
    if (isRight?.() !== true) {
      // A token that comes twice was stolen: all end (RFC 9700, section 4.14.2).
      refresh = "";
      return [400, { error: "invalid_grant", error_description: form.get("refresh_token") }];
    }
    refresh = secret("refresh");
    const token = { access_token: secret("access"), token_type: "Bearer", refresh_token: refresh };
    return [200, { ...token, expires_in: behavior.lifetime }];
  };
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const url = new URL(request.url ?? "/", "http://local");
      const json = (status: number, value: unknown): void => {
        response.writeHead(status, { "content-type": "application/json" });
        response.end(JSON.stringify(value));
      };
      if (url.pathname === "/authorize") {
        const back = new URL(url.searchParams.get("redirect_uri") ?? "");
        back.searchParams.set("state", url.searchParams.get("state") ?? "");
        if (behavior.denial === undefined) {
          const code = secret("code");
          challenges.set(code, behavior.challenge ?? url.searchParams.get("code_challenge") ?? "");
          back.searchParams.set("code", code);
        } else back.searchParams.set("error", behavior.denial);
        response.writeHead(302, { location: back.href }).end();
      } else if (url.pathname === "/device") {
        const device_code = secret("device");
        const codes = { device_code, user_code: "WDJB-MJHT\u001B[2J", expires_in: 60, interval: 0 };
        json(200, { ...codes, verification_uri: "https://example.com/device" });
      } else if (url.pathname === "/token") {
        json(...answerToken(new URLSearchParams(body)));
      } else {
        callers.push(request.headers.authorization);
        json(request.headers.authorization === undefined ? 401 : 200, { path: url.pathname });
      }
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    ...{ url: `http://127.0.0.1:${port}`, forms, callers, behavior, secrets },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => void server.close(resolve));
    },
  };
}
