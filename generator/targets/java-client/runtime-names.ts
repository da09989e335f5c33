/** Names of the runtime: no emitted class and no member is called like these, whether or not a package has the file today. */
import { runtimeClasses } from "./runtime-files.js";

/** Classes of the package beside groups. */
export const ownClasses: readonly string[] = ["Auth", "EventReceiver", "Failures", "Needs"];

/** Names that no emitted class of the package has. */
export const takenClasses: readonly string[] = [...runtimeClasses, ...ownClasses];

/** Members of all calls, also of those with pages or streams, and of the classes around them. */
export const callMembers: readonly string[] =
  `execute executeAsync result withResponse withResponseAsync response responseAsync as query header cookie body timeout
  deadline idleTimeout maxRetries maxResponseBytes idempotent accept contentType backoff hook items pages stream publisher
  from firstPage firstPageAsync decoder set events eventsAsync open openAsync walks with request operation equals`.split(
    /\s+/,
  );

/** Members of the client. */
export const clientMembers: readonly string[] = ["request", "toBuilder", "builder"];

/** Members of the client's builder. */
export const builderMembers: readonly string[] =
  `baseUrl ownBaseUrl credential timeout deadline idleTimeout maxRetries backoff maxResponseBytes header query hook
  deprecations pacer followRedirects transport httpClient executor build of core equals`.split(
    /\s+/,
  );

/** Types that files of models import: no model is called so, so that none needs its whole name. */
export const typesOfModels: readonly string[] =
  `BigDecimal Decoder FilePart Form JsonArray JsonObject JsonValue List LocalDate Map Nullable OffsetDateTime OpenEnum`.split(
    " ",
  );

/** Names that are taken in each model. */
export const typesWithin: readonly string[] = [...typesOfModels, "Builder", "Known", "Unknown"];
