import Foundation
import HostClock

/// Delayed selector calls, which Foundation on Linux does not have.
extension NSObject {
    /// Calls `aSelector` with `anArgument` after `delay` seconds of the host's clock.
    ///
    /// The object and the argument are retained until then. A call without a delay happens in the next turn at the
    /// earliest.
    @preconcurrency @MainActor
    public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval) {
        PerformRequest.add(target: self, selector: aSelector, argument: anArgument, delay: delay)
    }

    /// Calls `aSelector` with `anArgument` after `delay` seconds, in any mode of the main run loop. Does nothing if
    /// `modes` is empty.
    @preconcurrency @MainActor
    public func perform(
        _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval, inModes modes: [RunLoop.Mode]
    ) {
        guard !modes.isEmpty else { return }
        perform(aSelector, with: anArgument, afterDelay: delay)
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

    static func add(target: NSObject, selector: Selector, argument: Any?, delay: TimeInterval) {
        let request = PerformRequest(target: target, selector: selector, argument: argument)
        waiting.append(request)
        request.call = MainQueue.shared.schedule(after: delay) {
            waiting.removeAll { $0 === request }
            selector.invoke(on: target, sender: request.argument, event: nil)
        }
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
