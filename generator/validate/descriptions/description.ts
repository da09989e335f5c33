/** The description of a form and its keys, in the JSON Schema that editors show, and in the reference made of it. */

/** A form, under its id. */
export interface FormDescription {
  /** Its name in a heading: "Parameter". */
  readonly title: string;
  /** Its meaning, in a sentence or two. */
  readonly about: string;
  /** All of its keys but `source` and `sourceOf`, which every form has. */
  readonly keys: Readonly<Record<string, KeyDescription>>;
}

/** One key of a form. Texts are Markdown, as hovers of editors show it. */
export interface KeyDescription {
  /** Its meaning, and its effect on outputs. */
  readonly about: string;
  /** The meaning of `none`, where it says more than that there is none. */
  readonly none?: string;
  /** The effect on outputs while it is not shown, where that is more than a note. */
  readonly notShown?: string;
  /** A value as one writes it. */
  readonly example: unknown;
}

/** Forms by their ids. */
export type FormDescriptions = Readonly<Record<string, FormDescription>>;
