// Made by endpoint-manifest (kotlin-client) from manifest/schemas/.
// Not to be edited: fill the manifest in and run `generate`.
package library.models

import library.JsonModel
import library.JsonValue

/**
 * The type of `answer` in `shelves.by-link`.
 *
 * Read by their names alone, as in `value["name"]`: `items`.
 */
public class ShelvesByLink_Answer(
    json: JsonValue,
) : JsonModel(json)
