/// An object that keeps an observer registered for as long as it lives.
@MainActor
public final class BindingToken {
    private var ending: (@MainActor () -> Void)?

    @usableFromInline init(node: Node, identifier: Int) {
        ending = {
            node.removeObserver(identifier)
            Graph.main.release(node)
        }
    }

    init(_ ending: @escaping @MainActor () -> Void) {
        self.ending = ending
    }

    /// Removes the observer. Further calls have no effect.
    public func cancel() {
        let ending: (@MainActor () -> Void)? = self.ending
        self.ending = nil
        ending?()
    }

    isolated deinit {
        ending?()
    }
}
