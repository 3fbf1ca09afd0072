extension DynamicValue {
    /// Calls `body` with the value after every change from now on, until the token is dropped.
    @inlinable public func observe(_ body: @escaping @MainActor (Value) -> Void) -> BindingToken {
        let pointer: UnsafeMutablePointer<Value> = storage.pointer
        let identifier: Int = node.addObserver {
            body(pointer.pointee)
            return true
        }
        return BindingToken(node: node, identifier: identifier)
    }

    /// Calls `body` with the owner and the value after every change from now on, as long as the owner lives.
    ///
    /// The owner is not kept alive. When it is gone, the observer and what it needed are let go at the next change, or
    /// when more is bound.
    @inlinable public func observe<Owner: AnyObject>(
        with owner: Owner, _ body: @escaping @MainActor (_ owner: Owner, _ value: Value) -> Void
    ) {
        let pointer: UnsafeMutablePointer<Value> = storage.pointer
        _ = node.addObserver(isAlive: { [weak owner] in owner != nil }) { [weak owner] in
            guard let owner else { return false }
            body(owner, pointer.pointee)
            return true
        }
    }

    /// Calls `body` with the owner and the value now, and after every change, as long as the owner lives.
    @inlinable public func bind<Owner: AnyObject>(
        with owner: Owner, _ body: @escaping @MainActor (_ owner: Owner, _ value: Value) -> Void
    ) {
        observe(with: owner, body)
        body(owner, untrackedValue)
    }

    /// Sets a property of an object now and after every change, as long as the object lives.
    @inlinable public func bind<Owner: AnyObject>(
        to owner: Owner, _ property: ReferenceWritableKeyPath<Owner, Value>
    ) {
        bind(with: owner) { owner, value in owner[keyPath: property] = value }
    }

    /// Sets an optional property of an object now and after every change, as long as the object lives.
    @inlinable public func bind<Owner: AnyObject>(
        to owner: Owner, _ property: ReferenceWritableKeyPath<Owner, Value?>
    ) {
        bind(with: owner) { owner, value in owner[keyPath: property] = value }
    }

    /// Sets another value now and after every change, as long as that lives.
    @inlinable public func bind(to other: Dynamic<Value>) {
        bind(with: other) { other, value in other.value = value }
    }
}
