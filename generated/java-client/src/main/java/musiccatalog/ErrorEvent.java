// Made by endpoint-manifest (java-client) from its template ErrorEvent.java.
// Not to be edited: fill the manifest in and run `generate`.
package musiccatalog;

import java.time.Duration;
import org.jspecify.annotations.Nullable;

/**
 * An attempt that failed.
 *
 * @param request the request
 * @param error why it failed
 * @param retryIn the wait before the next attempt; null if there is none, so that the call ends
 *     with the error
 */
public record ErrorEvent(RequestEvent request, Throwable error, @Nullable Duration retryIn) {}
