/** Names in Python: snake case, and an underscore behind what is reserved (PEP 8, "Naming Conventions"). */
import { deviceNames, type NamePolicy } from "../../sdk/names/policy.js";

/** Keywords (The Python Language Reference, section 2.3.1). */
const keywords =
  `False None True and as assert async await break class continue def del elif else except finally for
  from global if import in is lambda nonlocal not or pass raise return try while with yield`.split(
    /\s+/,
  );

/** The names of a method's own parameters. */
const parameters = ["self", "cls"];

/** Classes that are always in scope, and those of `typing` and `collections.abc` that emitted files import. */
const classes =
  `ArithmeticError AssertionError AttributeError BaseException BufferError ChildProcessError ConnectionError
  EOFError Ellipsis Exception FileExistsError FileNotFoundError FloatingPointError ImportError IndexError
  InterruptedError IOError IsADirectoryError KeyError KeyboardInterrupt LookupError MemoryError NameError
  NotImplemented NotImplementedError OSError OverflowError PermissionError RecursionError ReferenceError
  ResourceWarning RuntimeError RuntimeWarning StopIteration SyntaxError SystemError SystemExit TabError TimeoutError
  TypeError UnicodeError UserWarning ValueError Warning
  Any Annotated AsyncIterable AsyncIterator Awaitable Callable ClassVar Final Generic Iterable Iterator Literal Mapping
  NoReturn NotRequired Optional Protocol Required Self Sequence TypedDict TypeIs TypeVar Union Unpack
  `.split(/\s+/);

/** Decorators of the methods of a class: a method of that name would take their place. */
const decorators = ["deprecated", "overload", "property"];

const words: ReadonlySet<string> = new Set(keywords);
const undecorated: ReadonlySet<string> = new Set([...keywords, ...decorators]);

/** The names of Python. */
export const pythonNames: NamePolicy = {
  cases: {
    ...{ type: "pascal", function: "snake", member: "snake", field: "snake" },
    ...{ constant: "screaming", variable: "snake", file: "snake" },
  },
  reserved: {
    type: new Set([...keywords, ...classes]),
    function: undecorated,
    member: undecorated,
    field: words,
    constant: words,
    variable: new Set([...keywords, ...parameters]),
    file: new Set([...keywords, ...deviceNames]),
  },
  spellings: new Map(),
  beforeDigit: "n",
};
