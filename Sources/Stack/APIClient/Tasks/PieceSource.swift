/// A task that makes elements, for as long as somebody holds on to it and takes them.
final class PieceSource<Element: Sendable>: Sendable {
    private let queue: PieceQueue<Element>
    private let task: Task<Void, Never>

    /// Starts to make elements.
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

    // Also when whoever took them lets go of the sequence.
    deinit { stop() }

    private func stop() {
        task.cancel()
        queue.close()
    }

    /// The next element; nil after the last one, and once the task that takes was cancelled, which ends all.
    nonisolated(nonsending) func next() async throws(APIError) -> Element? {
        let element: Element? = try await queue.next()
        if element == nil, Task.isCancelled { stop() }
        return element
    }
}
