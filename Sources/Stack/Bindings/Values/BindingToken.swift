/// Keeps an observer, as long as it lives.
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

    /// Ends the observation. Calling it again changes nothing.
    public func cancel() {
        let ending: (@MainActor () -> Void)? = self.ending
        self.ending = nil
        ending?()
    }

    isolated deinit {
        ending?()
    }
}
