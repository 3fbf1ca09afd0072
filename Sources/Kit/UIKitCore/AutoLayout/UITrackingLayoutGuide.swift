import Foundation

/// A layout guide that activates constraints according to its position in its view.
@preconcurrency @MainActor
open class UITrackingLayoutGuide: UILayoutGuide {
    private struct TrackedConstraints {
        var edge: NSDirectionalRectEdge
        var isNear: Bool
        var constraints: [NSLayoutConstraint]
    }

    private var tracked: [TrackedConstraints] = []

    /// The edges of the view at which the guide is placed.
    var nearEdges: NSDirectionalRectEdge { [] }

    override init(inset: Inset, of view: UIView, identifier: String) {
        super.init(inset: inset, of: view, identifier: identifier)
    }

    /// Creates a guide. Add it to a view with `addLayoutGuide(_:)`.
    public override init() {
        super.init()
    }

    /// Creates a guide. The archive is ignored.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Sets the constraints that are active while the guide is at `edge` of its view, and inactive otherwise.
    /// Deactivates the constraints that were previously set for the edge.
    open func setConstraints(
        _ trackingConstraints: [NSLayoutConstraint], activeWhenNearEdge edge: NSDirectionalRectEdge
    ) {
        set(trackingConstraints, edge: edge, isNear: true)
    }

    /// Sets the constraints that are active while the guide is not at `edge` of its view, and inactive otherwise.
    /// Deactivates the constraints that were previously set for the edge.
    open func setConstraints(
        _ trackingConstraints: [NSLayoutConstraint], activeWhenAwayFrom edge: NSDirectionalRectEdge
    ) {
        set(trackingConstraints, edge: edge, isNear: false)
    }

    /// Returns the constraints that were set for the guide at `edge`.
    open func constraints(activeWhenNearEdge edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
        tracked.first { $0.edge == edge && $0.isNear }?.constraints ?? []
    }

    /// Returns the constraints that were set for the guide away from `edge`.
    open func constraints(activeWhenAwayFrom edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
        tracked.first { $0.edge == edge && !$0.isNear }?.constraints ?? []
    }

    /// Deactivates and removes all constraints that were set.
    open func removeAllTrackedConstraints() {
        let constraints = tracked.flatMap(\.constraints)
        tracked = []
        NSLayoutConstraint.deactivate(constraints)
    }

    private func set(_ constraints: [NSLayoutConstraint], edge: NSDirectionalRectEdge, isNear: Bool) {
        if let index = tracked.firstIndex(where: { $0.edge == edge && $0.isNear == isNear }) {
            NSLayoutConstraint.deactivate(tracked.remove(at: index).constraints)
        }
        if !constraints.isEmpty {
            tracked.append(TrackedConstraints(edge: edge, isNear: isNear, constraints: constraints))
        }
        let isActive: Bool = nearEdges.isSuperset(of: edge) == isNear
        if isActive { NSLayoutConstraint.activate(constraints) } else { NSLayoutConstraint.deactivate(constraints) }
    }
}
