import Foundation
import HostClock

extension DynamicValue {
    /// Returns a value that is updated only when this value has stayed the same for `interval` seconds of the host's
    /// time.
    ///
    /// Each change restarts the interval. The last value is delivered.
    public func debounce(for interval: TimeInterval) -> DynamicValue<Value> {
        timed { Debouncing(interval: interval, deliver: $0) }
    }

    /// Returns a value that changes at most once in `interval` seconds of the host's time.
    ///
    /// The first change is delivered immediately. The last of the changes during the interval is delivered when the
    /// interval ends.
    public func throttle(for interval: TimeInterval) -> DynamicValue<Value> {
        timed { Throttling(interval: interval, deliver: $0) }
    }

    private func timed(_ make: @MainActor (@escaping @MainActor () -> Void) -> any Timing) -> DynamicValue<Value> {
        let input = storage.pointer
        let result = Storage<Value>(untrackedValue)
        let output = result.pointer
        let timing: any Timing = make { output.pointee = input.pointee }
        let node = Node(storage: result, inputs: [node]) { _ in timing.inputChanged() }
        timing.node = node
        return DynamicValue<Value>(node: node, storage: result)
    }
}

/// Decides when a change to an input changes the node's value.
@MainActor
private protocol Timing: AnyObject {
    var node: Node? { get set }
    /// Handles a change to the input, and returns whether the node's value changes now.
    func inputChanged() -> Bool
}

extension Timing {
    /// Sets whether a timer will change the node's value.
    fileprivate func setWaiting(_ isWaiting: Bool) {
        node?.isWaiting = isWaiting
        if !isWaiting { node?.freezeIfInputsAreFrozen() }
    }

    fileprivate func schedule(
        after delay: TimeInterval, _ body: @escaping @MainActor @Sendable (Self) -> Void
    ) -> ScheduledCall {
        MainQueue.shared.schedule(after: delay) { [weak self] in
            if let self { body(self) }
        }
    }
}

private final class Debouncing: Timing {
    /// The shortest wait, in seconds. Sums of times are not exact.
    private static let tolerance: TimeInterval = 1e-6

    weak var node: Node?
    private let interval: TimeInterval
    private let deliver: @MainActor () -> Void
    private var call: ScheduledCall?
    private var deadline: TimeInterval = 0

    init(interval: TimeInterval, deliver: @escaping @MainActor () -> Void) {
        self.interval = interval
        self.deliver = deliver
    }

    deinit { call?.cancel() }

    // At most one call is scheduled. If the deadline has moved by the time the call runs, it is scheduled again for the
    // remaining time.
    func inputChanged() -> Bool {
        deadline = MainQueue.shared.now + interval
        guard call == nil else { return false }
        setWaiting(true)
        call = schedule(after: interval) { $0.intervalDidEnd() }
        return false
    }

    private func intervalDidEnd() {
        let remaining: TimeInterval = deadline - MainQueue.shared.now
        guard remaining <= Debouncing.tolerance else {
            call = schedule(after: remaining) { $0.intervalDidEnd() }
            return
        }
        call = nil
        guard let node else { return }
        Graph.main.expectSettable()
        deliver()
        Graph.main.sourceDidChange(node)
        setWaiting(call != nil)
    }
}

private final class Throttling: Timing {
    weak var node: Node?
    private let interval: TimeInterval
    private let deliver: @MainActor () -> Void
    private var call: ScheduledCall?
    private var hasMissedChange = false

    init(interval: TimeInterval, deliver: @escaping @MainActor () -> Void) {
        self.interval = interval
        self.deliver = deliver
    }

    deinit { call?.cancel() }

    func inputChanged() -> Bool {
        guard call == nil else {
            hasMissedChange = true
            setWaiting(true)
            return false
        }
        startInterval()
        deliver()
        return true
    }

    private func startInterval() {
        hasMissedChange = false
        call = schedule(after: interval) { $0.intervalDidEnd() }
    }

    private func intervalDidEnd() {
        call = nil
        guard hasMissedChange, let node else { return }
        startInterval()
        Graph.main.expectSettable()
        deliver()
        Graph.main.sourceDidChange(node)
        setWaiting(hasMissedChange)
    }
}
