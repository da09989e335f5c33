/** The shared parts: read at the first reference, and given to each of their uses. */
import type { ParameterPlace } from "../model/message.js";
import type {
  HeaderFacts,
  ParameterFacts,
  ResponseFacts,
  Shared,
  SharedHeader,
  SharedParameter,
  SharedResponse,
} from "../model/shared.js";
import type { SharedValue } from "../validate/file-shapes.js";
import type { ManifestFile } from "../validate/manifest.js";
import type {
  SharedHeaderValue,
  SharedParameterValue,
  SharedResponseValue,
} from "../validate/message-shapes.js";
import { type Form, formOf, type Marker, namedEntries } from "./form.js";
import { headerFacts, parameterFacts, responseFacts } from "./messages.js";
import { below, type Place, refTo, rootOf, type SharedFacts, type Surroundings } from "./place.js";

/** The facts that hold in the whole manifest, its shared parts, and those as a part of the model. */
export interface ReadShared {
  readonly around: Surroundings;
  /** Reads whatever nothing has referred to so far, too. */
  readonly all: () => Shared;
}

/** A thing with a name, and where it stands. */
interface Named<Value> {
  readonly name: string;
  readonly form: Form<Value>;
}

/** Looks through the files, of which nothing is read yet. Of two things of one kind and name the first one counts; that there are two is reported. */
export function readShared(
  files: readonly ManifestFile<SharedValue>[],
  observers: Surroundings["observers"],
): ReadShared {
  const facts: SharedFacts = {
    parameter: (name) => parameterOf(name),
    header: (name) => headerOf(name),
    response: (name) => responseOf(name),
  };
  const around: Surroundings = { observers, shared: facts };
  const placeOf = (file: string): Place => rootOf(file, around);
  const named = <Value>(kind: keyof Shared, namesOf: (file: SharedValue) => Names<Value>) =>
    namedIn({ files, placeOf, kind, namesOf });
  const parameters = named<SharedParameterValue>("parameters", (file) => file.parameters);
  const headers = named<SharedHeaderValue>("headers", (file) => file.headers);
  const responses = named<SharedResponseValue>("responses", (file) => file.responses);
  const parameterOf = factsOnce(parameters, ({ form }): ParameterFacts => parameterFacts(form));
  const headerOf = factsOnce(headers, ({ form }): HeaderFacts => headerFacts(form));
  const responseOf = factsOnce(responses, ({ form }): ResponseFacts => responseFacts(form));
  return {
    around,
    all: () => ({
      parameters: parameters.flatMap(({ name, form }): SharedParameter | readonly [] => {
        const said = facts.parameter(name);
        const place: ParameterPlace = form.value?.in ?? "query";
        const wireName = form.value?.name ?? name;
        return said === undefined ? [] : { ...identityOf(name, form), place, wireName, ...said };
      }),
      headers: headers.flatMap(({ name, form }): SharedHeader | readonly [] => {
        const said = facts.header(name);
        return said === undefined ? [] : { ...identityOf(name, form), ...said };
      }),
      responses: responses.flatMap(({ name, form }): SharedResponse | readonly [] => {
        const said = facts.response(name);
        return said === undefined ? [] : { ...identityOf(name, form), ...said };
      }),
    }),
  };
}

/** Things of one kind, and where to look for them. */
interface Search<Value> {
  readonly files: readonly ManifestFile<SharedValue>[];
  readonly placeOf: (file: string) => Place;
  readonly kind: keyof Shared;
  readonly namesOf: (file: SharedValue) => Names<Value>;
}

function namedIn<Value>({ files, placeOf, kind, namesOf }: Search<Value>): readonly Named<Value>[] {
  const found = new Map<string, Named<Value>>();
  for (const { file, value } of files) {
    const whole = formOf<SharedValue>(value, placeOf(file));
    for (const [name, each] of namedEntries(namesOf(value) ?? {})) {
      const place = below(below(whole.place, kind), name);
      if (!found.has(name)) found.set(name, { name, form: formOf<Value>(each, place) });
    }
  }
  return [...found.values()];
}

type Names<Value> = Readonly<Record<string, Value | Marker>> | undefined;

function factsOnce<Value, Facts>(
  all: readonly Named<Value>[],
  read: (named: Named<Value>) => Facts,
): (name: string) => Facts | undefined {
  const byName = new Map(all.map((each) => [each.name, each]));
  const made = new Map<string, Facts>();
  return (name) => {
    const known = made.get(name);
    const named = byName.get(name);
    if (known !== undefined || named === undefined) return known;
    const facts = read(named);
    made.set(name, facts);
    return facts;
  };
}

function identityOf(
  name: string,
  { place, value }: Form<{ readonly formerly?: readonly string[] | undefined }>,
): Pick<SharedResponse, "name" | "formerly" | "at" | "sources"> {
  return { name, formerly: value?.formerly ?? [], at: refTo(place), sources: place.sources };
}
