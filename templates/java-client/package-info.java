/** The client, its operations, and what they give. */
@NullMarked
package client;

import org.jspecify.annotations.NullMarked;
