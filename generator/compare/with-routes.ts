/** Calls that a package declares, with the routes that its `api.md` lists. */
import type { OldCall, OldSdk } from "./old-call.js";

/** Gives each declared call the route of the listed one with the same name; what is only listed stays out, as no customer can call it. */
export function withRoutes<Sdk extends OldSdk>(declared: Sdk, listed: OldSdk): Sdk {
  const routes = new Map(listed.calls.map(({ id, route }) => [id, route]));
  const calls = declared.calls.map((call): OldCall => ({ ...call, route: routes.get(call.id) }));
  return { ...declared, calls };
}
