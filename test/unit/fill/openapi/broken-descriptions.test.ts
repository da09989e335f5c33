/** Descriptions in which something is not what it should be: nothing is thrown, and nothing is dropped silently either. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { someOf } from "../../../left-to-matrices.js";
import { readDescription } from "./read-description.js";
import { silentPlaces } from "./silent-places.js";

const folder = join(import.meta.dirname, "corpus");

const descriptions = readdirSync(folder).map((file): unknown =>
  parse(readFileSync(join(folder, file), "utf8")),
);

/** Values that may stand in the place of something. */
const others: readonly unknown[] = [
  ...[null, 1, "x", "none", true, [], {}, ["a"]],
  ...[{ $ref: "#/nowhere" }, { type: "string" }, { "x-a": 1 }],
];

test("any value may stand anywhere", () => {
  const changes = descriptions.flatMap((description) =>
    placesIn(description)
      .filter(([first]) => first !== "openapi" && first !== "swagger")
      .flatMap((path) => others.map((other) => ({ description, path, other }))),
  );
  expect(changes.length).toBeGreaterThan(10_000);
  const silent = someOf(changes, 700).flatMap(({ description, path, other }) => {
    const text = JSON.stringify(changed(description, path, other));
    const { api, source } = readDescription({ "openapi.json": text });
    const places = silentPlaces(api, source.root.value);
    return places.map(
      (place) => `${place}, with ${JSON.stringify(other)} at ${path.join(".")}: ${text}`,
    );
  });
  expect(silent).toEqual([]);
});

type Path = readonly (string | number)[];

function placesIn(value: unknown, path: Path = []): readonly Path[] {
  const own = path.length > 0 ? [path] : [];
  return [...own, ...stepsOf(value).flatMap(([step, each]) => placesIn(each, [...path, step]))];
}

function stepsOf(value: unknown): readonly (readonly [string | number, unknown])[] {
  if (Array.isArray(value)) return [...value.entries()];
  return typeof value === "object" && value !== null ? Object.entries(value) : [];
}

function changed(value: unknown, [step, ...rest]: Path, other: unknown): unknown {
  if (step === undefined) return other;
  if (Array.isArray(value)) {
    return value.map((each: unknown, index) =>
      index === step ? changed(each, rest, other) : each,
    );
  }
  return Object.fromEntries(
    stepsOf(value).map(([key, each]) => [key, key === step ? changed(each, rest, other) : each]),
  );
}
