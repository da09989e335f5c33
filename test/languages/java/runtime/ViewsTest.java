package client;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Classes of schemas, as they are emitted. */
class ViewsTest {
  private static final class Book extends JsonObject {
    Book(JsonValue json) {
      super(json);
    }

    String title() {
      return required("title", text("title"));
    }

    Long pages() {
      return integer("pages");
    }

    Book sequel() {
      return view("sequel", Book::new);
    }

    List<Book> related() {
      return list("related", Book::new);
    }

    Map<String, Long> counts() {
      return map("counts", JsonValue::asLong);
    }

    Map<String, String> others() {
      return others(JsonValue::asText, "title");
    }

    static Builder builder() {
      return new Builder();
    }

    static final class Builder extends JsonObject.Builder<Builder> {
      Builder title(String title) {
        return set("title", title);
      }

      Book build() {
        return new Book(json());
      }
    }
  }

  private static Book book(String text) {
    return new Book(JsonValue.parse(text));
  }

  @Test
  void readsProperties() {
    Book book = book("{\"title\":\"Sea\",\"pages\":3,\"counts\":{\"a\":1},\"extra\":[1]}");
    assertEquals("Sea", book.title());
    assertEquals(3L, book.pages());
    assertEquals(Map.of("a", 1L), book.counts());
    assertEquals("[1]", book.get("extra").toString());
    assertNull(book.sequel());
    assertThrows(JsonException.class, () -> book.get("missing"));
    assertNull(book.find("missing"));
  }

  @Test
  void saysWhichPropertyIsMissingOrOfAnotherType() {
    JsonException missing = assertThrows(JsonException.class, () -> book("{}").title());
    assertEquals("the property \"title\" is missing", missing.getMessage());
    JsonException other = assertThrows(JsonException.class, () -> book("{\"title\":1}").title());
    assertEquals("property \"title\": it is a number, and no string", other.getMessage());
    assertThrows(JsonException.class, () -> book("[]"));
  }

  @Test
  void makesPartsOnce() {
    Book book = book("{\"sequel\":{\"title\":\"B\"},\"related\":[{\"title\":\"C\"}]}");
    assertSame(book.sequel(), book.sequel());
    assertSame(book.related(), book.related());
    assertSame(book.related().get(0), book.related().get(0));
    assertEquals("C", book.related().get(0).title());
  }

  @Test
  void tellsNullFromMissing() {
    Book book = book("{\"pages\":null}");
    assertNull(book.pages());
    assertTrue(book.has("pages"));
    assertFalse(book.has("title"));
  }

  @Test
  void isEqualByItsJson() {
    Book one = book("{\"title\":\"Sea\"}");
    assertEquals(one, Book.builder().title("Sea").build());
    assertEquals(one.hashCode(), Book.builder().title("Sea").build().hashCode());
    assertEquals("{\"title\":\"Sea\"}", one.toString());
  }

  @Test
  void buildsWhatIsSent() {
    Book book = Book.builder().title("Sea").property("extra", Arrays.asList(1, null)).build();
    assertEquals("{\"title\":\"Sea\",\"extra\":[1,null]}", book.toString());
    Book.Builder more = new Book.Builder().of(book).title("Lake");
    assertEquals("{\"title\":\"Lake\",\"extra\":[1,null]}", more.build().toString());
    assertEquals("Sea", book.title());
  }

  @Test
  void givesPropertiesWithoutAccessor() {
    assertEquals(Map.of("a", "b"), book("{\"title\":\"Sea\",\"a\":\"b\"}").others());
  }

  @Test
  void listsOfAnswersAreArrays() {
    JsonValue json = JsonValue.parse("[{\"title\":\"A\"},{\"title\":\"B\"}]");
    JsonArray<Book> books = Decoder.listOf(Book::new).decode(json);
    assertEquals("B", books.get(1).title());
    assertEquals(json, books);
    assertEquals(2, books.stream().filter(each -> each.title().length() == 1).count());
  }
}
