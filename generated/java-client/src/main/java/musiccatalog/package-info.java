// Made by endpoint-manifest (java-client) from its template package-info.java.
// Not to be edited: fill the manifest in and run `generate`.
/** The client, its operations, and what they give. */
@NullMarked
package musiccatalog;

import org.jspecify.annotations.NullMarked;
