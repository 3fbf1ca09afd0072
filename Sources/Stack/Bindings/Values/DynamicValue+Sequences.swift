import HostClock

extension DynamicValue where Value: Sendable {
    /// Returns an asynchronous sequence of the current value and the value after every change.
    ///
    ///     for await name in profile.name.values() { … }
    ///
    /// The sequence ends when the value can never change again.
    ///
    /// - Parameter bufferingPolicy: The policy that selects the values to keep for a consumer that is slower than the
    ///   changes. The default keeps all.
    public func values(
        bufferingPolicy: AsyncStream<Value>.Continuation.BufferingPolicy = .unbounded
    ) -> AsyncStream<Value> {
        let (stream, continuation) = AsyncStream.makeStream(of: Value.self, bufferingPolicy: bufferingPolicy)
        let pointer = storage.pointer
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
    /// Assigns the elements of a sequence to this value, until the sequence ends, the token is canceled or
    /// deallocated, or this value is deallocated.
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

    /// Assigns the elements of a throwing sequence to this value.
    ///
    /// - Parameter failure: Called with the error that the sequence threw, unless the token was canceled.
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
