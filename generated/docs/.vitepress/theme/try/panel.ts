// Made by endpoint-manifest (docs) from its template theme/try/panel.ts. Not to be edited: fill the manifest in and run generate.

/** The panel in which a reader tries a call: its values, the request as curl, and the answer. It sends nothing until it is told. */
import { InvalidArgumentError } from "#runtime/typescript-client/errors.js";
import { computed, defineComponent, h, onUnmounted, reactive, ref, shallowRef } from "vue";
import { type Answer, answerTo } from "./answer.js";
import type { TryCall, TryParameter } from "./call.js";
import { curlOf } from "./curl.js";
import { type Field, textField } from "./fields.js";
import {
  bodyFields,
  credentialFields,
  fieldset,
  labelOfBody,
  noteOf,
  parameterField,
} from "./panel-fields.js";
import { baseUrl, secrets } from "./kept.js";
import { requestOf } from "./request.js";
import type { Typed } from "./typed.js";
import { answerView, codeView } from "./views.js";

/** The panel. */
const TryPanel = defineComponent(
  ({ call }: { readonly call: TryCall }) => {
    const parameters = reactive(call.parameters.map(firstText));
    const body = ref(call.body?.text ?? "");
    const mediaType = ref("");
    const files = shallowRef<ReadonlyMap<string, File>>(new Map());
    const answer = shallowRef<Answer>();
    const fault = ref("");
    const sending = shallowRef<AbortController>();
    if (baseUrl.value === "") baseUrl.value = call.baseUrls[0] ?? "";
    onUnmounted(() => sending.value?.abort());

    const typed = (): Typed => ({
      baseUrl: baseUrl.value,
      parameters,
      secrets,
      body: body.value,
      mediaType: mediaType.value,
      files: files.value,
    });
    const command = computed(() => {
      const written = tried(() => curlOf(call, typed()));
      return written instanceof InvalidArgumentError ? `# ${written.message}` : written;
    });
    const send = async (): Promise<void> => {
      answer.value = undefined;
      fault.value = "";
      const request = tried(() => requestOf(call, typed()));
      if (request instanceof InvalidArgumentError) {
        fault.value = request.message;
        return;
      }
      const controller = new AbortController();
      sending.value = controller;
      try {
        answer.value = await answerTo(request, controller.signal);
      } catch (error) {
        fault.value = controller.signal.aborted ? "Canceled." : failureText(error, call);
      } finally {
        sending.value = undefined;
      }
    };
    const chooseFile = (name: string, file: File | undefined): void => {
      const others = [...files.value].filter(([each]) => each !== name);
      files.value = new Map(file === undefined ? others : [...others, [name, file]]);
    };

    return () => {
      const field = (name: string, rest: Omit<Field, "id">): Field => ({
        id: `try-${call.anchor}-${name}`,
        ...rest,
      });
      return h(
        "form",
        {
          class: "try-panel",
          "aria-label": `Try ${call.id}`,
          onSubmit: (event: Event) => {
            event.preventDefault();
            void send();
          },
        },
        [
          textField(
            field("base-url", {
              label: "Base URL",
              value: baseUrl.value,
              onInput: (text) => (baseUrl.value = text),
            }),
            { type: "url", suggestions: call.baseUrls },
          ),
          ...fieldset(
            "Credentials",
            "Kept in memory until the page is reloaded.",
            call.credentials.flatMap((each) => credentialFields(each, field)),
          ),
          ...fieldset(
            "Parameters",
            "",
            call.parameters.map((each, place) =>
              parameterField(
                each,
                field(`parameter-${place}`, {
                  label: each.name,
                  note: noteOf(each),
                  value: parameters[place] ?? "",
                  onInput: (text) => (parameters[place] = text),
                }),
              ),
            ),
          ),
          ...(call.cookies.length === 0
            ? []
            : [
                h(
                  "p",
                  { class: "try-hint" },
                  `A page cannot send cookies: ${call.cookies.join(", ")}. Use curl.`,
                ),
              ]),
          ...(call.body === undefined
            ? []
            : fieldset("Request body", call.body.mediaType, [
                ...(call.body.kind === "open"
                  ? [
                      textField(
                        field("media-type", {
                          label: "Media type",
                          value: mediaType.value,
                          onInput: (text) => (mediaType.value = text),
                        }),
                      ),
                    ]
                  : []),
                ...bodyFields(
                  call.body,
                  field("body", {
                    label: labelOfBody(call.body),
                    note: call.body.required ? "required" : "",
                    value: body.value,
                    onInput: (text) => (body.value = text),
                  }),
                  chooseFile,
                ),
              ])),
          h("div", { class: "try-actions" }, [
            h(
              "button",
              { type: "submit", class: "try-send", disabled: sending.value !== undefined },
              sending.value === undefined ? "Send request" : "Sending …",
            ),
            ...(sending.value === undefined
              ? []
              : [
                  h(
                    "button",
                    { type: "button", class: "try-cancel", onClick: () => sending.value?.abort() },
                    "Cancel",
                  ),
                ]),
          ]),
          codeView("Request as curl", command.value),
          h("div", { class: "try-answer", "aria-live": "polite" }, [
            ...(fault.value === "" ? [] : [h("p", { class: "try-fault" }, fault.value)]),
            ...(answer.value === undefined ? [] : answerView(answer.value)),
          ]),
        ],
      );
    };
  },
  { props: ["call"] },
);

/** The result of a function, or the fault of what was typed. */
function tried<Value>(make: () => Value): Value | InvalidArgumentError {
  try {
    return make();
  } catch (error) {
    if (error instanceof InvalidArgumentError) return error;
    throw error;
  }
}

/** A browser tells a page no more than that a request failed. */
function failureText(error: unknown, { baseUrls: [mock = ""] }: TryCall): string {
  const message = error instanceof Error ? error.message : String(error);
  const port = URL.canParse(mock) ? new URL(mock).port : "";
  const ways = [
    `Does the mock run at this base URL (npx endpoint-manifest mock --port ${port})?`,
    "Does the service allow requests from this page (CORS)?",
  ];
  return [`The request failed: ${message}.`, ...ways].join(" ");
}

function firstText({ isKey, text }: TryParameter): string {
  // Not all pages that are served without TLS have it.
  return isKey === true ? (globalThis.crypto.randomUUID?.() ?? String(Math.random())) : text;
}

// Dynamic imports expect this export name.
export { TryPanel as default };
