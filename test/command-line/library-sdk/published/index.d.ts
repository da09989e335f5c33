export { Library as default } from "./client.js";
export { APIPromise } from "./core/api-promise.js";
export { Library, type ClientOptions } from "./client.js";
export { PagePromise } from "./core/pagination.js";
