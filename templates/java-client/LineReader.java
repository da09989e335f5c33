package client;

import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Reads a response line by line, in bounded memory. A byte order mark at its begin is passed over.
 */
final class LineReader {
  /**
   * The largest number of bytes of a line or an event: a service must not fill the memory of its
   * caller.
   */
  static final int LONGEST = 16 << 20;

  private final InputStream source;

  /** The byte that ends a line; 0 for CR, LF, or both. */
  private final byte end;

  private byte[] buffer = new byte[8 << 10];
  private int at;
  private int filled;
  private boolean isAfterReturn;
  private boolean isBegun;

  /** True if the last line had an end. */
  private boolean isWhole;

  LineReader(InputStream source, byte end) {
    this.source = source;
    this.end = end;
  }

  boolean isWhole() {
    return isWhole;
  }

  /**
   * A line without its end, and null behind the last. A last line without an end is given, unless
   * it is empty.
   */
  byte @Nullable [] next() throws IOException {
    int searched = at;
    while (true) {
      if (isAfterReturn && at < filled) {
        isAfterReturn = false;
        // An LF behind a CR is of the same end.
        if (buffer[at] == '\n') at++;
        searched = Math.max(searched, at);
      }
      for (int index = searched; index < filled; index++) {
        byte next = buffer[index];
        if (end == 0 ? next == '\n' || next == '\r' : next == end) {
          isAfterReturn = next == '\r' && end == 0;
          isWhole = true;
          byte[] line = Arrays.copyOfRange(buffer, at, index);
          at = index + 1;
          return begun(line);
        }
      }
      int length = filled - at;
      if (length > LONGEST) throw new JsonException("a line of more than " + LONGEST + " bytes");
      if (!fill()) {
        byte[] line = Arrays.copyOfRange(buffer, at, filled);
        at = filled;
        isWhole = false;
        byte[] rest = begun(line);
        return rest.length == 0 ? null : rest;
      }
      searched = at + length;
    }
  }

  private byte[] begun(byte[] line) {
    if (isBegun) return line;
    isBegun = true;
    boolean isMarked =
        line.length > 2
            && line[0] == (byte) 0xef
            && line[1] == (byte) 0xbb
            && line[2] == (byte) 0xbf;
    return isMarked ? Arrays.copyOfRange(line, 3, line.length) : line;
  }

  /** Reads on, to the begin of the buffer where there is room. */
  private boolean fill() throws IOException {
    if (at > 0) {
      System.arraycopy(buffer, at, buffer, 0, filled - at);
      filled -= at;
      at = 0;
    }
    if (buffer.length - filled < 1 << 10) buffer = Arrays.copyOf(buffer, 2 * buffer.length);
    int count = source.read(buffer, filled, buffer.length - filled);
    if (count < 0) return false;
    filled += count;
    return true;
  }
}
