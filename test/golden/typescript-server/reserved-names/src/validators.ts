// Made by endpoint-manifest (typescript-server) from manifest/schemas/*.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import type {
  Call,
  Client,
  Constructor,
  Date_,
  Error_,
  EventPayloads,
  Receiver,
  Record_,
  ReservedNames,
  String_,
  WebhookName,
} from "./schemas.js";
import {
  looseObject,
  optional,
  refer,
  string as string_,
} from "./typescript-client/schema-kinds.js";
import { type Validator, validator } from "./typescript-client/validator.js";

/** Checks values of the type `Call`. */
export const call: Validator<Call> = /* @__PURE__ */ validator(() =>
  looseObject({ name: optional(string_()), call: optional(refer(call)) }),
);

/** Checks values of the type `Client`. */
export const client: Validator<Client> = /* @__PURE__ */ validator(() =>
  looseObject({ name: optional(string_()), client: optional(refer(client)) }),
);

/** Checks values of the type `Error_`. */
export const error: Validator<Error_> = /* @__PURE__ */ validator(() =>
  looseObject({ name: optional(string_()), error: optional(refer(error)) }),
);

/** Checks values of the type `Date_`. */
export const date: Validator<Date_> = /* @__PURE__ */ validator(() =>
  looseObject({ name: optional(string_()), date: optional(refer(date)) }),
);

/** Checks values of the type `Record_`. */
export const record: Validator<Record_> = /* @__PURE__ */ validator(() =>
  looseObject({ name: optional(string_()), record: optional(refer(record)) }),
);

/** Checks values of the type `ReservedNames`. */
export const reservedNames: Validator<ReservedNames> = /* @__PURE__ */ validator(() =>
  looseObject({ name: optional(string_()), "reserved-names": optional(refer(reservedNames)) }),
);

/** Checks values of the type `Constructor`. */
export const constructor_: Validator<Constructor> = /* @__PURE__ */ validator(() =>
  looseObject({ name: optional(string_()), constructor: optional(refer(constructor_)) }),
);

/** Checks values of the type `String_`. */
export const string: Validator<String_> = /* @__PURE__ */ validator(() =>
  looseObject({ name: optional(string_()), string: optional(refer(string)) }),
);

/** Checks values of the type `EventPayloads`. */
export const eventPayloads: Validator<EventPayloads> = /* @__PURE__ */ validator(() =>
  looseObject({ name: optional(string_()) }),
);

/** Checks values of the type `WebhookName`. */
export const webhookName: Validator<WebhookName> = /* @__PURE__ */ validator(() =>
  looseObject({ name: optional(string_()) }),
);

/** Checks values of the type `Receiver`. */
export const receiver: Validator<Receiver> = /* @__PURE__ */ validator(() =>
  looseObject({ name: optional(string_()) }),
);
