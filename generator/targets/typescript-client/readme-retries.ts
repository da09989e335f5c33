/** The README on calls that take too long or fail for a time: retries, timeouts, abort. */
import { inlineCode } from "../../emit/markdown/text.js";
import { code } from "../../emit/typescript/code-lines.js";
import {
  callOf,
  literalValue,
  name as nameValue,
  type ObjectEntry,
} from "../../emit/typescript/value-tree.js";
import { knownValue } from "../../model/known.js";
import type { ApiModel, Operation } from "../../model/model.js";
import { operationsOf } from "../../model/walk.js";
import { idempotencyEntries } from "./call-facts.js";
import { isCallable } from "../../sdk/operations/facts.js";
import type { Section } from "../../emit/typescript/package/readme-section.js";
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
  [call]: readonly SampleCall[],
  model: ApiModel,
): Section {
  const own = [
    { key: "deadlineMs", value: literalValue(20_000) },
    { key: "signal", value: callOf(nameValue("AbortSignal.timeout"), [literalValue(60_000)]) },
  ];
  const options = [option("maxRetries", 4), option("timeoutMs", 10_000)];
  return {
    title: "Retries and timeouts",
    blocks: [
      "A call is repeated up to 2 times (`maxRetries`) when the connection fails, an attempt takes too long, or the service answers 408, 429 or 5xx; after a random wait of up to 0.5 s, 1 s, 2 s and so on to 8 s, or as `Retry-After` says, up to a minute.",
      `Only what does no harm is repeated: GET, HEAD, OPTIONS, TRACE, PUT, DELETE and QUERY${exceptionsText(model)}. A call says otherwise with \`idempotent\`. A stream as a body is never sent twice.`,
      "An attempt may take 60,000 ms (`timeoutMs`), its answer's body included; a call with all its attempts and waits as long as it wants, unless `deadlineMs` says how many milliseconds. `signal` ends it at once, also while it waits. `signal` and `idempotent` are options of a call, the others of a client, too:",
      sampleOf(shown, (imports) => [
        ...(call === undefined
          ? [exportedClientLine(shown, imports, options)]
          : [
              clientLine(shown, imports, options),
              code`const answer = await ${methodCall(call, { options: own })};`,
              code`console.log(answer);`,
            ]),
      ]),
    ],
  };
}

function option(key: string, value: number): ObjectEntry {
  return { key, value: literalValue(value) };
}

/** Operations of which the manifest says something else than their methods. */
function exceptionsText(model: ApiModel): string {
  const operations = operationsOf(model).filter(isCallable);
  const keyed = operations.filter((each) => knownValue(each.idempotent)?.header !== undefined);
  const said = operations.filter(
    (each) => idempotencyEntries(each).length > 0 && !keyed.includes(each),
  );
  const also = said.filter(({ idempotent }) => idempotent.state === "known");
  const never = said.filter(({ idempotent }) => idempotent.state === "none");
  const headers = [...new Set(keyed.flatMap((each) => knownValue(each.idempotent)?.header ?? []))];
  return [
    ...(also.length === 0 ? [] : [`; also ${listOf(also)}`]),
    ...(never.length === 0 ? [] : [`; not ${listOf(never)}`]),
    ...(keyed.length === 0
      ? []
      : [
          `; and ${listOf(keyed)}, of which each call sends a key of its own in ${headers.map(inlineCode).join(" or ")}`,
        ]),
  ].join("");
}

/** Some of them by name: all of many would be none to read. */
function listOf(operations: readonly Operation[]): string {
  const names = operations.slice(0, 3).map(({ id }) => inlineCode(id));
  const more = operations.length - names.length;
  return `${names.join(", ")}${more === 0 ? "" : ` and ${more} more`}`;
}
