// Made by endpoint-manifest (java-client) from its template CheckReturnValue.java.
// Not to be edited: fill the manifest in and run `generate`.
package musiccatalog;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Target;

/**
 * A call that is not executed sends nothing. Error Prone and IDEs go by the name of this
 * annotation.
 */
@Documented
@Target({ElementType.TYPE, ElementType.METHOD})
public @interface CheckReturnValue {}
