// Made by endpoint-manifest (java-client) from its template SecretNeed.java.
// Not to be edited: fill the manifest in and run `generate`.
package musiccatalog;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The needs of a call for a secret.
 *
 * @param scopes the scopes that the operation needs, as far as they are known
 * @param refused the secret that the service has just refused with status 401, so that only another
 *     one makes sense; null for the first request
 */
public record SecretNeed(List<String> scopes, @Nullable String refused) {
  /** {@return a text without the secret} */
  @Override
  public String toString() {
    return "SecretNeed[scopes=" + scopes + "]";
  }
}
