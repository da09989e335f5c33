// Made by endpoint-manifest (kotlin-client) from its template Limit.kt.
// Not to be edited: fill the manifest in and run `generate`.
package musiccatalog

import kotlinx.serialization.json.JsonArray
import kotlinx.serialization.json.JsonElement
import kotlinx.serialization.json.JsonPrimitive

/** A limit on values, by what says so; of several names it is one on all of them. */
internal class Limit(
    val of: List<String>,
    val by: String,
    val most: Int = 0,
    val least: Int = 0,
    val maximum: Double? = null,
) {
    /** Refuses values beyond the limit. */
    fun check(given: List<Limited>) {
        val own = given.filter { each -> of.any(each::isCalled) }
        val names = of.joinToString(" + ")
        for ((_, value) in own) {
            if (maximum != null && numberIn(value) > maximum) {
                throw Refusal("$names is $value, but must be at most ${numberText(maximum)} ($by)")
            }
        }
        val count = own.sumOf { (it.value as? JsonArray)?.size ?: 1 }
        if (most in 1..<count) throw Refusal("$names has $count values, but takes at most $most ($by)")
        if (own.isNotEmpty() && count < least) {
            throw Refusal("$names has $count values, but takes at least $least ($by)")
        }
    }

    private fun numberIn(value: JsonElement): Double =
        (value as? JsonPrimitive)?.content?.toDoubleOrNull() ?: Double.NaN
}

/** A value whose limits are checked, by its place and name. */
internal data class Limited(
    val name: String,
    val value: JsonElement,
) {
    /** Names of headers have no case (RFC 9110, section 5.1). */
    fun isCalled(wanted: String): Boolean = wanted.equals(name, ignoreCase = wanted.startsWith("header."))
}
