import Foundation
import PlatformHost
import UIKitCore

/// An object that plays feedback for drawing, such as when an object snaps to a guide.
@preconcurrency @MainActor
open class UICanvasFeedbackGenerator: UIFeedbackGenerator {
    /// Creates a generator.
    public override init() { super.init() }

    /// Creates a generator for feedback that belongs to a view.
    public required init(view: UIView) { super.init(view: view) }

    /// Plays the feedback of an alignment at a point of the view.
    open func alignmentOccurred(at location: CGPoint) { play(.selection) }

    /// Plays the feedback of a completed path, or of a recognized shape, at a point of the view.
    open func pathCompleted(at location: CGPoint) { play(.light) }
}
