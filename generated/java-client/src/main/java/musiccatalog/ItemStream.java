// Made by endpoint-manifest (java-client) from its template ItemStream.java.
// Not to be edited: fill the manifest in and run `generate`.
package musiccatalog;

import java.io.IOException;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.jspecify.annotations.Nullable;

/**
 * A response whose items come one by one. It can be read once, and must be closed. An exception of
 * {@code hasNext()} is that of a call: the connection broke, the thread was interrupted, the stream
 * was silent for too long, or an item cannot be decoded.
 *
 * @param <I> the type of the items
 */
public final class ItemStream<I> implements Iterable<I>, AutoCloseable {
  /** Gives the next item, and null behind the last. */
  interface Source<I> {
    @Nullable I next() throws IOException;
  }

  private final Reply reply;
  private final Source<I> source;
  private boolean isRead;

  ItemStream(Reply reply, Source<I> source) {
    this.reply = reply;
    this.source = source;
  }

  /** {@return the status of the response} */
  public int status() {
    return reply.status();
  }

  /** {@return the headers of the response} */
  public Headers headers() {
    return reply.headers();
  }

  /** {@return the items, which can be read once} */
  @Override
  public Iterator<I> iterator() {
    if (isRead) throw new IllegalStateException("a stream can be read only once");
    isRead = true;
    return new Items();
  }

  /** {@return the items, which can be read once} */
  public Stream<I> stream() {
    return StreamSupport.stream(spliterator(), false).onClose(this::close);
  }

  /** Ends the response. */
  @Override
  public void close() {
    Exchange.close(reply.stream());
  }

  private final class Items implements Iterator<I> {
    private @Nullable I next;
    private boolean isOver;

    @Override
    public boolean hasNext() {
      if (next == null && !isOver) {
        try {
          next = source.next();
          isOver = next == null;
        } catch (CallException error) {
          end();
          throw error;
        } catch (IOException error) {
          end();
          throw new ConnectionException(reply.request(), error);
        } catch (RuntimeException error) {
          end();
          throw reply.unreadable(new byte[0], error);
        }
        if (isOver) close();
      }
      return !isOver;
    }

    private void end() {
      isOver = true;
      close();
    }

    @Override
    public I next() {
      if (!hasNext()) throw new NoSuchElementException();
      I item = next;
      next = null;
      if (item == null) throw new NoSuchElementException();
      return item;
    }
  }
}
