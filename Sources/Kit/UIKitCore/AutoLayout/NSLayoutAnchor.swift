import Foundation

/// An attribute of a view or a layout guide from which constraints are created.
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject, IdentifiedAnchor {
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

    /// The item and its attribute. Reading this property stops the program if the item was deallocated.
    var side: ConstraintSide {
        guard let object = reference.target else {
            stopProgram(
                "The item of a \(attribute) anchor was deallocated. Keep it until the constraint is created.")
        }
        return ConstraintSide(object: object, attribute: attribute, offset: offset)
    }

    func make(
        _ relation: NSLayoutConstraint.Relation, _ other: NSLayoutAnchor<AnchorType>?, multiplier: CGFloat = 1,
        constant: CGFloat = 0
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(side, relation, other?.side, multiplier: multiplier, constant: constant)
    }

    /// Creates a constraint: this = `anchor` + `multiplier` × the system spacing.
    func makeSpaced(
        _ relation: NSLayoutConstraint.Relation, _ other: NSLayoutAnchor<AnchorType>, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        let constraint = make(relation, other)
        constraint.systemSpacing = multiplier
        constraint.updateSystemSpacing()
        return constraint
    }

    /// The item and its attribute, for log messages.
    open override nonisolated var description: String {
        // The item can be described only on the main thread.
        guard Thread.isMainThread else { return "<NSLayoutAnchor>" }
        return MainActor.assumeIsolated { "<\(type(of: self)) \(name)>" }
    }

    /// The item and the attribute as text, for log messages.
    open var name: String {
        "\(reference.target.map { ConstraintText.name(of: $0) } ?? "(deallocated)").\(attribute)"
    }

    /// The view or the layout guide; nil if it was deallocated.
    open var item: AnyObject? { reference.target?.object }

    nonisolated final var identity: [AnyHashable] {
        [reference.identity, attribute, offset?.reference.identity, offset?.attribute]
    }

    /// Whether `object` is an anchor of the same attribute of the same item.
    open override nonisolated func isEqual(_ object: Any?) -> Bool {
        (object as? any IdentifiedAnchor)?.identity == identity
    }

    open override nonisolated var hash: Int { identity.hashValue }

    /// Returns the distance from this anchor to `other`.
    func distance(to other: NSLayoutAnchor<AnchorType>) -> NSLayoutDimension {
        let end = other.side
        return NSLayoutDimension(
            side.object, attribute,
            offset: NSLayoutConstraint.Offset(end.object, end.attribute))
    }

    /// Creates a constraint: this = `anchor`.
    open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint { make(.equal, anchor) }

    /// Creates a constraint: this ≥ `anchor`.
    open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        make(.greaterThanOrEqual, anchor)
    }

    /// Creates a constraint: this ≤ `anchor`.
    open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        make(.lessThanOrEqual, anchor)
    }

    /// Creates a constraint: this = `anchor` + `c` points.
    open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint {
        make(.equal, anchor, constant: c)
    }

    /// Creates a constraint: this ≥ `anchor` + `c` points.
    open func constraint(
        greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
    ) -> NSLayoutConstraint {
        make(.greaterThanOrEqual, anchor, constant: c)
    }

    /// Creates a constraint: this ≤ `anchor` + `c` points.
    open func constraint(
        lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
    ) -> NSLayoutConstraint {
        make(.lessThanOrEqual, anchor, constant: c)
    }
}

/// A horizontal location: leading, trailing, left, right or center.
@preconcurrency @MainActor
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
    /// Returns the distance from this anchor to `otherAnchor`, as an anchor for constraints.
    open func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension { distance(to: otherAnchor) }

    /// Creates a constraint: this = `anchor` + `multiplier` × the system spacing.
    open func constraint(
        equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint { makeSpaced(.equal, anchor, multiplier: multiplier) }

    /// Creates a constraint: this ≥ `anchor` + `multiplier` × the system spacing.
    open func constraint(
        greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint { makeSpaced(.greaterThanOrEqual, anchor, multiplier: multiplier) }

    /// Creates a constraint: this ≤ `anchor` + `multiplier` × the system spacing.
    open func constraint(
        lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint { makeSpaced(.lessThanOrEqual, anchor, multiplier: multiplier) }
}

/// A vertical location: top, bottom, center or baseline.
@preconcurrency @MainActor
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
    /// Returns the distance from this anchor down to `otherAnchor`, as an anchor for constraints.
    open func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension { distance(to: otherAnchor) }

    /// Creates a constraint: this = `anchor` + `multiplier` × the system spacing, which is the line height for
    /// baselines.
    open func constraint(
        equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint { makeSpaced(.equal, anchor, multiplier: multiplier) }

    /// Creates a constraint: this ≥ `anchor` + `multiplier` × the system spacing, which is the line height for
    /// baselines.
    open func constraint(
        greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint { makeSpaced(.greaterThanOrEqual, anchor, multiplier: multiplier) }

    /// Creates a constraint: this ≤ `anchor` + `multiplier` × the system spacing, which is the line height for
    /// baselines.
    open func constraint(
        lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint { makeSpaced(.lessThanOrEqual, anchor, multiplier: multiplier) }
}

/// A width, a height, or the distance between two locations.
@preconcurrency @MainActor
open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
    /// Creates a constraint: this = `c` points.
    open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint { make(.equal, nil, constant: c) }

    /// Creates a constraint: this ≥ `c` points.
    open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
        make(.greaterThanOrEqual, nil, constant: c)
    }

    /// Creates a constraint: this ≤ `c` points.
    open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
        make(.lessThanOrEqual, nil, constant: c)
    }

    /// Creates a constraint: this = `m` × `anchor`.
    open func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
        make(.equal, anchor, multiplier: m)
    }

    /// Creates a constraint: this ≥ `m` × `anchor`.
    open func constraint(greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
        make(.greaterThanOrEqual, anchor, multiplier: m)
    }

    /// Creates a constraint: this ≤ `m` × `anchor`.
    open func constraint(lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
        make(.lessThanOrEqual, anchor, multiplier: m)
    }

    /// Creates a constraint: this = `m` × `anchor` + `c` points.
    open func constraint(
        equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
    ) -> NSLayoutConstraint { make(.equal, anchor, multiplier: m, constant: c) }

    /// Creates a constraint: this ≥ `m` × `anchor` + `c` points.
    open func constraint(
        greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
    ) -> NSLayoutConstraint { make(.greaterThanOrEqual, anchor, multiplier: m, constant: c) }

    /// Creates a constraint: this ≤ `m` × `anchor` + `c` points.
    open func constraint(
        lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
    ) -> NSLayoutConstraint { make(.lessThanOrEqual, anchor, multiplier: m, constant: c) }
}
