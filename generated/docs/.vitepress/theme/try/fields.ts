// Made by endpoint-manifest (docs) from its template theme/try/fields.ts. Not to be edited: fill the manifest in and run generate.

/** The fields of a panel: a label and what is typed. All texts are texts: nothing of them is read as HTML. */
import { h, type VNode } from "vue";

/** A field. */
export interface Field {
  /** Unique on the page. */
  readonly id: string;
  readonly label: string;
  /** Beside the label, such as "required". */
  readonly note?: string;
  readonly value: string;
  readonly onInput: (value: string) => void;
}

/** A line of text; `suggestions` are offered as it is typed. */
export function textField(
  each: Field,
  {
    type = "text",
    suggestions = [],
  }: { readonly type?: "text" | "url" | "password"; readonly suggestions?: readonly string[] } = {},
): VNode {
  const list = suggestions.length === 0 ? undefined : `${each.id}-list`;
  return labelled(each, [
    h("input", { ...common(each), type, list }),
    ...(list === undefined
      ? []
      : [
          h(
            "datalist",
            { id: list },
            suggestions.map((value) => h("option", { value })),
          ),
        ]),
  ]);
}

/** Several lines of text. */
export function areaField(each: Field, rows: number): VNode {
  return labelled(each, [h("textarea", { ...common(each), rows })]);
}

/** One of some texts; an empty one leaves it out. */
export function choiceField(each: Field, choices: readonly string[]): VNode {
  const options = ["", ...choices].map((value) =>
    h("option", { value, selected: value === each.value }, value === "" ? "(left out)" : value),
  );
  return labelled(each, [h("select", common(each), options)]);
}

/** A file. */
export function fileField(
  each: Pick<Field, "id" | "label" | "note">,
  onFile: (file: File | undefined) => void,
): VNode {
  const onChange = ({ target }: Event): void => {
    if (target instanceof HTMLInputElement) onFile(target.files?.[0]);
  };
  return labelled(each, [h("input", { id: each.id, type: "file", onChange })]);
}

function common({ id, value, onInput }: Field): object {
  const read = ({ target }: Event): void => {
    const isField =
      target instanceof HTMLInputElement ||
      target instanceof HTMLTextAreaElement ||
      target instanceof HTMLSelectElement;
    if (isField) onInput(target.value);
  };
  return {
    id,
    value,
    onInput: read,
    autocomplete: "off",
    autocapitalize: "off",
    spellcheck: false,
  };
}

function labelled(
  { id, label, note = "" }: Pick<Field, "id" | "label" | "note">,
  inner: readonly VNode[],
): VNode {
  return h("div", { class: "try-field" }, [
    h("label", { for: id }, [
      h("span", { class: "try-name" }, label),
      ...(note === "" ? [] : [h("span", { class: "try-note" }, note)]),
    ]),
    ...inner,
  ]);
}
