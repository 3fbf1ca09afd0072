import UIKitCore

/// Views and controllers as text, which is the same in every run.
@MainActor
enum HierarchyText {
    /// Returns a line for `view` and one for each of its descendants.
    static func describe(_ view: UIView) -> String {
        var lines: [String] = []
        append(view, indent: "", to: &lines)
        return lines.joined(separator: "\n")
    }

    private static func append(_ view: UIView, indent: String, to lines: inout [String]) {
        lines.append(indent + view.description.withoutAddresses)
        for subview in view.subviews { append(subview, indent: indent + "   | ", to: &lines) }
    }

    /// Returns a line for `controller`, and one for each child and presented controller, recursively.
    static func describe(_ controller: UIViewController) -> String {
        var lines: [String] = []
        append(controller, indent: "", to: &lines)
        return lines.joined(separator: "\n")
    }

    private static func append(_ controller: UIViewController, indent: String, to lines: inout [String]) {
        let view = controller.viewIfLoaded
        let state: String = view?.window == nil ? "disappeared" : "appeared"
        let loaded: String = view.map { "<\(type(of: $0))>" } ?? "(view not loaded)"
        lines.append("\(indent)<\(type(of: controller))>, state: \(state), view: \(loaded)")
        for child in controller.children { append(child, indent: indent + "   | ", to: &lines) }
        if let presented = controller.presentedViewController, presented.presentingViewController === controller {
            append(presented, indent: indent + "   + ", to: &lines)
        }
    }
}
