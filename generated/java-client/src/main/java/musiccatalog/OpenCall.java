// Made by endpoint-manifest (java-client) from its template OpenCall.java.
// Not to be edited: fill the manifest in and run `generate`.
package musiccatalog;

import org.jspecify.annotations.Nullable;

/** A call of an endpoint that the API description does not name. */
public final class OpenCall extends Call<@Nullable JsonValue, OpenCall> {
  OpenCall(Request request) {
    super(request, Decoder.json());
  }

  @Override
  OpenCall with(Request request) {
    return new OpenCall(request);
  }
}
