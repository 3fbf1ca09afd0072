import CoreGraphics
import Foundation

/// An object that observes the gestures of a text interaction.
@preconcurrency @MainActor
public protocol UITextInteractionDelegate: NSObjectProtocol {
    /// Returns whether a gesture at a point can begin. The default is true.
    func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint) -> Bool

    /// Called before a gesture changes the selection.
    func interactionWillBegin(_ interaction: UITextInteraction)

    /// Called after a gesture changes the selection.
    func interactionDidEnd(_ interaction: UITextInteraction)
}

extension UITextInteractionDelegate {
    public func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint) -> Bool { true }
    public func interactionWillBegin(_ interaction: UITextInteraction) {}
    public func interactionDidEnd(_ interaction: UITextInteraction) {}
}
