// Made by endpoint-manifest (java-client) from its template Hook.java.
// Not to be edited: fill the manifest in and run `generate`.
package musiccatalog;

/**
 * Is told of each attempt of a call. If it throws an exception, the call ends with it. It must not
 * block.
 */
public interface Hook {
  /**
   * A request is about to be sent, with its credentials.
   *
   * @param event the request, whose headers may be changed
   */
  default void onRequest(RequestEvent event) {}

  /**
   * The head of a response has come.
   *
   * @param event the response
   */
  default void onResponse(ResponseEvent event) {}

  /**
   * An attempt has failed.
   *
   * @param event why
   */
  default void onError(ErrorEvent event) {}

  /**
   * {@return a hook that logs requests at level DEBUG, responses at INFO, attempts that are
   * repeated at WARNING, and calls that fail at ERROR}
   *
   * <p>At level DEBUG headers are logged, too. No record has a body, a value of a query, or a
   * credential.
   *
   * @param logger where it logs to
   */
  static Hook logging(System.Logger logger) {
    return new LoggingHook(logger);
  }
}
