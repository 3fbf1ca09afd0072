import UIKitCore

/// Views and controllers as text, the same in every run.
@MainActor
enum HierarchyText {
    /// A line for `view`, and below it one for each of its subviews.
    static func describe(_ view: UIView) -> String {
        var lines: [String] = []
        append(view, indent: "", to: &lines)
        return lines.joined(separator: "\n")
    }

    private static func append(_ view: UIView, indent: String, to lines: inout [String]) {
        lines.append(indent + view.description.withoutAddresses)
        for subview in view.subviews { append(subview, indent: indent + "   | ", to: &lines) }
    }

    /// A line for `controller`, and below it one for each of its children and for what it presents.
    static func describe(_ controller: UIViewController) -> String {
        var lines: [String] = []
        append(controller, indent: "", to: &lines)
        return lines.joined(separator: "\n")
    }

    private static func append(_ controller: UIViewController, indent: String, to lines: inout [String]) {
        let view: UIView? = controller.viewIfLoaded
        let state: String = view?.window == nil ? "disappeared" : "appeared"
        let loaded: String = view.map { "<\(type(of: $0))>" } ?? "(view not loaded)"
        lines.append("\(indent)<\(type(of: controller))>, state: \(state), view: \(loaded)")
        for child in controller.children { append(child, indent: indent + "   | ", to: &lines) }
        if let presented = controller.presentedViewController, presented.presentingViewController === controller {
            append(presented, indent: indent + "   + ", to: &lines)
        }
    }
}
