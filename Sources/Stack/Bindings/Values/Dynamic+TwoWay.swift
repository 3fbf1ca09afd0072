extension Dynamic where Value: Equatable {
    /// Binds this value and another to each other. Initially, this value takes the other's value.
    ///
    /// The binding ends when either value is deallocated.
    public func bindBothWays(to other: Dynamic<Value>) {
        bindBothWays(to: other, there: { $0 }, back: { $0 })
    }

    /// Binds this value and another to each other, with conversions. Initially, this value takes the other's converted
    /// value.
    ///
    /// The result of a conversion is not converted back. If a conversion rounds, the side that was set keeps its exact
    /// value.
    ///
    /// - Parameters:
    ///   - there: Converts this value to the other's type.
    ///   - back: Converts the other value to this value's type.
    public func bindBothWays<Other: Equatable>(
        to other: Dynamic<Other>, there: @escaping @MainActor (Value) -> Other,
        back: @escaping @MainActor (Other) -> Value
    ) {
        let first: Value = back(other.untrackedValue)
        if first != untrackedValue { value = first }
        let echo = Echo()
        other.observe(with: self) { [weak other] mine, value in
            guard let other, other.node.version != echo.there else { return }
            mine.follow(back(value))
            echo.here = mine.node.version
        }
        observe(with: other) { [weak self] other, value in
            guard let self, node.version != echo.here else { return }
            other.follow(there(value))
            echo.there = other.node.version
        }
    }

    private func follow(_ value: Value) {
        if value != untrackedValue { self.value = value }
    }
}

/// The versions that each side reached because of a change of the other side.
private final class Echo {
    var here: UInt64?
    var there: UInt64?
}
