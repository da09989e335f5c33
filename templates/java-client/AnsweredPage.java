package client;

import java.net.URI;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/** A page of a walk, and what leads on from it. */
final class AnsweredPage {
  private final PageRequests requests;
  private final String root;

  /** The number of the page on its walk, from 0. */
  private final int index;

  /** Null for the first page, which the call itself asked for. */
  private final @Nullable String position;

  /** The number of items on the pages before it. */
  private final long received;

  /**
   * The positions and URLs that were asked for, and by which page: to meet one again is to go in a
   * circle.
   */
  private final Map<String, Integer> seen;

  final Reply reply;
  final @Nullable JsonValue json;
  final PageReader page;
  private final @Nullable String next;

  private AnsweredPage(
      PageRequests requests,
      String root,
      int index,
      @Nullable PageStart start,
      Map<String, Integer> seen,
      Answered<? extends @Nullable Object> answered) {
    this.requests = requests;
    this.root = root;
    this.index = index;
    this.position = start == null ? null : start.position();
    this.received = start == null ? 0 : start.received();
    this.seen = seen;
    this.reply = answered.reply();
    this.json = answered.json();
    try {
      page = new PageReader(requests.paging, root, json, reply.headers());
    } catch (JsonException error) {
      throw fault(String.valueOf(error.getMessage()));
    }
    boolean mayHaveNext = page.hasMore == null || page.hasMore;
    next = mayHaveNext ? nextPosition() : null;
    if (Boolean.TRUE.equals(page.hasMore) && next == null) {
      throw fault("it announces a next page, but does not say where it is");
    }
    seen.put(reply.url().toString(), index);
  }

  static AnsweredPage first(
      PageRequests requests,
      String root,
      @Nullable PageStart start,
      Answered<? extends @Nullable Object> answered) {
    return new AnsweredPage(requests, root, 0, start, new ConcurrentHashMap<>(), answered);
  }

  boolean hasNext() {
    return next != null;
  }

  private @Nullable String nextPosition() {
    Paging paging = requests.paging;
    switch (paging.strategy()) {
      case CURSOR:
        return textOf(page.value(paging.cursor()), "its cursor is neither a string nor a number");
      case LINK:
        return textOf(page.link(), "its link to the next page is not a string");
      default:
        return counted();
    }
  }

  private @Nullable String counted() {
    long first = requests.paging.first();
    long number = number();
    int count = page.items.size();
    boolean saysMore = Boolean.TRUE.equals(page.hasMore);
    if (requests.paging.strategy() == Strategy.OFFSET) {
      long after = number + count;
      return count == 0 || (!saysMore && isTotal(after - first)) ? null : String.valueOf(after);
    }
    // The pages before the first of a walk are taken to be as large as it is.
    long before = position == null ? (number - first) * count : received;
    boolean isLast = !saysMore && (count == 0 || isTotal(before + count));
    return isLast ? null : String.valueOf(number + 1);
  }

  private boolean isTotal(long reached) {
    return page.total != null && page.total == reached;
  }

  /**
   * The position of the page: that of its call, or else the default of the client, or else the
   * first.
   */
  private long number() {
    String given = position == null ? requests.positionGiven() : position;
    if (given == null) return requests.paging.first();
    if (!given.matches("\\d{1,18}")) {
      throw new ArgumentException(
          requests.request.operation.id,
          "\""
              + requests.paging.name()
              + "\" must be a whole number for the next page to be found");
    }
    return Long.parseLong(given);
  }

  /** A cursor or a link; null, nothing and an empty text are none. */
  private @Nullable String textOf(@Nullable JsonValue found, String otherwise) {
    if (PageReader.isNone(found) || found == null) return null;
    if (found instanceof JsonString) return found.asText();
    boolean isCursor = requests.paging.strategy() == Strategy.CURSOR;
    if (!(found instanceof JsonNumber) || !isCursor) throw fault(otherwise);
    String text = found.toString();
    return text.equals("0") ? null : text;
  }

  /** Where the next page begins, a link as a whole URL; null if this is the last one. */
  @Nullable PageStart nextStart() {
    if (next == null) return null;
    String at = next;
    if (requests.paging.strategy() == Strategy.LINK) {
      URI target = Urls.resolve(reply.url(), next);
      URI base = requests.base();
      if (target == null || target.getRawUserInfo() != null) {
        throw fault("its link to the next page is no URL");
      }
      if (!Urls.isSameOrigin(target, base)) {
        throw fault(
            "its link to the next page leads to "
                + Urls.origin(target)
                + ", but requests go only to "
                + Urls.origin(base));
      }
      at = target.toString();
    }
    return new PageStart(at, received + page.items.size());
  }

  /** Asks for the next page; null where there is none. */
  CompletableFuture<@Nullable AnsweredPage> follow() {
    PageStart start = startToFollow();
    if (start == null) return CompletableFuture.completedFuture(null);
    return requests.async(start).thenApply(answered -> follow(start, answered));
  }

  /** Does the same, and waits for it. */
  @Nullable AnsweredPage followNow() {
    PageStart start = startToFollow();
    return start == null ? null : follow(start, requests.now(start));
  }

  private @Nullable PageStart startToFollow() {
    PageStart start = nextStart();
    if (start == null) return null;
    // The same page may be asked for its successor twice.
    Integer before = seen.get(start.position());
    if (before != null && before <= index) {
      boolean leadsToItself = start.position().equals(position) || before == index;
      boolean saysMore = requests.paging.hasMore() != null && Boolean.TRUE.equals(page.hasMore);
      if (page.items.isEmpty() && leadsToItself && !saysMore) return null;
      throw fault("it leads back to a page before it");
    }
    seen.put(start.position(), index + 1);
    return start;
  }

  private AnsweredPage follow(PageStart start, Answered<? extends @Nullable Object> answered) {
    AnsweredPage made = new AnsweredPage(requests, root, index + 1, start, seen, answered);
    if (requests.paging.isCounted() && made.repeats(this)) {
      throw made.fault("it repeats the page before it");
    }
    return made;
  }

  /**
   * True if a page is the one before it once more: then the service ignores the position that is
   * asked for. Two pages may have equal items, such as a list of numbers; their links differ.
   */
  private boolean repeats(AnsweredPage before) {
    return page.items.equals(before.page.items) && Objects.equals(page.link(), before.page.link());
  }

  PaginationException fault(String why) {
    return new PaginationException(requests.request.operation.id, reply, why);
  }

  DecodingException unreadable(Exception error) {
    return reply.unreadable(reply.body(), error);
  }
}
