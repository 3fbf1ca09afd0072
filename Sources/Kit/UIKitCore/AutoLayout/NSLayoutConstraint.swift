import Foundation

/// Says how one edge, side or centre stands to another: first = multiplier × second + constant.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject, AssociationHolder {
    /// What is associated with it. See ``AssociationHolder``.
    nonisolated(unsafe) package var associations: Associations?

    /// What of an item is meant.
    public enum Attribute: Int, Sendable {
        case notAnAttribute = 0
        case left = 1
        case right = 2
        case top = 3
        case bottom = 4
        case leading = 5
        case trailing = 6
        case width = 7
        case height = 8
        case centerX = 9
        case centerY = 10
        case lastBaseline = 11
        case firstBaseline = 12
        case leftMargin = 13
        case rightMargin = 14
        case topMargin = 15
        case bottomMargin = 16
        case leadingMargin = 17
        case trailingMargin = 18
        case centerXWithinMargins = 19
        case centerYWithinMargins = 20
    }

    /// How the two sides stand to each other.
    public enum Relation: Int, Sendable {
        case lessThanOrEqual = -1
        case equal = 0
        case greaterThanOrEqual = 1
    }

    /// A direction.
    public enum Axis: Int, Sendable {
        case horizontal = 0
        case vertical = 1
    }

    /// The other end of a distance: a side of a constraint that speaks of how far one place is from another.
    @MainActor
    final class Offset {
        let reference: LayoutReference
        let attribute: Attribute

        init(_ object: LayoutObject, _ attribute: Attribute) {
            reference = LayoutReference(object)
            self.attribute = attribute
        }
    }

    // Unchecked exclusivity, here and below, for the reason that `LayoutEngine` gives: these are plain values, and only ever
    // read or replaced as a whole. What a constraint says is set once, while it is made.

    @exclusivity(unchecked) private(set) final var firstReference = LayoutReference.nothing
    @exclusivity(unchecked) private(set) final var secondReference = LayoutReference.nothing
    /// Whether there is more than a constant on the right.
    @exclusivity(unchecked) private(set) final var hasSecondItem = false
    /// Of the few constraints that speak of distances, where these lead.
    @exclusivity(unchecked) private(set) final var firstOffset: Offset?
    @exclusivity(unchecked) private(set) final var secondOffset: Offset?
    @exclusivity(unchecked) private(set) final var terms = Terms()

    /// What a constraint compares, apart from the items.
    struct Terms {
        var first = Attribute.notAnAttribute
        var second = Attribute.notAnAttribute
        var relation = Relation.equal
        var multiplier: CGFloat = 1
    }

    /// What is on the left of the relation; nil when it is gone.
    open var firstItem: AnyObject? { firstReference.target?.object }
    /// What is on its right; nil when there is only a constant, or when it is gone.
    open var secondItem: AnyObject? { secondReference.target?.object }
    /// What is on the left of the relation, as an anchor.
    open var firstAnchor: NSLayoutAnchor<AnyObject> {
        NSLayoutAnchor(firstReference, firstAttribute, offset: firstOffset)
    }
    /// What is on its right, as an anchor; nil when there is only a constant.
    open var secondAnchor: NSLayoutAnchor<AnyObject>? {
        hasSecondItem ? NSLayoutAnchor(secondReference, secondAttribute, offset: secondOffset) : nil
    }
    /// What of the first item is meant.
    open var firstAttribute: Attribute { terms.first }
    /// What of the second item is meant.
    open var secondAttribute: Attribute { terms.second }
    /// How the sides stand to each other.
    open var relation: Relation { terms.relation }
    /// What the second item's value is multiplied by.
    open var multiplier: CGFloat { terms.multiplier }

    /// What is added to the right side, in points. Changing it moves nothing until the next layout.
    @exclusivity(unchecked) open var constant: CGFloat = 0 {
        didSet {
            stopProgram(unless: constant.isFinite, "The constant of \(self) must be a finite number, not \(constant).")
            guard constant != oldValue else { return }
            systemSpacing = nil
            slot.engine?.constantDidChange(of: self)
        }
    }

    /// How much the constraint matters. The default is required. It may change at any time.
    @exclusivity(unchecked) open var priority: UILayoutPriority = .required {
        didSet {
            guard priority != oldValue else { return }
            stopProgram(
                unless: priority.rawValue > 0 && priority.rawValue <= 1_000,
                "A priority must be greater than 0 and at most 1000, and \(priority.rawValue) is not.")
            slot.engine?.priorityDidChange(of: self)
        }
    }

    /// A name for logs.
    open var identifier: String?

    /// Whether it counts. Activating a constraint gives it to the nearest common ancestor of its items.
    ///
    /// A constraint that conflicts with others stays active also while it is ignored.
    open var isActive: Bool {
        get { owner != nil }
        set { newValue ? activate() : deactivate() }
    }

    /// The view it belongs to; nil while it is not active.
    var owner: UIView? {
        get { ownerHandle?.object }
        set { ownerHandle = newValue?.handle }
    }
    private var ownerHandle: Handle<UIView>?
    /// Its place in the engine it takes part in.
    @exclusivity(unchecked) var slot = LayoutSlot()
    /// When it became active, counted in activations.
    private(set) var activation = 0
    private static var activations = 0
    /// How many times the space of the system it adds; nil when its constant says how much.
    var systemSpacing: CGFloat?

    /// Makes a constraint without items, which cannot become active.
    public override init() { super.init() }

    /// Makes a constraint. It does not count until it is active.
    ///
    /// - Parameters:
    ///   - view1: a view or a layout guide.
    ///   - view2: a view or a layout guide; nil for a constant.
    ///   - multiplier: must be a finite number.
    ///   - c: in points; must be a finite number.
    public convenience init(
        item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
        attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
    ) {
        func place(_ item: Any, _ attribute: Attribute) -> LayoutPlace {
            guard let object = LayoutObject(item) else {
                stopProgram("Constraints are between views and layout guides, not \(item).")
            }
            return LayoutPlace(object: object, attribute: attribute)
        }
        self.init(
            place(view1, attr1), relation, view2.map { place($0, attr2) }, multiplier: multiplier, constant: c)
    }

    convenience init(
        _ first: LayoutPlace, _ relation: Relation, _ second: LayoutPlace?, multiplier: CGFloat, constant: CGFloat
    ) {
        self.init()
        LayoutPlace.check(first, second, multiplier: multiplier, constant: constant)
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

    /// Makes all of `constraints` count.
    open class func activate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.activate() }
    }

    /// Makes none of `constraints` count.
    open class func deactivate(_ constraints: [NSLayoutConstraint]) {
        var owners: [UIView] = []
        for constraint in constraints {
            guard let owner = constraint.owner else { continue }
            if owners.last !== owner { owners.append(owner) }
            constraint.slot.engine?.remove(constraint)
            constraint.owner = nil
        }
        for owner in owners { owner.forgetInactiveConstraints() }
    }

    private func activate() {
        guard owner == nil else { return }
        Self.activations += 1
        activation = Self.activations
        if firstOffset == nil, secondOffset == nil, let view = firstReference.view {
            // OPTIMIZATION: nearly all constraints have two sides at most.
            guard hasSecondItem else { return view.own(self) }
            guard let other = secondReference.view, let ancestor = view.commonAncestor(with: other) else {
                failNoAncestor()
            }
            return ancestor.own(self)
        }
        let references: [LayoutReference?] = [
            firstReference, firstOffset?.reference, hasSecondItem ? secondReference : nil, secondOffset?.reference,
        ]
        var ancestor: UIView?
        for case let reference? in references {
            guard let view = reference.view else { failNoAncestor() }
            guard let known = ancestor else {
                ancestor = view
                continue
            }
            guard let common = known.commonAncestor(with: view) else { failNoAncestor() }
            ancestor = common
        }
        ancestor?.own(self)
    }

    /// Makes the constant say how large the space of the system is now.
    func takeSystemSpacing() {
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
        owner.disown(self)
    }

    private func describe(_ reference: LayoutReference, _ attribute: Attribute) -> String {
        "<\(reference.target.map { ConstraintText.name(of: $0) } ?? "nil").\(attribute)>"
    }

    /// The constraint in the notation of logs.
    open override nonisolated var description: String {
        // Constraints are described where views are: on the main thread. Elsewhere only the class is told.
        guard Thread.isMainThread else { return "<NSLayoutConstraint>" }
        return MainActor.assumeIsolated { ConstraintText.describe(self) }
    }
}
