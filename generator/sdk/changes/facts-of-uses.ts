/** A fact of what several operations share, as a fact of each that uses it: there stand the types that narrow. */
import type { FactChange } from "../../changes/change.js";
import { type Bucket, knownItems } from "../../model/known.js";
import type { Header, Response } from "../../model/message.js";
import type { ApiModel, Operation } from "../../model/model.js";
import { operationsOf } from "../../model/walk.js";

/** The fact in the place of each use; what belongs to one subject alone stays as it is. */
export function factsOfUses(fact: FactChange, model: ApiModel): readonly FactChange[] {
  const { kind } = fact.subject;
  if (kind !== "parameter" && kind !== "header" && kind !== "response") return [fact];
  const waysTo = kind === "parameter" ? () => [] : answerWays(fact.subject);
  const ofOperations = operationsOf(model).flatMap((operation) => {
    const ways =
      kind === "parameter"
        ? parameterWays(operation, fact.subject.name)
        : waysTo("responses", operation.responses);
    return ways.map((way): FactChange => ({
      ...fact,
      subject: { kind: "operation", name: operation.id },
      slot: [...way, ...fact.slot],
    }));
  });
  const ofService = waysTo("errors", model.service.errors).map((way): FactChange => ({
    ...fact,
    subject: { kind: "service", name: "" },
    slot: ["service", ...way, ...fact.slot],
  }));
  return [...ofOperations, ...ofService];
}

type Way = readonly string[];

function parameterWays({ parameters }: Operation, name: string): readonly Way[] {
  return (["path", "query", "header", "cookie"] as const).flatMap((place) =>
    knownItems(parameters[place])
      .filter(({ shared }) => shared === name)
      .map((each) => ["parameters", place, each.name]),
  );
}

/** Ways to a shared response, or to a shared header of an answer. */
function answerWays({
  kind,
  name,
}: FactChange["subject"]): (key: string, responses: Bucket<Response>) => readonly Way[] {
  const isMeant = ({ shared }: Response | Header): boolean => shared === name;
  return (key, responses) =>
    knownItems(responses).flatMap((response): readonly Way[] => {
      const way = [key, response.status];
      if (kind === "response") return isMeant(response) ? [way] : [];
      return knownItems(response.headers)
        .filter(isMeant)
        .map((header) => [...way, "headers", header.name]);
    });
}
