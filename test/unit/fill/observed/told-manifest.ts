/** Facts that were told → plain JSON to compare, and a manifest made of it, which the generator must take. */
import type { DescribedObserved } from "../../../../generator/fill/observed/pages.js";
import { openTexts } from "../../../../generator/fill/sources/open-sources.js";
import type { SourceNode } from "../../../../generator/fill/sources/source-node.js";
import type { Told, ToldMap } from "../../../../generator/fill/told.js";
import { readTexts } from "../../resolve/manifest-text.js";

/** The root of a text in JSON, as a reader gets it. */
export function rootOf(text: string, file: string): SourceNode {
  const { value, diagnostics } = openTexts({ [file]: text }, [file]);
  const [source] = value.sources;
  if (source === undefined) throw new Error(JSON.stringify(diagnostics));
  return source.root;
}

/** A value without its places; keys keep no order, as with any object. */
export function plain(told: Told | undefined): unknown {
  if (told === undefined) return undefined;
  switch (told.kind) {
    case "scalar":
      return told.value;
    case "list":
      return told.items.map(plain);
    case "map":
      return Object.fromEntries(told.entries.map(({ key, value }) => [key, plain(value)]));
  }
}

/** The faults of a manifest that says what was told, what was only assumed included. */
export function faultsOf({
  source,
  service,
  assumed: assumedOfService,
  operations,
}: DescribedObserved): readonly string[] {
  const written = operations.map(({ facts, assumed }, index) => {
    const form = assumed === undefined ? facts : together(facts, assumed);
    return `  operation-${index}: ${flow(form)}`;
  });
  const { faults } = readTexts({
    "service.yaml": [
      "source: told",
      `sources: { told: { title: ${JSON.stringify(source.title)}, kind: ${source.kind} } }`,
      "groups: [books]",
      ...together(service, assumedOfService).entries.map(
        ({ key, value }) => `${key}: ${flow(value)}`,
      ),
    ].join("\n"),
    "groups/books.yaml": `source: told\noperations:\n${
      written.length === 0 ? "  list: not shown" : written.join("\n")
    }\n`,
  });
  // Two inline schemas that look alike want a name, which only a person can give; that is a remark.
  return faults.filter((fault) => !fault.endsWith(" repeated-shape"));
}

/** Facts, and those that are assumed beside them. */
function together(facts: ToldMap, assumed: ToldMap): ToldMap {
  const others = assumed.entries.filter(({ key }) =>
    facts.entries.every((each) => each.key !== key),
  );
  const merged = facts.entries.map(({ key, value }) => {
    const more = assumed.entries.find((each) => each.key === key)?.value;
    return more?.kind === "map" && value.kind === "map"
      ? { key, value: together(value, more) }
      : { key, value };
  });
  return { ...facts, entries: [...merged, ...others] };
}

/** In YAML's own braces and brackets; a text is in quotes, which every reader of YAML takes from JSON. */
function flow(told: Told): string {
  switch (told.kind) {
    case "scalar":
      return JSON.stringify(told.value);
    case "list":
      return `[${told.items.map(flow).join(", ")}]`;
    case "map":
      return `{ ${told.entries.map(({ key, value }) => `${JSON.stringify(key)}: ${flow(value)}`).join(", ")} }`;
  }
}
