import Foundation
import PlatformHost
import ScrollPhysics

/// A touch, from the time at which a finger touches the screen until it lifts.
@preconcurrency @MainActor
open class UITouch: NSObject {
    /// The phase of a touch.
    public enum Phase: Int, Sendable {
        /// The finger touched the screen.
        case began = 0
        /// The finger moved.
        case moved = 1
        /// The finger has not moved since the last event.
        case stationary = 2
        /// The finger lifted.
        case ended = 3
        /// The system canceled the touch.
        case cancelled = 4
        /// The pointer entered a region. Engawa does not send it.
        case regionEntered = 5
        /// The pointer moved in a region. Engawa does not send it.
        case regionMoved = 6
        /// The pointer left a region. Engawa does not send it.
        case regionExited = 7
    }

    /// The kind of a touch.
    public enum TouchType: Int, Sendable {
        /// A finger on the screen.
        case direct = 0
        /// A finger on a remote surface. Engawa does not send it.
        case indirect = 1
        /// A pencil.
        case pencil = 2
        /// A mouse or a trackpad.
        case indirectPointer = 3

        /// Apple's second name for `pencil`.
        public static var stylus: TouchType { .pencil }
    }

    /// The time of the last change, in seconds of the host's clock.
    open internal(set) var timestamp: TimeInterval = 0

    /// The phase.
    open internal(set) var phase: Phase = .began

    /// The number of consecutive taps at this location, starting at 1.
    open internal(set) var tapCount: Int = 0

    /// The kind of the touch.
    open internal(set) var type: TouchType = .direct

    /// The radius in points: a constant for fingers, and 1 for other kinds.
    open var majorRadius: CGFloat { type == .direct ? 20 : 1 }

    /// The pressure as a multiple of the pressure of an average touch, or 0 if the device does not measure it.
    open var force: CGFloat { (pressure ?? 0) * maximumPossibleForce }

    /// The largest possible value of `force`, or 0 if the device does not measure the pressure.
    open var maximumPossibleForce: CGFloat { pressure == nil ? 0 : UITouch.forceRange }

    /// The greatest pressure that a device can measure, as a multiple of the pressure of an average touch.
    private static let forceRange: CGFloat = 20 / 3

    /// The pressure from 0 to 1, or nil if the device does not measure it.
    var pressure: CGFloat?

    /// The window in which the touch began.
    open internal(set) weak var window: UIWindow?

    /// The view in which the touch began. It does not change when the finger moves.
    open internal(set) weak var view: UIView?

    /// The recognizers that receive this touch.
    open var gestureRecognizers: [UIGestureRecognizer]? { recognizers }

    var recognizers: [UIGestureRecognizer] = []
    /// Whether no other finger has touched the view during the touch.
    var isAlone = true
    /// The host's identifier of the touch.
    private(set) final var identifier = 0
    /// The location in the window, in points.
    var windowLocation: CGPoint = .zero
    var previousWindowLocation: CGPoint = .zero
    /// The location at which the touch began, in the window, in points.
    private(set) final var firstWindowLocation: CGPoint = .zero
    private(set) final var firstTimestamp: TimeInterval = 0
    /// The recent locations, for velocities.
    var trace = MotionTrace()

    /// Creates a touch without an event.
    public override init() {
        super.init()
    }

    convenience init(_ touch: HostTouch, window: UIWindow, tapCount: Int, timestamp: TimeInterval) {
        self.init()
        self.timestamp = timestamp
        self.window = window
        self.tapCount = tapCount
        identifier = touch.identifier
        phase = .began
        switch touch.tool {
        case .finger: type = .direct
        case .pointer: type = .indirectPointer
        case .pencil: type = .pencil
        }
        pressure = touch.pressure
        windowLocation = touch.location
        previousWindowLocation = touch.location
        firstWindowLocation = touch.location
        firstTimestamp = timestamp
        trace.add(x: touch.location.x, y: touch.location.y, at: timestamp)
    }

    /// Creates a copy of `touch` in its current state.
    convenience init(copying touch: UITouch) {
        self.init()
        timestamp = touch.timestamp
        window = touch.window
        view = touch.view
        tapCount = touch.tapCount
        identifier = touch.identifier
        phase = touch.phase
        type = touch.type
        recognizers = touch.recognizers
        pressure = touch.pressure
        windowLocation = touch.windowLocation
        previousWindowLocation = touch.previousWindowLocation
        firstWindowLocation = touch.firstWindowLocation
        firstTimestamp = touch.firstTimestamp
    }

    /// Returns the location in the coordinates of `view`, or of the window if `view` is nil.
    open func location(in view: UIView?) -> CGPoint {
        convert(windowLocation, to: view)
    }

    /// Returns the location before the last movement, in the coordinates of `view`, or of the window if `view` is nil.
    open func previousLocation(in view: UIView?) -> CGPoint {
        convert(previousWindowLocation, to: view)
    }

    /// Returns the same as `location(in:)`.
    open func preciseLocation(in view: UIView?) -> CGPoint {
        location(in: view)
    }

    /// Returns the same as `previousLocation(in:)`.
    open func precisePreviousLocation(in view: UIView?) -> CGPoint {
        previousLocation(in: view)
    }

    private func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        guard let view, let window, view !== window else { return point }
        return view.convert(point, from: window)
    }
}
