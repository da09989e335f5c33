// Made by endpoint-manifest (typescript-server) from manifest/schemas/*.yaml.
// Not to be edited: fill the manifest in and run `generate`.

/**
 * `call`
 *
 * From `manifest/schemas/call.yaml#schemas.call` (Handbook).
 */
export interface Call {
  name?: string;
  call?: Call;
}

/**
 * `client`
 *
 * From `manifest/schemas/client.yaml#schemas.client` (Handbook).
 */
export interface Client {
  name?: string;
  client?: Client;
}

/**
 * `error`
 *
 * From `manifest/schemas/error.yaml#schemas.error` (Handbook).
 */
export interface Error_ {
  name?: string;
  error?: Error_;
}

/**
 * `date`
 *
 * From `manifest/schemas/date.yaml#schemas.date` (Handbook).
 */
export interface Date_ {
  name?: string;
  date?: Date_;
}

/**
 * `record`
 *
 * From `manifest/schemas/record.yaml#schemas.record` (Handbook).
 */
export interface Record_ {
  name?: string;
  record?: Record_;
}

/**
 * `reserved-names`
 *
 * From `manifest/schemas/reserved-names.yaml#schemas.reserved-names` (Handbook).
 */
export interface ReservedNames {
  name?: string;
  "reserved-names"?: ReservedNames;
}

/**
 * `constructor`
 *
 * From `manifest/schemas/constructor.yaml#schemas.constructor` (Handbook).
 */
export interface Constructor {
  name?: string;
  constructor?: Constructor;
}

/**
 * `string`
 *
 * From `manifest/schemas/string.yaml#schemas.string` (Handbook).
 */
export interface String_ {
  name?: string;
  string?: String_;
}

/**
 * `event-payloads`
 *
 * From `manifest/schemas/events.yaml#schemas.event-payloads` (Handbook).
 */
export interface EventPayloads {
  name?: string;
}

/**
 * `webhook-name`
 *
 * From `manifest/schemas/events.yaml#schemas.webhook-name` (Handbook).
 */
export interface WebhookName {
  name?: string;
}

/**
 * `receiver`
 *
 * From `manifest/schemas/events.yaml#schemas.receiver` (Handbook).
 */
export interface Receiver {
  name?: string;
}
