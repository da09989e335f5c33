// Made by endpoint-manifest (java-client) from its template SignatureFault.java.
// Not to be edited: fill the manifest in and run `generate`.
package musiccatalog;

/** Why a delivery has no valid signature. */
public enum SignatureFault {
  /** A header is missing. */
  MISSING,
  /** A header has another form. */
  MALFORMED,
  /** The signature is that of something else, or was made with another secret. */
  WRONG,
  /** The delivery is older than the tolerance. */
  TOO_OLD,
  /** The delivery comes from the future. */
  TOO_NEW
}
