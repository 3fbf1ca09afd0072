import Foundation

/// A tab: what one of the controllers of a tab bar controller is called.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
    /// Its picture while it is selected; nil is the same as else.
    open var selectedImage: UIImage? {
        didSet { if selectedImage !== oldValue { itemDidChange() } }
    }

    /// What stands in the badge at its corner; nil, the default, shows none.
    open var badgeValue: String? {
        didSet { if badgeValue != oldValue { itemDidChange() } }
    }

    /// The colour of the badge. The default, nil, is red.
    open var badgeColor: UIColor? {
        didSet { if badgeColor != oldValue { itemDidChange() } }
    }

    /// The button that shows it.
    weak var button: TabButton?
    /// The controller whose tab it is.
    weak var controller: UIViewController?

    /// Makes a tab with nothing on it.
    public override init() {
        super.init()
    }

    /// Makes a tab with nothing on it, whatever the archive says.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Makes a tab with a title and a picture.
    public convenience init(title: String?, image: UIImage?, tag: Int) {
        self.init()
        self.title = title
        self.image = image
        self.tag = tag
    }

    /// Makes a tab with a title and two pictures.
    public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        self.init()
        self.title = title
        self.image = image
        self.selectedImage = selectedImage
    }

    override func itemDidChange() {
        button?.reload()
    }

    /// What it says: its own title, or what its controller is about.
    var shownTitle: String? {
        if let title { return title }
        if let title = controller?.title { return title }
        return (controller as? UINavigationController)?.viewControllers.first?.title
    }
}
