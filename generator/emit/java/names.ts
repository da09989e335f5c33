/** Names in Java: camel case, and an underscore behind what is reserved (Java Language Specification, section 3.9). */
import { deviceNames, type NamePolicy } from "../../sdk/names/policy.js";

/** Keywords, literals, and a lone underscore; those that are keywords in some places only may be names. */
const keywords =
  `abstract assert boolean break byte case catch char class const continue default do double else enum
  extends final finally float for goto if implements import instanceof int interface long native new package private
  protected public return short static strictfp super switch synchronized this throw throws transient try void volatile
  while true false null _`.split(/\s+/);

/** Methods of `Object` that a class cannot have otherwise, as they take nothing (Java SE 17, `java.lang.Object`). */
const objectMethods = "clone finalize getClass hashCode notify notifyAll toString wait".split(" ");

/** Types of `java.lang`, which are in scope everywhere. */
const langTypes =
  `AbstractMethodError Appendable ArithmeticException ArrayIndexOutOfBoundsException ArrayStoreException
  AssertionError AutoCloseable Boolean BootstrapMethodError Byte CharSequence Character Class ClassCastException
  ClassCircularityError ClassFormatError ClassLoader ClassNotFoundException ClassValue CloneNotSupportedException
  Cloneable Comparable Compiler Deprecated Double Enum EnumConstantNotPresentException Error Exception
  ExceptionInInitializerError Float FunctionalInterface IllegalAccessError IllegalAccessException
  IllegalArgumentException IllegalCallerException IllegalMonitorStateException IllegalStateException
  IllegalThreadStateException IncompatibleClassChangeError IndexOutOfBoundsException InheritableThreadLocal
  InstantiationError InstantiationException Integer InternalError InterruptedException Iterable LayerInstantiationException
  LinkageError Long Math Module ModuleLayer NegativeArraySizeException NoClassDefFoundError NoSuchFieldError
  NoSuchFieldException NoSuchMethodError NoSuchMethodException NullPointerException Number NumberFormatException Object
  OutOfMemoryError Override Package Process ProcessBuilder ProcessHandle Readable Record ReflectiveOperationException
  Runnable Runtime RuntimeException RuntimePermission SafeVarargs SecurityException SecurityManager Short StackOverflowError
  StackTraceElement StackWalker StrictMath String StringBuffer StringBuilder StringIndexOutOfBoundsException
  SuppressWarnings System Thread ThreadDeath ThreadGroup ThreadLocal Throwable TypeNotPresentException
  UnknownError UnsatisfiedLinkError UnsupportedClassVersionError UnsupportedOperationException VerifyError
  VirtualMachineError Void`.split(/\s+/);

const words: ReadonlySet<string> = new Set(keywords);
const members: ReadonlySet<string> = new Set([...keywords, ...objectMethods]);

/** The names of Java. A file is a part of a package's name, or holds the class of its name. */
export const javaNames: NamePolicy = {
  cases: {
    ...{ type: "pascal", function: "camel", member: "camel", field: "camel" },
    ...{ constant: "screaming", variable: "camel", file: "flat" },
  },
  reserved: {
    type: new Set(langTypes),
    function: new Set([...members, "yield"]),
    member: new Set([...members, "yield"]),
    field: members,
    constant: words,
    variable: words,
    file: new Set([...keywords, ...deviceNames]),
  },
  spellings: new Map(),
  beforeDigit: "n",
};
