import UIKitCore

extension UIApplication {
    /// Ignores new touches and scrolling until `endIgnoringInteractionEvents()` is called as often as this method.
    public func beginIgnoringInteractionEvents() { ignoredInteractionCount += 1 }

    /// Ends a call to `beginIgnoringInteractionEvents()`.
    public func endIgnoringInteractionEvents() { ignoredInteractionCount = max(0, ignoredInteractionCount - 1) }

    /// Whether new touches are ignored.
    public var isIgnoringInteractionEvents: Bool { ignoredInteractionCount > 0 }
}
