// Made by endpoint-manifest (java-client) from its template Event.java.
// Not to be edited: fill the manifest in and run `generate`.
package musiccatalog;

import java.time.Duration;
import org.jspecify.annotations.Nullable;

/**
 * A server-sent event (HTML standard, section 9.2.6).
 *
 * @param <T> the type of its data
 * @param name its name; "message" if the service sends none
 * @param data its data
 * @param id its id, or that of the last event that had one; the header "Last-Event-ID" with it
 *     continues after this event
 * @param retry the time to wait before connecting again, or null if the service has not said any
 */
public record Event<T>(String name, T data, String id, @Nullable Duration retry) {}
