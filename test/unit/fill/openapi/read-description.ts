/** Descriptions as texts → what is read of them, for tests. */
import type { DescribedOpenapi } from "../../../../generator/fill/openapi/describe.js";
import { describeOpenapi } from "../../../../generator/fill/openapi/describe.js";
import { openTexts } from "../../../../generator/fill/sources/open-sources.js";
import type { Source } from "../../../../generator/fill/sources/source.js";
import type { Told } from "../../../../generator/fill/told.js";

/** The source of a text, and what is read of it. */
export interface ReadDescription {
  readonly api: DescribedOpenapi;
  readonly source: Source;
}

/** Reads the first of several files. */
export function readDescription(texts: Readonly<Record<string, string>>): ReadDescription {
  const [file = "openapi.yaml"] = Object.keys(texts);
  const opened = openTexts(texts, [file]);
  const [source] = opened.value.sources;
  if (source?.kind.format !== "openapi") {
    throw new Error(
      `not a description: ${opened.diagnostics.map(({ message }) => message).join()}`,
    );
  }
  const { value } = describeOpenapi(source.root, source.kind.version);
  return { api: value, source };
}

/** Reads one text. */
export function described(text: string): DescribedOpenapi {
  return readDescription({ "openapi.yaml": text }).api;
}

/** The facts, as plain data in the order of the source. */
export function plain(told: Told | undefined): unknown {
  switch (told?.kind) {
    case undefined:
      return undefined;
    case "scalar":
      return told.value;
    case "list":
      return told.items.map(plain);
    case "map":
      return Object.fromEntries(told.entries.map(({ key, value }) => [key, plain(value)]));
  }
}

/** The losses, as `place what`. */
export function lostIn({ losses }: Pick<DescribedOpenapi, "losses">): readonly string[] {
  return losses.map(({ at, what }) => `${at.path.join(".")} ${what}`);
}
