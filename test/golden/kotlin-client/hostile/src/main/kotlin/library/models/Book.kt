// Made by endpoint-manifest (kotlin-client) from manifest/schemas/.
// Not to be edited: fill the manifest in and run `generate`.
package library.models

import library.JsonModel
import library.JsonValue
import library.ModelBuilder

/**
 * The schema `book`.
 *
 * Book &#42;/
 *
 * {&#64;link evil} &#42;/ ${x}
 *
 * # Heading
 *
 * &#64;ts-nocheck
 */
public class Book(
    json: JsonValue,
) : JsonModel(json) {
    /** Makes a value to send, of the properties that the block sets. */
    public constructor(block: Builder.() -> Unit) : this(Builder().apply(block).json())

    /**
     * The property `__proto__`.
     *
     * own, not inherited
     */
    public val proto: String
        get() = required("__proto__", text("__proto__"))

    /** The property `constructor`. */
    public val constructor: String
        get() = required("constructor", text("constructor"))

    /** The property `toString`. */
    public val toString: String?
        get() = text("toString")

    /** The property `then`. */
    public val then: String?
        get() = text("then")

    /**
     * The property `&#42;/`.
     *
     * &#42;/
     */
    @Deprecated("Do not use it.")
    public val starSlash: String
        get() = required("*/", text("*/"))

    /** The property ``${process.exit()}``. */
    public val processExit: String?
        get() = text("`\${process.exit()}`")

    /** The property `</script>`. */
    public val script: String?
        get() = text("</script>")

    /** The property `a b c`. */
    public val aBC: String?
        get() = text("a\nb\u2028c")

    /** The property `\u202etxt.exe`. */
    public val txtExe: String?
        get() = text("\u202etxt.exe")

    /** The property `it's "quoted" \`. */
    public val itsQuoted: String?
        get() = text("it's \"quoted\" \\")

    /** The property `👩‍🎤`. */
    public val u1f469U200dU1f3a4: String?
        get() = text("👩‍🎤")

    /** The property `1st`. */
    public val n1st: Long?
        get() = long("1st")

    /** The property `-1`. */
    public val minus1: Long?
        get() = long("-1")

    /** The property `1e3`. */
    public val n1e3: Long?
        get() = long("1e3")

    /** The property `new`. */
    public val new: Boolean?
        get() = boolean("new")

    /** The property ``. */
    public val empty: Boolean?
        get() = boolean("")

    /** The property `[Symbol.iterator]`. */
    public val symbolIterator: Boolean?
        get() = boolean("[Symbol.iterator]")

    /** The property `#private`. */
    public val private: Boolean?
        get() = boolean("#private")

    /**
     * The property `choice`.
     *
     * Any JSON value: its values are of several types.
     */
    public val choice: JsonValue?
        get() = view("choice") { it }

    /**
     * The property `nested`.
     *
     * Always {"__proto__":{"a":"&#42;/"},"b":&#91;{}]}.
     */
    public val nested: JsonValue?
        get() = view("nested") { it }

    /** Makes a value to send: this one, with the properties that the block sets. */
    public fun copy(block: Builder.() -> Unit): Book = Book(Builder().apply { from(this@Book) }.apply(block).json())

    /** The properties of a Book to send: one that is not set is not sent. */
    public class Builder internal constructor() : ModelBuilder() {
        /**
         * The property `__proto__`.
         *
         * own, not inherited
         */
        public var proto: String? = null
            set(value) {
                field = value
                putGiven("__proto__", value)
            }

        /** The property `constructor`. */
        public var constructor: String? = null
            set(value) {
                field = value
                putGiven("constructor", value)
            }

        /** The property `toString`. */
        public var toString: String? = null
            set(value) {
                field = value
                putGiven("toString", value)
            }

        /** The property `then`. */
        public var then: String? = null
            set(value) {
                field = value
                putGiven("then", value)
            }

        /**
         * The property `&#42;/`.
         *
         * &#42;/
         */
        @Deprecated("Do not use it.")
        public var starSlash: String? = null
            set(value) {
                field = value
                putGiven("*/", value)
            }

        /** The property ``${process.exit()}``. */
        public var processExit: String? = null
            set(value) {
                field = value
                putGiven("`\${process.exit()}`", value)
            }

        /** The property `</script>`. */
        public var script: String? = null
            set(value) {
                field = value
                putGiven("</script>", value)
            }

        /** The property `a b c`. */
        public var aBC: String? = null
            set(value) {
                field = value
                putGiven("a\nb\u2028c", value)
            }

        /** The property `\u202etxt.exe`. */
        public var txtExe: String? = null
            set(value) {
                field = value
                putGiven("\u202etxt.exe", value)
            }

        /** The property `it's "quoted" \`. */
        public var itsQuoted: String? = null
            set(value) {
                field = value
                putGiven("it's \"quoted\" \\", value)
            }

        /** The property `👩‍🎤`. */
        public var u1f469U200dU1f3a4: String? = null
            set(value) {
                field = value
                putGiven("👩‍🎤", value)
            }

        /** The property `1st`. */
        public var n1st: Long? = null
            set(value) {
                field = value
                putGiven("1st", value)
            }

        /** The property `-1`. */
        public var minus1: Long? = null
            set(value) {
                field = value
                putGiven("-1", value)
            }

        /** The property `1e3`. */
        public var n1e3: Long? = null
            set(value) {
                field = value
                putGiven("1e3", value)
            }

        /** The property `new`. */
        public var new: Boolean? = null
            set(value) {
                field = value
                putGiven("new", value)
            }

        /** The property ``. */
        public var empty: Boolean? = null
            set(value) {
                field = value
                putGiven("", value)
            }

        /** The property `[Symbol.iterator]`. */
        public var symbolIterator: Boolean? = null
            set(value) {
                field = value
                putGiven("[Symbol.iterator]", value)
            }

        /** The property `#private`. */
        public var private: Boolean? = null
            set(value) {
                field = value
                putGiven("#private", value)
            }

        /**
         * The property `choice`.
         *
         * Any JSON value: its values are of several types.
         */
        public var choice: JsonValue? = null
            set(value) {
                field = value
                putGiven("choice", value)
            }

        /**
         * The property `nested`.
         *
         * Always {"__proto__":{"a":"&#42;/"},"b":&#91;{}]}.
         */
        public var nested: JsonValue? = null
            set(value) {
                field = value
                putGiven("nested", value)
            }
    }
}
