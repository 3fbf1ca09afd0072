import Foundation

/// An edge, a side or a centre of a view or a guide, from which constraints are made.
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
    private let reference: LayoutReference
    private let attribute: NSLayoutConstraint.Attribute
    private let offset: NSLayoutConstraint.Offset?

    convenience init(
        _ object: LayoutObject, _ attribute: NSLayoutConstraint.Attribute, offset: NSLayoutConstraint.Offset? = nil
    ) {
        self.init(LayoutReference(object), attribute, offset: offset)
    }

    init(
        _ reference: LayoutReference, _ attribute: NSLayoutConstraint.Attribute, offset: NSLayoutConstraint.Offset?
    ) {
        self.reference = reference
        self.attribute = attribute
        self.offset = offset
        super.init()
    }

    /// Which place it is. Stops when the item it belongs to is gone.
    var place: LayoutPlace {
        guard let object = reference.target else {
            stopProgram(
                "The item whose \(attribute) this anchor is has gone. Keep it until the constraint is made.")
        }
        return LayoutPlace(object: object, attribute: attribute, offset: offset)
    }

    func make(
        _ relation: NSLayoutConstraint.Relation, _ other: NSLayoutAnchor<AnchorType>?, multiplier: CGFloat = 1,
        constant: CGFloat = 0
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(place, relation, other?.place, multiplier: multiplier, constant: constant)
    }

    /// This = `anchor` + `multiplier` × the system's space.
    func makeSpaced(
        _ relation: NSLayoutConstraint.Relation, _ other: NSLayoutAnchor<AnchorType>, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        let constraint: NSLayoutConstraint = make(relation, other)
        constraint.systemSpacing = multiplier
        constraint.takeSystemSpacing()
        return constraint
    }

    /// A name for logs: what it belongs to, and which of its places it is.
    open override nonisolated var description: String {
        // Anchors are described where views are: on the main thread. Elsewhere only the class is told.
        guard Thread.isMainThread else { return "<NSLayoutAnchor>" }
        return MainActor.assumeIsolated {
            "<\(type(of: self)) \(reference.target.map { ConstraintText.name(of: $0) } ?? "(gone)").\(attribute)>"
        }
    }

    /// How far `other` is from this.
    func distance(to other: NSLayoutAnchor<AnchorType>) -> NSLayoutDimension {
        let end: LayoutPlace = other.place
        return NSLayoutDimension(
            place.object, attribute,
            offset: NSLayoutConstraint.Offset(end.object, end.attribute))
    }

    /// This = `anchor`.
    open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint { make(.equal, anchor) }

    /// This ≥ `anchor`.
    open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        make(.greaterThanOrEqual, anchor)
    }

    /// This ≤ `anchor`.
    open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        make(.lessThanOrEqual, anchor)
    }

    /// This = `anchor` + `c` points.
    open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint {
        make(.equal, anchor, constant: c)
    }

    /// This ≥ `anchor` + `c` points.
    open func constraint(
        greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
    ) -> NSLayoutConstraint {
        make(.greaterThanOrEqual, anchor, constant: c)
    }

    /// This ≤ `anchor` + `c` points.
    open func constraint(
        lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
    ) -> NSLayoutConstraint {
        make(.lessThanOrEqual, anchor, constant: c)
    }
}

/// A horizontal place: leading, trailing, left, right, centre.
@preconcurrency @MainActor
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
    /// How far `otherAnchor` is after this one, as a size from which constraints are made.
    open func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension { distance(to: otherAnchor) }

    /// This = `anchor` + `multiplier` × the system's space.
    open func constraint(
        equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint { makeSpaced(.equal, anchor, multiplier: multiplier) }

    /// This ≥ `anchor` + `multiplier` × the system's space.
    open func constraint(
        greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint { makeSpaced(.greaterThanOrEqual, anchor, multiplier: multiplier) }

    /// This ≤ `anchor` + `multiplier` × the system's space.
    open func constraint(
        lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint { makeSpaced(.lessThanOrEqual, anchor, multiplier: multiplier) }
}

/// A vertical place: top, bottom, centre, baseline.
@preconcurrency @MainActor
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
    /// How far `otherAnchor` is below this one, as a size from which constraints are made.
    open func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension { distance(to: otherAnchor) }

    /// This = `anchor` + `multiplier` × the system's space; at a baseline that is the height of a line.
    open func constraint(
        equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint { makeSpaced(.equal, anchor, multiplier: multiplier) }

    /// This ≥ `anchor` + `multiplier` × the system's space; at a baseline that is the height of a line.
    open func constraint(
        greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint { makeSpaced(.greaterThanOrEqual, anchor, multiplier: multiplier) }

    /// This ≤ `anchor` + `multiplier` × the system's space; at a baseline that is the height of a line.
    open func constraint(
        lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint { makeSpaced(.lessThanOrEqual, anchor, multiplier: multiplier) }
}

/// A width, a height, or a distance between two places.
@preconcurrency @MainActor
open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
    /// This = `c` points.
    open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint { make(.equal, nil, constant: c) }

    /// This ≥ `c` points.
    open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
        make(.greaterThanOrEqual, nil, constant: c)
    }

    /// This ≤ `c` points.
    open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
        make(.lessThanOrEqual, nil, constant: c)
    }

    /// This = `m` × `anchor`.
    open func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
        make(.equal, anchor, multiplier: m)
    }

    /// This ≥ `m` × `anchor`.
    open func constraint(greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
        make(.greaterThanOrEqual, anchor, multiplier: m)
    }

    /// This ≤ `m` × `anchor`.
    open func constraint(lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
        make(.lessThanOrEqual, anchor, multiplier: m)
    }

    /// This = `m` × `anchor` + `c` points.
    open func constraint(
        equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
    ) -> NSLayoutConstraint { make(.equal, anchor, multiplier: m, constant: c) }

    /// This ≥ `m` × `anchor` + `c` points.
    open func constraint(
        greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
    ) -> NSLayoutConstraint { make(.greaterThanOrEqual, anchor, multiplier: m, constant: c) }

    /// This ≤ `m` × `anchor` + `c` points.
    open func constraint(
        lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
    ) -> NSLayoutConstraint { make(.lessThanOrEqual, anchor, multiplier: m, constant: c) }
}
