/** Calls with base URLs that are paths, wherever it runs: what each asked for, or why it did not. */
import { createClient } from "../../../templates/typescript-client/client.js";
import { request } from "../../../templates/typescript-client/request.js";

/** The paths and queries that the service saw, by base URL. */
export async function asked(): Promise<Record<string, unknown>> {
  const seen: Record<string, unknown> = {};
  for (const baseUrl of ["/", "/api", "/api/v1/"]) {
    const { data, error } = await request(createClient({ baseUrl }), "GET", "/books?a=b").result();
    seen[baseUrl] = data ?? String(error);
  }
  return seen;
}
