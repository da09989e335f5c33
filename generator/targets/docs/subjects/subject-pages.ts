/** The pages that are each about one subject of the whole service. */
import type { Page } from "../page.js";
import type { DocsScope } from "../places.js";
import { authenticationPage } from "./authentication.js";
import { clientsPage } from "./clients.js";
import { errorsPage } from "./errors.js";
import { eventsPage } from "./events.js";
import { limitsPage } from "./limits.js";
import { paginationPage } from "./pagination.js";
import { statesPage } from "./states.js";
import { versioningPage } from "./versioning.js";

/** They are there whatever is known, so that filling a fact in moves none. */
export function subjectPagesOf(scope: DocsScope): readonly Page[] {
  return [
    authenticationPage(scope),
    errorsPage(scope),
    limitsPage(scope),
    paginationPage(scope),
    eventsPage(scope),
    statesPage(scope),
    versioningPage(scope),
    clientsPage(scope),
  ];
}
