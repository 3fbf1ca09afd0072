import Foundation
import InterfaceFiles
import UIKitCore

extension NibDecoder {
    /// Creates and activates the constraints of all created views.
    @MainActor func addConstraints() {
        var constraints: [NSLayoutConstraint] = []
        for (element, object) in created {
            guard let view = object as? UIView else { continue }
            for child in element.child("constraints")?.children ?? [] {
                guard child["placeholder"] != "YES",
                    InterfaceVariations.isInstalled(child, in: "constraints", of: element),
                    let constraint = makeConstraint(child, in: view)
                else { continue }
                register(constraint, child)
                constraints.append(constraint)
            }
        }
        NSLayoutConstraint.activate(constraints)
    }

    @MainActor private func makeConstraint(_ element: InterfaceElement, in view: UIView) -> NSLayoutConstraint? {
        for name in ["firstAttribute", "secondAttribute"] {
            guard let attribute = element[name], Self.attributes[attribute] == nil else { continue }
            warn(
                "the constraint \(element.id ?? "") is left out, because its attribute “\(attribute)” is unknown",
                element)
            return nil
        }
        guard let first = side("first", of: element, in: view) else {
            warn("the constraint \(element.id ?? "") is left out, because its first item does not exist", element)
            return nil
        }
        let hasSecond: Bool = element["secondItem"] != nil || element["secondAttribute"] != nil
        let second: (item: NSObject, attribute: NSLayoutConstraint.Attribute)? = side("second", of: element, in: view)
        guard !hasSecond || second != nil else {
            warn("the constraint \(element.id ?? "") is left out, because its second item does not exist", element)
            return nil
        }
        // Constraints of a view that is not installed for the size classes are not installed either.
        guard isInstalled(first.item, with: view), second.map({ isInstalled($0.item, with: view) }) ?? true else {
            return nil
        }
        let relation: NSLayoutConstraint.Relation =
            switch element["relation"] {
            case "lessThanOrEqual": .lessThanOrEqual
            case "greaterThanOrEqual": .greaterThanOrEqual
            default: .equal
            }
        let constraint = NSLayoutConstraint(
            item: first.item, attribute: first.attribute, relatedBy: relation, toItem: second?.item,
            attribute: second?.attribute ?? .notAnAttribute, multiplier: Self.multiplier(element["multiplier"]),
            constant: InterfaceVariations.attribute("constant", of: element).flatMap { Double($0) }.map { CGFloat($0) }
                ?? 0)
        if let priority = InterfaceVariations.attribute("priority", of: element).flatMap({ Float($0) }) {
            constraint.priority = UILayoutPriority(priority)
        }
        constraint.identifier = element["identifier"]
        return constraint
    }

    /// Whether an item is in the same hierarchy as a view.
    @MainActor private func isInstalled(_ item: NSObject, with view: UIView) -> Bool {
        guard let other = item as? UIView ?? (item as? UILayoutGuide)?.owningView else { return true }
        return other === view || root(of: other) === root(of: view)
    }

    @MainActor private func root(of view: UIView) -> UIView {
        var root: UIView = view
        while let superview = root.superview { root = superview }
        return root
    }

    /// Returns a multiplier from a number or a ratio, such as `16:9`.
    private static func multiplier(_ text: String?) -> CGFloat {
        let parts: [Double] = (text ?? "1").split { $0 == ":" || $0 == "/" }.compactMap { Double($0) }
        guard let first = parts.first else { return 1 }
        guard parts.count == 2, parts[1] != 0 else { return CGFloat(first) }
        return CGFloat(first / parts[1])
    }

    @MainActor private func side(
        _ name: String, of element: InterfaceElement, in view: UIView
    ) -> (item: NSObject, attribute: NSLayoutConstraint.Attribute)? {
        guard let attribute = Self.attributes[element["\(name)Attribute"] ?? ""] else { return nil }
        guard let id = element["\(name)Item"] else { return (view, attribute) }
        if let guide = document.element(id: id), guide.name == "viewControllerLayoutGuide" {
            return side(guide, attribute, in: view)
        }
        return object(id: id).map { ($0, attribute) }
    }

    /// Returns the edge of the safe area that replaces the top or bottom layout guide of a controller, which older
    /// files contain. For any other attribute of the guide, returns that attribute of the view.
    @MainActor private func side(
        _ guide: InterfaceElement, _ attribute: NSLayoutConstraint.Attribute, in view: UIView
    ) -> (item: NSObject, attribute: NSLayoutConstraint.Attribute)? {
        switch (guide["type"], attribute) {
        case ("top", .bottom): (view.safeAreaLayoutGuide, .top)
        case ("bottom", .top): (view.safeAreaLayoutGuide, .bottom)
        default: (view, attribute)
        }
    }

    private static let attributes: [String: NSLayoutConstraint.Attribute] = [
        "left": .left, "right": .right, "top": .top, "bottom": .bottom, "leading": .leading, "trailing": .trailing,
        "width": .width, "height": .height, "centerX": .centerX, "centerY": .centerY, "baseline": .lastBaseline,
        "lastBaseline": .lastBaseline, "firstBaseline": .firstBaseline, "leftMargin": .leftMargin,
        "rightMargin": .rightMargin, "topMargin": .topMargin, "bottomMargin": .bottomMargin,
        "leadingMargin": .leadingMargin, "trailingMargin": .trailingMargin,
        "centerXWithinMargins": .centerXWithinMargins, "centerYWithinMargins": .centerYWithinMargins,
    ]
}
