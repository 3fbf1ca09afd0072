import Foundation

/// A method that creates a controller when its state is restored.
@preconcurrency @MainActor
public protocol UIViewControllerRestoration {
    /// Returns the controller for a path of identifiers, which begins with that of its outermost parent; nil if there is
    /// none. The coder contains what the controller encoded.
    static func viewController(
        withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
    ) -> UIViewController?
}
