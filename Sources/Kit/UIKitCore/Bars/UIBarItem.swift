import Foundation

/// The base class of items in bars, with a title and an image.
@preconcurrency @MainActor
open class UIBarItem: NSObject {
    /// Whether the item responds to presses. The default is true.
    open var isEnabled = true {
        didSet { if isEnabled != oldValue { itemDidChange() } }
    }

    /// The title of the item. The default is nil.
    open var title: String? {
        didSet { if title != oldValue { itemDidChange() } }
    }

    /// The image of the item. A bar button shows it in place of the title. The default is nil.
    open var image: UIImage? {
        didSet { if image !== oldValue { itemDidChange() } }
    }

    /// A number that identifies the item. The default is 0.
    open var tag = 0

    /// A name that tests find the item by. It is never spoken.
    open var accessibilityIdentifier: String?

    /// A short description of the item. If nil, the default, it is the title.
    open var accessibilityLabel: String?

    /// Creates an empty item.
    public override init() { super.init() }

    /// Creates an empty item. The archive is ignored.
    public required init?(coder: NSCoder) { super.init() }

    /// Called when a property of the item changes, so that its view must be updated.
    func itemDidChange() {}
}
