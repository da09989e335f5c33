/** The steps that lead to a token of OAuth 2, as a reader follows them. */
import { expect, test } from "vitest";
import { flowSteps } from "../../../../../generator/targets/docs/subjects/flow-steps.js";

const [tokenUrl, authorizationUrl] = ["https://a.example/token", "https://a.example/authorize?a=1"];

test("of an authorization code are a URL for the browser, an exchange, and a renewal", () => {
  const [text] = flowSteps({
    name: "authorizationCode",
    ...{ authorizationUrl, tokenUrl, refreshUrl: tokenUrl },
    refusesProofKey: false,
  });
  expect(text).toMatch(/^1\. Send the user's browser/);
  expect(text).toContain(
    "   https://a.example/authorize?a=1&response_type=code&client_id={client_id}&redirect_uri={redirect_uri}&",
  );
  expect(text).toContain("&code_challenge_method=S256");
  expect(text).toContain(
    "   curl 'https://a.example/token' \\\n     --data grant_type=authorization_code \\\n     --data-urlencode \"code=$CODE\" \\\n",
  );
  expect(text).toContain('--data-urlencode "code_verifier=$CODE_VERIFIER"\n');
  expect(text).toContain("3. Before the token expires");
});

test("have no proof key where that is not understood", () => {
  const flow = { name: "authorizationCode", authorizationUrl, tokenUrl } as const;
  const [text] = flowSteps({ ...flow, refusesProofKey: true });
  expect(text).not.toMatch(/code_challenge|code_verifier/);
});

test.each(["clientCredentials", "deviceAuthorization", "authorizationCode"] as const)(
  "of %s are none while a URL that they need is not shown",
  (name) => {
    expect(flowSteps({ name, refusesProofKey: false })).toEqual([]);
  },
);

test.each(["implicit", "password"] as const)(
  "of %s, which nobody should take, are none",
  (name) => {
    expect(flowSteps({ name, authorizationUrl, tokenUrl, refusesProofKey: false })).toEqual([]);
  },
);

test("of a device are the codes, and the question for the token", () => {
  const deviceAuthorizationUrl = "https://a.example/device";
  const [text] = flowSteps({
    ...{ name: "deviceAuthorization", deviceAuthorizationUrl, tokenUrl },
    refusesProofKey: true,
  });
  expect(text).toContain("grant_type=urn:ietf:params:oauth:grant-type:device_code");
  expect(text).toContain("curl 'https://a.example/device'");
});
