// Made by endpoint-manifest (java-client) from its template SecretCredential.java.
// Not to be edited: fill the manifest in and run `generate`.
package musiccatalog;

import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** A credential with a secret of the caller. */
final class SecretCredential extends Credential {
  private final SecretSource secret;

  /** True if a function of the caller gives it. */
  private final boolean isAsked;

  private final SecretPlace place;

  SecretCredential(SecretSource secret, boolean isAsked, SecretPlace place) {
    this.secret = secret;
    this.isAsked = isAsked;
    this.place = place;
  }

  /** Faults do not show the secret. */
  static void check(@Nullable String secret) {
    if (secret == null || secret.isBlank()) {
      throw new IllegalArgumentException("a secret must not be empty");
    }
    if (secret.indexOf('\r') >= 0 || secret.indexOf('\n') >= 0 || secret.indexOf(0) >= 0) {
      throw new IllegalArgumentException("a secret has a character that HTTP does not allow");
    }
  }

  @Override
  CompletableFuture<@Nullable String> authenticate(
      Outgoing to, List<String> scopes, Exchange exchange) {
    if (place.isTaken(to)) return CompletableFuture.completedFuture(null);
    return asked(new SecretNeed(scopes, null), exchange)
        .thenApply(
            text -> {
              try {
                check(text);
                place.put(to, text);
              } catch (IllegalArgumentException error) {
                throw new ArgumentException(exchange.operation.id, "a credential:", error);
              }
              return text;
            });
  }

  @Override
  CompletableFuture<Boolean> renew(String carried, List<String> scopes, Exchange exchange) {
    if (!isAsked) return CompletableFuture.completedFuture(false);
    return asked(new SecretNeed(scopes, carried), exchange)
        .thenApply(text -> !carried.equals(text));
  }

  /** A function of the caller may block. */
  private CompletableFuture<String> asked(SecretNeed need, Exchange exchange) {
    Supplier<String> ask = () -> secret.get(need);
    return isAsked && exchange.isAsync
        ? CompletableFuture.supplyAsync(ask, exchange.core.executor)
        : CompletableFuture.completedFuture(ask.get());
  }
}
