import Foundation
import HostClock

/// A timer that calls a method in step with the display's frames.
///
/// The link retains its target until `invalidate()`. The host's clock measures all times. On a headless host, the
/// virtual clock determines the frames.
@preconcurrency @MainActor
public class CADisplayLink: NSObject {
    private var target: AnyObject?
    private let selector: Selector
    private var modes: Set<RunLoop.Mode> = []

    /// Creates a link that calls `sel` on `target` in frames after the link is added to a run loop. The argument of the
    /// call is the link.
    public init(target: Any, selector sel: Selector) {
        self.target = ClassTarget.object(for: target)
        selector = sel
        super.init()
    }

    /// The time of the last frame, in seconds of the host's clock.
    public private(set) var timestamp: CFTimeInterval = 0

    /// The expected time of the next call, in seconds of the host's clock.
    public var targetTimestamp: CFTimeInterval { timestamp + interval }

    /// The duration of a frame of the display, in seconds.
    public var duration: CFTimeInterval { 1 / CFTimeInterval(UIScreen.main.maximumFramesPerSecond) }

    /// Whether the link is paused. The default is false.
    public var isPaused = false {
        didSet { if isPaused != oldValue { updateFrameClient() } }
    }

    /// The rate in calls per second. 0, the default, means one call for each frame.
    public var preferredFramesPerSecond = 0

    /// The requested range of rates. Only the preferred rate is used. If it is greater than 0, it overrides
    /// `preferredFramesPerSecond`. The default has no preferred rate.
    public var preferredFrameRateRange: CAFrameRateRange = .default

    /// Adds the link to a mode of the main run loop. Other run loops have no frames.
    public func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
        guard runloop === RunLoop.main else {
            return Diagnostics.warn(
                "\(self) was added to a run loop that has no frames. Use the main run loop.")
        }
        modes.insert(mode)
        updateFrameClient()
    }

    /// Removes the link from a mode.
    public func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
        modes.remove(mode)
        updateFrameClient()
    }

    /// Stops the link permanently, and releases the target.
    public func invalidate() {
        modes = []
        target = nil
        updateFrameClient()
    }

    private var isActive: Bool { !modes.isEmpty && !isPaused && target != nil }

    private func updateFrameClient() {
        if isActive { UIApplication.shared.addFrameClient(self) } else { UIApplication.shared.removeFrameClient(self) }
    }

    /// The time between calls, in seconds: a whole number of frames.
    private var interval: CFTimeInterval {
        var rate = Double(preferredFramesPerSecond)
        if let preferred = preferredFrameRateRange.preferred, preferred > 0 { rate = Double(preferred) }
        guard rate > 0 else { return duration }
        return max(1, (1 / rate / duration).rounded()) * duration
    }
}

extension CADisplayLink: FrameClient {
    /// A display link has no end, so settling does not wait for it.
    package var isSettling: Bool { false }

    package func advance(to time: TimeInterval) -> Bool {
        guard isActive, let target else { return false }
        guard MainLoop.isIn(modes) else { return true }
        // Frame times vary, so a call may be up to half a frame early.
        guard timestamp == 0 || time - timestamp >= interval - duration / 2 else { return true }
        timestamp = time
        selector.invoke(on: target, sender: self, event: nil)
        return isActive
    }
}
