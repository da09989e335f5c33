import type { Library } from "../client.js";

export declare abstract class APIResource {
  protected _client: Library;
  constructor(client: Library);
}
