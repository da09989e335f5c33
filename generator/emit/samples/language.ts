/** A language of samples. */
import type { ApiModel } from "../../model/model.js";
import type { FindSchema } from "../../model/schema-members.js";
import type { SampleRequest } from "../../sdk/samples/request.js";

/** A client package that samples may use. */
export interface SampledClient {
  /** Name of the npm package. */
  readonly package: string;
  /** Name of the class whose instance has all groups. */
  readonly className: string;
}

/** A sample in one language. */
export interface SampleText {
  /** Name of the language as tabs show it: `curl`, `HTTP`, `TypeScript`. */
  readonly label: string;
  /** Its name as fences of Markdown have it: `sh`, `http`, `ts`. */
  readonly fence: string;
  readonly code: string;
}

/** A language: one of requests is a file, and a line in the list of `languages.ts`; one of clients is named by its target. */
export interface SampleLanguage {
  /** Lower-case and without spaces. */
  readonly id: string;
  /** Its name as tabs show it. */
  readonly label: string;
  /** Its name as fences of Markdown have it. */
  readonly fence: string;
  /** Makes the printer for the requests of one model. */
  readonly printer: (scope: LanguageScope) => Printer;
}

/** Prints a request in a language, with or without a line end; nothing where the language cannot say it. */
export type Printer = (request: SampleRequest) => string | undefined | Promise<string | undefined>;

/** The facts that a language may need beside the request. */
export interface LanguageScope {
  readonly model: ApiModel;
  readonly find: FindSchema;
}
