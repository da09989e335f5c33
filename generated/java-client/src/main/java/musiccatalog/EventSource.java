// Made by endpoint-manifest (java-client) from its template EventSource.java.
// Not to be edited: fill the manifest in and run `generate`.
package musiccatalog;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import org.jspecify.annotations.Nullable;

/**
 * Puts the lines of events together (HTML standard, section 9.2.6). Bytes that are not UTF-8 become
 * U+FFFD, as the standard wants it.
 *
 * @param <T> the type of the data
 */
final class EventSource<T> implements ItemStream.Source<Event<T>> {
  private final LineReader lines;
  private final boolean isText;
  private final Decoder<T> decoder;
  private String id = "";
  private @Nullable Duration retry;

  EventSource(LineReader lines, boolean isText, Decoder<T> decoder) {
    this.lines = lines;
    this.isText = isText;
    this.decoder = decoder;
  }

  /** The next event. One without data is none, and so is one in which the stream ends. */
  @Override
  public @Nullable Event<T> next() throws IOException {
    ByteArrayOutputStream data = new ByteArrayOutputStream();
    String name = "";
    boolean isGiven = false;
    while (true) {
      byte[] line = lines.next();
      if (line == null || !lines.isWhole()) return null;
      if (line.length == 0) {
        if (isGiven) return event(name, data.toString(StandardCharsets.UTF_8));
        name = "";
        continue;
      }
      int colon = 0;
      while (colon < line.length && line[colon] != ':') colon++;
      // A comment begins with a colon: it is a field without a name.
      String field = new String(line, 0, colon, StandardCharsets.UTF_8);
      int start = Math.min(line.length, colon + 1);
      if (start < line.length && line[start] == ' ') start++;
      int length = line.length - start;
      switch (field) {
        case "data":
          if (isGiven) data.write('\n');
          isGiven = true;
          data.write(line, start, length);
          if (data.size() > LineReader.LONGEST) {
            throw new JsonException("an event of more than " + LineReader.LONGEST + " bytes");
          }
          break;
        case "event":
          name = new String(line, start, length, StandardCharsets.UTF_8);
          break;
        case "id":
          String given = new String(line, start, length, StandardCharsets.UTF_8);
          if (given.indexOf(0) < 0) id = given;
          break;
        case "retry":
          retry(new String(line, start, length, StandardCharsets.UTF_8));
          break;
        default:
          // A comment, or a field that nobody knows.
      }
    }
  }

  private void retry(String text) {
    if (text.matches("\\d{1,12}")) retry = Duration.ofMillis(Long.parseLong(text));
  }

  private Event<T> event(String name, String data) {
    try {
      JsonValue value = isText ? JsonString.of(data) : JsonValue.parse(data);
      return new Event<>(name.isEmpty() ? "message" : name, decoder.decode(value), id, retry);
    } catch (CallException error) {
      throw error;
    } catch (RuntimeException error) {
      throw new JsonException("the data of an event: " + error.getMessage(), error);
    }
  }
}
