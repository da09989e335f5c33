// Made by endpoint-manifest (java-client) from its template DecodedCall.java.
// Not to be edited: fill the manifest in and run `generate`.
package musiccatalog;

import org.jspecify.annotations.Nullable;

/**
 * A call whose response is decoded by its caller.
 *
 * @param <T> the type that it is decoded into
 */
public final class DecodedCall<T extends @Nullable Object> extends Call<T, DecodedCall<T>> {
  private final Decoder<? extends T> decoder;

  DecodedCall(Request request, Decoder<? extends T> decoder) {
    super(request.ofAnyValue(), decoder);
    this.decoder = decoder;
  }

  @Override
  DecodedCall<T> with(Request request) {
    return new DecodedCall<>(request, decoder);
  }
}
