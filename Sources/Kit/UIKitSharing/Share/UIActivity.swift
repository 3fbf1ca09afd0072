import Foundation
import UIKitCore

/// A service that a share sheet offers. Create a subclass for a service of the app.
@preconcurrency @MainActor
open class UIActivity: NSObject {
    /// The area of a share sheet that shows an activity.
    public enum Category: Int, Sendable {
        /// In the list of actions.
        case action = 0
        /// In the row of services.
        case share = 1
    }

    /// Creates an activity. Subclasses call this initializer.
    public override init() { super.init() }

    /// The category. The default is `action`.
    open class var activityCategory: Category { .action }

    /// The type, which identifies the activity. The default is nil.
    open var activityType: ActivityType? { nil }

    /// The title, which the share sheet shows. The default is nil.
    open var activityTitle: String? { nil }

    /// The picture. It is drawn in one color. The default is nil.
    open var activityImage: UIImage? { nil }

    /// Returns whether the activity can use the items. The default is false, which hides the activity.
    open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }

    /// Called with the items before the activity begins. The default implementation does nothing.
    open func prepare(withActivityItems activityItems: [Any]) {}

    /// The controller of the activity's interface, which the share sheet presents. If it is nil, which is the default,
    /// `perform()` is called.
    open var activityViewController: UIViewController? { nil }

    /// Performs an activity without a controller. Call `activityDidFinish(_:)` when the activity has ended. The default
    /// implementation does nothing.
    open func perform() {}

    /// Ends the activity. The share sheet disappears. If the activity has a controller and was not completed, only its
    /// controller disappears.
    open func activityDidFinish(_ completed: Bool) {
        let finish = onFinish
        onFinish = nil
        finish?(completed)
    }

    /// Called when the activity ends.
    var onFinish: ((Bool) -> Void)?
}
