import UIKitCore

extension UIViewController {
    /// The nearest split view controller that contains this controller, or nil.
    public var splitViewController: UISplitViewController? { ancestor(UISplitViewController.self) }
}
