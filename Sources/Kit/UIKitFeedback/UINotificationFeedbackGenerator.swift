import Foundation
import PlatformHost
import UIKitCore

/// An object that plays feedback for the end of a task.
@preconcurrency @MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    /// The results of a task.
    public enum FeedbackType: Int, Sendable {
        /// The task succeeded.
        case success = 0
        /// The task led to a warning.
        case warning = 1
        /// The task failed.
        case error = 2

        var kind: HostFeedback.Kind {
            switch self {
            case .success: .success
            case .warning: .warning
            case .error: .failure
            }
        }
    }

    /// Creates a generator.
    public override init() { super.init() }

    /// Creates a generator for feedback that belongs to a view.
    public required init(view: UIView) { super.init(view: view) }

    /// Plays the feedback of a result.
    open func notificationOccurred(_ notificationType: FeedbackType) { play(notificationType.kind) }

    /// Plays the feedback of a result at a point of the view.
    open func notificationOccurred(_ notificationType: FeedbackType, at location: CGPoint) {
        play(notificationType.kind)
    }
}
