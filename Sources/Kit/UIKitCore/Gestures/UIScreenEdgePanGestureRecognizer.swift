import Foundation

/// Recognizes a finger that drags in from an edge of the screen.
///
/// The edges are the window's edges in its current orientation.
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
    /// The edges from which the gesture may start. The default is none.
    open var edges: UIRectEdge = []

    /// The maximum distance from the edge at which the finger may touch down, in points.
    static let edgeWidth: CGFloat = 20

    /// The edges near which the finger touched down.
    private var touchedEdges: UIRectEdge = []

    public override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
        maximumNumberOfTouches = 1
    }

    public override init?(coder: NSCoder) {
        super.init(coder: coder)
        maximumNumberOfTouches = 1
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if isActive || followedTouches.count > 1 {
            for touch in touches where touch !== followedTouches.first { ignore(touch, for: event) }
            return
        }
        guard let touch = touches.first, let window = touch.window else { return }
        touchedEdges = edgesNear(touch.windowLocation, in: window.bounds).intersection(edges)
        guard !touchedEdges.isEmpty else {
            state = .failed
            return
        }
        super.touchesBegan(touches, with: event)
    }

    private func edgesNear(_ point: CGPoint, in bounds: CGRect) -> UIRectEdge {
        var near: UIRectEdge = []
        if point.x - bounds.minX <= Self.edgeWidth { near.insert(.left) }
        if bounds.maxX - point.x <= Self.edgeWidth { near.insert(.right) }
        if point.y - bounds.minY <= Self.edgeWidth { near.insert(.top) }
        if bounds.maxY - point.y <= Self.edgeWidth { near.insert(.bottom) }
        return near
    }

    /// Only movement away from the edge counts.
    override func countedMovement(_ movement: CGVector) -> CGVector {
        var counted = CGVector(dx: 0, dy: 0)
        if touchedEdges.contains(.left) { counted.dx = max(counted.dx, movement.dx) }
        if touchedEdges.contains(.right) { counted.dx = min(counted.dx, movement.dx) }
        if touchedEdges.contains(.top) { counted.dy = max(counted.dy, movement.dy) }
        if touchedEdges.contains(.bottom) { counted.dy = min(counted.dy, movement.dy) }
        return counted
    }

    /// A finger that moves along the edge does not perform this gesture.
    override func isStillPossible(after movement: CGVector) -> Bool {
        let inward = countedMovement(movement)
        let distance = hypot(movement.dx, movement.dy)
        return distance < hysteresis || hypot(inward.dx, inward.dy) >= distance * 0.6
    }

    open override func reset() {
        super.reset()
        touchedEdges = []
    }
}
