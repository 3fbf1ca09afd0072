import UIKitCore

/// An action that a control or a bar button item sends.
@MainActor
public struct SentAction {
    /// The name of the selector, or the title of the `UIAction`; empty if the `UIAction` has no title.
    public let name: String
    /// The sender: usually a `UIControl` or a `UIBarButtonItem`.
    public let sender: AnyObject?
    /// The target; nil if the action is a closure.
    public let target: AnyObject?

    /// The sender's accessibility label or identifier; nil if it has neither.
    public var senderLabel: String? {
        if let item = sender as? UIBarButtonItem { return item.spokenName }
        return (sender as? UIView).flatMap { $0.accessibilityLabel ?? $0.accessibilityIdentifier }
    }

    /// The view controller that contains the sender. For a button in a navigation bar, the top view controller.
    public var controller: UIViewController? {
        let view: UIView? = (sender as? UIBarButtonItem)?.displayedView ?? sender as? UIView
        var responder: UIResponder? = view
        while let current = responder {
            if let navigation = current as? UINavigationController { return navigation.topViewController ?? navigation }
            if let controller = current as? UIViewController { return controller }
            responder = current.next
        }
        return nil
    }

    var line: String {
        var line: String = controller.map { "\(type(of: $0)): " } ?? ""
        line += sender.map { "\(type(of: $0))" } ?? "unknown sender"
        if let label = senderLabel { line += " “\(label)”" }
        return line + (name.isEmpty || name == senderLabel ? "" : " sent \(name)")
    }
}
