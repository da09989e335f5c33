// Made by endpoint-manifest (java-client) from its template Paging.java.
// Not to be edited: fill the manifest in and run `generate`.
package musiccatalog;

import org.jspecify.annotations.Nullable;

/**
 * How the pages of an operation follow each other.
 *
 * @param strategy the way
 * @param place where the parameter stands that says where a page begins; null for a member of the
 *     body
 * @param name the name of that parameter
 * @param first the offset or the number of the first page
 * @param root the place of the page in the response, as a JSON Pointer (RFC 6901); the others are
 *     relative to it, or "header:" and a name; null stands for none
 */
record Paging(
    Strategy strategy,
    @Nullable Place place,
    String name,
    long first,
    String root,
    String items,
    @Nullable String total,
    @Nullable String next,
    @Nullable String cursor,
    @Nullable String hasMore) {

  static Builder by(Strategy strategy) {
    return new Builder(strategy);
  }

  boolean isCounted() {
    return strategy == Strategy.OFFSET || strategy == Strategy.PAGE;
  }

  /** Makes it. */
  static final class Builder {
    private final Strategy strategy;
    private @Nullable Place place;
    private String name = "";
    private long first;
    private String root = "";
    private String items = "";
    private @Nullable String total;
    private @Nullable String next;
    private @Nullable String cursor;
    private @Nullable String hasMore;

    private Builder(Strategy strategy) {
      this.strategy = strategy;
    }

    Builder parameter(Place in, String parameter) {
      place = in;
      name = parameter;
      return this;
    }

    Builder bodyMember(String member) {
      name = member;
      return this;
    }

    Builder first(long position) {
      first = position;
      return this;
    }

    Builder root(String pointer) {
      root = pointer;
      return this;
    }

    Builder items(String pointer) {
      items = pointer;
      return this;
    }

    Builder total(String pointer) {
      total = pointer;
      return this;
    }

    Builder next(String pointer) {
      next = pointer;
      return this;
    }

    Builder cursor(String pointer) {
      cursor = pointer;
      return this;
    }

    Builder hasMore(String pointer) {
      hasMore = pointer;
      return this;
    }

    Paging build() {
      return new Paging(strategy, place, name, first, root, items, total, next, cursor, hasMore);
    }
  }
}
