/** Names in Kotlin: camel case, and an underscore behind what is reserved. */
import { deviceNames, type NamePolicy } from "../../sdk/names/policy.js";

/** Hard keywords (Kotlin's keyword reference). Others are keywords in some places only, and may be names. */
const keywords =
  `as break class continue do else false for fun if in interface is null object package return super this throw true
  try typealias typeof val var when while`.split(/\s+/);

/** Types that are in scope everywhere, of Kotlin and of `java.lang`, as far as people write them. A type of the package would hide them. */
const usualTypes =
  `Annotation Any ArithmeticException Array AssertionError AutoCloseable Boolean BooleanArray Byte ByteArray Char
  CharArray CharSequence Character ClassCastException Class Cloneable Collection Comparable Comparator
  ConcurrentModificationException Deprecated DeprecationLevel Double DoubleArray Enum Error Exception
  ExperimentalStdlibApi Float FloatArray Function Grouping IllegalArgumentException IllegalStateException
  IndexOutOfBoundsException Int IntArray Integer Iterable Iterator JvmField JvmInline JvmName JvmOverloads JvmStatic Lazy
  List ListIterator Long LongArray Map Math Metadata MutableCollection MutableIterable MutableIterator MutableList
  MutableMap MutableSet NoSuchElementException NotImplementedError Nothing NullPointerException Number
  NumberFormatException Object OptIn OutOfMemoryError Override Pair Process Record Regex ReplaceWith RequiresOptIn Result
  Runnable RuntimeException Runtime Sequence Set Short ShortArray StackOverflowError StrictMath String StringBuffer
  StringBuilder SubclassOptInRequired Suppress SuppressWarnings System Target Thread ThreadLocal Throwable Throws Triple
  TypeCastException UByte UByteArray UInt UIntArray ULong ULongArray UShort UShortArray
  UninitializedPropertyAccessException Unit UnsafeVariance UnsupportedOperationException Volatile Void`.split(
    /\s+/,
  );

const words: ReadonlySet<string> = new Set(keywords);

/** The names of Kotlin. Members are functions and properties of groups and clients, fields are properties of models and options. */
export const kotlinNames: NamePolicy = {
  cases: {
    ...{ type: "pascal", function: "camel", member: "camel", field: "camel" },
    ...{ constant: "screaming", variable: "camel", file: "flat" },
  },
  reserved: {
    type: new Set(usualTypes),
    function: words,
    member: words,
    field: words,
    constant: words,
    variable: words,
    file: new Set([...keywords, ...deviceNames]),
  },
  spellings: new Map(),
  beforeDigit: "n",
};
