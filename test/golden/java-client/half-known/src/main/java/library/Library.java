// Made by endpoint-manifest (java-client) from manifest/service.yaml.
// Not to be edited: fill the manifest in and run `generate`.
package library;

import java.time.Duration;
import java.util.List;

/**
 * A client of a service whose title is not shown. It may be shared by threads.
 *
 * <p>Berths of a harbour, and the ships that lie there.
 *
 * <p>{@code header} of the builder sets headers of every request. The service has {@code
 * X-Harbour}, {@code X-Tide}.
 */
public final class Library {
  /**
   * The known rate limits of the service, for a {@code Pacer}.
   *
   * @return the limits
   */
  public static List<RateLimit> rateLimits() {
    return List.of(
        RateLimit.of(60, Duration.ofMillis(60000)),
        RateLimit.of(5, Duration.ofMillis(1000)),
        new RateLimit(1, Duration.ofMillis(60000), "ships.visits.end", false));
  }

  private final Core core;

  private Library(Core core) {
    this.core = core;
  }

  /**
   * Makes a client.
   *
   * @return a builder
   */
  public static Builder builder() {
    return new Builder();
  }

  /**
   * Makes a changed client.
   *
   * @return a builder with the settings of this client
   */
  public Builder toBuilder() {
    return new Builder().of(core);
  }

  /**
   * The operations of {@code berths}.
   *
   * @return the group
   */
  public BerthsGroup berths() {
    return new BerthsGroup(core);
  }

  /**
   * The operations of {@code ships}.
   *
   * <p>Ships, whether they lie in the harbour or not.
   *
   * @return the group
   */
  public ShipsGroup ships() {
    return new ShipsGroup(core);
  }

  /**
   * Calls an endpoint that has no method here. The path is relative to the base URL, and
   * percent-encoded.
   *
   * @param method the method
   * @param path the path, which begins with a slash and may have a query
   * @return the call, which {@code execute} sends
   */
  public OpenCall request(String method, String path) {
    return core.open(method, path);
  }

  /**
   * Makes clients.
   *
   * <p>Not shown: the base URL of the service, so that it has to be given.
   */
  public static final class Builder extends ClientBuilder<Builder> {
    private Builder() {}

    /**
     * Sends the API key of {@code berth-key}.
     *
     * <p>One for each berth.
     *
     * @param key the key
     * @return this builder
     */
    public Builder berthKey(String key) {
      return credential("berth-key", Credential.key(KeyPlace.HEADER, "X-Berth-Key", key));
    }

    /**
     * Sends the API key of {@code berth-key}.
     *
     * <p>One for each berth.
     *
     * @param key gives the key, and is asked for every attempt
     * @return this builder
     */
    public Builder berthKey(SecretSource key) {
      return credential("berth-key", Credential.key(KeyPlace.HEADER, "X-Berth-Key", key));
    }

    /**
     * Sends the API key of {@code ship-key}.
     *
     * @param place where it stands, which is not shown
     * @param name its name, which is not shown
     * @param key the key
     * @return this builder
     */
    public Builder shipKey(KeyPlace place, String name, String key) {
      return credential("ship-key", Credential.key(place, name, key));
    }

    /**
     * Sends the API key of {@code ship-key}.
     *
     * @param place where it stands, which is not shown
     * @param name its name, which is not shown
     * @param key gives the key, and is asked for every attempt
     * @return this builder
     */
    public Builder shipKey(KeyPlace place, String name, SecretSource key) {
      return credential("ship-key", Credential.key(place, name, key));
    }

    /**
     * Sends the token of {@code pilot}.
     *
     * @param token the token
     * @return this builder
     */
    public Builder pilot(String token) {
      return credential("pilot", Credential.bearer(token));
    }

    /**
     * Sends the token of {@code pilot}.
     *
     * @param token gives the token, and is asked for every attempt
     * @return this builder
     */
    public Builder pilot(SecretSource token) {
      return credential("pilot", Credential.bearer(token));
    }

    /**
     * Sends the credential of {@code captain}.
     *
     * @param scheme the authentication scheme, which is not shown
     * @param secret the secret
     * @return this builder
     */
    public Builder captain(String scheme, String secret) {
      return credential("captain", Credential.authorization(scheme, secret));
    }

    /**
     * Sends the credential of {@code captain}.
     *
     * @param scheme the authentication scheme, which is not shown
     * @param secret gives the secret, and is asked for every attempt
     * @return this builder
     */
    public Builder captain(String scheme, SecretSource secret) {
      return credential("captain", Credential.authorization(scheme, secret));
    }

    /**
     * Sends the token of {@code harbour-account}.
     *
     * @param token the token
     * @return this builder
     */
    public Builder harbourAccount(String token) {
      return credential("harbour-account", Credential.bearer(token));
    }

    /**
     * Sends the token of {@code harbour-account}.
     *
     * @param token gives the token, and is asked for every attempt
     * @return this builder
     */
    public Builder harbourAccount(SecretSource token) {
      return credential("harbour-account", Credential.bearer(token));
    }

    /**
     * Sends the tokens of {@code harbour-account} that a credential gets and renews.
     *
     * @param given the credential
     * @return this builder
     */
    public Builder harbourAccount(Credential given) {
      return credential("harbour-account", given);
    }

    /**
     * Sends the token of {@code crew-account}.
     *
     * @param token the token
     * @return this builder
     */
    public Builder crewAccount(String token) {
      return credential("crew-account", Credential.bearer(token));
    }

    /**
     * Sends the token of {@code crew-account}.
     *
     * @param token gives the token, and is asked for every attempt
     * @return this builder
     */
    public Builder crewAccount(SecretSource token) {
      return credential("crew-account", Credential.bearer(token));
    }

    /**
     * Sends the tokens of {@code crew-account} that a credential gets and renews.
     *
     * @param given the credential
     * @return this builder
     */
    public Builder crewAccount(Credential given) {
      return credential("crew-account", given);
    }

    /**
     * Sends the token of {@code guest-account}.
     *
     * @param token the token
     * @return this builder
     */
    public Builder guestAccount(String token) {
      return credential("guest-account", Credential.bearer(token));
    }

    /**
     * Sends the token of {@code guest-account}.
     *
     * @param token gives the token, and is asked for every attempt
     * @return this builder
     */
    public Builder guestAccount(SecretSource token) {
      return credential("guest-account", Credential.bearer(token));
    }

    /**
     * Sends the tokens of {@code guest-account} that a credential gets and renews.
     *
     * @param given the credential
     * @return this builder
     */
    public Builder guestAccount(Credential given) {
      return credential("guest-account", given);
    }

    /**
     * Sends the token of {@code port-authority}.
     *
     * @param token the token
     * @return this builder
     */
    public Builder portAuthority(String token) {
      return credential("port-authority", Credential.bearer(token));
    }

    /**
     * Sends the token of {@code port-authority}.
     *
     * @param token gives the token, and is asked for every attempt
     * @return this builder
     */
    public Builder portAuthority(SecretSource token) {
      return credential("port-authority", Credential.bearer(token));
    }

    /**
     * Sends the token of {@code customs}.
     *
     * @param token the token
     * @return this builder
     */
    public Builder customs(String token) {
      return credential("customs", Credential.bearer(token));
    }

    /**
     * Sends the token of {@code customs}.
     *
     * @param token gives the token, and is asked for every attempt
     * @return this builder
     */
    public Builder customs(SecretSource token) {
      return credential("customs", Credential.bearer(token));
    }

    /**
     * Makes the client.
     *
     * @return the client
     */
    public Library build() {
      return new Library(core());
    }
  }
}
