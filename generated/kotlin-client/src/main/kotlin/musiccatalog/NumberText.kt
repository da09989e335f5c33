// Made by endpoint-manifest (kotlin-client) from its template NumberText.kt.
// Not to be edited: fill the manifest in and run `generate`.
package musiccatalog

import java.math.BigDecimal
import java.math.MathContext
import java.math.RoundingMode
import kotlin.math.abs

/** Writes numbers as JavaScript does (ECMA-262, Number::toString), so that all clients send the same text. */
internal fun numberText(value: Number): String =
    when (value) {
        is Double -> doubleText(value)
        is Float -> floatText(value)
        is BigDecimal -> exactText(value)
        else -> value.toString()
    }

private fun exactText(value: BigDecimal): String {
    val isShort = value.scale() < 0 && value.precision() - value.scale() <= 21
    return if (isShort) value.toPlainString() else value.toString()
}

private fun floatText(value: Float): String {
    if (!value.isFinite()) throw Refusal("cannot be $value")
    return if (value == 0f) "0" else scriptText(BigDecimal(value.toString()).stripTrailingZeros())
}

private fun doubleText(value: Double): String {
    if (!value.isFinite()) throw Refusal("cannot be $value")
    if (value == value.toLong().toDouble() && abs(value) < 1e15) return value.toLong().toString()
    var exact = BigDecimal(value.toString())
    // The text of a double is not the shortest before Java 19.
    for (digits in exact.precision() - 1 downTo 1) {
        val rounded = exact.round(MathContext(digits, RoundingMode.HALF_EVEN))
        if (rounded.toDouble() != value) break
        exact = rounded
    }
    return scriptText(exact.stripTrailingZeros())
}

private fun scriptText(value: BigDecimal): String {
    val digits = value.unscaledValue().abs().toString()
    val sign = if (value.signum() < 0) "-" else ""
    val count = digits.length
    val point = count - value.scale()
    return sign +
        when {
            point in count..21 -> {
                digits + "0".repeat(point - count)
            }

            point in 1..21 -> {
                digits.substring(0, point) + "." + digits.substring(point)
            }

            point in -5..0 -> {
                "0." + "0".repeat(-point) + digits
            }

            else -> {
                val fraction = if (count == 1) "" else "." + digits.substring(1)
                digits.first() + fraction + (if (point > 0) "e+" else "e-") + abs(point - 1)
            }
        }
}
