// Made by endpoint-manifest (kotlin-client) from its template Form.kt.
// Not to be edited: fill the manifest in and run `generate`.
package musiccatalog

import java.io.InputStream
import java.nio.file.Path

/** A file in a multipart body. */
public class FilePart private constructor(
    private val name: String,
    private val type: String?,
    internal val isOnce: Boolean,
    private val source: () -> Source,
) {
    /** A file, which is read while it is sent. */
    public constructor(path: Path) : this(path.fileName?.toString() ?: "blob", null, false, { fileSource(path) })

    /** Bytes with the name of a file. */
    public constructor(name: String, bytes: ByteArray) : this(name, null, false, { sourceOf(bytes) })

    /** A stream, which is opened for each attempt. */
    public constructor(name: String, open: () -> InputStream) : this(name, null, false, { Source(null, open) })

    /** The same file with a media type. */
    public fun type(mediaType: String): FilePart = FilePart(name, mediaType, isOnce, source)

    /** The same file with another name. */
    public fun name(fileName: String): FilePart = FilePart(fileName, type, isOnce, source)

    /** Most servers take a part without a file name as no file. */
    internal fun shownName(): String = name.ifEmpty { "blob" }

    internal fun bytes(): Source = source()

    /** Its media type where it is printable, and else the one that the API description has. */
    internal fun mediaType(said: String?): String {
        val isPrintable = !type.isNullOrEmpty() && type.all { it in ' '..'~' }
        return if (isPrintable) type else said ?: MediaType.BYTES
    }

    /** Makes files. */
    public companion object {
        /** A stream that can be read only once, so that the call is not repeated. */
        public fun once(
            name: String,
            stream: InputStream,
        ): FilePart {
            val open = onlyOnce(stream)
            return FilePart(name, null, true) { Source(null, open) }
        }
    }
}

/** The fields of a form. */
public open class Form internal constructor(
    builder: FormBuilder,
) {
    /** Each is an element of JSON, or a list of files. */
    private val fields: Map<String, Any> = LinkedHashMap(builder.fields())

    internal fun fields(): Map<String, Any> = fields

    /** The names of the fields. */
    override fun toString(): String = "Form${fields.keys}"

    internal companion object {
        fun of(given: Array<out Pair<String, Any?>>): Form =
            Form(
                object : FormBuilder() {}.apply {
                    given.forEach { (name, value) -> put(name, value) }
                },
            )
    }
}

/** Makes a form. What is not set is not sent. */
@ClientDsl
public abstract class FormBuilder internal constructor() {
    private val fields = LinkedHashMap<String, Any>()

    /** Sets a field that no class has a property for. */
    public fun property(
        name: String,
        value: Any?,
    ) {
        put(name, value)
    }

    internal fun fields(): Map<String, Any> = fields

    internal fun put(
        name: String,
        value: Any?,
    ) {
        when {
            value == null -> fields.remove(name)
            value is FilePart -> fields[name] = listOf(value)
            value is List<*> && value.isNotEmpty() && value.all { it is FilePart } -> fields[name] = value
            else -> fields[name] = about("property \"$name\" of the body") { elementOf(value) }
        }
    }
}
