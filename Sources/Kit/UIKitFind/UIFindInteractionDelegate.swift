import Foundation
import UIKitCore

/// An object that provides the sessions of a find interaction.
@preconcurrency @MainActor
public protocol UIFindInteractionDelegate: NSObjectProtocol {
    /// Returns a session for a search in a view, or nil to prevent the search.
    func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession?

    /// Called before the find panel appears.
    func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession)

    /// Called after the find panel disappears.
    func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession)
}

extension UIFindInteractionDelegate {
    public func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession) {}
    public func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession) {}
}
