import CRuntimeHooks
import Foundation

/// The modes of the main run loop. The hosts run it in the tracking mode while the user scrolls, and otherwise in the
/// default mode. Both are common modes.
extension MainLoop {
    /// The mode while the user scrolls.
    public nonisolated static let trackingMode = RunLoop.Mode(rawValue: "UITrackingRunLoopMode")

    /// The mode in which hosts run the loop.
    public static var mode: RunLoop.Mode { TrackingPeriod.count > 0 ? trackingMode : .default }

    /// Returns whether the loop is in one of the modes.
    public static func isIn(_ modes: Set<RunLoop.Mode>) -> Bool { modes.contains(mode) || modes.contains(.common) }

    private struct Call {
        var modes: Set<RunLoop.Mode>
        var body: () -> Void
    }

    /// The calls that wait for a different mode.
    private static var waiting: [Call] = []

    /// Calls `body` now if the loop is in one of the modes. Otherwise, calls it when the loop is in one of them.
    public static func call(in modes: Set<RunLoop.Mode>, _ body: @escaping () -> Void) {
        if isIn(modes) { body() } else { waiting.append(Call(modes: modes, body: body)) }
    }

    fileprivate static func modeDidChange() {
        runtime_set_tracking(mode == trackingMode)
        // A scroll view that begins to decelerate ends one period and begins the next, which must not call anything.
        if !waiting.isEmpty { MainQueue.shared.async { callWaiting() } }
    }

    private static func callWaiting() {
        let ready: [Call] = waiting.filter { isIn($0.modes) }
        waiting.removeAll { isIn($0.modes) }
        for call in ready { call.body() }
    }
}

/// A period in which the user scrolls, so that the main run loop is in the tracking mode. It ends when this object is
/// deallocated.
@MainActor
public final class TrackingPeriod {
    fileprivate static var count = 0 {
        didSet { if (count > 0) != (oldValue > 0) { MainLoop.modeDidChange() } }
    }

    /// Begins a period.
    public init() { TrackingPeriod.count += 1 }

    isolated deinit { TrackingPeriod.count -= 1 }
}

/// A timer that the host's clock fires, so that Foundation's run loops do not know it.
package protocol HostTimer: Timer {
    /// Lets the timer also fire in a mode of the main run loop.
    func add(_ mode: RunLoop.Mode)
}
