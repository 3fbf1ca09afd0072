import Foundation
import UIKitCore

/// An operation that creates an item for an activity on another thread, for items that take a long time to create.
///
/// Override `item`. It is called on another thread after the user chooses an activity.
// @unchecked: a lock protects the state that threads share.
nonisolated open class UIActivityItemProvider: Operation, UIActivityItemSource, @unchecked Sendable {
    private let lock = NSLock()
    private var type: UIActivity.ActivityType?
    private var madeItem: Any?

    /// The placeholder with which activities determine whether they can use the actual item.
    public let placeholderItem: Any?

    /// Creates a provider.
    public init(placeholderItem: Any) {
        self.placeholderItem = placeholderItem
        super.init()
    }

    /// The activity for which the item is created, or nil before the user chooses an activity.
    open var activityType: UIActivity.ActivityType? { lock.withLock { type } }

    /// The item. The default is the placeholder.
    open var item: Any { placeholderItem as Any }

    /// Creates the item.
    open override func main() {
        let made: Any = item
        lock.withLock { madeItem = made }
    }

    /// The item that the operation created.
    var made: Any? { lock.withLock { madeItem } }

    func prepare(for type: UIActivity.ActivityType?) { lock.withLock { self.type = type } }

    @MainActor open func activityViewControllerPlaceholderItem(
        _ activityViewController: UIActivityViewController
    ) -> Any { placeholderItem as Any }

    @MainActor open func activityViewController(
        _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any? { made }

    @MainActor open func activityViewController(
        _ activityViewController: UIActivityViewController,
        subjectForActivityType activityType: UIActivity.ActivityType?
    ) -> String { "" }

    @MainActor open func activityViewController(
        _ activityViewController: UIActivityViewController,
        dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?
    ) -> String { "" }

    @MainActor open func activityViewController(
        _ activityViewController: UIActivityViewController,
        thumbnailImageForActivityType activityType: UIActivity.ActivityType?, suggestedSize size: CGSize
    ) -> UIImage? { nil }
}
