// Made by endpoint-manifest (kotlin-client) from its template JsonAccess.kt.
// Not to be edited: fill the manifest in and run `generate`.
package musiccatalog

/** The property of an object; null where there is none, or no value. */
public operator fun JsonValue?.get(name: String): JsonValue? = this?.get(name)

/** The item of an array; null where there is none, or no value. */
public operator fun JsonValue?.get(index: Int): JsonValue? = this?.at(index)

/** True if a value is an object with the property: `"title" in book`. */
public operator fun JsonValue?.contains(name: String): Boolean = this != null && has(name)
