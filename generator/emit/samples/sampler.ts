/** The maker of a model's samples: it finds the parts that all samples share once. */
import type { Operation } from "../../model/model.js";
import { servicePlan } from "../../sdk/plan-of.js";
import { credentialMap } from "../../sdk/samples/credentials.js";
import type { LanguageScope, SampleLanguage, SampleText } from "./language.js";
import { requestLanguages } from "./languages.js";
import type { NoSample, SampleRequest } from "../../sdk/samples/request.js";
import { type RequestScope, requestOf } from "../../sdk/samples/request-making.js";
import { valueScope } from "../../sdk/samples/values.js";

/** Where samples go to while the manifest shows no base URL: the mock, on a port that its user names. */
export const mockUrl = "http://127.0.0.1:4010";

/** Makes samples. */
export interface Sampler {
  /** The least request of an operation, or why there is none. */
  readonly requestOf: (operation: Operation) => SampleRequest | NoSample;
  /** It in all languages that can say it. */
  readonly textsOf: (request: SampleRequest) => Promise<readonly SampleText[]>;
}

/** Returns the maker of a model's samples; `languages` are those of clients. */
export function samplerOf(
  { model, find }: LanguageScope,
  languages: readonly SampleLanguage[],
): Sampler {
  const { defaults, credentials } = servicePlan(model);
  const scope: RequestScope = {
    model,
    baseUrl: mockUrl,
    defaults,
    credentials: credentialMap(credentials),
    values: valueScope(model, "request"),
  };
  const printers = [...requestLanguages, ...languages].map(({ printer, ...language }) => ({
    ...language,
    print: printer({ model, find }),
  }));
  const made = new WeakMap<Operation, SampleRequest | NoSample>();
  return {
    requestOf: (operation) => {
      const request = made.get(operation) ?? requestOf(operation, scope);
      made.set(operation, request);
      return request;
    },
    textsOf: async (request) => {
      const texts: SampleText[] = [];
      for (const { label, fence, print } of printers) {
        const code = await print(request);
        if (code !== undefined) texts.push({ label, fence, code: `${code.trimEnd()}\n` });
      }
      return texts;
    },
  };
}
