package client;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** URLs, links, media types and dates. */
class TextsTest {
  /** The examples of RFC 3986, section 5.4, without other schemes and fragments. */
  @ParameterizedTest
  @CsvSource({
    "g,/b/c/g",
    "./g,/b/c/g",
    "g/,/b/c/g/",
    "/g,/g",
    "?y,/b/c/d;p?y",
    "g?y,/b/c/g?y",
    ";x,/b/c/;x",
    ".,/b/c/",
    "./,/b/c/",
    "..,/b/",
    "../,/b/",
    "../g,/b/g",
    "../..,/",
    "../../,/",
    "../../g,/g",
    "../../../g,/g",
    "/./g,/g",
    "/../g,/g",
    "g.,/b/c/g.",
    ".g,/b/c/.g",
    "g..,/b/c/g..",
    "./../g,/b/g",
    "./g/.,/b/c/g/",
    "g/./h,/b/c/g/h",
    "g/../h,/b/c/h",
    "g#s,/b/c/g",
    "a b|c,/b/c/a%20b%7Cc",
    "%2F?é,/b/c/%2F?%C3%A9"
  })
  void resolvesReferences(String reference, String wanted) {
    URI base = URI.create("http://a/b/c/d;p?q");
    assertEquals("http://a" + wanted, String.valueOf(Urls.resolve(base, reference)));
  }

  @Test
  void resolvesWholeUrls() {
    URI base = URI.create("https://a.example/b?c");
    assertEquals("https://g.example/h", String.valueOf(Urls.resolve(base, "//g.example/h")));
    assertEquals("http://g.example/?x", String.valueOf(Urls.resolve(base, "http://g.example/?x")));
    assertNull(Urls.resolve(base, "file:///etc/passwd"));
    assertNull(Urls.resolve(base, "javascript:alert(1)"));
    assertNull(Urls.resolve(base, ""));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "a.example",
        "ftp://a",
        "https://",
        "https://u@a",
        "https://a?b",
        "https://a#b"
      })
  void refusesBaseUrls(String text) {
    assertThrows(IllegalArgumentException.class, () -> Urls.base(text));
  }

  @Test
  void comparesOrigins() {
    URI one = URI.create("HTTPS://A.example/x");
    assertEquals(true, Urls.isSameOrigin(one, URI.create("https://a.example:443/y")));
    assertEquals(false, Urls.isSameOrigin(one, URI.create("https://a.example:444/y")));
    assertEquals(false, Urls.isSameOrigin(one, URI.create("http://a.example/y")));
  }

  @Test
  void findsLinks() {
    Headers headers =
        Headers.of(
            Map.of(
                "Link",
                List.of(
                    "<a>; rel=prev; title=\"x, <b>; rel=next\", <c>; rel=\"last NEXT\"",
                    "<d>; rel=next; anchor=\"/z\"")));
    assertEquals("c", Links.to("next", headers));
    assertEquals("a", Links.to("prev", headers));
    assertNull(Links.to("first", headers));
    assertNull(Links.to("next", Headers.of(Map.of("link", List.of("<a>; rel")))));
  }

  @Test
  void readsMediaTypes() {
    assertEquals("utf-8", MediaType.parameter("text/plain; charset=\"utf-8\"; a=b", "Charset"));
    assertEquals("b", MediaType.parameter("text/plain; x=\"a;charset=c\";charset=b", "charset"));
    assertEquals("", MediaType.parameter("text/plain", "charset"));
    assertEquals(true, MediaType.isOf("application/problem+json; a=b", "application/json"));
    assertEquals(true, MediaType.isOf("image/png", "image/*"));
    assertEquals(false, MediaType.isOf("text/html", "image/*"));
  }

  @ParameterizedTest
  @CsvSource({
    "'Sun, 06 Nov 1994 08:49:37 GMT'",
    "'Sunday, 06-Nov-94 08:49:37 GMT'",
    "'Sun Nov  6 08:49:37 1994'"
  })
  void readsDatesOfHttp(String text) {
    assertEquals(Instant.parse("1994-11-06T08:49:37Z"), Retries.httpDate(text));
  }

  @ParameterizedTest
  @CsvSource({"0,0", "5,5", "99999999999999999999,61", "-1,0", "soon,0", "1.5,0"})
  void readsRetryAfter(String text, long seconds) {
    Clock clock = Clock.fixed(Instant.EPOCH, ZoneOffset.UTC);
    assertEquals(Duration.ofSeconds(seconds), Retries.retryAfter(text, clock));
  }

  @Test
  void decodesTexts() {
    byte[] latin = {(byte) 0xe9, (byte) 0x80};
    assertEquals("é€", Texts.decode(latin, "text/plain; charset=ISO-8859-1"));
    byte[] marked = "\ufeffa".getBytes(StandardCharsets.UTF_8);
    assertEquals("a", Texts.decode(marked, "text/plain"));
    assertThrows(JsonException.class, () -> Texts.decode(latin, "text/plain; charset=klingon"));
  }

  @Test
  void encodesTexts() {
    assertEquals("a%20%C3%A9%F0%9F%98%80%2F%25", Encode.ALL.encode("a é😀/%"));
    assertEquals("a/%20%2F%25", Encode.RESERVED.encode("a/ %2F%"));
    assertEquals("a+%7E*", Encode.form("a ~*"));
  }

  @Test
  void noticesReadAsSentences() {
    DeprecationNotice notice =
        new DeprecationNotice(
            "a.b", "2026-02-01", "2026-08-01T00:00:00Z", "a.c", "Old", null, "http://x");
    assertEquals(
        "a.b is deprecated from 2026-02-01 and ends on 2026-08-01. Old. Use a.c. See http://x",
        notice.toString());
  }
}
