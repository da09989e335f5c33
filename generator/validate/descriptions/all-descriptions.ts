/** The descriptions of all forms of the manifest. */
import { authenticationDescriptions } from "./authentication-descriptions.js";
import { behaviourDescriptions } from "./behaviour-descriptions.js";
import type { FormDescriptions, KeyDescription } from "./description.js";
import { messageDescriptions } from "./message-descriptions.js";
import { operationDescriptions } from "./operation-descriptions.js";
import { schemaDescriptions } from "./schema-descriptions.js";
import { serviceDescriptions } from "./service-descriptions.js";

/** By the ids of the forms. */
export const formDescriptions: FormDescriptions = {
  ...serviceDescriptions,
  ...operationDescriptions,
  ...messageDescriptions,
  ...authenticationDescriptions,
  ...behaviourDescriptions,
  ...schemaDescriptions,
};

/** Keys that mean the same in every form. */
export const commonKeys: Readonly<Record<string, Pick<KeyDescription, "about">>> = {
  source: {
    about:
      "Id of the source of all that stands here, unless something says otherwise. Sources stand under `sources` in `service.yaml`.",
  },
  sourceOf: {
    about:
      "Ids of the sources of single keys of this form, which go before `source`. A list names several that say the same.",
  },
  "(others)": {
    about:
      "Keeps the list open: there may be more that nobody has seen. Without it, a list is complete.",
  },
};
