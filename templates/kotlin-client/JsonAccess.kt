package client

/** The property of an object; null where there is none, or no value. */
public operator fun JsonValue?.get(name: String): JsonValue? = this?.get(name)

/** The item of an array; null where there is none, or no value. */
public operator fun JsonValue?.get(index: Int): JsonValue? = this?.at(index)

/** True if a value is an object with the property: `"title" in book`. */
public operator fun JsonValue?.contains(name: String): Boolean = this != null && has(name)
