// Made by endpoint-manifest (java-client) from manifest/schemas/.
// Not to be edited: fill the manifest in and run `generate`.
/** The types of the values that operations take and give. */
@NullMarked
package library.models;

import org.jspecify.annotations.NullMarked;
