import Foundation
import HostClock

/// Delayed selector calls, which Foundation on Linux does not have.
extension NSObject {
    /// Calls `aSelector` with `anArgument` after `delay` seconds of the host's clock.
    ///
    /// The object and the argument are retained until then. A call without a delay happens in the next turn at the
    /// earliest. While the user scrolls, the call waits, because the main run loop is not in its default mode.
    @preconcurrency @MainActor
    public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval) {
        perform(aSelector, with: anArgument, afterDelay: delay, inModes: [.default])
    }

    /// Calls `aSelector` with `anArgument` after `delay` seconds, in one of the modes of the main run loop. Does nothing
    /// if `modes` is empty.
    @preconcurrency @MainActor
    public func perform(
        _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval, inModes modes: [RunLoop.Mode]
    ) {
        guard !modes.isEmpty else { return }
        PerformRequest.add(
            target: self, selector: aSelector, argument: anArgument, delay: delay, modes: Set(modes))
    }

    /// Cancels all delayed calls to `aSelector` on `aTarget` with an equal argument.
    @preconcurrency @MainActor
    public class func cancelPreviousPerformRequests(
        withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
    ) {
        PerformRequest.cancel {
            $0.target === aTarget as AnyObject && $0.selector == aSelector && $0.hasArgument(anArgument)
        }
    }

    /// Cancels all delayed calls on `aTarget`.
    @preconcurrency @MainActor
    public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
        PerformRequest.cancel { $0.target === aTarget as AnyObject }
    }
}

/// A delayed call.
@MainActor
private final class PerformRequest {
    let target: NSObject
    let selector: Selector
    private let argument: Any?
    private var call: ScheduledCall?

    private static var waiting: [PerformRequest] = []

    private init(target: NSObject, selector: Selector, argument: Any?) {
        self.target = target
        self.selector = selector
        self.argument = argument
    }

    static func add(
        target: NSObject, selector: Selector, argument: Any?, delay: TimeInterval, modes: Set<RunLoop.Mode>
    ) {
        let request = PerformRequest(target: target, selector: selector, argument: argument)
        waiting.append(request)
        request.call = MainQueue.shared.schedule(after: delay) {
            MainLoop.call(in: modes) { request.run() }
        }
    }

    private func run() {
        // The request may have been canceled while it waited for a mode.
        guard let index = PerformRequest.waiting.firstIndex(where: { $0 === self }) else { return }
        PerformRequest.waiting.remove(at: index)
        selector.invoke(on: target, sender: argument, event: nil)
    }

    static func cancel(where predicate: (PerformRequest) -> Bool) {
        for request in waiting where predicate(request) { request.call?.cancel() }
        waiting.removeAll(where: predicate)
    }

    func hasArgument(_ other: Any?) -> Bool {
        switch (argument, other) {
        case (nil, nil): return true
        case (let argument?, let other?):
            if let argument = argument as? AnyHashable, let other = other as? AnyHashable { return argument == other }
            return argument as AnyObject === other as AnyObject
        default: return false
        }
    }
}
