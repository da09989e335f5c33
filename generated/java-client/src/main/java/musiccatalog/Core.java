// Made by endpoint-manifest (java-client) from its template Core.java.
// Not to be edited: fill the manifest in and run `generate`.
package musiccatalog;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Executor;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/** The state that all groups of a client share. It never changes. */
final class Core {
  final String baseUrl;
  final Settings settings;
  final Transport transport;
  final Executor executor;
  final Map<String, Credential> credentials;

  /** Of all operations, whatever they need. */
  final @Nullable Credential credential;

  final boolean followsRedirects;
  final @Nullable UnaryOperator<@Nullable String> ownBaseUrl;
  final @Nullable Pacer pacer;

  Core(ClientBuilder<?> made) {
    baseUrl = made.checkedBaseUrl();
    settings = made.settings.copy();
    transport = made.transport == null ? JdkTransport.shared() : made.transport;
    executor = made.executor == null ? Waits.EXECUTOR : made.executor;
    credentials = Map.copyOf(made.credentials);
    credential = made.credential;
    followsRedirects = made.followsRedirects;
    ownBaseUrl = made.ownBaseUrl;
    pacer = made.pacer;
  }

  Request request(Operation operation) {
    return new Request(this, operation);
  }

  /** Calls an endpoint that the API description does not name. */
  OpenCall open(String method, String path) {
    String verb = method.toUpperCase(Locale.ROOT);
    int end = path.indexOf('?');
    String endpoint = end < 0 ? path : path.substring(0, end);
    Operation.Builder made = Operation.of(verb + " " + endpoint, verb, path);
    boolean isRight =
        HeaderText.isToken(verb)
            && path.startsWith("/")
            && path.chars().noneMatch(Core::isForbidden);
    // Nothing else would reach the service unchanged.
    if (!isRight) {
      throw new ArgumentException(
          verb + " " + endpoint,
          "needs a method and a path that begins with \"/\" and has no white space, \"\\\" or"
              + " \"#\"");
    }
    if (!verb.equals("GET") && !verb.equals("HEAD")) made.sends();
    return new OpenCall(request(made.build()).filled(path, endpoint));
  }

  private static boolean isForbidden(int each) {
    return each == '\\'
        || each == '#'
        || Character.isWhitespace(each)
        || Character.isISOControl(each);
  }

  /**
   * The base URL of an operation. One of its own holds as long as the client goes to the usual one:
   * a client of a mock or a proxy sends everything there, so that neither test data nor credentials
   * reach the service by mistake.
   */
  String baseOf(Operation operation) {
    Operation.OwnBase own = operation.base;
    if (own == null) return baseUrl;
    String given = ownBaseUrl == null ? null : ownBaseUrl.apply(operation.id);
    if (given != null) return Urls.base(given);
    if (own.usual() != null && !baseUrl.equals(own.usual())) return baseUrl;
    if (own.url() != null) return own.url();
    throw new IllegalArgumentException("its own base URL is not shown; set it by ownBaseUrl");
  }

  /** The credentials of the first alternative for which the client has all. */
  List<Chosen> choose(Operation operation, boolean isAuthorized) {
    Need need = operation.need;
    if (need != null) {
      for (List<Need.Scheme> each : need.alternatives()) {
        List<Chosen> all = chosen(each);
        // The alternative that needs nothing comes last: otherwise callers with credentials would
        // be anonymous.
        if (all.size() == each.size() && !each.isEmpty()) return all;
      }
    }
    if (credential != null) return List.of(new Chosen(credential, List.of()));
    if (need == null || isAuthorized || credentials.isEmpty()) return List.of();
    if (need.alternatives().stream().anyMatch(List::isEmpty)) return List.of();
    throw new ArgumentException(operation.id, "requires credentials: " + need.names());
  }

  private List<Chosen> chosen(List<Need.Scheme> schemes) {
    List<Chosen> all = new ArrayList<>();
    for (Need.Scheme each : schemes) {
      Credential own = credentials.get(each.name());
      if (own != null) all.add(new Chosen(own, each.scopes()));
    }
    return all;
  }

  /**
   * A credential, and what it is needed for.
   *
   * @param credential the credential
   * @param scopes what its token has to be allowed
   */
  record Chosen(Credential credential, List<String> scopes) {}
}
