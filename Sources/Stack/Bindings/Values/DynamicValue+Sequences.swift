import HostClock

extension DynamicValue where Value: Sendable {
    /// The value now, and after every change.
    ///
    ///     for await name in profile.name.values() { … }
    ///
    /// The sequence ends when the value can never change again.
    ///
    /// - Parameter bufferingPolicy: what is kept for a reader that is slower than the changes: everything, unless told.
    public func values(
        bufferingPolicy: AsyncStream<Value>.Continuation.BufferingPolicy = .unbounded
    ) -> AsyncStream<Value> {
        let (stream, continuation) = AsyncStream.makeStream(of: Value.self, bufferingPolicy: bufferingPolicy)
        let pointer: UnsafeMutablePointer<Value> = storage.pointer
        continuation.yield(untrackedValue)
        let identifier: Int = node.addObserver(end: { continuation.finish() }) {
            continuation.yield(pointer.pointee)
            return true
        }
        continuation.onTermination = { [node] _ in
            MainQueue.shared.async {
                node.removeObserver(identifier)
                Graph.main.release(node)
            }
        }
        return stream
    }
}

extension Dynamic {
    /// Takes the values of a sequence as they come, until the sequence ends, the token is dropped, or this value goes.
    public func follow<Values: AsyncSequence>(_ values: Values) -> BindingToken
    where Values.Element == Value, Values.Failure == Never {
        let task: Task<Void, Never> = Task { @MainActor [weak self] in
            for await value in values {
                guard let self, !Task.isCancelled else { return }
                self.value = value
            }
        }
        return BindingToken { task.cancel() }
    }

    /// Takes the values of a sequence that may fail, as they come.
    ///
    /// - Parameter failure: gets what the sequence threw. Cancelling is not a failure.
    public func follow<Values: AsyncSequence>(
        _ values: Values, failure: @escaping @MainActor (any Error) -> Void
    ) -> BindingToken where Values.Element == Value {
        let task: Task<Void, Never> = Task { @MainActor [weak self] in
            do {
                for try await value in values {
                    guard let self, !Task.isCancelled else { return }
                    self.value = value
                }
            } catch {
                if !Task.isCancelled { failure(error) }
            }
        }
        return BindingToken { task.cancel() }
    }
}
