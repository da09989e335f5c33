// Made by endpoint-manifest (java-client) from its template FormWriter.java.
// Not to be edited: fill the manifest in and run `generate`.
package musiccatalog;

import java.net.URLDecoder;
import java.net.http.HttpRequest.BodyPublisher;
import java.net.http.HttpRequest.BodyPublishers;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Writes forms (OpenAPI 3.1.1, section 4.8.15): an array is a field for each item, unless a style
 * says otherwise.
 */
final class FormWriter {
  private final @Nullable Operation operation;
  private final boolean isMultipart;
  private final List<Part> parts = new ArrayList<>();

  /** The pairs of application/x-www-form-urlencoded. */
  private final List<String> pairs = new ArrayList<>();

  private FormWriter(@Nullable Operation operation, boolean isMultipart) {
    this.operation = operation;
    this.isMultipart = isMultipart;
  }

  /** One part of a multipart body. */
  private record Part(
      String name, String text, @Nullable FilePart file, @Nullable String contentType) {}

  static Content urlEncoded(Form form, @Nullable Operation operation) {
    FormWriter writer = new FormWriter(operation, false);
    writer.addAll(form);
    byte[] bytes = String.join("&", writer.pairs).getBytes(StandardCharsets.US_ASCII);
    return operation == null
        ? Content.of(MediaType.FORM, null, bytes)
        : Content.of(null, MediaType.FORM, bytes);
  }

  /** A form of several parts (RFC 7578), whose files are read while they are sent. */
  static Content multipart(Form form, @Nullable Operation operation) {
    FormWriter writer = new FormWriter(operation, true);
    writer.addAll(form);
    // No content can have a boundary that nobody knows before.
    String boundary = "form-" + Randoms.text();
    List<Supplier<BodyPublisher>> chunks = new ArrayList<>();
    StringBuilder text = new StringBuilder();
    boolean isOnce = false;
    for (Part part : writer.parts) {
      text.append("--").append(boundary).append("\r\n").append(head(part)).append("\r\n\r\n");
      FilePart file = part.file();
      if (file == null) {
        text.append(part.text());
      } else {
        isOnce = isOnce || file.isOnce();
        String before = text.toString();
        chunks.add(() -> BodyPublishers.ofString(before));
        chunks.add(file::publisher);
        text.setLength(0);
      }
      text.append("\r\n");
    }
    String last = text.append("--").append(boundary).append("--\r\n").toString();
    chunks.add(() -> BodyPublishers.ofString(last));
    Supplier<BodyPublisher> whole =
        () ->
            BodyPublishers.concat(chunks.stream().map(Supplier::get).toArray(BodyPublisher[]::new));
    return new Content(
        "multipart/form-data; boundary=" + boundary, null, true, isOnce, whole, null);
  }

  private void addAll(Form form) {
    form.fields()
        .forEach(
            (name, value) -> {
              try {
                if (value instanceof JsonValue) {
                  add(name, (JsonValue) value);
                } else {
                  for (Object file : (List<?>) value) add(name, (FilePart) file);
                }
              } catch (IllegalArgumentException | JsonException error) {
                throw new IllegalArgumentException(
                    "property \"" + name + "\" of the body " + error.getMessage(), error);
              }
            });
  }

  private void add(String name, JsonValue value) {
    Operation.FormField field = operation == null ? null : operation.field(name);
    Parameter style = field == null ? null : field.style();
    if (style != null) {
      String written = new ParameterWriter(style).write(value);
      if (written != null) addStyled(written);
      return;
    }
    String contentType = field == null ? null : field.contentType();
    if (value instanceof JsonArray) {
      for (JsonValue each : ((JsonArray<?>) value).jsonItems()) addItem(name, each, contentType);
    } else {
      addItem(name, value, contentType);
    }
  }

  private void addItem(String name, JsonValue value, @Nullable String contentType) {
    boolean hasParts = ParameterWriter.hasParts(value) && contentType == null;
    boolean isJson = contentType != null && MediaType.isJson(contentType);
    String text = hasParts || isJson ? value.toString() : ParameterWriter.single(value);
    if (!isMultipart) {
      pairs.add(Encode.form(name) + "=" + Encode.form(text));
      return;
    }
    if (contentType != null && MediaType.isRange(contentType)) throw noType(contentType);
    parts.add(new Part(name, text, null, hasParts ? MediaType.JSON : contentType));
  }

  private void add(String name, FilePart file) {
    if (!isMultipart) throw new IllegalArgumentException("cannot be a file in a form of this type");
    Operation.FormField field = operation == null ? null : operation.field(name);
    String contentType = file.mediaType(field == null ? null : field.contentType());
    if (MediaType.isRange(contentType)) throw noType(contentType);
    parts.add(new Part(name, "", file, contentType));
  }

  /**
   * Adds what a style has written: in parts, where no character has a meaning, nothing is encoded.
   */
  private void addStyled(String written) {
    if (!isMultipart) {
      pairs.add(written);
      return;
    }
    for (String pair : written.split("&")) {
      int at = pair.indexOf('=');
      String name = at < 0 ? pair : pair.substring(0, at);
      String text = at < 0 ? "" : pair.substring(at + 1);
      parts.add(new Part(decoded(name), decoded(text), null, null));
    }
  }

  private static String decoded(String text) {
    return URLDecoder.decode(text, StandardCharsets.UTF_8);
  }

  private static IllegalArgumentException noType(String range) {
    return new IllegalArgumentException("must be a FilePart that says its type, one of " + range);
  }

  /**
   * The headers of a part. What would end a quoted name is escaped (HTML standard, section
   * 4.10.22.8).
   */
  private static String head(Part part) {
    String head = "Content-Disposition: form-data; name=\"" + quoted(part.name()) + "\"";
    FilePart file = part.file();
    if (file != null) head += "; filename=\"" + quoted(file.name()) + "\"";
    return part.contentType() == null ? head : head + "\r\nContent-Type: " + part.contentType();
  }

  private static String quoted(String text) {
    return text.replace("\r", "%0D").replace("\n", "%0A").replace("\"", "%22");
  }
}
