// Made by endpoint-manifest (docs) from its template theme/try/views.ts. Not to be edited: fill the manifest in and run generate.

/** The parts of a panel that show a request and its response. */
import { h, type VNode } from "vue";
import type { Answer } from "./answer.js";

/** Code under a line, with the button that the site's own script knows, which copies it. */
export function codeView(label: string, code: string): VNode {
  return h("div", { class: "try-code" }, [
    h("p", { class: "try-label" }, label),
    h("div", { class: "language-code" }, [
      h("button", { type: "button", title: "Copy", class: "copy" }),
      h("span", { class: "lang" }),
      h("pre", { class: "sample", tabindex: 0 }, h("code", code)),
    ]),
  ]);
}

/** An answer: its status and time, its headers, and its body. */
export function answerView(answer: Answer): readonly VNode[] {
  const { status, statusText, milliseconds, headers, body, isRedirect } = answer;
  if (isRedirect) {
    return [
      h("p", { class: "status status-3" }, [
        h("code", "3XX"),
        " The answer is a redirect. It is not followed, so that nothing typed here goes to another place.",
      ]),
    ];
  }
  const group = String(status).charAt(0);
  return [
    h("p", { class: `status status-${group}` }, [
      h("code", String(status)),
      ` ${statusText === "" ? "" : `${statusText} `}in ${milliseconds} ms`,
    ]),
    h("details", [
      h("summary", headers.length === 1 ? "1 header" : `${headers.length} headers`),
      h(
        "dl",
        { class: "try-headers" },
        headers.map(([name, text]) => h("div", [h("dt", name), h("dd", text)])),
      ),
    ]),
    ...(body === "" ? [h("p", "The body is empty.")] : [codeView("Response body", body)]),
  ];
}
