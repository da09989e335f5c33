/** The compiler of the package: its version, its options, and the libraries that it compiles against. */

/** The oldest Java that the package works with. */
export const oldestJava = "11";

/** The version of the language, which is the oldest that reads the package. */
export const languageVersion = "2.2";

/** The libraries of the package, and the compiler that makes it, in versions that stay. */
export const versions = {
  kotlin: "2.2.21",
  coroutines: "1.10.2",
  serialization: "1.9.0",
  okhttp: "5.1.0",
};

/** Options of the compiler. */
export const compilerOptions = ["-Xexplicit-api=strict", "-Werror"] as const;
