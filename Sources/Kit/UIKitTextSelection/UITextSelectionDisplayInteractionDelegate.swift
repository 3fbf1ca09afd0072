import Foundation
import UIKitCore

/// An object that provides a view for the highlight of a selection.
@preconcurrency @MainActor
public protocol UITextSelectionDisplayInteractionDelegate: NSObjectProtocol {
    /// Returns the view that contains the highlight, below the text. The default, nil, means the view that has the
    /// interaction, where the highlight is behind all subviews.
    func selectionContainerViewBelowText(for interaction: UITextSelectionDisplayInteraction) -> UIView?
}

extension UITextSelectionDisplayInteractionDelegate {
    public func selectionContainerViewBelowText(for interaction: UITextSelectionDisplayInteraction) -> UIView? { nil }
}
