import Foundation
import FoundationAdditions

/// An item of a tab bar.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
    /// The image while the item is selected. If nil, the default, `image` is shown.
    open var selectedImage: UIImage? {
        didSet { if selectedImage !== oldValue { itemDidChange() } }
    }

    /// The text of the badge at the corner. The default, nil, shows no badge.
    open var badgeValue: String? {
        willSet { keyWillChange(self, "badgeValue") }
        didSet {
            if badgeValue != oldValue { itemDidChange() }
            keyDidChange(self, "badgeValue")
        }
    }

    /// The color of the badge. The default, nil, is red.
    open var badgeColor: UIColor? {
        didSet { if badgeColor != oldValue { itemDidChange() } }
    }

    /// The distance by which the title moves, in points. The default is zero.
    open var titlePositionAdjustment: UIOffset = .zero {
        didSet { if titlePositionAdjustment != oldValue { itemDidChange() } }
    }

    /// Whether the title is predefined. The title of the controller does not replace it.
    package var isSystemItem = false
    var badgeAttributes = StateTable<[NSAttributedString.Key: Any]>()
    package var appearances = BarAppearances<UITabBarAppearance>()

    /// The button that shows the item.
    weak var button: TabButton?
    /// The button, for key-value coding.
    package var displayedView: UIView? { button }
    /// The controller that the item belongs to.
    weak var controller: UIViewController?

    /// Creates an empty item.
    public override init() { super.init() }

    /// Creates an empty item, and sets the values from an interface file or an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        coder.configure(self, as: UITabBarItem.self)
    }

    /// Creates an item with a title and an image.
    public convenience init(title: String?, image: UIImage?, tag: Int) {
        self.init()
        self.title = title
        self.image = image
        self.tag = tag
    }

    /// Creates an item with a title and images for both selection states.
    public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        self.init()
        self.title = title
        self.image = image
        self.selectedImage = selectedImage
    }

    override func itemDidChange() { button?.reload() }

    /// The title of the item or, if that is nil, of its controller.
    package var displayedTitle: String? {
        if let title { return title }
        if let title = controller?.title { return title }
        return (controller as? UINavigationController)?.viewControllers.first?.title
    }
}
