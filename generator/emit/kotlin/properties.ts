/** Properties: of models, which read, and of builders and options, which keep what they are given and send it. */
import { type Code, code, type Comment, lines, nothing } from "../text/code.js";
import { getter, id, orNull, str } from "./kotlin-code.js";

/** A property as it stands in a class. */
export interface PropertyHead {
  readonly docs: Comment;
  /** Annotations beside those that its name asks for. */
  readonly annotation: Code;
  readonly name: string;
  readonly type: Code;
}

/** The name of the JVM's getter, which begins with `is` or `get`. */
function capital(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** True if Kotlin would leave the `get` out on the JVM, so that a function or the setter of another property could have the name. */
function isQuestion(name: string): boolean {
  return /^is[^a-z]/.test(name);
}

/** A property that reads. `isWrapped`: of a value class, whose getter has a name that depends on whether its value may be null. */
export function readProperty(
  { docs, annotation, name, type }: PropertyHead,
  read: Code,
  { isWrapped }: { readonly isWrapped: boolean },
): Code {
  return lines([
    docs,
    annotation,
    isWrapped || isQuestion(name) ? code`@get:JvmName(${str(`get${capital(name)}`)})` : nothing,
    getter(code`public val ${id(name)}: ${type}`, read),
  ]);
}

/** A property that keeps its value and hands it on: `put` is the statement that sends `value`. */
export function sentProperty({ docs, annotation, name, type }: PropertyHead, put: Code): Code {
  return lines([
    docs,
    annotation,
    ...(isQuestion(name)
      ? [
          code`@get:JvmName(${str(`get${capital(name)}`)})`,
          code`@set:JvmName(${str(`set${capital(name)}`)})`,
        ]
      : []),
    code`public var ${id(name)}: ${orNull(type)} = null
    set(value) {
        field = value
        ${put}
    }`,
  ]);
}
