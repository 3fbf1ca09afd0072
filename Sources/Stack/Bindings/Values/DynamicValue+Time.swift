import Foundation
import HostClock

extension DynamicValue {
    /// The value once it has rested for `interval` seconds of the host's time.
    ///
    /// Each change begins the wait anew; the last one before the rest is taken.
    public func debounce(for interval: TimeInterval) -> DynamicValue<Value> {
        timed { Debouncing(interval: interval, take: $0) }
    }

    /// The value, changing at most once in `interval` seconds of the host's time.
    ///
    /// The first change is taken at once, and the last of those that came meanwhile when the interval ends.
    public func throttle(for interval: TimeInterval) -> DynamicValue<Value> {
        timed { Throttling(interval: interval, take: $0) }
    }

    private func timed(_ make: @MainActor (@escaping @MainActor () -> Void) -> any Timing) -> DynamicValue<Value> {
        let input: UnsafeMutablePointer<Value> = storage.pointer
        let result = Storage<Value>(untrackedValue)
        let output: UnsafeMutablePointer<Value> = result.pointer
        let timing: any Timing = make { output.pointee = input.pointee }
        let node = Node(storage: result, inputs: [node]) { _ in timing.inputChanged() }
        timing.node = node
        return DynamicValue<Value>(node: node, storage: result)
    }
}

/// Decides when a change of an input becomes one of its node.
@MainActor
private protocol Timing: AnyObject {
    var node: Node? { get set }
    /// Notes a change of the input, and returns whether the node changes at once.
    func inputChanged() -> Bool
}

extension Timing {
    /// Lets the node wait for a timer, or not any more.
    fileprivate func setWaiting(_ isWaiting: Bool) {
        node?.isWaiting = isWaiting
        if !isWaiting { node?.freezeIfInputsAre() }
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
    /// Shorter waits are none, in seconds: sums of times are not exact.
    private static let tolerance: TimeInterval = 1e-6

    weak var node: Node?
    private let interval: TimeInterval
    private let take: @MainActor () -> Void
    private var call: ScheduledCall?
    private var deadline: TimeInterval = 0

    init(interval: TimeInterval, take: @escaping @MainActor () -> Void) {
        self.interval = interval
        self.take = take
    }

    deinit { call?.cancel() }

    // One call waits at a time: when it comes and the deadline has moved meanwhile, it waits for the rest.
    func inputChanged() -> Bool {
        deadline = MainQueue.shared.now + interval
        guard call == nil else { return false }
        setWaiting(true)
        call = schedule(after: interval) { $0.wake() }
        return false
    }

    private func wake() {
        let rest: TimeInterval = deadline - MainQueue.shared.now
        guard rest <= Debouncing.tolerance else {
            call = schedule(after: rest) { $0.wake() }
            return
        }
        call = nil
        guard let node else { return }
        Graph.main.expectSettable()
        take()
        Graph.main.changed(node)
        setWaiting(call != nil)
    }
}

private final class Throttling: Timing {
    weak var node: Node?
    private let interval: TimeInterval
    private let take: @MainActor () -> Void
    private var call: ScheduledCall?
    private var hasMissedChange = false

    init(interval: TimeInterval, take: @escaping @MainActor () -> Void) {
        self.interval = interval
        self.take = take
    }

    deinit { call?.cancel() }

    func inputChanged() -> Bool {
        guard call == nil else {
            hasMissedChange = true
            setWaiting(true)
            return false
        }
        begin()
        take()
        return true
    }

    private func begin() {
        hasMissedChange = false
        call = schedule(after: interval) { $0.wake() }
    }

    private func wake() {
        call = nil
        guard hasMissedChange, let node else { return }
        begin()
        Graph.main.expectSettable()
        take()
        Graph.main.changed(node)
        setWaiting(hasMissedChange)
    }
}
