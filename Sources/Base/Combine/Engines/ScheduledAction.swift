/// A closure that a scheduler calls on another thread.
///
/// `@unchecked Sendable`: Combine accepts any closure for a scheduler, as on Apple platforms. Calls to the closure do
/// not overlap, and a publisher does not use its values after it has sent them.
struct ScheduledAction: @unchecked Sendable {
    let call: () -> Void

    init(_ call: @escaping () -> Void) {
        self.call = call
    }
}
