import Foundation
import PlatformHost
import UIKitCore

/// An object that plays feedback for a change in the selection.
@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    /// Creates a generator.
    public override init() { super.init() }

    /// Creates a generator for feedback that belongs to a view.
    public required init(view: UIView) { super.init(view: view) }

    /// Plays the feedback of a changed selection.
    open func selectionChanged() { play(.selection) }

    /// Plays the feedback of a changed selection at a point of the view.
    open func selectionChanged(at location: CGPoint) { play(.selection) }
}
