/// A value for each state of a control. States without one take that of the normal state.
@MainActor
struct StateTable<Value> {
    private var values: [UIControl.State: Value] = [:]

    /// The value set for exactly `state`.
    subscript(state: UIControl.State) -> Value? {
        get { values[state] }
        set { values[state] = newValue }
    }

    /// The value that shows in `state`.
    func value(for state: UIControl.State) -> Value? {
        if let exact = values[state] { return exact }
        for part: UIControl.State in [.disabled, .highlighted, .selected, .focused] where state.contains(part) {
            if let value = values[part] { return value }
        }
        return values[.normal]
    }
}
