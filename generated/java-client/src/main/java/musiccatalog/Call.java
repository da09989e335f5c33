// Made by endpoint-manifest (java-client) from its template Call.java.
// Not to be edited: fill the manifest in and run `generate`.
package musiccatalog;

import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;

/**
 * A call of an operation. It never changes: each method that adds something gives another call, so
 * that a call can be kept, shared and executed again. Nothing is sent until it is executed.
 *
 * @param <T> the type of what it gives
 * @param <C> the class of the call
 */
@CheckReturnValue
public abstract class Call<T extends @Nullable Object, C extends Call<T, C>> {
  private final Request request;
  private final Decoder<? extends T> decoder;

  Call(Request request, Decoder<? extends T> decoder) {
    this.request = request;
    this.decoder = decoder;
  }

  abstract C with(Request request);

  final Request request() {
    return request;
  }

  final Decoder<? extends T> decoder() {
    return decoder;
  }

  /**
   * Executes the call, and waits for its response. An interrupt of the thread ends the call.
   *
   * @return what the response is decoded into
   * @throws CallException if it gives no result
   */
  public final T execute() {
    return Replies.value(request, Exchange.await(request, false), decoder);
  }

  /**
   * Executes the call without waiting. Canceling the future ends the call.
   *
   * @return the result, or a {@link CallException}
   */
  public final CompletableFuture<T> executeAsync() {
    return Exchange.async(request, false, reply -> Replies.value(request, reply, decoder));
  }

  /**
   * Executes the call, and gives a failure as a value.
   *
   * @return the result, or the exception that {@link #execute} would throw
   */
  public final Result<T> result() {
    try {
      return new Result.Success<>(execute());
    } catch (CallException error) {
      return new Result.Failure<>(error);
    }
  }

  /**
   * Executes the call, and gives the status and the headers beside the value.
   *
   * @return the value with its response
   * @throws CallException if it gives no result
   */
  public final Answered<T> withResponse() {
    return Replies.answered(request, Exchange.await(request, false), decoder);
  }

  /**
   * Does the same as {@link #withResponse} without waiting. Canceling the future ends the call.
   *
   * @return the value with its response, or a {@link CallException}
   */
  public final CompletableFuture<Answered<T>> withResponseAsync() {
    return Exchange.async(request, false, reply -> Replies.answered(request, reply, decoder));
  }

  /**
   * Executes the call, and gives the response before its body is read. It must be closed.
   *
   * @return the response
   * @throws CallException if there is no response with a status of 2xx
   */
  public final Response response() {
    return new Response(Exchange.await(request, true));
  }

  /**
   * Does the same as {@link #response} without waiting. Canceling the future ends the call.
   *
   * @return the response, or a {@link CallException}
   */
  public final CompletableFuture<Response> responseAsync() {
    return Exchange.async(request, true, Response::new);
  }

  /**
   * Decodes the response into a type of yours.
   *
   * @param <R> the type
   * @param decoding what decodes it
   * @return the call
   */
  public final <R extends @Nullable Object> DecodedCall<R> as(Decoder<? extends R> decoding) {
    return new DecodedCall<>(request, decoding);
  }

  /**
   * Sends a query parameter, in place of one of the same name.
   *
   * @param name its name
   * @param value its value
   * @param more further values, each of which is sent with the name once more
   * @return the call
   */
  public final C query(String name, Object value, Object... more) {
    return set(
        own ->
            own.queries =
                Settings.with(
                    Settings.without(own.queries, name), Settings.query(name, value, more)));
  }

  /**
   * Sends a header, in place of one that the client or the call would send.
   *
   * @param name its name
   * @param value its value; null removes the header
   * @return the call
   */
  public final C header(String name, @Nullable String value) {
    return set(
        own -> own.headers = Settings.with(own.headers, new Settings.OwnHeader(name, value)));
  }

  /**
   * Sends a cookie.
   *
   * @param name its name
   * @param value its value
   * @return the call
   */
  public final C cookie(String name, Object value) {
    return set(own -> own.cookies = Settings.with(own.cookies, Settings.query(name, value)));
  }

  /**
   * Sends a body of which nothing is shown.
   *
   * @param body the body
   * @return the call
   */
  public final C body(Body body) {
    return with(request.content(body));
  }

  /**
   * Sets the media type of the body.
   *
   * @param mediaType the media type
   * @return the call
   */
  public final C contentType(String mediaType) {
    return set(own -> own.contentType = mediaType);
  }

  /**
   * Sets the media types that the response may have.
   *
   * @param mediaTypes the value of the header "Accept"
   * @return the call
   */
  public final C accept(String mediaTypes) {
    return set(own -> own.accept = mediaTypes);
  }

  /**
   * Limits the time of one attempt, from sending the request to the last byte of the response.
   *
   * @param timeout the time; zero is no limit
   * @return the call
   */
  public final C timeout(Duration timeout) {
    return set(own -> own.timeout = Settings.bound(timeout));
  }

  /**
   * Limits the time of the call with all its attempts and the waits between them.
   *
   * @param deadline the time; zero is no limit
   * @return the call
   */
  public final C deadline(Duration deadline) {
    return set(own -> own.deadline = Settings.bound(deadline));
  }

  /**
   * Limits how long a stream or an unread response may be silent.
   *
   * @param timeout the time; zero is no limit
   * @return the call
   */
  public final C idleTimeout(Duration timeout) {
    return set(own -> own.idleTimeout = Settings.bound(timeout));
  }

  /**
   * Limits how often the call is repeated, if that is safe.
   *
   * @param retries the number of attempts after the first
   * @return the call
   */
  public final C maxRetries(int retries) {
    return set(own -> own.maxRetries = retries);
  }

  /**
   * Limits the size of a response that is read whole.
   *
   * @param bytes the number of bytes
   * @return the call
   */
  public final C maxResponseBytes(long bytes) {
    return set(own -> own.maxResponseBytes = bytes);
  }

  /**
   * Sets the wait before each retry. A Retry-After header takes precedence.
   *
   * @param wait the wait before a retry, of which the first has the number 1
   * @return the call
   */
  public final C backoff(IntFunction<Duration> wait) {
    return set(own -> own.backoff = wait);
  }

  /**
   * Sets whether the call may be repeated, whatever its method.
   *
   * @param isIdempotent whether it does no harm if it reaches the service twice
   * @return the call
   */
  public final C idempotent(boolean isIdempotent) {
    return set(own -> own.repeats = isIdempotent);
  }

  /**
   * Adds a hook.
   *
   * @param hook what is told of each attempt
   * @return the call
   */
  public final C hook(Hook hook) {
    return set(own -> own.hooks = Settings.with(own.hooks, hook));
  }

  final C set(Consumer<Settings> change) {
    return with(request.settings(change));
  }
}
