/**
 * Runs a program with the Python of Pyodide: `node run.mjs <file> <folder of imports> …`. The program has the folders in
 * `sys.path`, and may await. Its last value is the exit code.
 */
import { readFileSync } from "node:fs";
import { loadPyodide } from "pyodide";

const [program, ...folders] = process.argv.slice(2);
const python = await loadPyodide({
  env: { PYTHONDONTWRITEBYTECODE: "1" },
  stdout: (line) => console.log(line),
  stderr: (line) => console.error(line),
});
for (const [index, root] of folders.entries()) {
  const place = `/given/${index}`;
  python.FS.mkdirTree(place);
  python.FS.mount(python.FS.filesystems.NODEFS, { root }, place);
}
const places = folders.map((_, index) => `/given/${index}`);
python.globals.set("PLACES", python.toPy(places));
try {
  process.exitCode = await python.runPythonAsync(readFileSync(program, "utf8"));
} catch (error) {
  // Its stack is all of Pyodide, in one line.
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
