import java.io.BufferedReader;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import java.util.Comparator;
import java.util.stream.Stream;
import org.jetbrains.kotlin.cli.common.ExitCode;
import org.jetbrains.kotlin.cli.jvm.K2JVMCompiler;

/**
 * Compiles one package after the other in one warm process: the compiler costs seconds to start.
 *
 * <p>A line of stdin is the path of a file with the compiler's arguments, one a line. The answer is
 * a line of stdout: the name of the exit code, and behind a space what the compiler says, in base64.
 *
 * <p>When stdin ends, or the process is told to end, it removes the folder that is its argument: its
 * parent may be killed before it could.
 */
final class CompileServer {
  private CompileServer() {}

  public static void main(String[] given) throws IOException {
    PrintStream out = System.out;
    Runtime.getRuntime().addShutdownHook(new Thread(() -> remove(Path.of(given[0]))));
    // The compiler may write to stdout, which is for answers alone.
    System.setOut(System.err);
    BufferedReader lines =
        new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    for (String line = lines.readLine(); line != null; line = lines.readLine()) {
      String[] args = Files.readAllLines(Path.of(line)).toArray(new String[0]);
      ByteArrayOutputStream said = new ByteArrayOutputStream();
      ExitCode code = new K2JVMCompiler().exec(new PrintStream(said, true), args);
      out.println(code + " " + Base64.getEncoder().encodeToString(said.toByteArray()));
      out.flush();
    }
  }

  private static void remove(Path folder) {
    try (Stream<Path> all = Files.walk(folder)) {
      all.sorted(Comparator.reverseOrder()).forEach(each -> each.toFile().delete());
    } catch (IOException error) {
      System.err.println(error);
    }
  }
}
