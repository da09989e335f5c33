package client

@RequiresOptIn(
    message = "cannot be called yet: its path is not shown (manifest/groups/books.yaml)",
    level = RequiresOptIn.Level.ERROR,
)
@Retention(AnnotationRetention.BINARY)
@Target(AnnotationTarget.FUNCTION)
internal annotation class BooksNotShown

internal class BooksGroup(
    core: Core,
) : Group(core) {
    @BooksNotShown
    fun sound(vararg given: Any?): Nothing = notShown("books.sound", "path", "manifest/groups/books.yaml", given)
}

internal fun call(group: BooksGroup) {
    group.sound("a", 1)
}
