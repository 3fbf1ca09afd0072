/// A task that produces elements until it is released.
final class PieceSource<Element: Sendable>: Sendable {
    private let queue: PieceQueue<Element>
    private let task: Task<Void, Never>

    /// Starts the task.
    init(
        _ queue: PieceQueue<Element> = PieceQueue(),
        _ make: @escaping @Sendable (PieceQueue<Element>) async throws(APIError) -> Void
    ) {
        self.queue = queue
        task = Task {
            do throws(APIError) {
                try await make(queue)
                queue.finish(.success(()))
            } catch {
                queue.finish(.failure(error))
            }
        }
    }

    // Releasing an iterator ends the task.
    deinit { stop() }

    private func stop() {
        task.cancel()
        queue.close()
    }

    /// Returns the next element; nil after the last one. Canceling the consuming task ends the source.
    nonisolated(nonsending) func next() async throws(APIError) -> Element? {
        let element: Element? = try await queue.next()
        if element == nil, Task.isCancelled { stop() }
        return element
    }
}
