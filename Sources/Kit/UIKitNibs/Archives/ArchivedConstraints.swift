import Foundation
import UIKitCore
import UIKitStackViews

/// The constraints of a view in an archive.
///
/// An item is written as its place in the view: the indexes of a subview, its subview and so on, followed by the kind
/// of the item. Thus an archive never refers to a view that is still being read.
@MainActor
enum ArchivedConstraints {
    private static let key = "UIViewAutolayoutConstraints"

    private enum Key {
        static let first = "first", firstAttribute = "firstAttribute", relation = "relation", second = "second"
        static let secondAttribute = "secondAttribute", multiplier = "multiplier", constant = "constant"
        static let priority = "priority", identifier = "identifier"
    }

    private static let guides: [(kind: String, guide: (UIView) -> UILayoutGuide)] = [
        ("safeArea", { $0.safeAreaLayoutGuide }), ("margins", { $0.layoutMarginsGuide }),
        ("readable", { $0.readableContentGuide }),
    ]
    private static let scrollGuides: [(kind: String, guide: (UIScrollView) -> UILayoutGuide)] = [
        ("content", { $0.contentLayoutGuide }), ("frame", { $0.frameLayoutGuide }),
    ]

    // MARK: Writing

    /// Writes the active constraints of a view, except those that a stack view makes.
    static func encode(_ view: UIView, _ subviews: [UIView], _ coder: NSCoder) {
        let own: [NSLayoutConstraint] = (view as? UIStackView)?.arrangement ?? []
        let values: [NSDictionary] = view.constraints.compactMap { constraint in
            own.contains { $0 === constraint } ? nil : value(of: constraint, in: view, subviews)
        }
        if !values.isEmpty { coder.encode(values as NSArray, forKey: key) }
    }

    private static func value(
        of constraint: NSLayoutConstraint, in view: UIView, _ subviews: [UIView]
    ) -> NSDictionary? {
        guard let first = place(of: constraint.firstItem, in: view, subviews) else { return nil }
        let value = NSMutableDictionary()
        value[Key.first as NSString] = first
        value[Key.firstAttribute as NSString] = constraint.firstAttribute.rawValue
        value[Key.relation as NSString] = constraint.relation.rawValue
        if constraint.secondAttribute != .notAnAttribute {
            guard let second = place(of: constraint.secondItem, in: view, subviews) else { return nil }
            value[Key.second as NSString] = second
        }
        value[Key.secondAttribute as NSString] = constraint.secondAttribute.rawValue
        value[Key.multiplier as NSString] = Double(constraint.multiplier)
        value[Key.constant as NSString] = Double(constraint.constant)
        value[Key.priority as NSString] = Double(constraint.priority.rawValue)
        if let identifier = constraint.identifier { value[Key.identifier as NSString] = identifier }
        return value
    }

    /// Returns the place of an item in a view, or nil for items that the archive does not contain.
    private static func place(of item: AnyObject?, in view: UIView, _ subviews: [UIView]) -> String? {
        if let guide = item as? UILayoutGuide, let owner = guide.owningView {
            guard let place = place(of: owner, in: view, subviews) else { return nil }
            let kind: String? =
                guides.first { $0.guide(owner) === guide }?.kind
                ?? (owner as? UIScrollView).flatMap { scroll in
                    scrollGuides.first { $0.guide(scroll) === guide }?.kind
                }
            return kind.map { "\(place)/\($0)" }
        }
        guard let item = item as? UIView else { return nil }
        var indexes: [String] = []
        var current: UIView = item
        while current !== view {
            guard let parent = current.superview else { return nil }
            let siblings: [UIView] = parent === view ? subviews : parent.subviews
            guard let index = siblings.firstIndex(of: current) else { return nil }
            indexes.append("\(index)")
            current = parent
        }
        return indexes.reversed().joined(separator: ".")
    }

    // MARK: Reading

    /// Activates the constraints that an archive contains for a view.
    static func decode(_ view: UIView, _ subviews: [UIView], _ coder: NSCoder) {
        guard coder.containsValue(forKey: key) else { return }
        let values: [[String: Any]] = coder.decodeObject(forKey: key) as? [[String: Any]] ?? []
        NSLayoutConstraint.activate(values.compactMap { constraint(of: $0, in: view, subviews) })
    }

    private static func constraint(
        of value: [String: Any], in view: UIView, _ subviews: [UIView]
    ) -> NSLayoutConstraint? {
        func attribute(_ key: String) -> NSLayoutConstraint.Attribute? {
            (value[key] as? Int).flatMap { NSLayoutConstraint.Attribute(rawValue: $0) }
        }
        guard let place = value[Key.first] as? String, let first = item(at: place, in: view, subviews),
            let firstAttribute = attribute(Key.firstAttribute), let secondAttribute = attribute(Key.secondAttribute),
            let relation = (value[Key.relation] as? Int).flatMap({ NSLayoutConstraint.Relation(rawValue: $0) })
        else { return nil }
        var second: AnyObject?
        if let place = value[Key.second] as? String {
            second = item(at: place, in: view, subviews)
            guard second != nil else { return nil }
        }
        let constraint = NSLayoutConstraint(
            item: first, attribute: firstAttribute, relatedBy: relation, toItem: second, attribute: secondAttribute,
            multiplier: CGFloat(value[Key.multiplier] as? Double ?? 1),
            constant: CGFloat(value[Key.constant] as? Double ?? 0))
        constraint.priority = UILayoutPriority(Float(value[Key.priority] as? Double ?? 1_000))
        constraint.identifier = value[Key.identifier] as? String
        return constraint
    }

    private static func item(at place: String, in view: UIView, _ subviews: [UIView]) -> AnyObject? {
        let parts: [Substring] = place.split(separator: "/", omittingEmptySubsequences: false)
        var current: UIView = view
        for index in parts[0].split(separator: ".").compactMap({ Int($0) }) {
            let children: [UIView] = current === view ? subviews : current.subviews
            guard children.indices.contains(index) else { return nil }
            current = children[index]
        }
        guard parts.count > 1 else { return current }
        if let guide = guides.first(where: { $0.kind == parts[1] }) { return guide.guide(current) }
        guard let scroll = current as? UIScrollView else { return nil }
        return scrollGuides.first { $0.kind == parts[1] }?.guide(scroll)
    }
}
