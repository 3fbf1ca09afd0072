import ClassNames
import Foundation

/// The text of constraints and their items in log messages: a visual format where possible, otherwise an equation.
@MainActor
enum ConstraintText {
    /// Returns the accessibility identifier of a view, or `Class:0xaddress` if it has none. For a guide, returns
    /// `Class:0xaddress`, followed by the guide's identifier in quotation marks if it has one.
    static func name(of object: LayoutObject) -> String {
        switch object {
        case .view(let view):
            return view.accessibilityIdentifier ?? address(of: view)
        case .guide(let guide):
            return guide.identifier.isEmpty ? address(of: guide) : "\(address(of: guide))'\(guide.identifier)'"
        }
    }

    private static func address(of object: AnyObject) -> String {
        "\(ClassName.of(object)):\(Dump.address(of: object))"
    }

    /// Returns `, names: a:0x…, '|':UIView:0x… ` for `superview` and views with accessibility identifiers, or an empty
    /// string.
    static func names(of objects: [LayoutObject?], superview: UIView? = nil) -> String {
        var names: [String] = []
        for object in objects {
            guard case .view(let view) = object, view !== superview, let identifier = view.accessibilityIdentifier
            else { continue }
            let name = "\(identifier):\(Dump.address(of: view))"
            if !names.contains(name) { names.append(name) }
        }
        if let superview { names.append("'|':\(Self.name(of: .view(superview)))") }
        return names.isEmpty ? "" : ", names: \(names.joined(separator: ", ")) "
    }

    /// Returns the autoresizing mask as `h=--& v=--&`: for each axis the left or top margin, the size, and the right or
    /// bottom margin, with `&` for flexible and `-` for fixed. If all parts of an axis are fixed, the last one is shown
    /// as flexible, as in UIKit.
    static func mask(of view: UIView) -> String {
        let mask = view.autoresizingMask
        func text(_ parts: [UIView.AutoresizingMask]) -> String {
            guard parts.contains(where: { mask.contains($0) }) else { return "--&" }
            return parts.map { mask.contains($0) ? "&" : "-" }.joined()
        }
        return "h=\(text([.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin])) "
            + "v=\(text([.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin]))"
    }

    /// Returns, for example, `<NSLayoutConstraint:0x… 'identifier' H:[a]-(8)-[b]   (active)>`.
    static func describe(_ constraint: NSLayoutConstraint) -> String {
        var text = "<NSLayoutConstraint:\(Dump.address(of: constraint))"
        if let identifier = constraint.identifier { text += " '\(identifier)'" }
        let first = constraint.firstReference.target
        let second = constraint.secondReference.target
        let state: String = constraint.isActive ? "active" : "inactive"
        if let (format, superview) = visualFormat(of: constraint, first, second) {
            return text + " \(format)   (\(state)\(names(of: [first, second], superview: superview)))>"
        }
        return text + " \(equation(of: constraint, first, second))   (\(state)\(names(of: [first, second])))>"
    }

    private static func symbol(_ relation: NSLayoutConstraint.Relation) -> String {
        switch relation {
        case .lessThanOrEqual: "<="
        case .equal: "=="
        case .greaterThanOrEqual: ">="
        }
    }

    private static func priority(_ constraint: NSLayoutConstraint) -> String {
        constraint.priority == .required ? "" : "@\(Dump.number(CGFloat(constraint.priority.rawValue)))"
    }

    private static func equation(
        of constraint: NSLayoutConstraint, _ first: LayoutObject?, _ second: LayoutObject?
    ) -> String {
        func side(
            _ object: LayoutObject?, _ attribute: NSLayoutConstraint.Attribute, _ offset: NSLayoutConstraint.Offset?
        ) -> String {
            let start = "\(object.map { name(of: $0) } ?? "(deallocated)").\(attribute)"
            guard let offset else { return start }
            return "(\(offset.reference.target.map { name(of: $0) } ?? "(deallocated)").\(offset.attribute) - \(start))"
        }
        var text: String =
            side(first, constraint.firstAttribute, constraint.firstOffset) + " \(symbol(constraint.relation)) "
        let constant = constraint.constant
        if constraint.hasSecondItem {
            if constraint.multiplier != 1 { text += "\(Dump.number(constraint.multiplier))*" }
            text += side(second, constraint.secondAttribute, constraint.secondOffset)
            if constant != 0 { text += constant > 0 ? " + \(Dump.number(constant))" : " - \(Dump.number(-constant))" }
        } else {
            text += Dump.number(constant)
        }
        return text + priority(constraint)
    }

    /// Returns the constraint as a visual format, with the view that `|` represents; nil if a format cannot express it.
    private static func visualFormat(
        of constraint: NSLayoutConstraint, _ first: LayoutObject?, _ second: LayoutObject?
    ) -> (String, UIView?)? {
        guard let first, let second, constraint.multiplier == 1, constraint.firstOffset == nil,
            constraint.secondOffset == nil, let edge = Edge(constraint.firstAttribute),
            let other = Edge(constraint.secondAttribute), edge.family == other.family
        else { return nil }
        func distance(_ value: CGFloat, _ relation: NSLayoutConstraint.Relation) -> String {
            let sign: String = relation == .equal ? "" : symbol(relation)
            return "-(\(sign)\(Dump.number(value))\(priority(constraint)))-"
        }
        let prefix: String = edge.isHorizontal ? "H:" : "V:"
        let suffix: String = edge.family == .sides ? "(LTR)" : ""
        let value = constraint.constant
        let relation = constraint.relation
        let opposite: NSLayoutConstraint.Relation = relation.opposite
        // If one item is the superview of the other, the format shows the edge of the inner item beside the superview's
        // edge.
        let firstIsOuter: Bool = second.view?.storedSuperview.map { first.isView($0) } ?? false
        let secondIsOuter: Bool = first.view?.storedSuperview.map { second.isView($0) } ?? false
        if edge.isStart == other.isStart, firstIsOuter != secondIsOuter {
            let inner: LayoutObject = firstIsOuter ? second : first
            let outer: UIView? = firstIsOuter ? first.view : second.view
            // Whether the constant is the inset of the inner edge from the outer edge, rather than the negated inset.
            let isInward: Bool = edge.isStart != firstIsOuter
            let written: String = distance(isInward ? value : -value, isInward ? relation : opposite)
            let name = "[\(name(of: inner))]"
            return (prefix + (edge.isStart ? "|\(written)\(name)" : "\(name)\(written)|") + suffix, outer)
        }
        guard edge.isStart != other.isStart, !firstIsOuter, !secondIsOuter else { return nil }
        if edge.isStart {
            return (prefix + "[\(name(of: second))]\(distance(value, relation))[\(name(of: first))]" + suffix, nil)
        }
        return (prefix + "[\(name(of: first))]\(distance(-value, opposite))[\(name(of: second))]" + suffix, nil)
    }

    /// An edge that a visual format can express.
    private struct Edge {
        enum Family {
            case reading
            case sides
            case heights
        }

        let family: Family
        let isStart: Bool
        var isHorizontal: Bool { family != .heights }

        init?(_ attribute: NSLayoutConstraint.Attribute) {
            switch attribute {
            case .leading: (family, isStart) = (.reading, true)
            case .trailing: (family, isStart) = (.reading, false)
            case .left: (family, isStart) = (.sides, true)
            case .right: (family, isStart) = (.sides, false)
            case .top: (family, isStart) = (.heights, true)
            case .bottom: (family, isStart) = (.heights, false)
            default: return nil
            }
        }
    }
}

extension NSLayoutConstraint.Relation {
    /// The relation after both sides are negated.
    package var opposite: Self {
        switch self {
        case .lessThanOrEqual: .greaterThanOrEqual
        case .equal: .equal
        case .greaterThanOrEqual: .lessThanOrEqual
        }
    }
}
