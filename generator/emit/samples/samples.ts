/** Samples of requests: one for each language of a list, all of the same request. */
import type { ApiModel, Operation } from "../../model/model.js";
import type { FindSchema } from "../../model/schema-members.js";
import type { SampleLanguage, SampleText } from "./language.js";
import type { Sampler } from "./sampler.js";

export type { SampledClient, SampleText } from "./language.js";

/** The parts that samples are made with. */
export interface SampleSetup {
  readonly model: ApiModel;
  readonly find: FindSchema;
  /** The languages of the clients that are made; left out = none. */
  readonly languages?: readonly SampleLanguage[];
}

/** The samples of an operation, or why there are none. */
export type Samples = { readonly texts: readonly SampleText[] } | { readonly reason: string };

const samplers = new WeakMap<ApiModel, Map<readonly SampleLanguage[], Promise<Sampler>>>();

const none: readonly SampleLanguage[] = [];

/**
 * The samples of an operation, in the order of the list of languages; where there are none a sentence says what is not
 * shown, or what no value can be made up for.
 */
export async function samplesOrReason(operation: Operation, setup: SampleSetup): Promise<Samples> {
  const sampler = await samplerFor(setup);
  const request = sampler.requestOf(operation);
  return "reason" in request ? request : { texts: await sampler.textsOf(request) };
}

/** The maker of a model's samples, made once; what it is made of is loaded when first needed. */
export async function samplerFor({ model, find, languages = none }: SampleSetup): Promise<Sampler> {
  const known = samplers.get(model) ?? new Map<readonly SampleLanguage[], Promise<Sampler>>();
  samplers.set(model, known);
  const made =
    known.get(languages) ??
    import("./sampler.js").then(({ samplerOf }) => samplerOf({ model, find }, languages));
  known.set(languages, made);
  return made;
}
