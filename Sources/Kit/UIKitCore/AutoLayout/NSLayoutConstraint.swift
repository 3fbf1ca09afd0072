import Foundation

/// A relation between attributes of two items, for example: first = multiplier × second + constant.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject, AssociationHolder {
    /// The associated objects. Accessed only under a lock: see ``AssociationHolder``.
    nonisolated(unsafe) package var associations: Associations?

    /// The part of an item that a constraint refers to: an edge, a center, a size or a baseline.
    public enum Attribute: Int, Sendable {
        /// No attribute: the constraint has no second item.
        case notAnAttribute = 0
        /// The left edge, regardless of the reading direction.
        case left = 1
        /// The right edge, regardless of the reading direction.
        case right = 2
        /// The top edge.
        case top = 3
        /// The bottom edge.
        case bottom = 4
        /// The edge at which reading begins.
        case leading = 5
        /// The edge at which reading ends.
        case trailing = 6
        /// The width.
        case width = 7
        /// The height.
        case height = 8
        /// The horizontal center.
        case centerX = 9
        /// The vertical center.
        case centerY = 10
        /// The baseline of the last line of text.
        case lastBaseline = 11
        /// The baseline of the first line of text.
        case firstBaseline = 12
        /// The left edge of the margins guide.
        case leftMargin = 13
        /// The right edge of the margins guide.
        case rightMargin = 14
        /// The top edge of the margins guide.
        case topMargin = 15
        /// The bottom edge of the margins guide.
        case bottomMargin = 16
        /// The leading edge of the margins guide.
        case leadingMargin = 17
        /// The trailing edge of the margins guide.
        case trailingMargin = 18
        /// The horizontal center of the margins guide.
        case centerXWithinMargins = 19
        /// The vertical center of the margins guide.
        case centerYWithinMargins = 20
    }

    /// The relation between the two sides of a constraint.
    public enum Relation: Int, Sendable {
        /// The first side is at most the second one.
        case lessThanOrEqual = -1
        /// Both sides are equal.
        case equal = 0
        /// The first side is at least the second one.
        case greaterThanOrEqual = 1
    }

    /// An axis of layout.
    public enum Axis: Int, Sendable {
        /// The horizontal axis.
        case horizontal = 0
        /// The vertical axis.
        case vertical = 1
    }

    /// The other end of a distance, in a constraint on the distance between two locations.
    @MainActor
    final class Offset {
        let reference: LayoutReference
        let attribute: Attribute

        init(_ object: LayoutObject, _ attribute: Attribute) {
            reference = LayoutReference(object)
            self.attribute = attribute
        }
    }

    // Exclusivity checks are off here and below, for the reason given in `LayoutEngine`: these are plain values that
    // are only read or replaced as a whole. The content of a constraint is set once, in its initializer.

    @exclusivity(unchecked) private(set) final var firstReference = LayoutReference.nothing
    @exclusivity(unchecked) private(set) final var secondReference = LayoutReference.nothing
    /// Whether there is a second item, rather than only a constant.
    @exclusivity(unchecked) private(set) final var hasSecondItem = false
    /// The other end of the distance if the first side is a distance; otherwise nil.
    @exclusivity(unchecked) private(set) final var firstOffset: Offset?
    /// The other end of the distance if the second side is a distance; otherwise nil.
    @exclusivity(unchecked) private(set) final var secondOffset: Offset?
    @exclusivity(unchecked) private(set) final var terms = Terms()

    /// The content of a constraint, except for the items and the constant.
    struct Terms {
        var first = Attribute.notAnAttribute
        var second = Attribute.notAnAttribute
        var relation = Relation.equal
        var multiplier: CGFloat = 1
    }

    /// The item on the left side of the relation; nil if it was deallocated.
    open var firstItem: AnyObject? { firstReference.target?.object }
    /// The item on the right side; nil if there is only a constant, or if it was deallocated.
    open var secondItem: AnyObject? { secondReference.target?.object }
    /// The left side of the relation as an anchor.
    open var firstAnchor: NSLayoutAnchor<AnyObject> {
        NSLayoutAnchor(firstReference, firstAttribute, offset: firstOffset)
    }
    /// The right side of the relation as an anchor; nil if there is only a constant.
    open var secondAnchor: NSLayoutAnchor<AnyObject>? {
        hasSecondItem ? NSLayoutAnchor(secondReference, secondAttribute, offset: secondOffset) : nil
    }
    /// The attribute of the first item.
    open var firstAttribute: Attribute { terms.first }
    /// The attribute of the second item.
    open var secondAttribute: Attribute { terms.second }
    /// The relation between the two sides.
    open var relation: Relation { terms.relation }
    /// The factor of the second attribute.
    open var multiplier: CGFloat { terms.multiplier }

    /// The value that is added to the right side, in points. A change takes effect in the next layout.
    @exclusivity(unchecked) open var constant: CGFloat = 0 {
        didSet {
            stopProgram(unless: constant.isFinite, "The constant of \(self) must be a finite number, not \(constant).")
            guard constant != oldValue else { return }
            systemSpacing = nil
            slot.engine?.constantDidChange(of: self)
        }
    }

    /// The priority. The default is required. It may change at any time, even between required and optional.
    @exclusivity(unchecked) open var priority: UILayoutPriority = .required {
        didSet {
            guard priority != oldValue else { return }
            stopProgram(
                unless: priority.rawValue > 0 && priority.rawValue <= 1_000,
                "A priority must be greater than 0 and at most 1000, not \(priority.rawValue).")
            slot.engine?.priorityDidChange(of: self)
        }
    }

    /// A name for logs.
    open var identifier: String?

    /// Whether the constraint affects layout. Activation adds it to the nearest common ancestor of its items.
    ///
    /// A constraint that is ignored because of a conflict remains active.
    open var isActive: Bool {
        get { owner != nil }
        set { newValue ? activate() : deactivate() }
    }

    /// The view that holds the constraint; nil while it is inactive.
    var owner: UIView? {
        get { ownerHandle?.object }
        set { ownerHandle = newValue?.handle }
    }
    private var ownerHandle: Handle<UIView>?
    /// The constraint's index in the engine of its tree.
    @exclusivity(unchecked) var slot = LayoutSlot()
    /// The number of the activation, counted over all constraints of the process.
    private(set) var activation = 0
    private static var activations = 0
    /// The multiple of the system spacing that the constant represents; nil for a plain constant.
    var systemSpacing: CGFloat?

    /// Creates a constraint without items, which cannot be activated.
    public override init() { super.init() }

    /// Creates a constraint. It has no effect until it is activated.
    ///
    /// - Parameters:
    ///   - view1: A view or a layout guide.
    ///   - view2: A view or a layout guide; nil for a constant.
    ///   - multiplier: A finite factor of the second attribute.
    ///   - c: A finite constant, in points.
    public convenience init(
        item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
        attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
    ) {
        func side(_ item: Any, _ attribute: Attribute) -> ConstraintSide {
            guard let object = LayoutObject(item) else {
                stopProgram("The items of a constraint must be views or layout guides, not \(item).")
            }
            return ConstraintSide(object: object, attribute: attribute)
        }
        self.init(
            side(view1, attr1), relation, view2.map { side($0, attr2) }, multiplier: multiplier, constant: c)
    }

    package convenience init(
        _ first: ConstraintSide, _ relation: Relation, _ second: ConstraintSide?, multiplier: CGFloat, constant: CGFloat
    ) {
        self.init()
        ConstraintSide.check(first, second, multiplier: multiplier, constant: constant)
        firstReference = LayoutReference(first.object)
        if let second { secondReference = LayoutReference(second.object) }
        hasSecondItem = second != nil
        firstOffset = first.offset
        secondOffset = second?.offset
        terms = Terms(
            first: first.attribute, second: second?.attribute ?? .notAnAttribute, relation: relation,
            multiplier: multiplier)
        if constant != 0 { self.constant = constant }
    }

    /// Activates `constraints`.
    open class func activate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.activate() }
    }

    /// Deactivates `constraints`.
    open class func deactivate(_ constraints: [NSLayoutConstraint]) {
        var owners: [UIView] = []
        for constraint in constraints {
            guard let owner = constraint.owner else { continue }
            if owners.last !== owner { owners.append(owner) }
            constraint.slot.engine?.remove(constraint)
            constraint.owner = nil
        }
        for owner in owners { owner.removeInactiveConstraints() }
    }

    private func activate() {
        guard owner == nil else { return }
        Self.activations += 1
        activation = Self.activations
        if firstOffset == nil, secondOffset == nil, let view = firstReference.view {
            // OPTIMIZATION: nearly all constraints have at most two items.
            guard hasSecondItem else { return view.attach(self) }
            guard let other = secondReference.view, let ancestor = view.commonAncestor(with: other) else {
                failNoAncestor()
            }
            return ancestor.attach(self)
        }
        let references: [LayoutReference?] = [
            firstReference, firstOffset?.reference, hasSecondItem ? secondReference : nil, secondOffset?.reference,
        ]
        var ancestor: UIView?
        for case let reference? in references {
            guard let view = reference.view else { failNoAncestor() }
            guard let current = ancestor else {
                ancestor = view
                continue
            }
            guard let common = current.commonAncestor(with: view) else { failNoAncestor() }
            ancestor = common
        }
        ancestor?.attach(self)
    }

    /// Sets the constant to the current system spacing.
    func updateSystemSpacing() {
        guard let spacing = systemSpacing else { return }
        constant = effectiveConstant
        systemSpacing = spacing
    }

    private func failNoAncestor() -> Never {
        stopProgram(
            "Unable to activate constraint with anchors \(describe(firstReference, firstAttribute)) and "
                + "\(describe(secondReference, secondAttribute)) because they have no common ancestor. Does the "
                + "constraint or its anchors reference items in different view hierarchies? That's illegal.")
    }

    private func deactivate() {
        guard let owner else { return }
        owner.detach(self)
    }

    private func describe(_ reference: LayoutReference, _ attribute: Attribute) -> String {
        "<\(reference.target.map { ConstraintText.name(of: $0) } ?? "nil").\(attribute)>"
    }

    /// The constraint in the notation of log messages.
    open override nonisolated var description: String {
        // The items can be described only on the main thread.
        guard Thread.isMainThread else { return "<NSLayoutConstraint>" }
        return MainActor.assumeIsolated { ConstraintText.describe(self) }
    }
}
