// Made by endpoint-manifest (java-client) from its template ClientBuilder.java.
// Not to be edited: fill the manifest in and run `generate`.
package musiccatalog;

import java.net.http.HttpClient;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.IntFunction;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * The options that a client is made with.
 *
 * @param <B> the class of the builder
 */
public abstract class ClientBuilder<B extends ClientBuilder<B>> {
  Settings settings = new Settings();
  @Nullable Transport transport;
  @Nullable Executor executor;
  Map<String, Credential> credentials = new HashMap<>();
  @Nullable Credential credential;
  boolean followsRedirects;
  @Nullable UnaryOperator<@Nullable String> ownBaseUrl;
  @Nullable Pacer pacer;
  private @Nullable String baseUrl;

  ClientBuilder() {}

  /** Takes over the settings of a client. */
  final B of(Core core) {
    settings = core.settings.copy();
    baseUrl = core.baseUrl;
    transport = core.transport;
    executor = core.executor;
    credentials = new HashMap<>(core.credentials);
    credential = core.credential;
    followsRedirects = core.followsRedirects;
    ownBaseUrl = core.ownBaseUrl;
    pacer = core.pacer;
    return self();
  }

  final Core core() {
    return new Core(this);
  }

  final String checkedBaseUrl() {
    if (baseUrl == null) throw new IllegalArgumentException("the client needs a baseUrl");
    return Urls.base(baseUrl);
  }

  /**
   * Sets the base URL.
   *
   * @param url "https://host/path", without user, query and fragment
   * @return this
   */
  public final B baseUrl(String url) {
    baseUrl = url;
    return self();
  }

  /**
   * Sets the base URL of operations that have one of their own.
   *
   * @param of gives the base URL of an operation by its id, or null to keep the default
   * @return this
   */
  public final B ownBaseUrl(UnaryOperator<@Nullable String> of) {
    ownBaseUrl = of;
    return self();
  }

  /**
   * Sets who calls, for all operations.
   *
   * @param given the credential
   * @return this
   */
  public final B credential(Credential given) {
    credential = given;
    return self();
  }

  /**
   * Sets who calls, for the operations that need a scheme.
   *
   * @param scheme the name of the scheme in the API description
   * @param given the credential
   * @return this
   */
  public final B credential(String scheme, Credential given) {
    credentials.put(scheme, given);
    return self();
  }

  /**
   * Limits the time of one attempt, from sending the request to the last byte of the response. The
   * default is one minute. For a stream, it limits the time until the response begins.
   *
   * @param timeout the time; zero is no limit
   * @return this
   */
  public final B timeout(Duration timeout) {
    settings.timeout = Settings.bound(timeout);
    return self();
  }

  /**
   * Limits the time of a call with all its attempts and the waits between them. There is no limit
   * by default.
   *
   * @param deadline the time; zero is no limit
   * @return this
   */
  public final B deadline(Duration deadline) {
    settings.deadline = Settings.bound(deadline);
    return self();
  }

  /**
   * Limits how long a stream or an unread response may be silent. There is no limit by default.
   *
   * @param timeout the time; zero is no limit
   * @return this
   */
  public final B idleTimeout(Duration timeout) {
    settings.idleTimeout = Settings.bound(timeout);
    return self();
  }

  /**
   * Limits how often a call is repeated, if that is safe. The default is 2.
   *
   * @param retries the number of attempts after the first
   * @return this
   */
  public final B maxRetries(int retries) {
    settings.maxRetries = retries;
    return self();
  }

  /**
   * Sets the wait before each retry. By default, it is random, up to a bound that doubles from half
   * a second to eight seconds. A Retry-After header takes precedence.
   *
   * @param wait the wait before a retry, of which the first has the number 1
   * @return this
   */
  public final B backoff(IntFunction<Duration> wait) {
    settings.backoff = wait;
    return self();
  }

  /**
   * Limits the size of a response that is read whole. The default is 64 MiB. Streams have no limit.
   *
   * @param bytes the number of bytes
   * @return this
   */
  public final B maxResponseBytes(long bytes) {
    settings.maxResponseBytes = bytes;
    return self();
  }

  /**
   * Sends a header with every request. A header of a call replaces it.
   *
   * @param name its name
   * @param value its value; null removes a header that the client would send
   * @return this
   */
  public final B header(String name, @Nullable String value) {
    HeaderText.check(name, value == null ? "" : value);
    settings.headers = Settings.with(settings.headers, new Settings.OwnHeader(name, value));
    return self();
  }

  /**
   * Sends a query parameter with every request. A parameter of a call replaces it.
   *
   * @param name its name
   * @param value its value
   * @param more further values, each of which is sent with the name once more
   * @return this
   */
  public final B query(String name, Object value, Object... more) {
    settings.queries =
        Settings.with(Settings.without(settings.queries, name), Settings.query(name, value, more));
    return self();
  }

  /**
   * Adds a hook.
   *
   * @param hook what is told of each attempt
   * @return this
   */
  public final B hook(Hook hook) {
    settings.hooks = Settings.with(settings.hooks, hook);
    return self();
  }

  /**
   * Tells once of each deprecated operation that is used: of those that the API description marks,
   * and of those whose responses have a Deprecation or Sunset header.
   *
   * @param tell is told, perhaps by several threads at once
   * @return this
   */
  public final B deprecations(Consumer<DeprecationNotice> tell) {
    return hook(new DeprecationHook(tell));
  }

  /**
   * Sends no more requests than rate limits allow, also when calls are repeated.
   *
   * @param limits keeps the limits
   * @return this
   */
  public final B pacer(Pacer limits) {
    pacer = limits;
    return self();
  }

  /**
   * Follows redirects even if a request has headers that may say who calls, such as an API key.
   * Such headers are never sent to another origin. By default, a redirect of such a request ends
   * the call with an {@link ApiException}.
   *
   * @param follows whether to follow them
   * @return this
   */
  public final B followRedirects(boolean follows) {
    followsRedirects = follows;
    return self();
  }

  /**
   * Sets what sends the requests. The default is one client of {@code java.net.http} for the whole
   * process.
   *
   * @param sender what sends the requests
   * @return this
   */
  public final B transport(Transport sender) {
    transport = sender;
    return self();
  }

  /**
   * Sends the requests with a client of {@code java.net.http} that has a proxy, a TLS context or an
   * executor of yours. It must not follow redirects by itself.
   *
   * @param client the client
   * @return this
   */
  public final B httpClient(HttpClient client) {
    return transport(new JdkTransport(client));
  }

  /**
   * Sets what runs the waits of calls and functions that may block. The default is that of {@link
   * CompletableFuture}.
   *
   * @param runner the executor
   * @return this
   */
  public final B executor(Executor runner) {
    executor = runner;
    return self();
  }

  @SuppressWarnings("unchecked") // Each builder extends ClientBuilder of itself.
  private B self() {
    return (B) this;
  }
}
