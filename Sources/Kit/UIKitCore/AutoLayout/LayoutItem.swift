import Foundation

/// What constraints can speak of: views and layout guides.
@MainActor
protocol LayoutItem: AnyObject {
    /// The view itself, or the view that the guide belongs to.
    var layoutView: UIView? { get }
}

extension UIView: LayoutItem {
    var layoutView: UIView? { self }
}

extension UILayoutGuide: LayoutItem {
    var layoutView: UIView? { owningView }
}

/// What Auto Layout knows of one view.
@MainActor
final class ViewLayoutState {
    var translatesAutoresizingMask = true
    /// The constraints between items of which this view is the nearest common ancestor.
    var constraints: [NSLayoutConstraint] = []
    var guides: [UILayoutGuide] = []
    var hugging: (horizontal: UILayoutPriority, vertical: UILayoutPriority) = (.defaultLow, .defaultLow)
    var compression: (horizontal: UILayoutPriority, vertical: UILayoutPriority) = (.defaultHigh, .defaultHigh)
    /// On the topmost view of a tree alone: what solves its constraints.
    var engine: LayoutEngine?
    var safeAreaGuide: UILayoutGuide?
    var marginsGuide: UILayoutGuide?
    var readableGuide: UILayoutGuide?
    /// Of a scroll view alone: its content, and what of it is seen.
    var contentGuide: UILayoutGuide?
    var frameGuide: UILayoutGuide?

    /// The guides that follow the view by themselves, as far as somebody asked for them.
    var standardGuides: [UILayoutGuide] {
        [safeAreaGuide, marginsGuide, readableGuide, contentGuide, frameGuide].compactMap { $0 }
    }
}

/// How items are named in logs.
@MainActor
enum LayoutNames {
    static func name(of item: AnyObject) -> String {
        if let view = item as? UIView {
            return view.accessibilityIdentifier ?? "\(type(of: view)):\(Dump.address(of: view))"
        }
        if let guide = item as? UILayoutGuide, !guide.identifier.isEmpty { return guide.identifier }
        return "\(type(of: item)):\(Dump.address(of: item))"
    }

    /// A constraint in the notation of logs: `<NSLayoutConstraint:0x… 'name' a.leading == b.leading + 8 (active)>`.
    static func describe(_ constraint: NSLayoutConstraint) -> String {
        let symbol: String
        switch constraint.relation {
        case .lessThanOrEqual: symbol = "<="
        case .equal: symbol = "=="
        case .greaterThanOrEqual: symbol = ">="
        }
        let first: String = constraint.firstItem.map(name) ?? "(gone)"
        var text = "<NSLayoutConstraint:\(Dump.address(of: constraint))"
        if let identifier = constraint.identifier { text += " '\(identifier)'" }
        text += " \(first).\(constraint.firstAttribute) \(symbol) "
        if constraint.hasSecondItem {
            if constraint.multiplier != 1 { text += "\(Dump.number(constraint.multiplier))*" }
            text += "\(constraint.secondItem.map(name) ?? "(gone)").\(constraint.secondAttribute)"
            let constant: CGFloat = constraint.constant
            if constant != 0 { text += constant > 0 ? " + \(Dump.number(constant))" : " - \(Dump.number(-constant))" }
        } else {
            text += Dump.number(constraint.constant)
        }
        if constraint.priority != .required { text += " @\(Dump.number(CGFloat(constraint.priority.rawValue)))" }
        return text + "   (\(constraint.isActive ? "active" : "inactive"))>"
    }
}
