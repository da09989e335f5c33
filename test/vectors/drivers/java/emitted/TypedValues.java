package client;

import java.lang.reflect.Constructor;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.time.OffsetDateTime;
import java.time.format.DateTimeParseException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/** Values of the protocol as the types of a package, as a caller would write them. */
final class TypedValues {
  /** Setters of builders, by the names of classes and of properties. */
  private final JsonObject setters;

  TypedValues(JsonObject setters) {
    this.setters = setters;
  }

  /** A value that no caller could write where a method wants it. */
  private static final class Misfit extends RuntimeException {
    private static final long serialVersionUID = 1L;

    Misfit(Type type, JsonValue value) {
      super(value + " is no " + type.getTypeName());
    }
  }

  /** Calls the first method of a name that such values can be written for. */
  Object call(Object of, String name, JsonValue... given) {
    Misfit last = null;
    for (Method each : of.getClass().getMethods()) {
      if (!isOf(each, name, given.length)) continue;
      Object[] made;
      try {
        made = written(each.getGenericParameterTypes(), given);
      } catch (Misfit misfit) {
        last = misfit;
        continue;
      }
      return Members.invoke(each, of, made);
    }
    throw new IllegalArgumentException(
        "there is no method " + name + " of " + of.getClass() + ": " + last);
  }

  /** True if there is such a method. */
  boolean fits(Object of, String name, JsonValue given) {
    for (Method each : of.getClass().getMethods()) {
      if (!isOf(each, name, 1)) continue;
      try {
        written(each.getGenericParameterTypes(), given);
        return true;
      } catch (Misfit misfit) {
        continue;
      }
    }
    return false;
  }

  private static boolean isOf(Method method, String name, int count) {
    return method.getName().equals(name)
        && !method.isBridge()
        && !method.isVarArgs()
        && method.getParameterCount() == count;
  }

  private Object[] written(Type[] types, JsonValue... given) {
    Object[] made = new Object[given.length];
    for (int at = 0; at < given.length; at++) {
      made[at] = given[at] == null ? null : written(types[at], given[at]);
    }
    return made;
  }

  private Object written(Type type, JsonValue value) {
    if (value.isNull() && type != JsonValue.class && type != Object.class) return null;
    if (type instanceof ParameterizedType) {
      ParameterizedType of = (ParameterizedType) type;
      Type[] inner = of.getActualTypeArguments();
      if (of.getRawType() == List.class) return list(inner[0], type, value);
      if (of.getRawType() == Map.class) return map(inner[1], type, value);
      throw new Misfit(type, value);
    }
    Object given = Values.given(value);
    Class<?> own = (Class<?>) type;
    if (own == Object.class) return given;
    if (own == JsonValue.class) return JsonValue.of(given);
    if (own.isInstance(given)) return given;
    if (own == String.class) return text(type, value, given);
    if (own == LocalDate.class) return time(LocalDate::parse, type, value, given);
    if (own == OffsetDateTime.class) return time(OffsetDateTime::parse, type, value, given);
    if (own == boolean.class || own == Boolean.class) {
      if (value instanceof JsonBoolean) return value.asBoolean();
      throw new Misfit(type, value);
    }
    if (own.isPrimitive() || Number.class.isAssignableFrom(own)) return number(own, value, given);
    return object(own, value, given);
  }

  private static String text(Type type, JsonValue value, Object given) {
    if (value instanceof JsonString) return value.asText();
    boolean isScalar =
        value instanceof JsonNumber || value instanceof JsonBoolean || given instanceof Number;
    if (!isScalar) throw new Misfit(type, value);
    return JsonValue.of(given).toString();
  }

  /** A time, unless its text says it in another way than Java writes it. */
  private static Object time(
      Function<String, Object> parse, Type type, JsonValue value, Object given) {
    String text = text(type, value, given);
    try {
      Object made = parse.apply(text);
      if (JsonValue.of(made).asText().equals(text)) return made;
    } catch (DateTimeParseException error) {
      throw new Misfit(type, value);
    }
    throw new Misfit(type, value);
  }

  private static Object number(Class<?> own, JsonValue value, Object given) {
    if (given instanceof Double) {
      if (own == double.class || own == Double.class) return given;
      throw new Misfit(own, value);
    }
    if (!(value instanceof JsonNumber) && !(given instanceof Number)) throw new Misfit(own, value);
    BigDecimal exact =
        value instanceof JsonNumber ? value.asDecimal() : new BigDecimal(given.toString());
    if (own == BigDecimal.class) return exact;
    if (own == double.class || own == Double.class) return exact.doubleValue();
    try {
      return exact.longValueExact();
    } catch (ArithmeticException error) {
      throw new Misfit(own, value);
    }
  }

  private List<Object> list(Type item, Type type, JsonValue value) {
    if (!(value instanceof JsonArray)) throw new Misfit(type, value);
    List<Object> made = new ArrayList<>();
    for (JsonValue each : value.asArray()) made.add(written(item, each));
    return made;
  }

  private Map<String, Object> map(Type inner, Type type, JsonValue value) {
    if (!isPlainObject(value)) throw new Misfit(type, value);
    Map<String, Object> made = new LinkedHashMap<>();
    value.asObject().members().forEach((name, each) -> made.put(name, written(inner, each)));
    return made;
  }

  private static boolean isPlainObject(JsonValue value) {
    return value instanceof JsonObject
        && value.asObject().names().stream().noneMatch(each -> each.startsWith("$"));
  }

  private Object object(Class<?> own, JsonValue value, Object given) {
    try {
      if (OpenEnum.class.isAssignableFrom(own)) {
        if (!(value instanceof JsonString)) throw new Misfit(own, value);
        return Members.invoke(own.getMethod("of", String.class), null, value.asText());
      }
      boolean isObject = JsonObject.class.isAssignableFrom(own);
      if (!isObject && !Form.class.isAssignableFrom(own)) throw new Misfit(own, value);
      if (!isPlainObject(value)) throw new Misfit(own, value);
      for (Method each : own.getMethods()) {
        if (each.getName().equals("builder") && Modifier.isStatic(each.getModifiers())) {
          return built(own, Members.invoke(each, null), value.asObject());
        }
      }
      JsonValue json = JsonValue.of(given);
      if (Modifier.isAbstract(own.getModifiers())) {
        return Members.invoke(own.getMethod("of", JsonValue.class), null, json);
      }
      Constructor<?> view = own.getConstructor(JsonValue.class);
      return view.newInstance(json);
    } catch (ReflectiveOperationException error) {
      throw new IllegalStateException(error);
    }
  }

  private Object built(Class<?> own, Object builder, JsonObject value) {
    JsonValue known = setters.find(own.getCanonicalName());
    Object made = builder;
    for (Map.Entry<String, JsonValue> each : value.members().entrySet()) {
      if (Values.isNothing(each.getValue())) continue;
      JsonValue setter = known == null ? null : known.find(each.getKey());
      boolean isSet =
          setter != null
              && !each.getValue().isNull()
              && fits(made, setter.asText(), each.getValue());
      made =
          isSet
              ? call(made, setter.asText(), each.getValue())
              : Members.call(made, "property", each.getKey(), Values.given(each.getValue()));
    }
    return Members.call(made, "build");
  }
}
