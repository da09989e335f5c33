// Made by endpoint-manifest (java-client) from its template Attempt.java.
// Not to be edited: fill the manifest in and run `generate`.
package musiccatalog;

import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URI;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import org.jspecify.annotations.Nullable;

/**
 * An attempt of a call: a request, or two where a credential is renewed, and its response to the
 * last byte.
 */
final class Attempt {
  final Exchange exchange;
  final int number;
  final CompletableFuture<Reply> result = new CompletableFuture<>();

  private final Prepared prepared;
  private boolean isRenewed;
  private @Nullable Outgoing outgoing;
  private volatile boolean isCanceled;
  private volatile @Nullable CompletableFuture<?> waiting;
  private volatile @Nullable Gatherer gatherer;
  private volatile @Nullable CompletableFuture<@Nullable Void> timer;
  private long began;

  /** A credential, and what the request carries of it. */
  private record Carried(Core.Chosen chosen, @Nullable String secret) {}

  Attempt(Exchange exchange, Prepared prepared, int number) {
    this.exchange = exchange;
    this.prepared = prepared;
    this.number = number;
  }

  /** Ends the attempt. */
  void cancel() {
    isCanceled = true;
    CompletableFuture<?> current = waiting;
    if (current != null) current.cancel(true);
    Gatherer body = gatherer;
    if (body != null) body.cancel();
    stopTimer();
  }

  void start() {
    try {
      boolean isAuthorized = prepared.headers().get("Authorization") != null;
      List<Core.Chosen> chosen = exchange.core.choose(exchange.operation, isAuthorized);
      authenticate(chosen);
    } catch (RuntimeException error) {
      fail(error);
    }
  }

  private void authenticate(List<Core.Chosen> chosen) {
    Outgoing made =
        new Outgoing(
            exchange.operation.method, prepared.target(), prepared.headers(), prepared.content());
    if (exchange.operation.framing == null && !made.headers.containsKey("Accept-Encoding")) {
      made.headers.put("Accept-Encoding", "gzip");
    }
    CompletableFuture<List<Carried>> all = CompletableFuture.completedFuture(new ArrayList<>());
    for (Core.Chosen each : chosen) {
      all =
          all.thenCompose(
              carried ->
                  each.credential()
                      .authenticate(made, each.scopes(), exchange)
                      .thenApply(secret -> Settings.with(carried, new Carried(each, secret))));
    }
    then(all, carried -> paced(made, carried));
  }

  private void paced(Outgoing made, List<Carried> carried) {
    Pacer pacer = exchange.core.pacer;
    if (pacer == null) {
      begin(made, carried);
    } else {
      then(pacer.room(exchange.operation.id, exchange.core.executor), any -> begin(made, carried));
    }
  }

  private void begin(Outgoing made, List<Carried> carried) {
    outgoing = made;
    began = System.nanoTime();
    RequestEvent event = new RequestEvent(exchange.operation.id, number, made, began);
    for (Hook each : exchange.settings.hooks) each.onRequest(event);
    startTimer();
    send(made, made.url(), 0, carried);
  }

  private void send(Outgoing made, URI first, int redirects, List<Carried> carried) {
    Content content = made.content;
    TransportRequest sent;
    CompletableFuture<TransportResponse> head;
    try {
      sent =
          new TransportRequest(
              made.method,
              made.url(),
              made.sentHeaders(),
              content == null ? null : content.publisher().get());
      head = exchange.core.transport.send(sent);
    } catch (UncheckedIOException | IllegalArgumentException error) {
      throw new ArgumentException(exchange.operation.id, null, error);
    }
    then(
        head,
        response -> {
          Outgoing next = null;
          try {
            next = Redirects.next(made, first, response, exchange.core.followsRedirects);
          } catch (IllegalStateException error) {
            Gatherer.discard(response);
            throw new ConnectionException(made.summary(), String.valueOf(error.getMessage()));
          }
          if (next == null) {
            answered(made, response, carried);
            return;
          }
          Gatherer.discard(response);
          if (redirects == Redirects.MOST) {
            throw new ConnectionException(made.summary(), "more than " + redirects + " redirects");
          }
          send(next, first, redirects + 1, carried);
        });
  }

  private void answered(Outgoing made, TransportResponse response, List<Carried> carried) {
    ResponseEvent event =
        new ResponseEvent(
            new RequestEvent(exchange.operation.id, number, made, began),
            response.status(),
            response.headers(),
            exchange.operation.deprecation);
    for (Hook each : exchange.settings.hooks) each.onResponse(event);
    boolean mayRenew = response.status() == 401 && !isRenewed && !made.isOnce();
    if (mayRenew) {
      isRenewed = true;
      renew(made, response, carried);
    } else {
      read(made, response);
    }
  }

  private void renew(Outgoing made, TransportResponse response, List<Carried> carried) {
    CompletableFuture<Boolean> isAnyNew = CompletableFuture.completedFuture(false);
    for (Carried each : carried) {
      String secret = each.secret();
      if (secret == null) continue;
      Credential credential = each.chosen().credential();
      isAnyNew =
          isAnyNew.thenCompose(
              before ->
                  credential
                      .renew(secret, each.chosen().scopes(), exchange)
                      .thenApply(isNew -> before || isNew));
    }
    then(
        isAnyNew,
        isNew -> {
          if (!isNew) {
            read(made, response);
            return;
          }
          Gatherer.discard(response);
          authenticate(carried.stream().map(Carried::chosen).toList());
        });
  }

  private void read(Outgoing made, TransportResponse response) {
    boolean isSuccess = response.status() / 100 == 2;
    boolean isCompressed = Gatherer.isCompressed(response.headers());
    if (isSuccess && exchange.isOpen) {
      stopTimer();
      BodyStream raw = new BodyStream(made.summary(), exchange.settings.idleTimeout);
      response.body().subscribe(raw);
      InputStream stream = new OpenBody(raw, isCompressed, made.summary());
      if (!result.complete(reply(made, response, new byte[0], stream))) Exchange.close(stream);
      return;
    }
    Gatherer body = new Gatherer(exchange.settings.maxResponseBytes, isCompressed);
    gatherer = body;
    response.body().subscribe(body);
    then(body.done, gathered -> finish(made, response, gathered));
  }

  private void finish(Outgoing made, TransportResponse response, Gatherer.Gathered gathered) {
    byte[] bytes = gathered.bytes();
    if (response.status() / 100 != 2) {
      throw exchange.operation.failure(
          new ApiFailure(made.summary(), response.status(), response.headers(), bytes));
    }
    Reply reply = reply(made, response, bytes, null);
    if (!gathered.isWhole()) {
      long most = exchange.settings.maxResponseBytes;
      throw reply.unreadable(bytes, new JsonException("more than " + most + " bytes"));
    }
    stopTimer();
    result.complete(reply);
  }

  private static Reply reply(
      Outgoing made, TransportResponse response, byte[] body, @Nullable InputStream stream) {
    String accepted = made.headers.get("Accept");
    return new Reply(
        made.summary(),
        made.url(),
        response.status(),
        response.headers(),
        accepted == null ? "" : accepted,
        body,
        stream);
  }

  void onError(Throwable error, @Nullable Duration wait) {
    Outgoing sent = outgoing;
    if (sent == null || exchange.settings.hooks.isEmpty()) return;
    RequestEvent request = new RequestEvent(exchange.operation.id, number, sent, began);
    ErrorEvent event = new ErrorEvent(request, error, wait);
    for (Hook each : exchange.settings.hooks) each.onError(event);
  }

  /** A step of the attempt, whose exceptions end it. */
  private interface Step<T extends @Nullable Object> {
    void take(T value);
  }

  private <T extends @Nullable Object> void then(CompletableFuture<T> before, Step<T> step) {
    waiting = before;
    if (isCanceled) before.cancel(true);
    before.whenComplete(
        (value, error) -> {
          if (error != null) {
            fail(fault(Exchange.unwrapped(error)));
            return;
          }
          try {
            step.take(value);
          } catch (RuntimeException fault) {
            fail(fault);
          }
        });
  }

  private Throwable fault(@Nullable Throwable error) {
    if (error instanceof CallException) return error;
    if (error == null || error instanceof CancellationException) return exchange.canceled();
    Outgoing sent = outgoing;
    if (sent == null) return error;
    if (error instanceof IllegalArgumentException) {
      return new ArgumentException(exchange.operation.id, null, error);
    }
    return new ConnectionException(sent.summary(), error);
  }

  private void fail(Throwable error) {
    stopTimer();
    result.completeExceptionally(error);
  }

  private void startTimer() {
    stopTimer();
    Duration limit = exchange.settings.timeout;
    Outgoing sent = outgoing;
    if (limit == null || sent == null) return;
    CompletableFuture<@Nullable Void> started = Waits.after(limit);
    timer = started;
    started.thenRunAsync(
        () -> {
          if (result.completeExceptionally(new CallTimeoutException(sent.summary(), limit))) {
            cancel();
          }
        },
        exchange.core.executor);
  }

  private void stopTimer() {
    CompletableFuture<@Nullable Void> current = timer;
    if (current != null) current.cancel(false);
  }
}
