import Foundation
import HostClock

/// How often a display link wants to be called.
public struct CAFrameRateRange: Sendable, Hashable {
    /// The fewest calls a second that will do.
    public var minimum: Float
    /// The most calls a second that are of use.
    public var maximum: Float
    /// The calls a second that it likes best; nil is the most there are.
    public var preferred: Float?

    /// Makes a range that is content with any rate.
    public init() {
        self.init(minimum: 0, maximum: 0, preferred: 0)
    }

    public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
        self.minimum = minimum
        self.maximum = maximum
        self.preferred = preferred
    }

    /// Any rate will do.
    public static let `default` = CAFrameRateRange()
}

/// Calls a method with the frames, so that what a program draws itself moves with everything else.
///
/// It keeps its target until it is invalidated. Time is the host's: headless, frames come when the virtual clock says so.
@preconcurrency @MainActor
public class CADisplayLink: NSObject {
    private var target: AnyObject?
    private let selector: Selector
    private var modes: Set<RunLoop.Mode> = []

    /// Makes a link that calls `sel` of `target`, with itself, once it is added to a run loop.
    public init(target: Any, selector sel: Selector) {
        self.target = target as AnyObject
        selector = sel
        super.init()
    }

    /// When the last frame was, in the host's seconds.
    public private(set) var timestamp: CFTimeInterval = 0

    /// When the next call is to be expected, in the host's seconds.
    public var targetTimestamp: CFTimeInterval { timestamp + interval }

    /// How long a frame of the display lasts, in seconds.
    public var duration: CFTimeInterval { 1 / CFTimeInterval(UIScreen.main.maximumFramesPerSecond) }

    /// Whether it makes no calls. The default is false.
    public var isPaused = false {
        didSet { if isPaused != oldValue { follow() } }
    }

    /// How often it is called, in calls a second; 0, the default, is with every frame.
    public var preferredFramesPerSecond = 0

    /// How often it likes to be called. The default is with every frame.
    public var preferredFrameRateRange: CAFrameRateRange = .default

    /// Begins to call. The main run loop's frames are the only ones there are: other loops get none.
    public func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
        guard runloop === RunLoop.main else {
            return Diagnostics.warn(
                "\(self) was added to a run loop that is not the main one: there are no frames in it.")
        }
        modes.insert(mode)
        follow()
    }

    /// Stops calling in `mode`.
    public func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
        modes.remove(mode)
        follow()
    }

    /// Stops calling for good, and lets go of the target.
    public func invalidate() {
        modes = []
        target = nil
        follow()
    }

    private var mayCall: Bool { !modes.isEmpty && !isPaused && target != nil }

    private func follow() {
        if mayCall { UIApplication.shared.addFrameClient(self) } else { UIApplication.shared.removeFrameClient(self) }
    }

    /// How long it is from one call to the next, in seconds: a whole number of frames.
    private var interval: CFTimeInterval {
        var rate: Double = Double(preferredFramesPerSecond)
        if let preferred = preferredFrameRateRange.preferred, preferred > 0 { rate = Double(preferred) }
        guard rate > 0 else { return duration }
        return max(1, (1 / rate / duration).rounded()) * duration
    }
}

extension CADisplayLink: FrameClient {
    /// What a program draws itself has no end: nobody waits for it.
    var isSettling: Bool { false }

    func advance(to time: TimeInterval) -> Bool {
        guard mayCall, let target else { return false }
        // Half a frame early is on time: frames are not to the microsecond.
        guard timestamp == 0 || time - timestamp >= interval - duration / 2 else { return true }
        timestamp = time
        selector.invoke(on: target, sender: self, event: nil)
        return mayCall
    }
}
