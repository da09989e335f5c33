/** What is said of a form and its keys, in the JSON Schema that editors show, and in the reference made of it. */

/** A form, under its id. */
export interface FormDescription {
  /** Its name in a heading: "Parameter". */
  readonly title: string;
  /** What it is, in a sentence or two. */
  readonly about: string;
  /** All of its keys but `source` and `sourceOf`, which every form has. */
  readonly keys: Readonly<Record<string, KeyDescription>>;
}

/** One key of a form. Texts are Markdown, as hovers of editors show it. */
export interface KeyDescription {
  /** What it is, and what outputs do with it. */
  readonly about: string;
  /** What `none` means, where it says more than that there is none. */
  readonly none?: string;
  /** What outputs do while it is not shown, where they do more than to say so. */
  readonly notShown?: string;
  /** A value as one writes it. */
  readonly example: unknown;
}

/** Forms by their ids. */
export type FormDescriptions = Readonly<Record<string, FormDescription>>;
