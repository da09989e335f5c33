/** The ways of OAuth 2 to get a token, each with the addresses that it needs. */
import { inlineCode } from "../../../emit/markdown/text.js";
import type { Flow, FlowName } from "../../../model/authentication.js";
import { type Bucket, knownItems, knownValue } from "../../../model/known.js";
import type { ApiModel } from "../../../model/model.js";
import { factCell } from "../facts.js";
import { type Missing, missingFact } from "../missing.js";
import { flowSteps, type SteppedFlow } from "./flow-steps.js";

/** A flow in words, and what it has to be told. */
interface FlowWords {
  readonly title: string;
  readonly about: string;
  readonly facts: readonly Exclude<keyof Flow, "name" | "at">[];
}

const flows: Readonly<Record<FlowName, FlowWords>> = {
  authorizationCode: {
    title: "Authorization code",
    about:
      "A user signs in with a browser and allows access; the code that comes back is exchanged for a token (RFC 6749, section 4.1).",
    facts: ["authorizationUrl", "tokenUrl", "refreshUrl", "pkce"],
  },
  clientCredentials: {
    title: "Client credentials",
    about:
      "An application gets a token for itself, with its own id and secret; no user takes part (RFC 6749, section 4.4).",
    facts: ["tokenUrl", "refreshUrl"],
  },
  implicit: {
    title: "Implicit",
    about:
      "A user signs in with a browser, and the token comes back in the URL (RFC 6749, section 4.2; RFC 9700, section 2.1.2 advises against it).",
    facts: ["authorizationUrl", "refreshUrl"],
  },
  password: {
    title: "Password",
    about:
      "A user's name and password are exchanged for a token (RFC 6749, section 4.3; RFC 9700, section 2.4 forbids it).",
    facts: ["tokenUrl", "refreshUrl"],
  },
  deviceAuthorization: {
    title: "Device",
    about:
      "A device shows a code, which its user enters in a browser elsewhere, and asks for the token meanwhile (RFC 8628).",
    facts: ["deviceAuthorizationUrl", "tokenUrl", "refreshUrl"],
  },
};

/** The name of a fact in a list, and in a sentence. */
const labels: Readonly<Record<FlowWords["facts"][number], readonly [string, string]>> = {
  authorizationUrl: ["Authorization URL", "the authorization URL"],
  tokenUrl: ["Token URL", "the token URL"],
  refreshUrl: ["Refresh URL", "the refresh URL"],
  deviceAuthorizationUrl: ["Device authorization URL", "the device authorization URL"],
  pkce: ["Proof key (PKCE, RFC 7636)", "whether a proof key is needed"],
};

/** A paragraph and a list for each flow. */
export function flowBlocks(bucket: Bucket<Flow>): readonly string[] {
  if (bucket.state === "none") return ["There is no way to get a token."];
  return knownItems(bucket).flatMap((flow) => {
    const { title, about, facts } = flows[flow.name];
    const lines = facts.map((each) => `- ${labels[each][0]}: ${factText(flow, each)}`);
    const head = `**${title}** (\`${flow.name}\`): ${about}`;
    return [head, lines.join("\n"), ...flowSteps(steppedFlow(flow))];
  });
}

function steppedFlow(flow: Flow): SteppedFlow {
  const urls = urlKeys.flatMap((key) => {
    const url = knownValue(flow[key]);
    return url === undefined ? [] : [[key, url] as const];
  });
  return {
    name: flow.name,
    refusesProofKey: flow.pkce.state === "none",
    ...Object.fromEntries(urls),
  };
}

const urlKeys = ["authorizationUrl", "tokenUrl", "refreshUrl", "deviceAuthorizationUrl"] as const;

function factText(flow: Flow, name: keyof typeof labels): string {
  if (name === "pkce") return factCell(flow.pkce, (word) => word, "not understood");
  return factCell(flow[name], inlineCode);
}

/** Returns the unknown facts of named flows. */
export function missingOfFlows(bucket: Bucket<Flow>, model: ApiModel): readonly Missing[] {
  return knownItems(bucket).flatMap((flow) => {
    const { facts } = flows[flow.name];
    return facts.flatMap((each) => missingFact(labels[each][1], flow[each], model));
  });
}
