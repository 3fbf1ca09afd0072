import Foundation
import PlatformHost
import ScrollPhysics

/// One finger on the screen, from the moment it touches down until it lifts.
@preconcurrency @MainActor
open class UITouch: NSObject {
    /// Where in its life a touch is.
    public enum Phase: Int, Sendable {
        case began = 0
        case moved = 1
        case stationary = 2
        case ended = 3
        case cancelled = 4
        case regionEntered = 5
        case regionMoved = 6
        case regionExited = 7
    }

    /// What does the touching.
    public enum TouchType: Int, Sendable {
        case direct = 0
        case indirect = 1
        case pencil = 2
        case indirectPointer = 3

        /// Apple's second name for `pencil`.
        public static var stylus: TouchType { .pencil }
    }

    /// When it last changed, in seconds of the host's clock.
    open internal(set) var timestamp: TimeInterval = 0

    /// Where in its life it is.
    open internal(set) var phase: Phase = .began

    /// How often a finger touched down here in quick succession; 1 for the first.
    open internal(set) var tapCount: Int = 0

    /// What does the touching.
    open internal(set) var type: TouchType = .direct

    /// The radius of the touch, in points: an ordinary finger's.
    open var majorRadius: CGFloat { type == .direct ? 20 : 1 }

    /// The window it began in.
    open internal(set) weak var window: UIWindow?

    /// The view it began in: it stays the same while the finger moves.
    open internal(set) weak var view: UIView?

    /// The recognisers that are given this touch.
    open var gestureRecognizers: [UIGestureRecognizer]? { recognizers }

    var recognizers: [UIGestureRecognizer] = []
    /// Which finger, as the host counts them.
    private(set) final var identifier = 0
    /// In the window's points.
    var windowLocation: CGPoint = .zero
    var previousWindowLocation: CGPoint = .zero
    /// Where it began, in the window's points.
    private(set) final var firstWindowLocation: CGPoint = .zero
    private(set) final var firstTimestamp: TimeInterval = 0
    /// Where it was lately.
    var trace = MotionTrace()

    /// Makes a touch that belongs to no event.
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
        windowLocation = touch.location
        previousWindowLocation = touch.location
        firstWindowLocation = touch.location
        firstTimestamp = timestamp
        trace.add(x: touch.location.x, y: touch.location.y, at: timestamp)
    }

    /// Makes a picture of `touch` as it is now.
    convenience init(picturing touch: UITouch) {
        self.init()
        timestamp = touch.timestamp
        window = touch.window
        view = touch.view
        tapCount = touch.tapCount
        identifier = touch.identifier
        phase = touch.phase
        type = touch.type
        recognizers = touch.recognizers
        windowLocation = touch.windowLocation
        previousWindowLocation = touch.previousWindowLocation
        firstWindowLocation = touch.firstWindowLocation
        firstTimestamp = touch.firstTimestamp
    }

    /// Where it is, in the coordinates of `view`; of its window when nil.
    open func location(in view: UIView?) -> CGPoint {
        convert(windowLocation, to: view)
    }

    /// Where it was before it last moved, in the coordinates of `view`; of its window when nil.
    open func previousLocation(in view: UIView?) -> CGPoint {
        convert(previousWindowLocation, to: view)
    }

    /// Where it is, as precisely as is known.
    open func preciseLocation(in view: UIView?) -> CGPoint {
        location(in: view)
    }

    /// Where it was, as precisely as is known.
    open func precisePreviousLocation(in view: UIView?) -> CGPoint {
        previousLocation(in: view)
    }

    private func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        guard let view, let window, view !== window else { return point }
        return view.convert(point, from: window)
    }
}
