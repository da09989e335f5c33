// Made by endpoint-manifest (kotlin-client) from manifest/schemas/.
// Not to be edited: fill the manifest in and run `generate`.
package library.models

import library.JsonModel
import library.JsonValue
import library.OpenEnum

/** The type of `answer` in `shelves.list`. */
public class ShelvesList_Answer(
    json: JsonValue,
) : JsonModel(json) {
    /** The property `data`. */
    public val data: List<ShelvesList_Answer.Data_Item>
        get() = required("data", list("data") { ShelvesList_Answer.Data_Item(it.text()) })

    /**
     * The type of `answer.data.item` in `shelves.list`.
     *
     * Other values may be received, and are kept.
     *
     * @property value the text
     */
    @JvmInline
    public value class Data_Item(
        override val value: String,
    ) : OpenEnum {
        override fun toString(): String = value

        /** The known values. */
        public companion object {
            /** The value `history`. */
            public val HISTORY: Data_Item = Data_Item("history")

            /** The value `travel`. */
            public val TRAVEL: Data_Item = Data_Item("travel")
        }
    }
}
