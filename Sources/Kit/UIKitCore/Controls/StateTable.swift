/// The values of a property for the states of a control.
@MainActor
package struct StateTable<Value> {
    private var values: [UIControl.State: Value] = [:]

    /// Creates a table without values.
    package init() {}

    /// The value that was set for exactly `state`.
    package subscript(state: UIControl.State) -> Value? {
        get { values[state] }
        set { values[state] = newValue }
    }

    /// The states for which a value was set.
    package var states: [UIControl.State] { Array(values.keys) }

    /// Returns the value for `state`. If `state` has no value, returns the value for one of the states that it
    /// combines: disabled, highlighted, selected or focused, in this order. If none of these has a value, returns the
    /// value for the normal state.
    package func value(for state: UIControl.State) -> Value? {
        if let exact = values[state] { return exact }
        for part: UIControl.State in [.disabled, .highlighted, .selected, .focused] where state.contains(part) {
            if let value = values[part] { return value }
        }
        return values[.normal]
    }

    /// Returns the value for `state`, if necessary without the focus, or the value for the normal state.
    package func value(exactlyFor state: UIControl.State) -> Value? {
        values[state] ?? values[state.subtracting(.focused)] ?? values[.normal]
    }
}
