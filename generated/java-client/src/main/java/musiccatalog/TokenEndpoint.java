// Made by endpoint-manifest (java-client) from its template TokenEndpoint.java.
// Not to be edited: fill the manifest in and run `generate`.
package musiccatalog;

import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The token endpoint of an authorization server, and how this application says there who it is. Its
 * text shows no secret.
 */
public final class TokenEndpoint {
  final String tokenUrl;
  final String clientId;
  final @Nullable String clientSecret;
  final boolean isSecretInBody;
  final Map<String, String> parameters;
  final Duration timeout;

  private TokenEndpoint(Builder made) {
    if (made.tokenUrl == null || made.clientId == null) {
      throw new IllegalArgumentException("a token endpoint needs a tokenUrl and a clientId");
    }
    tokenUrl = SecureUrls.checked(made.tokenUrl);
    clientId = made.clientId;
    clientSecret = made.clientSecret;
    isSecretInBody = made.isSecretInBody;
    parameters = new LinkedHashMap<>(made.parameters);
    timeout = made.timeout;
  }

  /** {@return a builder} */
  public static Builder builder() {
    return new Builder();
  }

  /** {@return a text without the secret} */
  @Override
  public String toString() {
    return "TokenEndpoint[" + tokenUrl + "]";
  }

  /** Makes a token endpoint. */
  public static final class Builder {
    private @Nullable String tokenUrl;
    private @Nullable String clientId;
    private @Nullable String clientSecret;
    private boolean isSecretInBody;
    private final Map<String, String> parameters = new LinkedHashMap<>();
    private Duration timeout = Duration.ofSeconds(30);

    private Builder() {}

    /**
     * Sets the URL of the endpoint.
     *
     * @param url begins with "https:", or with "http:" on the local machine
     * @return this
     */
    public Builder tokenUrl(String url) {
      tokenUrl = url;
      return this;
    }

    /**
     * Sets the id of the application.
     *
     * @param id the id
     * @return this
     */
    public Builder clientId(String id) {
      clientId = id;
      return this;
    }

    /**
     * Sets the secret of an application that can keep one.
     *
     * @param secret the secret
     * @return this
     */
    public Builder clientSecret(String secret) {
      clientSecret = secret;
      return this;
    }

    /**
     * Sends the secret in the body in place of the header (RFC 6749, section 2.3.1).
     *
     * @param isInBody whether to do so
     * @return this
     */
    public Builder secretInBody(boolean isInBody) {
      isSecretInBody = isInBody;
      return this;
    }

    /**
     * Sends another parameter, such as "audience".
     *
     * @param name its name
     * @param value its value
     * @return this
     */
    public Builder parameter(String name, String value) {
      parameters.put(name, value);
      return this;
    }

    /**
     * Limits the time of a request. The default is 30 seconds.
     *
     * @param limit the time
     * @return this
     */
    public Builder timeout(Duration limit) {
      timeout = limit;
      return this;
    }

    /**
     * {@return the token endpoint}
     *
     * @throws IllegalArgumentException if its URL or the id of the application is missing or cannot
     *     be used
     */
    public TokenEndpoint build() {
      return new TokenEndpoint(this);
    }
  }
}
