import InterfaceFiles
import UIKitCore

/// The parts of an interface file that depend on size classes.
///
/// They are evaluated when the objects are created, with the size classes of the first scene.
@MainActor
enum InterfaceVariations {
    /// Returns the variations of an element that apply, from the most general to the most specific.
    static func matching(_ element: InterfaceElement) -> [InterfaceElement] {
        let variations: [InterfaceElement] = element.children.filter { $0.name == "variation" }
        guard !variations.isEmpty else { return [] }
        let traits: UITraitCollection = UIApplication.shared.connectedWindowScene?.traitCollection ?? .current
        return variations.filter { matches($0.key ?? "", traits) }.sorted {
            conditions($0).count < conditions($1).count
        }
    }

    /// Whether a subview or a constraint of an element is installed.
    ///
    /// - Parameter list: `subviews` or `constraints`.
    static func isInstalled(_ child: InterfaceElement, in list: String, of element: InterfaceElement) -> Bool {
        guard let id = child.id else { return true }
        var isInstalled = true
        for variation in matching(element) {
            for change in variation.value(forKey: list)?.children ?? [] where change["reference"] == id {
                isInstalled = change.name == "include"
            }
        }
        return isInstalled
    }

    /// Returns the value of an attribute of an element: from the most specific matching variation that has the
    /// attribute, or otherwise from the element itself.
    static func attribute(_ name: String, of element: InterfaceElement) -> String? {
        matching(element).last { $0[name] != nil }?[name] ?? element[name]
    }

    /// Returns the child of an element for a key: from the most specific matching variation that has the child, or
    /// otherwise from the element itself.
    static func value(forKey key: String, of element: InterfaceElement) -> InterfaceElement? {
        for variation in matching(element).reversed() {
            if let child = variation.value(forKey: key) { return child }
        }
        return element.value(forKey: key)
    }

    /// The conditions of a variation, such as `heightClass=regular`. The variation `default` has none.
    private static func conditions(_ variation: InterfaceElement) -> [Substring] {
        (variation.key ?? "").split(separator: "-").filter { $0.contains("=") }
    }

    private static func matches(_ key: String, _ traits: UITraitCollection) -> Bool {
        key == "default"
            || key.split(separator: "-").allSatisfy { condition in
                switch condition {
                case "heightClass=compact": traits.verticalSizeClass == .compact
                case "heightClass=regular": traits.verticalSizeClass == .regular
                case "widthClass=compact": traits.horizontalSizeClass == .compact
                case "widthClass=regular": traits.horizontalSizeClass == .regular
                default: false
                }
            }
    }
}
