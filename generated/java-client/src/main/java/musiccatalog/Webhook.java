// Made by endpoint-manifest (java-client) from its template Webhook.java.
// Not to be edited: fill the manifest in and run `generate`.
package musiccatalog;

import org.jspecify.annotations.Nullable;

/**
 * An event that the service sends by itself.
 *
 * @param name its name in the API description
 * @param contentType the media type of every delivery, whatever its header says; null where there
 *     are several
 * @param signature how its deliveries are signed
 */
record Webhook(String name, @Nullable String contentType, Signature signature) {
  static Webhook of(String name, @Nullable String contentType, Signature signature) {
    return new Webhook(name, contentType, signature);
  }
}
