// Made by endpoint-manifest (java-client) from its template LineSource.java.
// Not to be edited: fill the manifest in and run `generate`.
package musiccatalog;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/**
 * Reads a value on each line, or after each record separator (RFC 7464), and passes over empty
 * ones.
 *
 * @param <T> the type of the items
 */
final class LineSource<T> implements ItemStream.Source<T> {
  static final byte SEPARATOR = 0x1e;

  private final LineReader lines;
  private final boolean isSequence;
  private final Decoder<T> decoder;
  private int count;

  LineSource(LineReader lines, boolean isSequence, Decoder<T> decoder) {
    this.lines = lines;
    this.isSequence = isSequence;
    this.decoder = decoder;
  }

  @Override
  public @Nullable T next() throws IOException {
    while (true) {
      byte[] line = lines.next();
      if (line == null) return null;
      if (new String(line, StandardCharsets.ISO_8859_1).isBlank()) continue;
      count++;
      try {
        // A value at the very end may have been cut off, if its own end does not show (section
        // 2.4).
        if (isSequence && " \t\r\n\"]}".indexOf(line[line.length - 1]) < 0) {
          throw new JsonException("the last value may be truncated");
        }
        return decoder.decode(Texts.json(line));
      } catch (CallException error) {
        throw error;
      } catch (RuntimeException error) {
        String name = (isSequence ? "text " : "line ") + count;
        throw new JsonException(name + ": " + error.getMessage(), error);
      }
    }
  }
}
