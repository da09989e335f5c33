// Made by endpoint-manifest (java-client) from its template SecretSource.java.
// Not to be edited: fill the manifest in and run `generate`.
package musiccatalog;

/**
 * Gives a token or a key. It is asked for every attempt, so that it should remember its result,
 * perhaps by several threads at once.
 */
@FunctionalInterface
public interface SecretSource {
  /**
   * {@return the secret}
   *
   * @param need what it is needed for
   */
  String get(SecretNeed need);
}
