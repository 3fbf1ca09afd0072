import UIKitCore

/// An action that a control or a bar item sends.
@MainActor
public struct SentAction {
    /// The name of the selector, or the title of the `UIAction`; empty if that has none.
    public let name: String
    /// What sends it: mostly a `UIControl` or a `UIBarButtonItem`.
    public let sender: AnyObject?
    /// Who carries it out; nil if that is a closure.
    public let target: AnyObject?

    /// What the sender is called on the screen; nil if it has no name.
    public var senderLabel: String? {
        if let item = sender as? UIBarButtonItem { return item.spokenName }
        return (sender as? UIView).flatMap { $0.accessibilityLabel ?? $0.accessibilityIdentifier }
    }

    /// The controller whose screen the sender is on; of a button in a navigation bar, the controller that is shown.
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
        line += sender.map { "\(type(of: $0))" } ?? "nobody"
        if let label = senderLabel { line += " “\(label)”" }
        return line + (name.isEmpty || name == senderLabel ? "" : " sent \(name)")
    }
}
