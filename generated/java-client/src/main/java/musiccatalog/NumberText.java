// Made by endpoint-manifest (java-client) from its template NumberText.java.
// Not to be edited: fill the manifest in and run `generate`.
package musiccatalog;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;

/**
 * Writes numbers as JavaScript does (ECMA-262, Number::toString), so that all clients send the same
 * text.
 */
final class NumberText {
  private NumberText() {}

  static String of(double value) {
    if (!Double.isFinite(value)) throw new IllegalArgumentException("cannot be " + value);
    if (value == (long) value && Math.abs(value) < 1e15) return Long.toString((long) value);
    BigDecimal exact = new BigDecimal(Double.toString(value));
    // The text of a double is not the shortest before Java 19.
    for (int digits = exact.precision() - 1; digits > 0; digits--) {
      BigDecimal rounded = exact.round(new MathContext(digits, RoundingMode.HALF_EVEN));
      if (rounded.doubleValue() != value) break;
      exact = rounded;
    }
    return of(exact.stripTrailingZeros());
  }

  static String of(float value) {
    if (!Float.isFinite(value)) throw new IllegalArgumentException("cannot be " + value);
    return value == 0 ? "0" : of(new BigDecimal(Float.toString(value)).stripTrailingZeros());
  }

  private static String of(BigDecimal value) {
    String digits = value.unscaledValue().abs().toString();
    String sign = value.signum() < 0 ? "-" : "";
    int count = digits.length();
    int point = count - value.scale();
    if (count <= point && point <= 21) return sign + digits + "0".repeat(point - count);
    if (0 < point && point <= 21) {
      return sign + digits.substring(0, point) + "." + digits.substring(point);
    }
    if (-6 < point && point <= 0) return sign + "0." + "0".repeat(-point) + digits;
    String exponent = (point > 0 ? "e+" : "e-") + Math.abs(point - 1);
    String fraction = count == 1 ? "" : "." + digits.substring(1);
    return sign + digits.charAt(0) + fraction + exponent;
  }
}
