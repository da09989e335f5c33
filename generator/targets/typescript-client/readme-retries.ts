/** The README on calls that take too long or fail for a time: retries, timeouts, abort. */
import { inMarkdown } from "../../emit/markdown/spelling.js";
import { code } from "../../emit/typescript/code-lines.js";
import {
  callOf,
  literalValue,
  name as nameValue,
  type ObjectEntry,
} from "../../emit/typescript/value-tree.js";
import type { ApiModel } from "../../model/model.js";
import type { SampleCalls } from "../../sdk/samples/call-list.js";
import { retriedFailures, retriedRequests } from "../../sdk/readme/client-words.js";
import type { Block } from "../../emit/typescript/package/readme-section.js";
import { methodCall, type SampleCall } from "../../emit/typescript/package/sample-calls.js";
import { sampleOf } from "../../emit/typescript/package/sample-imports.js";
import {
  clientLine,
  exportedClientLine,
  type SampledPackage,
} from "../../emit/typescript/package/sampled-package.js";

/** How calls are repeated, and when they end. */
export function retriesSection(
  shown: SampledPackage,
  [call]: SampleCalls<SampleCall>,
  model: ApiModel,
): readonly Block[] {
  const own = [
    { key: "deadlineMs", value: literalValue(20_000) },
    { key: "signal", value: callOf(nameValue("AbortSignal.timeout"), [literalValue(60_000)]) },
  ];
  const options = [option("maxRetries", 4), option("timeoutMs", 10_000)];
  return [
    inMarkdown(retriedFailures("maxRetries")),
    `${inMarkdown(retriedRequests(model))} Set \`idempotent\` on a call to change that. A stream as a body is never sent twice.`,
    "An attempt may take 60,000 ms (`timeoutMs`), including the response body. A call with all its attempts and waits has no limit unless you set `deadlineMs`. `signal` ends a call at once, even while it waits. `signal` and `idempotent` are options of a call; the others are options of a client, too:",
    sampleOf(shown, (imports) => [
      ...(call === undefined
        ? [exportedClientLine(shown, imports, options)]
        : [
            clientLine(shown, imports, options),
            code`const answer = await ${methodCall(call, { options: own })};`,
            code`console.log(answer);`,
          ]),
    ]),
  ];
}

function option(key: string, value: number): ObjectEntry {
  return { key, value: literalValue(value) };
}
