import Foundation

/// What a navigation bar shows for one controller.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
    /// What stands in the middle of the bar.
    open var title: String? {
        didSet { if title != oldValue { itemDidChange() } }
    }

    /// A view that stands in the place of the title.
    open var titleView: UIView? {
        didSet { if titleView !== oldValue { itemDidChange() } }
    }

    /// The button that leads back to it, for the controller above it; nil for the usual one.
    open var backBarButtonItem: UIBarButtonItem? {
        didSet { itemDidChange() }
    }

    /// What the button says that leads back to it; nil for its title.
    open var backButtonTitle: String? {
        didSet { if backButtonTitle != oldValue { itemDidChange() } }
    }

    /// Whether there is no button that leads back from it. The default is false.
    open var hidesBackButton = false {
        didSet { if hidesBackButton != oldValue { itemDidChange() } }
    }

    /// Whether the left items stand beside the back button rather than in its place. The default is false.
    open var leftItemsSupplementBackButton = false {
        didSet { if leftItemsSupplementBackButton != oldValue { itemDidChange() } }
    }

    /// The buttons at the leading side, from the side inwards.
    open var leftBarButtonItems: [UIBarButtonItem]? {
        didSet { itemDidChange() }
    }

    /// The buttons at the trailing side, from the side inwards.
    open var rightBarButtonItems: [UIBarButtonItem]? {
        didSet { itemDidChange() }
    }

    /// The first button at the leading side.
    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = newValue.map { [$0] } }
    }

    /// The first button at the trailing side.
    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = newValue.map { [$0] } }
    }

    /// What searches the content; its bar stands below the title. The default is nothing.
    open var searchController: UISearchController? {
        didSet {
            guard searchController !== oldValue else { return }
            oldValue?.endAtOnce()
            oldValue?.searchBar.isInNavigationBar = false
            searchController?.searchBar.isInNavigationBar = true
            itemDidChange()
        }
    }

    weak var bar: UINavigationBar?
    private var hasOwnTitle = false

    /// Makes an item.
    public init(title: String) {
        self.title = title
        super.init()
    }

    /// Makes an item without a title.
    public convenience override init() {
        self.init(title: "")
        title = nil
    }

    /// Makes an item without a title, whatever the archive says.
    public required init?(coder: NSCoder) {
        super.init()
    }

    /// Sets the buttons at the leading side.
    open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
    /// Sets the buttons at the trailing side.
    open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { rightBarButtonItems = items }
    /// Sets the button at the leading side.
    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
    /// Sets the button at the trailing side.
    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }
    /// Sets whether there is no button that leads back from it.
    open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { self.hidesBackButton = hidesBackButton }

    func controllerTitleDidChange(_ title: String?) {
        self.title = title
    }

    private func itemDidChange() {
        bar?.itemDidChange(self)
    }
}
