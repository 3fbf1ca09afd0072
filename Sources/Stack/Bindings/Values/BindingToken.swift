/// An object that keeps an observer registered until the object is deallocated.
@MainActor
public final class BindingToken {
    private var cancellation: (@MainActor () -> Void)?

    @usableFromInline init(node: Node, identifier: Int) {
        cancellation = {
            node.removeObserver(identifier)
            Graph.main.release(node)
        }
    }

    init(_ cancellation: @escaping @MainActor () -> Void) {
        self.cancellation = cancellation
    }

    /// Removes the observer. Further calls have no effect.
    public func cancel() {
        let cancellation: (@MainActor () -> Void)? = self.cancellation
        self.cancellation = nil
        cancellation?()
    }

    isolated deinit {
        cancellation?()
    }
}
