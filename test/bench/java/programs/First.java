/** One call, and the end: {@code java First WAY URL}. */
final class First {
  public static void main(String[] args) throws Exception {
    if (!args[0].equals("nothing")) Calls.of(args[0], args[1]).call();
  }
}
