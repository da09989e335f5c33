// Made by endpoint-manifest (java-client) from manifest/service.yaml.
// Not to be edited: fill the manifest in and run `generate`.
package library;

/**
 * A client of Library. It may be shared by threads.
 *
 * <p>{@code header} of the builder sets headers of every request. The service has {@code
 * X-Api-Version}.
 */
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
     * Makes the client.
     *
     * @return the client
     */
    public Library build() {
      return new Library(core());
    }
  }
}
