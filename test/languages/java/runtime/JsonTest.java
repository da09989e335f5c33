package client;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.time.LocalDate;
import java.time.OffsetDateTime;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The reader and writer of JSON, held against Jackson. */
class JsonTest {
  private static final int TRIES = Integer.getInteger("tries", 500);

  private static final ObjectMapper JACKSON =
      JsonMapper.builder()
          .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
          .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
          .build();

  private final Random random = new Random(Long.getLong("seed", 1));

  @Test
  void readsWhatJacksonReads() throws Exception {
    for (int count = 0; count < TRIES; count++) {
      String text = JACKSON.writeValueAsString(value(0));
      assertSame(JACKSON.readTree(text), JsonValue.parse(text), text);
    }
  }

  @Test
  void writesWhatJacksonReads() throws Exception {
    for (int count = 0; count < TRIES; count++) {
      Object value = value(0);
      String text = JsonValue.of(value).toString();
      assertSame(JACKSON.readTree(text), JsonValue.of(value), text);
      JsonNode wanted = JACKSON.valueToTree(value);
      assertSame(wanted, JsonValue.of(value), text);
    }
  }

  /** RFC 3339, section 5.6: seconds are written, also those that are 0, and a zone is an offset. */
  @Test
  void writesTimes() {
    OffsetDateTime minute = OffsetDateTime.parse("2026-01-02T03:04:00Z");
    assertEquals("\"2026-01-02T03:04:00Z\"", JsonValue.of(minute).toString());
    OffsetDateTime fraction = OffsetDateTime.parse("2026-01-02T03:04:05.5+01:00");
    assertEquals("\"2026-01-02T03:04:05.5+01:00\"", JsonValue.of(fraction).toString());
    assertEquals(
        "\"2026-01-02T04:04:00+01:00\"",
        JsonValue.of(minute.atZoneSameInstant(ZoneId.of("Europe/Stockholm"))).toString());
    assertEquals("\"2026-01-02\"", JsonValue.of(LocalDate.of(2026, 1, 2)).toString());
  }

  /** Texts that are nearly JSON: both take them, or neither does. */
  @Test
  void refusesWhatJacksonRefuses() throws Exception {
    for (int count = 0; count < 4 * TRIES; count++) {
      StringBuilder text = new StringBuilder(JACKSON.writeValueAsString(value(0)));
      for (int change = random.nextInt(3); change >= 0; change--) change(text);
      String changed = text.toString();
      assertEquals(isTakenByJackson(changed), isTaken(changed), changed);
    }
  }

  private void change(StringBuilder text) {
    String letters = "{}[]\",:\\ \t\n0123456789.eE+-tfnu\u0001é";
    char next = letters.charAt(random.nextInt(letters.length()));
    int at = random.nextInt(text.length() + 1);
    if (at == text.length() || random.nextBoolean()) {
      text.insert(at, next);
    } else if (random.nextBoolean()) {
      text.setCharAt(at, next);
    } else {
      text.deleteCharAt(at);
    }
  }

  private static boolean isTaken(String text) {
    try {
      JsonValue.parse(text);
      return true;
    } catch (JsonException error) {
      return false;
    }
  }

  private static boolean isTakenByJackson(String text) {
    // Its syntax alone: some numbers are too large for its trees.
    try (JsonParser parser = JACKSON.createParser(text)) {
      boolean isAny = parser.nextToken() != null;
      parser.skipChildren();
      return isAny && parser.nextToken() == null;
    } catch (IOException error) {
      return false;
    }
  }

  private static void assertSame(JsonNode wanted, JsonValue found, String text) {
    if (wanted.isObject()) {
      List<String> names = new ArrayList<>();
      wanted.fieldNames().forEachRemaining(names::add);
      assertEquals(names, new ArrayList<>(found.asObject().names()), text);
      for (String name : names) assertSame(wanted.get(name), found.get(name), text);
    } else if (wanted.isArray()) {
      assertEquals(wanted.size(), found.asArray().size(), text);
      for (int index = 0; index < wanted.size(); index++) {
        assertSame(wanted.get(index), found.at(index), text);
      }
    } else if (wanted.isTextual()) {
      assertEquals(wanted.textValue(), found.asText());
    } else if (wanted.isNumber()) {
      assertEquals(0, wanted.decimalValue().compareTo(found.asDecimal()), text);
    } else {
      assertEquals(wanted.toString(), found.toString());
    }
  }

  private Object value(int depth) {
    switch (random.nextInt(depth > 4 ? 6 : 8)) {
      case 0:
        return null;
      case 1:
        return random.nextBoolean();
      case 2:
        return random.nextLong() >> random.nextInt(64);
      case 3:
        return new BigDecimal(new java.math.BigInteger(80, random), random.nextInt(60) - 20);
      case 4:
      case 5:
        return text();
      case 6:
        List<Object> items = new ArrayList<>();
        for (int count = random.nextInt(5); count > 0; count--) items.add(value(depth + 1));
        return items;
      default:
        Map<String, Object> members = new LinkedHashMap<>();
        for (int count = random.nextInt(5); count > 0; count--)
          members.put(text(), value(depth + 1));
        return members;
    }
  }

  private String text() {
    StringBuilder text = new StringBuilder();
    for (int count = random.nextInt(12); count > 0; count--) {
      switch (random.nextInt(4)) {
        case 0:
          text.appendCodePoint(random.nextInt(0x20));
          break;
        case 1:
          text.appendCodePoint(0x1f300 + random.nextInt(500));
          break;
        case 2:
          text.append("\"\\/\u2028\u007f\u00e9".charAt(random.nextInt(6)));
          break;
        default:
          text.append((char) ('a' + random.nextInt(26)));
      }
    }
    return text.toString();
  }

  @ParameterizedTest
  @ValueSource(
      doubles = {
        0,
        -0.0,
        1,
        -1,
        0.1,
        1.5,
        1e20,
        1e21,
        1e-6,
        1e-7,
        123456789.125,
        2e-3,
        2e23,
        5e-324,
        1.7976931348623157e308,
        9007199254740993.0,
        0.000001234
      })
  void writesDoublesThatReadTheSame(double value) {
    String text = NumberText.of(value);
    assertEquals(value == 0 ? 0 : value, Double.parseDouble(text), text);
  }

  @Test
  void writesNumbersAsJavaScriptDoes() {
    assertEquals("0.1", NumberText.of(0.1));
    assertEquals("1e+21", NumberText.of(1e21));
    assertEquals("100000000000000000000", NumberText.of(1e20));
    assertEquals("1.5e-7", NumberText.of(1.5e-7));
    assertEquals("0.000001", NumberText.of(1e-6));
    assertEquals("2e+23", NumberText.of(2e23));
    assertEquals("5e-324", NumberText.of(5e-324));
    assertEquals("0.1", NumberText.of(0.1f));
    assertEquals("-2.5", NumberText.of(-2.5));
    for (int count = 0; count < TRIES; count++) {
      double value = Double.longBitsToDouble(random.nextLong());
      if (Double.isFinite(value)) assertEquals(value, Double.parseDouble(NumberText.of(value)));
    }
  }

  @Test
  void keepsAllDigits() {
    String text = "[9007199254740993,1.10,1e400,-0,12345678901234567890]";
    assertEquals(text, JsonValue.parse(text).toString());
    assertEquals(9007199254740993L, JsonValue.parse("9007199254740993").asLong());
    assertEquals(1000L, JsonValue.parse("1e3").asLong());
    assertThrows(JsonException.class, () -> JsonValue.parse("1.5").asLong());
    assertThrows(JsonException.class, () -> JsonValue.parse("12345678901234567890").asLong());
    assertThrows(JsonException.class, () -> JsonValue.parse("3000000000").asInt());
    assertThrows(JsonException.class, () -> JsonValue.parse("1e999999999").asLong());
    assertThrows(IllegalArgumentException.class, () -> JsonValue.of(Double.NaN));
  }

  @Test
  void isBoundedInDepth() {
    String deep = "[".repeat(512) + "]".repeat(512);
    assertEquals(deep, JsonValue.parse(deep).toString());
    assertThrows(JsonException.class, () -> JsonValue.parse("[" + deep + "]"));
    assertThrows(JsonException.class, () -> JsonValue.parse("[".repeat(1_000_000)));
  }

  @Test
  void escapesHalfPairs() {
    assertEquals("\"\\ud800\"", JsonString.of("\ud800").toString());
    assertEquals("\"\\udc00\\ud800\"", JsonString.of("\udc00\ud800").toString());
    assertEquals("\"😀\"", JsonString.of("😀").toString());
    assertEquals("\"\\ud83d\\ude00\\u00e9\"", JsonWriter.writeAscii(JsonString.of("😀é")));
    assertEquals("\ud800", JsonValue.parse("\"\\ud800\"").asText());
  }

  @Test
  void refusesBytesThatAreNotUtf8() {
    assertThrows(JsonException.class, () -> Texts.json(new byte[] {'"', (byte) 0xff, '"'}));
    byte[] replacement = "\"\ufffd\"".getBytes(StandardCharsets.UTF_8);
    assertEquals("\ufffd", Texts.json(replacement).asText());
  }
}
