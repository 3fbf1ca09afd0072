extension Dynamic where Value: Equatable {
    /// Binds this value and another to each other. Initially, this value takes the other's value.
    ///
    /// The binding ends when either value is deallocated.
    public func bindBothWays(to other: Dynamic<Value>) {
        bindBothWays(to: other, transform: { $0 }, inverse: { $0 })
    }

    /// Binds this value and another to each other, with conversions. Initially, this value takes the other's converted
    /// value.
    ///
    /// The result of a conversion is not converted back. If a conversion rounds, the side that was set keeps its exact
    /// value.
    ///
    /// - Parameters:
    ///   - transform: Converts this value to the other's type.
    ///   - inverse: Converts the other value to this value's type.
    public func bindBothWays<Other: Equatable>(
        to other: Dynamic<Other>, transform: @escaping @MainActor (Value) -> Other,
        inverse: @escaping @MainActor (Other) -> Value
    ) {
        let first = inverse(other.untrackedValue)
        if first != untrackedValue { value = first }
        let echo = EchoVersions()
        other.observe(with: self) { [weak other] mine, value in
            guard let other, other.node.version != echo.otherVersion else { return }
            mine.assignIfDifferent(inverse(value))
            echo.ownVersion = mine.node.version
        }
        observe(with: other) { [weak self] other, value in
            guard let self, node.version != echo.ownVersion else { return }
            other.assignIfDifferent(transform(value))
            echo.otherVersion = other.node.version
        }
    }

    private func assignIfDifferent(_ value: Value) {
        if value != untrackedValue { self.value = value }
    }
}

/// The versions that each side reached because of a change to the other side.
private final class EchoVersions {
    var ownVersion: UInt64?
    var otherVersion: UInt64?
}
