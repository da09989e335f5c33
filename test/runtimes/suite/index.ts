/** The behaviour suite: what the client does on every runtime. Imports nothing but the client. */
import { abortChecks } from "./aborts.js";
import { answerChecks } from "./answers.js";
import { bodyChecks } from "./bodies.js";
import type { Check, Finding, Place } from "./check.js";
import { credentialChecks } from "./credentials.js";
import { failureChecks } from "./failures.js";
import { hookChecks } from "./hooks.js";
import { pageChecks } from "./pages.js";
import { parameterChecks } from "./parameters.js";
import { redirectChecks } from "./redirects.js";
import { unhandledRejections } from "./rejections.js";
import { retryChecks } from "./retries.js";
import { streamChecks } from "./streams.js";

const checks: readonly Check[] = [
  ...answerChecks,
  ...failureChecks,
  ...retryChecks,
  ...abortChecks,
  ...parameterChecks,
  ...bodyChecks,
  ...redirectChecks,
  ...hookChecks,
  ...streamChecks,
  ...pageChecks,
  ...credentialChecks,
  // The last, because it is about all others.
  ...unhandledRejections,
];

/** The names of the checks, in order. */
export const names: readonly string[] = checks.map(({ name }) => name);

/** Milliseconds after which a check hangs: on the slowest machine none takes a tenth of them. */
const patience = 50_000;

/** Does all checks, one after the other. */
export async function runSuite(place: Place): Promise<readonly Finding[]> {
  const findings: Finding[] = [];
  for (const check of checks) findings.push(await findingOf(check, place));
  return findings;
}

async function findingOf({ name, run }: Check, place: Place): Promise<Finding> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error(`took more than ${patience} ms`)), patience);
    });
    await Promise.race([run(place), late]);
    return { name };
  } catch (error) {
    return { name, error: error instanceof Error ? `${error.stack}` : String(error) };
  } finally {
    clearTimeout(timer);
  }
}
