// Made by endpoint-manifest (java-client) from its template Attempt.java.
// Not to be edited: fill the manifest in and run `generate`.
package musiccatalog;

import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URI;
import java.time.Duration;
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
  private volatile Waits.@Nullable Wait timer;
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
      authenticate(exchange.core.choose(exchange.operation, isAuthorized));
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
    authenticate(made, chosen, List.of());
  }

  /** Puts the credentials in one after the other. */
  private void authenticate(Outgoing made, List<Core.Chosen> chosen, List<Carried> carried) {
    if (carried.size() == chosen.size()) {
      paced(made, carried);
      return;
    }
    Core.Chosen next = chosen.get(carried.size());
    then(
        next.credential().authenticate(made, next.scopes(), exchange),
        secret -> authenticate(made, chosen, Settings.with(carried, new Carried(next, secret))));
  }

  private void paced(Outgoing made, List<Carried> carried) {
    Pacer pacer = exchange.core.pacer;
    if (pacer == null) {
      begin(made, carried);
    } else {
      then(pacer.room(exchange.operation.id, exchange.steps), any -> begin(made, carried));
    }
  }

  private void begin(Outgoing made, List<Carried> carried) {
    outgoing = made;
    began = System.nanoTime();
    RequestEvent event = eventOf(made);
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
      head = exchange.send(sent, began);
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
            eventOf(made), response.status(), response.headers(), exchange.operation.deprecation);
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
    renew(
        carried,
        0,
        false,
        isNew -> {
          if (!isNew) {
            read(made, response);
            return;
          }
          Gatherer.discard(response);
          authenticate(carried.stream().map(Carried::chosen).toList());
        });
  }

  /** Renews the credentials one after the other, from one of them on. */
  private void renew(List<Carried> carried, int from, boolean isNew, Step<Boolean> step) {
    if (from == carried.size()) {
      step.take(isNew);
      return;
    }
    Carried each = carried.get(from);
    String secret = each.secret();
    if (secret == null) {
      renew(carried, from + 1, isNew, step);
      return;
    }
    then(
        each.chosen().credential().renew(secret, each.chosen().scopes(), exchange),
        isOther -> renew(carried, from + 1, isNew || isOther, step));
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

  private RequestEvent eventOf(Outgoing made) {
    return new RequestEvent(exchange.operation.id, number, made, began);
  }

  void onError(Throwable error, @Nullable Duration wait) {
    Outgoing sent = outgoing;
    if (sent == null || exchange.settings.hooks.isEmpty()) return;
    ErrorEvent event = new ErrorEvent(eventOf(sent), error, wait);
    for (Hook each : exchange.settings.hooks) each.onError(event);
  }

  /** A step of the attempt, whose exceptions end it. */
  private interface Step<T extends @Nullable Object> {
    void take(T value);
  }

  private <T extends @Nullable Object> void then(CompletableFuture<T> before, Step<T> step) {
    waiting = before;
    if (isCanceled) before.cancel(true);
    if (exchange.isAsync || before.isDone()) {
      before.whenComplete((value, error) -> take(step, value, error));
    } else {
      before.whenCompleteAsync((value, error) -> take(step, value, error), exchange.steps);
    }
  }

  private <T extends @Nullable Object> void take(Step<T> step, T value, @Nullable Throwable error) {
    if (error != null) {
      fail(fault(Exchange.unwrapped(error)));
      return;
    }
    try {
      step.take(value);
    } catch (RuntimeException | Error fault) {
      fail(fault);
    }
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
    timer =
        exchange.after(
            limit,
            () -> {
              if (result.completeExceptionally(new CallTimeoutException(sent.summary(), limit))) {
                cancel();
              }
            });
  }

  private void stopTimer() {
    Waits.Wait current = timer;
    if (current != null) current.stop();
  }
}
