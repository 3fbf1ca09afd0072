import Foundation

/// A method that creates a controller when its state is restored.
@preconcurrency @MainActor
public protocol UIViewControllerRestoration {
    /// Returns the controller for a path of identifiers, or nil to restore no controller. The path begins with the
    /// identifier of the outermost parent. The coder contains the state that the controller encoded.
    static func viewController(
        withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
    ) -> UIViewController?
}
