// Made by endpoint-manifest (java-client) from its template JdkTransport.java.
// Not to be edited: fill the manifest in and run `generate`.
package musiccatalog;

import java.io.IOException;
import java.net.http.HttpClient;
import java.net.http.HttpConnectTimeoutException;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublisher;
import java.net.http.HttpResponse;
import java.net.http.HttpTimeoutException;
import java.nio.ByteBuffer;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Flow;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicBoolean;
import org.jspecify.annotations.Nullable;

/** Sends requests with {@code java.net.http}. */
final class JdkTransport implements Transport {
  private final HttpClient client;

  JdkTransport(HttpClient client) {
    this.client = client;
  }

  /** One client for the whole process: each has a thread of its own. All threads are daemons. */
  private static final class Shared {
    static final JdkTransport TRANSPORT =
        new JdkTransport(
            HttpClient.newBuilder().followRedirects(HttpClient.Redirect.NEVER).build());
  }

  static JdkTransport shared() {
    return Shared.TRANSPORT;
  }

  @Override
  public CompletableFuture<TransportResponse> send(TransportRequest request) {
    CompletableFuture<HttpResponse<Flow.Publisher<List<ByteBuffer>>>> sent =
        client.sendAsync(made(request).build(), HttpResponse.BodyHandlers.ofPublisher());
    CompletableFuture<TransportResponse> answered = sent.thenApply(JdkTransport::answer);
    answered.whenComplete(
        (response, error) -> {
          if (answered.isCancelled()) sent.cancel(true);
        });
    return answered;
  }

  /**
   * Sends a request by the thread that waits for its response: {@code sendAsync} takes three times
   * the CPU, since it changes threads. The time goes to the head of the response alone.
   *
   * @throws TimeoutException if the time is over
   */
  TransportResponse await(TransportRequest request, @Nullable Duration time)
      throws IOException, InterruptedException, TimeoutException {
    HttpRequest.Builder made = made(request);
    if (time != null) made.timeout(Duration.ofNanos(Math.max(Waits.nanosOf(time), 1)));
    try {
      return answer(client.send(made.build(), HttpResponse.BodyHandlers.ofPublisher()));
    } catch (HttpTimeoutException error) {
      if (time == null || isOfClient(error, time)) throw error;
      throw new TimeoutException();
    }
  }

  /** True if a client has a shorter time for connecting. */
  private boolean isOfClient(HttpTimeoutException error, Duration time) {
    Duration own = client.connectTimeout().orElse(time);
    return error instanceof HttpConnectTimeoutException && own.compareTo(time) < 0;
  }

  private static TransportResponse answer(HttpResponse<Flow.Publisher<List<ByteBuffer>>> response) {
    return new TransportResponse(
        response.statusCode(), Headers.of(response.headers().map()), response.body());
  }

  private static HttpRequest.Builder made(TransportRequest request) {
    HttpRequest.Builder made = HttpRequest.newBuilder(request.url());
    if (request.url().getScheme().equalsIgnoreCase("http")) {
      // Otherwise each request offers to go on as "h2c".
      made.version(HttpClient.Version.HTTP_1_1);
    }
    for (Map.Entry<String, List<String>> each : request.headers().map().entrySet()) {
      for (String line : each.getValue()) made.header(each.getKey(), checked(line));
    }
    BodyPublisher body = request.body();
    return made.method(request.method(), new SentOnce(body == null ? new NoBody() : body));
  }

  /** In place of letters beyond ASCII the JDK would send question marks. */
  private static String checked(String value) {
    for (int index = 0; index < value.length(); index++) {
      if (value.charAt(index) > '~') {
        throw new IllegalArgumentException("a header has a letter that java.net.http cannot send");
      }
    }
    return value;
  }

  private static final class NoBody implements BodyPublisher {
    @Override
    public long contentLength() {
      return 0;
    }

    @Override
    public void subscribe(Flow.Subscriber<? super ByteBuffer> subscriber) {
      HttpRequest.BodyPublishers.noBody().subscribe(subscriber);
    }
  }

  /**
   * A body that is sent once. The JDK asks for its length whenever it sends a request, and repeats
   * a GET by itself if a connection ends without a response: then one attempt would be two
   * requests.
   */
  private static final class SentOnce implements BodyPublisher {
    private final BodyPublisher body;
    private final AtomicBoolean isSent = new AtomicBoolean();

    SentOnce(BodyPublisher body) {
      this.body = body;
    }

    @Override
    public long contentLength() {
      if (isSent.getAndSet(true)) throw new UnsentException();
      return body.contentLength();
    }

    @Override
    public void subscribe(Flow.Subscriber<? super ByteBuffer> subscriber) {
      body.subscribe(subscriber);
    }
  }

  /** Ends a request that the JDK would send once more. */
  private static final class UnsentException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    UnsentException() {
      super("the connection ended without a response", new IOException("no response"));
    }
  }
}
