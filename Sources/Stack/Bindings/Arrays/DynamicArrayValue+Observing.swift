extension DynamicArrayValue {
    /// Calls `body` with the elements and their changes after every change, until the token is canceled or
    /// deallocated.
    public func observe(_ body: @escaping @MainActor (_ elements: [Element], _ changes: ArrayChanges) -> Void)
        -> BindingToken
    {
        let notify: @MainActor () -> Void = notifier(body)
        let identifier: Int = node.addObserver {
            notify()
            return true
        }
        return BindingToken(node: node, identifier: identifier)
    }

    /// Calls `body` with the owner, the elements and their changes after every change, for as long as the owner exists.
    public func observe<Owner: AnyObject>(
        with owner: Owner,
        _ body: @escaping @MainActor (_ owner: Owner, _ elements: [Element], _ changes: ArrayChanges) -> Void
    ) {
        let notify: @MainActor () -> Void = notifier { [weak owner] elements, changes in
            if let owner { body(owner, elements, changes) }
        }
        _ = node.addObserver(isAlive: { [weak owner] in owner != nil }) { [weak owner] in
            guard owner != nil else { return false }
            notify()
            return true
        }
    }

    /// Calls `body` now, with all elements as insertions, and after every change, for as long as the owner exists.
    public func bind<Owner: AnyObject>(
        with owner: Owner,
        _ body: @escaping @MainActor (_ owner: Owner, _ elements: [Element], _ changes: ArrayChanges) -> Void
    ) {
        observe(with: owner, body)
        let elements = untrackedElements
        body(owner, elements, .insertion(of: elements.count))
    }

    private func notifier(_ body: @escaping @MainActor ([Element], ArrayChanges) -> Void) -> @MainActor () -> Void {
        let pointer = storage.pointer
        let history = self.history
        Graph.main.settle(node)
        var seenVersion = history.version
        return {
            guard let changes = history.changes(since: seenVersion) else { return }
            seenVersion = history.version
            if !changes.isEmpty { body(pointer.pointee, changes) }
        }
    }
}
