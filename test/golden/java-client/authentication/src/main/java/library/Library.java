// Made by endpoint-manifest (java-client) from manifest/service.yaml.
// Not to be edited: fill the manifest in and run `generate`.
package library;

/** A client of Library. It may be shared by threads. */
public final class Library {
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
   * The operations of {@code books}.
   *
   * @return the group
   */
  public BooksGroup books() {
    return new BooksGroup(core);
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
     * Sends the token of {@code oauth}.
     *
     * <p>Signing in as a reader.
     *
     * @param token the token
     * @return this builder
     */
    public Builder oauth(String token) {
      return credential("oauth", Credential.bearer(token));
    }

    /**
     * Sends the token of {@code oauth}.
     *
     * <p>Signing in as a reader.
     *
     * @param token gives the token, and is asked for every attempt
     * @return this builder
     */
    public Builder oauth(SecretSource token) {
      return credential("oauth", Credential.bearer(token));
    }

    /**
     * Sends the tokens of {@code oauth} that a credential gets and renews.
     *
     * @param given the credential
     * @return this builder
     */
    public Builder oauth(Credential given) {
      return credential("oauth", given);
    }

    /**
     * Sends the token of {@code closed-oauth}.
     *
     * @param token the token
     * @return this builder
     */
    public Builder closedOauth(String token) {
      return credential("closed-oauth", Credential.bearer(token));
    }

    /**
     * Sends the token of {@code closed-oauth}.
     *
     * @param token gives the token, and is asked for every attempt
     * @return this builder
     */
    public Builder closedOauth(SecretSource token) {
      return credential("closed-oauth", Credential.bearer(token));
    }

    /**
     * Sends the tokens of {@code closed-oauth} that a credential gets and renews.
     *
     * @param given the credential
     * @return this builder
     */
    public Builder closedOauth(Credential given) {
      return credential("closed-oauth", given);
    }

    /**
     * Sends the token of {@code open-scopes}.
     *
     * @param token the token
     * @return this builder
     */
    public Builder openScopes(String token) {
      return credential("open-scopes", Credential.bearer(token));
    }

    /**
     * Sends the token of {@code open-scopes}.
     *
     * @param token gives the token, and is asked for every attempt
     * @return this builder
     */
    public Builder openScopes(SecretSource token) {
      return credential("open-scopes", Credential.bearer(token));
    }

    /**
     * Sends the tokens of {@code open-scopes} that a credential gets and renews.
     *
     * @param given the credential
     * @return this builder
     */
    public Builder openScopes(Credential given) {
      return credential("open-scopes", given);
    }

    /**
     * Sends the API key of {@code key}.
     *
     * @param key the key
     * @return this builder
     */
    public Builder key(String key) {
      return credential("key", Credential.key(KeyPlace.HEADER, "X-Key", key));
    }

    /**
     * Sends the API key of {@code key}.
     *
     * @param key gives the key, and is asked for every attempt
     * @return this builder
     */
    public Builder key(SecretSource key) {
      return credential("key", Credential.key(KeyPlace.HEADER, "X-Key", key));
    }

    /**
     * Sends the API key of {@code query-key}.
     *
     * @param key the key
     * @return this builder
     */
    public Builder queryKey(String key) {
      return credential("query-key", Credential.key(KeyPlace.QUERY, "key", key));
    }

    /**
     * Sends the API key of {@code query-key}.
     *
     * @param key gives the key, and is asked for every attempt
     * @return this builder
     */
    public Builder queryKey(SecretSource key) {
      return credential("query-key", Credential.key(KeyPlace.QUERY, "key", key));
    }

    /**
     * Sends the API key of {@code session}.
     *
     * @param name its name, which is not shown
     * @param key the key
     * @return this builder
     */
    public Builder session(String name, String key) {
      return credential("session", Credential.key(KeyPlace.COOKIE, name, key));
    }

    /**
     * Sends the API key of {@code session}.
     *
     * @param name its name, which is not shown
     * @param key gives the key, and is asked for every attempt
     * @return this builder
     */
    public Builder session(String name, SecretSource key) {
      return credential("session", Credential.key(KeyPlace.COOKIE, name, key));
    }

    /**
     * Sends the API key of {@code somewhere}.
     *
     * @param place where it stands, which is not shown
     * @param key the key
     * @return this builder
     */
    public Builder somewhere(KeyPlace place, String key) {
      return credential("somewhere", Credential.key(place, "k", key));
    }

    /**
     * Sends the API key of {@code somewhere}.
     *
     * @param place where it stands, which is not shown
     * @param key gives the key, and is asked for every attempt
     * @return this builder
     */
    public Builder somewhere(KeyPlace place, SecretSource key) {
      return credential("somewhere", Credential.key(place, "k", key));
    }

    /**
     * Sends the API key of {@code token-cookie}.
     *
     * @param key the key
     * @return this builder
     */
    public Builder tokenCookie(String key) {
      return credential("token-cookie", Credential.key(KeyPlace.COOKIE, "token", key));
    }

    /**
     * Sends the API key of {@code token-cookie}.
     *
     * @param key gives the key, and is asked for every attempt
     * @return this builder
     */
    public Builder tokenCookie(SecretSource key) {
      return credential("token-cookie", Credential.key(KeyPlace.COOKIE, "token", key));
    }

    /**
     * Sends the user name and the password of {@code basic}.
     *
     * @param name the name of the user
     * @param password the password
     * @return this builder
     */
    public Builder basic(String name, String password) {
      return credential("basic", Credential.basic(name, password));
    }

    /**
     * Sends the token of {@code bearer}.
     *
     * @param token the token
     * @return this builder
     */
    public Builder bearer(String token) {
      return credential("bearer", Credential.bearer(token));
    }

    /**
     * Sends the token of {@code bearer}.
     *
     * @param token gives the token, and is asked for every attempt
     * @return this builder
     */
    public Builder bearer(SecretSource token) {
      return credential("bearer", Credential.bearer(token));
    }

    /**
     * Sends the credential of {@code digest}.
     *
     * @param secret the secret
     * @return this builder
     */
    public Builder digest(String secret) {
      return credential("digest", Credential.authorization("Digest", secret));
    }

    /**
     * Sends the credential of {@code digest}.
     *
     * @param secret gives the secret, and is asked for every attempt
     * @return this builder
     */
    public Builder digest(SecretSource secret) {
      return credential("digest", Credential.authorization("Digest", secret));
    }

    /**
     * Sends the credential of {@code unnamed}.
     *
     * @param scheme the authentication scheme, which is not shown
     * @param secret the secret
     * @return this builder
     */
    public Builder unnamed(String scheme, String secret) {
      return credential("unnamed", Credential.authorization(scheme, secret));
    }

    /**
     * Sends the credential of {@code unnamed}.
     *
     * @param scheme the authentication scheme, which is not shown
     * @param secret gives the secret, and is asked for every attempt
     * @return this builder
     */
    public Builder unnamed(String scheme, SecretSource secret) {
      return credential("unnamed", Credential.authorization(scheme, secret));
    }

    /**
     * Sends the token of {@code user-tokens}.
     *
     * @param token the token
     * @return this builder
     */
    public Builder userTokens(String token) {
      return credential("user-tokens", Credential.bearer(token));
    }

    /**
     * Sends the token of {@code user-tokens}.
     *
     * @param token gives the token, and is asked for every attempt
     * @return this builder
     */
    public Builder userTokens(SecretSource token) {
      return credential("user-tokens", Credential.bearer(token));
    }

    /**
     * Sends the tokens of {@code user-tokens} that a credential gets and renews.
     *
     * @param given the credential
     * @return this builder
     */
    public Builder userTokens(Credential given) {
      return credential("user-tokens", given);
    }

    /**
     * Sends the token of {@code openid}.
     *
     * @param token the token
     * @return this builder
     */
    public Builder openid(String token) {
      return credential("openid", Credential.bearer(token));
    }

    /**
     * Sends the token of {@code openid}.
     *
     * @param token gives the token, and is asked for every attempt
     * @return this builder
     */
    public Builder openid(SecretSource token) {
      return credential("openid", Credential.bearer(token));
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
