/// The user's answer to a question in an alert, which is given once: the value of the chosen action, or nil if the alert
/// is released without a choice, for example because the app dismisses it.
///
/// Only the handlers of the actions retain the answer.
@MainActor
final class AlertAnswer<Value> {
    private var handler: ((Value?) -> Void)?

    init(_ handler: @escaping (Value?) -> Void) { self.handler = handler }

    isolated deinit { handler?(nil) }

    func give(_ value: Value) {
        let handler = handler
        self.handler = nil
        handler?(value)
    }
}
