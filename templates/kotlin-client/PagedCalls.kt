package client

import kotlinx.coroutines.flow.Flow

/** The block of a call of an operation with pages. */
public abstract class PagedOptions internal constructor() : CallOptions() {
    private var start: PageStart? = null

    /** Begins a walk at a page of an earlier one. */
    public fun from(start: PageStart) {
        this.start = start
    }

    internal fun start(): PageStart? = start
}

internal fun <O : CallOptions, T> Core.items(
    operation: Operation,
    options: O,
    block: O.() -> Unit,
    paging: Paging,
    item: Decoder<T>,
    vararg path: Any?,
): Flow<T> = walk(operation, options, block, paging, item, path).items()

internal fun <O : CallOptions, T> Core.pages(
    operation: Operation,
    options: O,
    block: O.() -> Unit,
    paging: Paging,
    item: Decoder<T>,
    vararg path: Any?,
): Flow<Page<T>> = walk(operation, options, block, paging, item, path).pages()

private fun <O : CallOptions, T> Core.walk(
    operation: Operation,
    options: O,
    block: O.() -> Unit,
    paging: Paging,
    item: Decoder<T>,
    path: Array<out Any?>,
): Walk<T> {
    val request = request(operation, options, block, path)
    return Walk(PageRequests(request, paging, (options as? PagedOptions)?.start()), paging.root, item, null)
}

/** Calls an operation whose answer has several lists. */
internal suspend fun <O : CallOptions, T> Core.walks(
    operation: Operation,
    options: O,
    block: O.() -> Unit,
    paging: Paging,
    decoder: Decoder<T>,
    vararg path: Any?,
): WalkStart<T> {
    val request = request(operation, options, block, path)
    return WalkStart(PageRequests(request, paging, (options as? PagedOptions)?.start()), answer(request, decoder))
}
