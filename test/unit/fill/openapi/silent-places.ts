/** Values of a description of which nothing is heard: neither told at their places nor lost. */
import type { DescribedOpenapi } from "../../../../generator/fill/openapi/describe.js";
import {
  isSourceList,
  isSourceMap,
  type SourceValue,
} from "../../../../generator/fill/sources/source-value.js";
import type { Told } from "../../../../generator/fill/told.js";

type Path = readonly (string | number)[];

/** The places of those values, in a description of one file. */
export function silentPlaces(api: DescribedOpenapi, root: SourceValue): readonly string[] {
  const known = new Set(toldPlaces(api));
  const lost = api.losses.filter((each) => each.isMeant !== true).map(({ at }) => at.path);
  const extensions = new Set(api.losses.map(({ what }) => what));
  return leavesOf(root)
    .filter(({ path }) => !known.has(JSON.stringify(path)))
    .filter(({ path }) => !lost.some((place) => isBelow(path, place)))
    .filter(({ path }) => !path.some((step) => isExtension(step) && extensions.has(String(step))))
    .filter((leaf) => !saysNothing(leaf) && !isMarked(leaf, root))
    .map(({ path }) => path.join("."));
}

/** Places of single values, and of lists and maps without any. */
function toldPlaces({ service, operations, schemas, groups }: DescribedOpenapi): readonly string[] {
  const facts = [...operations, ...groups].map((each) => each.facts);
  const roots: readonly Told[] = [service, ...facts, ...schemas.map(({ schema }) => schema)];
  return roots.flatMap(placesIn);
}

function placesIn(told: Told): readonly string[] {
  const own = JSON.stringify(told.at.path);
  if (told.kind === "scalar") return [own];
  const inside = told.kind === "list" ? told.items : told.entries.map(({ value }) => value);
  return inside.length === 0 ? [own] : inside.flatMap(placesIn);
}

interface Leaf {
  readonly path: Path;
  readonly value: SourceValue;
}

function leavesOf(value: SourceValue, path: Path = []): readonly Leaf[] {
  if (isSourceList(value) && value.length > 0) {
    return value.flatMap((item, index) => leavesOf(item, [...path, index]));
  }
  if (isSourceMap(value) && value.size > 0) {
    return [...value].flatMap(([key, item]) => leavesOf(item, [...path, key]));
  }
  return [{ path, value }];
}

function isBelow(path: Path, place: Path): boolean {
  return place.every((step, index) => step === path[index]);
}

function isExtension(step: string | number): boolean {
  return String(step).startsWith("x-");
}

/** Keys that are used, and are no fact of the API itself. */
const wordless: readonly RegExp[] = [
  // The kind of the file; where a response, a parameter or a group is told, the name it is told under.
  /^(?:openapi|swagger|\$self|externalDocs\.url|basePath)$/,
  /(?:^|\.)schemes\.\d+$|\.(?:operationId|tags\.\d+)$|^tags\.\d+\.(?:name|parent)$/,
  /(?:^|\.)parameters\.[^.]+\.(?:name|in)$/,
  /\.x-not-shown(?:\.\d+)?$|^x-not-shown\.\d+$/,
  // References that are followed, and names that only references use.
  /\.\$ref$|\.\$(?:id|anchor|schema)$/,
  // Media types of 2.0 are names, too, and so are flows.
  /(?:^|\.)(?:consumes|produces)\.\d+$|\.flow$/,
  /\.(?:nullable|x-nullable|exclusiveMinimum|exclusiveMaximum)$/,
  // Fields of a form that need not be sent are those that are not required.
  /\.parameters\.\d+\.required$/,
  // A form's media type is said by its parts.
  /\.parameters\.\d+\.type$/,
  /\.security\.\d+$/,
  // Names, and pages: of these, what is not understood is lost by itself.
  /\.x-(?:speakeasy|fern-sdk)-(?:group|name-override|group-name|method-name)(?:\.|$)/,
  /(?:^|\.)x-(?:speakeasy-pagination|fern-pagination|redoclyPagination|redocly-pagination|ms-pageable)(?:\.|$)/,
  /^x-fern-global-headers\./,
  // Servers that are those of the whole.
  /^paths\.\/same\..*servers\./,
];

/** True if an object around a value lists it as not shown; a base URL is what servers are for. */
function isMarked({ path }: Leaf, root: SourceValue): boolean {
  let around: SourceValue | undefined = root;
  for (const step of path) {
    if (around === undefined || !isSourceMap(around)) return false;
    const names: SourceValue = around.get("x-not-shown") ?? [];
    const name = step === "servers" ? "baseUrl" : String(step);
    if (isSourceList(names) && names.includes(name)) return true;
    around = around.get(String(step));
  }
  return false;
}

function saysNothing({ path, value }: Leaf): boolean {
  const isEmpty = typeof value === "object" && value !== null;
  const text = path.join(".");
  const isText = value === "" && /\.(?:title|description|summary|write)$/.test(text);
  const isAnything = value === true && path.at(-1) === "schema";
  return isEmpty || isText || isAnything || wordless.some((form) => form.test(text));
}
