package client;

import java.util.Map;
import java.util.concurrent.CompletableFuture;
import org.jspecify.annotations.Nullable;

/** The classes that an emitter would make of each operation, for all of them. */
final class PlannedCalls {
  private PlannedCalls() {}

  static final class Plain extends Call<@Nullable JsonValue, Plain> {
    Plain(Request request) {
      super(request, Decoder.json());
    }

    @Override
    Plain with(Request request) {
      return new Plain(request);
    }
  }

  static final class Paged extends PagedCall<@Nullable JsonValue, JsonValue, Paged> {
    private final Paging paging;

    Paged(Request request, Paging paging) {
      super(request, Decoder.json(), paging, Decoder.json());
      this.paging = paging;
    }

    @Override
    Paged with(Request request) {
      return new Paged(request, paging);
    }
  }

  static final class Several extends Call<@Nullable JsonValue, Several> {
    private final Paging paging;
    private final Map<String, String> roots;

    Several(Request request, Paging paging, Map<String, String> roots) {
      super(request, Decoder.json());
      this.paging = paging;
      this.roots = roots;
    }

    @Override
    Several with(Request request) {
      return new Several(request, paging, roots);
    }

    WalkStart<@Nullable JsonValue> start() {
      return WalkStart.of(this, paging);
    }

    CompletableFuture<WalkStart<@Nullable JsonValue>> startAsync() {
      return WalkStart.async(this, paging);
    }

    String root(String name) {
      return roots.get(name);
    }
  }

  static final class Events extends EventCall<@Nullable JsonValue, JsonValue, Events> {
    Events(Request request) {
      super(request, Decoder.json(), Decoder.json());
    }

    @Override
    Events with(Request request) {
      return new Events(request);
    }
  }

  static final class Items extends ItemCall<@Nullable JsonValue, JsonValue, Items> {
    Items(Request request) {
      super(request, Decoder.json(), Decoder.json());
    }

    @Override
    Items with(Request request) {
      return new Items(request);
    }
  }

  /** The exception of a status that the API description names. */
  static final class StatusException extends ApiException {
    private static final long serialVersionUID = 1L;

    StatusException(ApiFailure failure) {
      super(failure);
    }
  }
}
