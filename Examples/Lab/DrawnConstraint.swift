import UIKit

/// The geometry of a constraint that is drawn over the view whose subviews it positions.
struct DrawnConstraint {
    /// The current value of the first attribute, in points.
    private let value: CGFloat
    /// The value that the second item and the constant require, in points.
    private let target: CGFloat
    private let relation: NSLayoutConstraint.Relation
    /// The line to draw: from the second item's edge to the first item's edge, or along a side.
    let line: (from: CGPoint, to: CGPoint)
    /// The description of the first attribute, such as `A.width`.
    private let subject: String
    private let constant: CGFloat

    /// Whether the constraint is satisfied.
    var holds: Bool {
        switch relation {
        case .lessThanOrEqual: value <= target + 0.5
        case .equal: abs(value - target) <= 0.5
        case .greaterThanOrEqual: value >= target - 0.5
        }
    }

    /// The number beside the line.
    var label: String {
        holds ? "\(Int(abs(constant)))" : "\(Int(abs(constant))), not \(Int(abs(value - target + constant).rounded()))"
    }

    /// The constraint as an equation.
    var words: String { "\(subject) = \(Int(abs(constant)))" }

    /// Creates the geometry of a constraint between two subviews of `view`, or between a subview and `view`. Returns
    /// nil for a constraint without a distance, such as an alignment.
    @MainActor
    init?(_ constraint: NSLayoutConstraint, in view: UIView) {
        guard let item = constraint.firstItem as? UIView else { return nil }
        let frame = Self.frame(of: item, in: view)
        let other: CGRect? = (constraint.secondItem as? UIView).map { Self.frame(of: $0, in: view) }
        let attribute = constraint.firstAttribute
        let isMirrored: Bool = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let own = Self.value(attribute, of: frame, isMirrored)
        let otherValue: CGFloat = other.map { Self.value(constraint.secondAttribute, of: $0, isMirrored) } ?? 0
        value = own
        target = otherValue + constraint.constant
        relation = constraint.relation
        constant = constraint.constant
        subject = "\((item as? UILabel)?.text ?? "It").\(Self.name(attribute))"
        switch attribute {
        case .width:
            line = (CGPoint(x: frame.minX, y: frame.maxY + 14), CGPoint(x: frame.maxX, y: frame.maxY + 14))
        case .height:
            line = (CGPoint(x: frame.maxX + 14, y: frame.minY), CGPoint(x: frame.maxX + 14, y: frame.maxY))
        case .left, .right, .leading, .trailing:
            guard let other, constant != 0 else { return nil }
            let row: CGRect = item === view ? other : frame
            line = (CGPoint(x: abs(otherValue), y: row.minY + 18), CGPoint(x: abs(own), y: row.minY + 18))
        case .top, .bottom:
            guard let other, constant != 0 else { return nil }
            let column: CGRect = item === view ? other : frame
            line = (CGPoint(x: column.midX, y: otherValue), CGPoint(x: column.midX, y: own))
        default: return nil
        }
    }

    @MainActor
    private static func frame(of item: UIView, in view: UIView) -> CGRect { item === view ? view.bounds : item.frame }

    /// Returns the value of an attribute. In a right-to-left layout, the leading and trailing positions are negative,
    /// so that they increase in the reading direction.
    private static func value(
        _ attribute: NSLayoutConstraint.Attribute, of frame: CGRect, _ isMirrored: Bool
    ) -> CGFloat {
        switch attribute {
        case .leading where isMirrored: -frame.maxX
        case .trailing where isMirrored: -frame.minX
        case .left, .leading: frame.minX
        case .right, .trailing: frame.maxX
        case .top: frame.minY
        case .bottom: frame.maxY
        case .width: frame.width
        case .height: frame.height
        default: 0
        }
    }

    private static func name(_ attribute: NSLayoutConstraint.Attribute) -> String {
        switch attribute {
        case .left: "left"
        case .leading: "leading"
        case .right: "right"
        case .trailing: "trailing"
        case .top: "top"
        case .bottom: "bottom"
        case .width: "width"
        case .height: "height"
        default: "place"
        }
    }
}
