/** An authorization server on the loopback interface: it gives tokens, renews them, and knows which ones hold. */
import { createHash } from "node:crypto";
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from "node:http";

/** A request for tokens, as it came. */
export interface TokenRequest {
  readonly grant: Readonly<Record<string, string>>;
  readonly headers: IncomingHttpHeaders;
}

/** The answer to a request for tokens, in place of tokens. */
export interface TokenFailure {
  readonly status: number;
  readonly body?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The server, and what a test may do to it. */
export interface TokenServer {
  readonly url: string;
  readonly requests: TokenRequest[];
  /** Taken one by one by the next requests for tokens. */
  readonly failures: TokenFailure[];
  /** Seconds that the next access tokens hold; `undefined` = the server does not say. */
  lifetime: number | undefined;
  /** Milliseconds before an answer. */
  delay: number;
  /** True if a bearer of it may come in. */
  isValid(authorization: string | undefined): boolean;
  /** Ends all access tokens. */
  revoke(): void;
  /** Forgets what was asked, and how to answer. */
  reset(): void;
  close(): Promise<void>;
}

/** The question to the user for a code. */
interface Question {
  readonly challenge: string;
  readonly redirectUri: string;
}

/** Starts the server: `/authorize` lets everybody in at once, `/token` gives tokens named after their number. */
export async function serveTokens(): Promise<TokenServer> {
  const questions = new Map<string, Question>();
  const accessTokens = new Set<string>();
  const refreshTokens = new Set<string>();
  let count = 0;

  const authorize = (query: URLSearchParams, response: ServerResponse): void => {
    const code = `code-${++count}`;
    const redirectUri = query.get("redirect_uri") ?? "";
    questions.set(code, { challenge: query.get("code_challenge") ?? "", redirectUri });
    const location = new URL(redirectUri);
    location.searchParams.set("code", code);
    location.searchParams.set("state", query.get("state") ?? "");
    response.writeHead(302, { location: location.href }).end();
  };

  const isGranted = (grant: Readonly<Record<string, string>>): boolean => {
    if (grant["grant_type"] === "client_credentials") return true;
    // A refresh token, like a code, serves once.
    if (grant["grant_type"] === "refresh_token") {
      return refreshTokens.delete(grant["refresh_token"] ?? "");
    }
    const question = questions.get(grant["code"] ?? "");
    questions.delete(grant["code"] ?? "");
    const challenge = createHash("sha256")
      .update(grant["code_verifier"] ?? "")
      .digest("base64url");
    return question?.challenge === challenge && question.redirectUri === grant["redirect_uri"];
  };

  const give = (grant: Readonly<Record<string, string>>, response: ServerResponse): void => {
    if (!isGranted(grant)) {
      const refusal = { error: "invalid_grant", error_description: "The grant is spent." };
      json(response, 400, refusal);
      return;
    }
    const number = ++count;
    accessTokens.add(`access-${number}`);
    const isOfUser = grant["grant_type"] !== "client_credentials";
    if (isOfUser) refreshTokens.add(`refresh-${number}`);
    json(response, 200, {
      access_token: `access-${number}`,
      token_type: "bearer",
      expires_in: made.lifetime,
      ...(isOfUser && { refresh_token: `refresh-${number}` }),
      scope: grant["scope"],
    });
  };

  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? "", "http://host");
    if (pathname === "/authorize") return authorize(searchParams, response);
    void textOf(request).then((text) => {
      const grant = Object.fromEntries(new URLSearchParams(text));
      made.requests.push({ grant, headers: request.headers });
      const failure = made.failures.shift();
      setTimeout(() => {
        if (!failure) return give(grant, response);
        response.writeHead(failure.status, failure.headers).end(failure.body);
      }, made.delay);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("the server has no port");
  const made: TokenServer = {
    url: `http://127.0.0.1:${address.port}`,
    requests: [],
    failures: [],
    lifetime: 3600,
    delay: 0,
    isValid: (authorization = "") => accessTokens.has(authorization.replace(/^Bearer /, "")),
    revoke: () => accessTokens.clear(),
    reset: () => {
      made.requests.length = 0;
      made.failures.length = 0;
      made.lifetime = 3600;
      made.delay = 0;
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  return made;
}

function json(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = "";
  for await (const chunk of request) text += String(chunk);
  return text;
}
