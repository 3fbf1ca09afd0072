import Foundation
import FoundationAdditions

/// The base class of items in bars, with a title and an image.
@preconcurrency @MainActor
open class UIBarItem: NSObject, @preconcurrency NSCoding {
    /// Whether the item responds to presses. The default is true.
    open var isEnabled = true {
        willSet { keyWillChange(self, "isEnabled") }
        didSet {
            if isEnabled != oldValue { itemDidChange() }
            keyDidChange(self, "isEnabled")
        }
    }

    /// The title of the item. The default is nil.
    open var title: String? {
        willSet { keyWillChange(self, "title") }
        didSet {
            if title != oldValue { itemDidChange() }
            keyDidChange(self, "title")
        }
    }

    /// The image of the item. A bar button shows it in place of the title. The default is nil.
    open var image: UIImage? {
        willSet { keyWillChange(self, "image") }
        didSet {
            if image !== oldValue { itemDidChange() }
            keyDidChange(self, "image")
        }
    }

    /// The insets of the image, in points. Negative insets increase the area for the image. The default is zero.
    open var imageInsets: UIEdgeInsets = .zero {
        didSet { if imageInsets != oldValue { itemDidChange() } }
    }

    /// The image in a bar of compact height. Nil, the default, means `image`.
    open var landscapeImagePhone: UIImage? {
        didSet { if landscapeImagePhone !== oldValue { itemDidChange() } }
    }

    /// The insets of `landscapeImagePhone`, in points. The default is zero.
    open var landscapeImagePhoneInsets: UIEdgeInsets = .zero {
        didSet { if landscapeImagePhoneInsets != oldValue { itemDidChange() } }
    }

    var appliedAppearances = AppliedAppearances()
    var titleAttributes = StateTable<[NSAttributedString.Key: Any]>()

    /// Sets the attributes of the title in a state. Nil removes them.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        titleAttributes[state] = attributes
        itemDidChange()
    }

    /// Returns the attributes that were set for a state, or nil.
    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        titleAttributes[state]
    }

    /// A number that identifies the item. The default is 0.
    open var tag = 0

    /// A name that identifies the item in tests. Assistive technologies do not speak it.
    open var accessibilityIdentifier: String? {
        didSet { if accessibilityIdentifier != oldValue { itemDidChange() } }
    }

    /// A short description of the item. If nil, the default, the title is used.
    open var accessibilityLabel: String?

    /// A short description of the result of the item's action. The default is nil.
    open var accessibilityHint: String? {
        didSet { if accessibilityHint != oldValue { itemDidChange() } }
    }

    /// The current value of the item. The default is nil.
    open var accessibilityValue: String? {
        didSet { if accessibilityValue != oldValue { itemDidChange() } }
    }

    /// Accessibility traits that are added to the traits of the button. The default is `.none`.
    open var accessibilityTraits: UIAccessibilityTraits = .none {
        didSet { if accessibilityTraits != oldValue { itemDidChange() } }
    }

    /// Creates an empty item.
    public override init() { super.init() }

    /// Encodes the title, the images and other properties of the item, but not the target of its action.
    open func encode(with coder: NSCoder) { ViewArchives.encode?(self, coder) }

    /// Creates an empty item, and sets the values from an interface file or an archive.
    public required init?(coder: NSCoder) {
        super.init()
        coder.configure(self, as: UIBarItem.self)
    }

    /// Called when a property of the item changes and its view must be updated.
    func itemDidChange() {}
}
