extension Dynamic where Value: Equatable {
    /// Makes this value and another follow each other. At first this one takes the other's value.
    ///
    /// It ends when either of them goes.
    public func bindBothWays(to other: Dynamic<Value>) {
        bindBothWays(to: other, there: { $0 }, back: { $0 })
    }

    /// Makes this value and another follow each other, each in its own form. At first this one takes the other's value.
    ///
    /// What comes back from a conversion is not sent again, so that a value that a conversion rounds stays as it was
    /// written on the side where it was written.
    ///
    /// - Parameters:
    ///   - there: makes the other's value of this one's.
    ///   - back: makes this one's value of the other's.
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

/// Which change of each side of a pair is the answer to one of the other side.
private final class Echo {
    var here: UInt64?
    var there: UInt64?
}
