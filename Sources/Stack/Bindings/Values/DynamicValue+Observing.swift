extension DynamicValue {
    /// Calls `body` with the new value after every change, until the token is canceled or deallocated.
    @inlinable public func observe(_ body: @escaping @MainActor (Value) -> Void) -> BindingToken {
        let pointer = storage.pointer
        let identifier: Int = node.addObserver {
            body(pointer.pointee)
            return true
        }
        return BindingToken(node: node, identifier: identifier)
    }

    /// Calls `body` with the owner and the new value after every change, for as long as the owner exists.
    ///
    /// The owner is held weakly. After the owner is deallocated, the observer is removed at the next change, or when
    /// more observers are added.
    @inlinable public func observe<Owner: AnyObject>(
        with owner: Owner, _ body: @escaping @MainActor (_ owner: Owner, _ value: Value) -> Void
    ) {
        let pointer = storage.pointer
        _ = node.addObserver(isAlive: { [weak owner] in owner != nil }) { [weak owner] in
            guard let owner else { return false }
            body(owner, pointer.pointee)
            return true
        }
    }

    /// Calls `body` with the owner and the value now and after every change, for as long as the owner exists.
    @inlinable public func bind<Owner: AnyObject>(
        with owner: Owner, _ body: @escaping @MainActor (_ owner: Owner, _ value: Value) -> Void
    ) {
        observe(with: owner, body)
        body(owner, untrackedValue)
    }

    /// Assigns the value to a property of an object now and after every change, for as long as the object exists.
    @inlinable public func bind<Owner: AnyObject>(
        to owner: Owner, _ property: ReferenceWritableKeyPath<Owner, Value>
    ) {
        bind(with: owner) { owner, value in owner[keyPath: property] = value }
    }

    /// Assigns the value to an optional property of an object now and after every change, for as long as the object
    /// exists.
    @inlinable public func bind<Owner: AnyObject>(
        to owner: Owner, _ property: ReferenceWritableKeyPath<Owner, Value?>
    ) {
        bind(with: owner) { owner, value in owner[keyPath: property] = value }
    }

    /// Assigns the value to another dynamic value now and after every change, for as long as the other exists.
    @inlinable public func bind(to other: Dynamic<Value>) {
        bind(with: other) { other, value in other.value = value }
    }
}
