/** One call, and the end: {@code java First WAY URL}. */
final class First {
  public static void main(String[] args) throws Exception {
    switch (args[0]) {
      case "nothing" -> {}
      case "client" -> Calls.byClient(args[1]).call();
      default -> Calls.byHand(args[1]).call();
    }
  }
}
