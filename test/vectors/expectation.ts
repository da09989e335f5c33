/** Holds what a driver says of a case against what the case wants. */
import type { WantedError, WantedOutcome } from "./case-shapes.js";
import type { Vector } from "./cases.js";
import type { JobResult, Outcome, OutcomeError } from "./protocol.js";
import { differences } from "./values.js";

/** The faults of the result of a case. */
export function resultFaults(
  { outcomes: wanted, notices, secrets }: Pick<Vector, "outcomes" | "notices" | "secrets">,
  { outcomes, notices: told = [], log = [] }: JobResult,
): readonly string[] {
  if (outcomes.length !== wanted.length) return [`it has ${outcomes.length} outcomes`];
  const shown = [...log, ...outcomes.map(({ error }) => error?.text ?? "")].join("\n");
  return [
    ...wanted.flatMap((each, index) =>
      outcomeFaults(outcomes[index] ?? {}, each, wanted.length > 1 ? `call ${index + 1}: ` : ""),
    ),
    ...(notices === undefined ? [] : differences(told, notices, "notices")),
    ...secrets.filter((each) => shown.includes(each)).map((each) => `"${each}" is in ${shown}`),
  ];
}

function outcomeFaults(found: Outcome, wanted: WantedOutcome, subject: string): readonly string[] {
  const { error, headers, ...values } = wanted;
  const faults = Object.entries(values).flatMap(([name, value]) =>
    differences(Reflect.get(found, name), value, subject + name),
  );
  const wantedHeaders = Object.entries(headers ?? {}).flatMap(([name, value]) =>
    differences(found.headers?.[name], value, `${subject}header ${name}`),
  );
  return [...faults, ...wantedHeaders, ...errorFaults(found.error, error, subject)];
}

function errorFaults(
  found: OutcomeError | undefined,
  wanted: WantedError | undefined,
  subject: string,
): readonly string[] {
  if (wanted === undefined) {
    return found === undefined ? [] : [`${subject}it fails (${found.kind}): ${firstLine(found)}`];
  }
  if (found === undefined) return [`${subject}it does not fail`];
  const { says = [], ...facts } = typeof wanted === "string" ? { kind: wanted } : wanted;
  const faults = Object.entries(facts).flatMap(([name, value]) =>
    differences(Reflect.get(found, name), value, `${subject}error.${name}`),
  );
  const silent = says.filter((text) => !found.text.includes(text));
  return [
    ...faults.map((fault) => `${fault} (${firstLine(found)})`),
    ...silent.map((text) => `${subject}the error does not say "${text}": ${found.text}`),
  ];
}

function firstLine({ text }: OutcomeError): string {
  return text.split("\n", 1).join();
}
