// Made by endpoint-manifest (kotlin-client) from its template JsonScanner.kt.
// Not to be edited: fill the manifest in and run `generate`.
package musiccatalog

/** Refuses what is no JSON (RFC 8259), and what is nested too deeply. */
internal class JsonScanner(
    private val text: String,
) {
    private var at = 0
    private var depth = 0

    fun scan() {
        space()
        value()
        space()
        if (at < text.length) throw fault("unexpected text after the value")
    }

    private fun value() {
        when (peek()) {
            '{' -> composite('}', ::member)
            '[' -> composite(']', ::value)
            '"' -> string()
            't' -> word("true")
            'f' -> word("false")
            'n' -> word("null")
            else -> number()
        }
    }

    private inline fun composite(
        end: Char,
        part: () -> Unit,
    ) {
        if (++depth > DEEPEST_JSON) throw fault("nested more than $DEEPEST_JSON levels deep")
        at++
        space()
        if (peek() != end) {
            while (true) {
                part()
                space()
                if (peek() == end) break
                take(',')
                space()
            }
        }
        at++
        depth--
    }

    private fun member() {
        if (peek() != '"') throw fault("a name of a property must be a string")
        string()
        space()
        take(':')
        space()
        value()
    }

    private fun word(word: String) {
        if (!text.startsWith(word, at)) throw fault("unexpected character")
        at += word.length
    }

    private fun number() {
        if (peek() == '-') at++
        if (next() == '0') at++ else digits()
        if (next() == '.') {
            at++
            digits()
        }
        if (next() == 'e' || next() == 'E') {
            at++
            if (next() == '+' || next() == '-') at++
            digits()
        }
    }

    private fun digits() {
        val start = at
        while (next() in '0'..'9') at++
        if (at == start) throw fault("unexpected character")
    }

    private fun string() {
        at++
        while (true) {
            val next = peek()
            at++
            when {
                next == '"' -> return
                next < ' ' -> throw fault("a control character in a string")
                next == '\\' -> escape()
            }
        }
    }

    private fun escape() {
        val next = peek()
        at++
        if (next != 'u') {
            if (next !in "\"\\/bfnrt") throw fault("unknown escape")
            return
        }
        repeat(4) {
            if (!isHex(peek())) throw fault("unknown escape")
            at++
        }
    }

    private fun space() {
        while (next() == ' ' || next() == '\n' || next() == '\r' || next() == '\t') at++
    }

    /** The next character; one that no JSON has at its end. */
    private fun next(): Char = if (at < text.length) text[at] else '\u0000'

    private fun peek(): Char = if (at < text.length) text[at] else throw fault("unexpected end")

    private fun take(wanted: Char) {
        if (peek() != wanted) throw fault("expected '$wanted'")
        at++
    }

    private fun fault(why: String) = JsonException("no JSON: $why, at character $at")
}

internal fun isHex(next: Char): Boolean = next in '0'..'9' || next in 'a'..'f' || next in 'A'..'F'
