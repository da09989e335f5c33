package client;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Sends a token that it gets once for all calls that wait. The end of a call does not end the
 * request for the token.
 */
final class TokenCredential extends Credential {
  /**
   * The time before its end from which a token is no longer used: it must still hold when it
   * reaches the service.
   */
  private static final Duration LONGEST_LEEWAY = Duration.ofSeconds(30);

  private final TokenEndpoint endpoint;
  private final @Nullable Consumer<Tokens> onTokens;

  /** Gives the fields that ask for new tokens; an empty map where there is no way to get any. */
  private final Function<@Nullable Tokens, Map<String, String>> grant;

  private final SecretPlace place = SecretPlace.authorization("Bearer");
  private final Object lock = new Object();
  private @Nullable Tokens tokens;
  private Duration leeway = LONGEST_LEEWAY;
  private @Nullable CompletableFuture<@Nullable Void> underWay;

  TokenCredential(
      TokenEndpoint endpoint,
      @Nullable Tokens tokens,
      @Nullable Consumer<Tokens> onTokens,
      Function<@Nullable Tokens, Map<String, String>> grant) {
    this.endpoint = endpoint;
    this.tokens = tokens;
    this.onTokens = onTokens;
    this.grant = grant;
  }

  @Override
  CompletableFuture<@Nullable String> authenticate(
      Outgoing to, List<String> scopes, Exchange exchange) {
    if (place.isTaken(to)) return CompletableFuture.completedFuture(null);
    CompletableFuture<@Nullable Void> ready =
        isFresh() ? CompletableFuture.<@Nullable Void>completedFuture(null) : renewed(exchange);
    return ready.thenApply(
        any -> {
          String current = current();
          if (current == null) return null;
          try {
            place.put(to, current);
          } catch (IllegalArgumentException error) {
            throw new ArgumentException(exchange.operation.id, "a credential:", error);
          }
          return current;
        });
  }

  @Override
  CompletableFuture<Boolean> renew(String carried, List<String> scopes, Exchange exchange) {
    // Another call may have renewed it since.
    CompletableFuture<@Nullable Void> ready =
        carried.equals(current())
            ? renewed(exchange)
            : CompletableFuture.<@Nullable Void>completedFuture(null);
    return ready.thenApply(any -> !carried.equals(current()));
  }

  private @Nullable String current() {
    synchronized (lock) {
      return tokens == null ? null : tokens.accessToken();
    }
  }

  /** Another call may be about to replace a token that still looks fresh. */
  private boolean isFresh() {
    synchronized (lock) {
      if (tokens == null || underWay != null) return false;
      Instant end = tokens.expiresAt();
      return end == null || Instant.now().plus(leeway).isBefore(end);
    }
  }

  /** Waits for new tokens, and asks for them where nobody does yet. */
  private CompletableFuture<@Nullable Void> renewed(Exchange exchange) {
    CompletableFuture<@Nullable Void> current;
    Map<String, String> asked;
    synchronized (lock) {
      // Whoever waits no longer cancels a copy.
      if (underWay != null) return underWay.copy();
      asked = grant.apply(tokens);
      if (asked.isEmpty()) return CompletableFuture.completedFuture(null);
      current = new CompletableFuture<>();
      underWay = current;
    }
    CompletableFuture<@Nullable Void> waited = current.copy();
    TokenRequest.send(endpoint, asked, exchange.core.transport)
        .whenComplete((next, error) -> settle(current, asked, next, error));
    return waited;
  }

  private void settle(
      CompletableFuture<@Nullable Void> current,
      Map<String, String> asked,
      @Nullable Tokens next,
      @Nullable Throwable error) {
    Throwable fault = Exchange.unwrapped(error);
    if (next != null) {
      try {
        keep(asked, next);
      } catch (RuntimeException refused) {
        fault = refused;
      }
    }
    synchronized (lock) {
      underWay = null;
    }
    if (fault == null) {
      current.complete(null);
    } else {
      current.completeExceptionally(fault);
    }
  }

  /** Keeps the members that the answer leaves out (RFC 6749, section 6). */
  private void keep(Map<String, String> asked, Tokens next) {
    Tokens kept;
    synchronized (lock) {
      List<String> scopes = tokens == null ? null : tokens.scopes();
      String refresh = next.refreshToken();
      kept =
          new Tokens(
              next.accessToken(),
              refresh == null ? asked.get("refresh_token") : refresh,
              next.expiresAt(),
              next.scopes() == null ? scopes : next.scopes());
      tokens = kept;
      leeway = leewayOf(next.expiresAt());
    }
    if (onTokens != null) onTokens.accept(kept);
  }

  /** A token that lives for seconds is used for most of them. */
  private static Duration leewayOf(@Nullable Instant end) {
    if (end == null) return LONGEST_LEEWAY;
    Duration quarter = Duration.between(Instant.now(), end).dividedBy(4);
    return quarter.compareTo(LONGEST_LEEWAY) < 0 ? quarter : LONGEST_LEEWAY;
  }
}
