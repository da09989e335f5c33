package client;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;

/** Public methods that are called by their names. */
final class Members {
  private Members() {}

  /** Calls the public method of a name that takes such values. */
  static Object call(Object of, String name, Object... given) {
    for (Method each : of.getClass().getMethods()) {
      if (each.getName().equals(name) && !each.isBridge() && takes(each, given)) {
        return invoke(each, of, given);
      }
    }
    throw new IllegalStateException("there is no method " + name + " of " + of.getClass());
  }

  /** Calls a public static method without parameters. */
  static Object callOf(String className, String name) {
    try {
      return invoke(Class.forName(className).getMethod(name), null);
    } catch (ReflectiveOperationException error) {
      throw new IllegalStateException(error);
    }
  }

  private static boolean takes(Method method, Object... given) {
    Class<?>[] types = method.getParameterTypes();
    if (types.length != given.length) return false;
    for (int at = 0; at < given.length; at++) {
      if (given[at] != null && !types[at].isInstance(given[at])) return false;
    }
    return true;
  }

  /** Calls a method, whose exceptions come as they are. */
  static Object invoke(Method method, Object of, Object... given) {
    try {
      return method.invoke(of, given);
    } catch (InvocationTargetException error) {
      if (error.getCause() instanceof RuntimeException) throw (RuntimeException) error.getCause();
      throw new IllegalStateException(error.getCause());
    } catch (IllegalAccessException error) {
      throw new IllegalStateException(error);
    }
  }
}
