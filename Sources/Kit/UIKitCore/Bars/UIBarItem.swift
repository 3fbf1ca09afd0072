import Foundation

/// Something in a bar: a title, an image, or both.
@preconcurrency @MainActor
open class UIBarItem: NSObject {
    /// Whether it can be used. The default is true.
    open var isEnabled = true {
        didSet { if isEnabled != oldValue { itemDidChange() } }
    }

    /// What it says.
    open var title: String? {
        didSet { if title != oldValue { itemDidChange() } }
    }

    /// Its picture; it takes the place of the title.
    open var image: UIImage? {
        didSet { if image !== oldValue { itemDidChange() } }
    }

    /// A number by which to find it. The default is 0.
    open var tag = 0

    /// A name for tests, never read out.
    open var accessibilityIdentifier: String?

    /// What it is, in a word or two. The default is its title.
    open var accessibilityLabel: String?

    /// Makes an item with nothing on it.
    public override init() {
        super.init()
    }

    /// Makes an item with nothing on it, whatever the archive says.
    public required init?(coder: NSCoder) {
        super.init()
    }

    /// Called when it must be shown anew.
    func itemDidChange() {}
}
