/** Random requests: all that a caller may give, within the limits of the manifest. */
import { mayHaveBody } from "../../../generator/sdk/messages/bodiless.js";
import type { CallLimit } from "../../../generator/sdk/operations/call-limits.js";
import { parameterPlaces } from "../../../generator/sdk/operations/parameters.js";
import { isOpen, knownValue } from "../../../generator/model/known.js";
import type { ParameterPlace } from "../../../generator/model/message.js";
import { Random } from "../../../templates/typescript-server/mock-random.js";
import type { Sent } from "../conversation.js";
import { fitsName, fitsParameter } from "./fitting-texts.js";
import type { OperationSchemas, ParameterSchema } from "./operation-schemas.js";
import { hasEmpty, isEmpty, randomBody } from "./random-bodies.js";
import { firstMade, type RandomValues } from "./random-values.js";

/** A request of an operation. */
export function randomRequest(of: OperationSchemas, values: RandomValues, seed: string): Sent {
  const sent = firstMade(50, (turn) => {
    const made = requestOf(of, values, `${seed} ${turn}`);
    return of.limits.every((limit) => keeps(limit, made)) ? made : undefined;
  });
  if (sent !== undefined) return sent;
  throw new Error(`nothing was made that keeps the limits of ${of.operation.id}`);
}

function requestOf(of: OperationSchemas, values: RandomValues, seed: string): Sent {
  const [path = {}, query = {}, headers = {}, cookies = {}] = parameterPlaces.map((place) =>
    Object.fromEntries([
      ...of.parameters
        .filter(({ writing }) => writing.place === place)
        .flatMap((each) => randomParameter(each, values, `${seed} ${place}`)),
      ...otherParameters(of, place, `${seed} ${place}`),
    ]),
  );
  return { path, query, headers, cookies, ...bodyOf(of, values, `${seed} body`) };
}

/** The entry of a parameter, or of a header of an answer; none where it may be left out, and is. */
export function randomParameter(
  { name, isNeeded, schema, writing }: ParameterSchema,
  values: RandomValues,
  seed: string,
): readonly (readonly [name: string, value: unknown])[] {
  const own = `${seed} ${name}`;
  if (!isNeeded && (new Random(own).chance(0.3) || !fitsName(name, writing))) return [];
  const fits = fitsParameter(writing);
  const value = firstMade(100, (turn) => {
    const made = values.make(schema, { seed: `${own} ${turn}`, fits, oddNames: true });
    // Nothing is sent of what is empty, unless it is JSON.
    const isSaid = !isEmpty(made) || (!isNeeded && writing.style !== "json");
    const isWhole = writing.style !== "deepObject" || !hasEmpty(made);
    return made === null || !isSaid || !isWhole ? undefined : made;
  });
  if (value === undefined && isNeeded) throw new Error(`nothing was made for ${seed} ${name}`);
  return value === undefined ? [] : [[name, value]];
}

/** Parameters that the manifest does not name, where it leaves open whether there are more. */
function otherParameters(
  { operation, parameters }: OperationSchemas,
  place: ParameterPlace,
  seed: string,
): readonly (readonly [name: string, value: unknown])[] {
  const random = new Random(`${seed} other`);
  if (place === "path" || !isOpen(operation.parameters[place]) || random.chance(0.5)) return [];
  // An exploded object would take them for its own.
  const isShared = parameters.some(
    ({ writing }) => writing.place === place && writing.style !== undefined,
  );
  return isShared ? [] : [["x-other", `other-${random.integer(0, 99)}`]];
}

function bodyOf(
  { operation, contents }: OperationSchemas,
  values: RandomValues,
  seed: string,
): Pick<Sent, "body" | "contentType"> {
  const known = knownValue(operation.body);
  const isNeeded = known !== undefined && knownValue(known.required) === true;
  if (!mayHaveBody(operation) && contents.length === 0) return {};
  return isNeeded || new Random(seed).chance(0.8) ? randomBody(contents, values, seed) : {};
}

const members = {
  path: "path",
  query: "query",
  header: "headers",
  cookie: "cookies",
  body: "body",
} as const;

/** True if a request keeps a limit. */
function keeps(
  { of, maxItems = Infinity, minItems = 0, maximum = Infinity }: CallLimit,
  sent: Sent,
): boolean {
  const given = of.flatMap(({ place, name }) => {
    const values = Object(sent[members[place]]);
    return Object.hasOwn(values, name) ? [values[name]] : [];
  });
  const count = given.flat().length;
  const isFew = given.length > 0 && count < minItems;
  return count <= maxItems && !isFew && !given.some((each) => Number(each) > maximum);
}
