import Foundation

/// Says how one edge, side or centre stands to another: first = multiplier × second + constant.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
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

    /// What is on the left of the relation.
    open private(set) weak var firstItem: AnyObject?
    /// What is on its right; nil when there is only a constant.
    open private(set) weak var secondItem: AnyObject?
    /// What of the first item is meant.
    public let firstAttribute: Attribute
    /// What of the second item is meant.
    public let secondAttribute: Attribute
    /// How the sides stand to each other.
    public let relation: Relation
    /// What the second item's value is multiplied by.
    public let multiplier: CGFloat
    /// Whether it says something of a second item.
    let hasSecondItem: Bool

    /// What is added to the right side, in points.
    open var constant: CGFloat {
        didSet {
            guard constant != oldValue else { return }
            engine?.constantDidChange(of: self)
        }
    }

    /// How much it matters. The default is required. It cannot become required, or stop being so, while active.
    open var priority: UILayoutPriority = .required {
        didSet {
            guard priority != oldValue else { return }
            precondition(
                !isActive || (priority == .required) == (oldValue == .required),
                "Mutating a priority from required to not, or from not to required, on an active constraint is not supported. "
                    + "It went from \(oldValue.rawValue) to \(priority.rawValue).")
            engine?.priorityDidChange(of: self)
        }
    }

    /// A name for logs.
    open var identifier: String?

    /// Whether it counts. Activating a constraint gives it to the nearest common ancestor of its items.
    open var isActive: Bool {
        get { owner != nil }
        set { newValue ? activate() : deactivate() }
    }

    /// The view it belongs to; nil while it is not active.
    weak var owner: UIView?
    /// The engine it takes part in; nil while its items are in none.
    weak var engine: LayoutEngine?

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
        self.init(
            first: view1 as AnyObject, attr1, relation, second: view2.map { $0 as AnyObject }, attr2,
            multiplier: multiplier, constant: c)
    }

    init(
        first: AnyObject, _ firstAttribute: Attribute, _ relation: Relation, second: AnyObject?,
        _ secondAttribute: Attribute, multiplier: CGFloat, constant: CGFloat
    ) {
        precondition(first is any LayoutItem, "Constraints are between views and layout guides, not \(first).")
        precondition(multiplier.isFinite, "A multiplier must be a finite number, not \(multiplier).")
        precondition(constant.isFinite, "A constant must be a finite number, not \(constant).")
        precondition(
            second != nil || !firstAttribute.isLocation,
            "NSLayoutConstraint for \(first): A constraint cannot be made that sets a location equal to a constant. "
                + "Location attributes must be specified in pairs.")
        precondition(
            !Attribute.mixesReadingAndFixedDirection(firstAttribute, secondAttribute),
            "A constraint cannot be made between a leading/trailing attribute and a right/left attribute. "
                + "Use leading/trailing for both or neither.")
        firstItem = first
        secondItem = second
        hasSecondItem = second != nil
        self.firstAttribute = firstAttribute
        self.secondAttribute = second == nil ? .notAnAttribute : secondAttribute
        self.relation = relation
        self.multiplier = multiplier
        self.constant = constant
        super.init()
    }

    /// Makes all of `constraints` count.
    public class func activate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = true }
    }

    /// Makes none of `constraints` count.
    public class func deactivate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = false }
    }

    private func activate() {
        guard owner == nil else { return }
        guard let first = firstItem as? any LayoutItem, let firstView = first.layoutView else { failNoAncestor() }
        guard hasSecondItem else {
            firstView.own(self)
            return
        }
        guard let second = secondItem as? any LayoutItem, let secondView = second.layoutView,
            let ancestor = firstView.commonAncestor(with: secondView)
        else { failNoAncestor() }
        ancestor.own(self)
    }

    private func failNoAncestor() -> Never {
        preconditionFailure(
            "Unable to activate constraint with anchors \(describe(firstItem, firstAttribute)) and "
                + "\(describe(secondItem, secondAttribute)) because they have no common ancestor. Does the constraint "
                + "or its anchors reference items in different view hierarchies? That's illegal.")
    }

    private func deactivate() {
        owner?.disown(self)
    }

    private func describe(_ item: AnyObject?, _ attribute: Attribute) -> String {
        "<\(item.map { LayoutNames.name(of: $0) } ?? "nil").\(attribute)>"
    }

    /// The constraint in the notation of logs.
    open override nonisolated var description: String {
        guard Thread.isMainThread else { return "<NSLayoutConstraint>" }
        return MainActor.assumeIsolated { LayoutNames.describe(self) }
    }
}

extension NSLayoutConstraint.Attribute {
    /// Whether it is where something is, rather than how large.
    var isLocation: Bool { self != .width && self != .height && self != .notAnAttribute }

    var isHorizontal: Bool {
        switch self {
        case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin, .leadingMargin,
            .trailingMargin, .centerXWithinMargins:
            true
        default: false
        }
    }

    static func mixesReadingAndFixedDirection(_ first: Self, _ second: Self) -> Bool {
        let reading: Set<Self> = [.leading, .trailing, .leadingMargin, .trailingMargin]
        let fixed: Set<Self> = [.left, .right, .leftMargin, .rightMargin]
        return (reading.contains(first) && fixed.contains(second))
            || (fixed.contains(first) && reading.contains(second))
    }
}
