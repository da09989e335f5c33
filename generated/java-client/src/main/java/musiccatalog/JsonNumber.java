// Made by endpoint-manifest (java-client) from its template JsonNumber.java.
// Not to be edited: fill the manifest in and run `generate`.
package musiccatalog;

import java.math.BigDecimal;
import java.math.BigInteger;

/**
 * A number of JSON, with all of its digits. Two numbers are equal if they are written in the same
 * way.
 */
public final class JsonNumber implements JsonValue {
  /** As it stands in JSON. */
  private final String text;

  JsonNumber(String text) {
    this.text = text;
  }

  /**
   * {@return a whole number}
   *
   * @param value its value
   */
  public static JsonNumber of(long value) {
    return new JsonNumber(Long.toString(value));
  }

  /**
   * {@return a number, in the shortest form that reads as the same number}
   *
   * @param value its value
   * @throws IllegalArgumentException if it is not finite: JSON has no word for it
   */
  public static JsonNumber of(double value) {
    return new JsonNumber(NumberText.of(value));
  }

  /**
   * {@return a number with all of its digits}
   *
   * @param value its value
   */
  public static JsonNumber of(BigDecimal value) {
    boolean isShort = value.scale() < 0 && value.precision() - value.scale() <= 21;
    return new JsonNumber(isShort ? value.toPlainString() : value.toString());
  }

  @Override
  public long asLong() {
    if (text.length() < 19) {
      int start = text.charAt(0) == '-' ? 1 : 0;
      long value = 0;
      for (int index = start; index < text.length(); index++) {
        int digit = text.charAt(index) - '0';
        if (digit < 0 || digit > 9) return exactLong();
        value = value * 10 + digit;
      }
      return start == 1 ? -value : value;
    }
    return exactLong();
  }

  private long exactLong() {
    try {
      return asDecimal().longValueExact();
    } catch (ArithmeticException error) {
      throw new JsonException(text + " is no whole number of the range of long", error);
    }
  }

  /**
   * {@return the whole number of any size that it is}
   *
   * @throws JsonException if it has a fraction, or more than 10,000 digits
   */
  public BigInteger asInteger() {
    BigDecimal value = asDecimal();
    if (value.scale() < -10_000) throw new JsonException("it has too many digits");
    try {
      return value.toBigIntegerExact();
    } catch (ArithmeticException error) {
      throw new JsonException(text + " is no whole number", error);
    }
  }

  @Override
  public double asDouble() {
    return Double.parseDouble(text);
  }

  @Override
  public BigDecimal asDecimal() {
    try {
      return new BigDecimal(text);
    } catch (NumberFormatException error) {
      throw new JsonException("its exponent is too large", error);
    }
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof JsonNumber && ((JsonNumber) other).text.equals(text);
  }

  @Override
  public int hashCode() {
    return text.hashCode();
  }

  /** {@return its JSON} */
  @Override
  public String toString() {
    return text;
  }
}
