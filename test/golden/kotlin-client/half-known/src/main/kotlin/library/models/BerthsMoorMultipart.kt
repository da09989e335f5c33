// Made by endpoint-manifest (kotlin-client) from manifest/schemas/.
// Not to be edited: fill the manifest in and run `generate`.
package library.models

import library.Form
import library.FormBuilder

/** The form that `client.berths.moor()` sends, of the fields that the block sets. */
public class BerthsMoorMultipart(
    block: Builder.() -> Unit,
) : Form(Builder().apply(block)) {
    /** The fields of the form: one that is not set, or set to null, is not sent. */
    public class Builder internal constructor() : FormBuilder() {
        /**
         * The property `papers`.
         *
         * Encoding: `base64`.
         */
        public var papers: String? = null
            set(value) {
                field = value
                put("papers", value)
            }

        /** The property `holds`. */
        public var holds: BerthsMoor_MultipartBody.Holds? = null
            set(value) {
                field = value
                put("holds", value)
            }
    }
}
