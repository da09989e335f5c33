package client;

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
