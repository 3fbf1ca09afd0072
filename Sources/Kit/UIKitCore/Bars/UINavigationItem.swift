import Foundation
import FoundationAdditions

/// The title and buttons that a navigation bar shows for a view controller.
@preconcurrency @MainActor
open class UINavigationItem: NSObject, @preconcurrency NSCoding {
    /// The title in the middle of the bar. The default is nil.
    open var title: String? {
        willSet { keyWillChange(self, "title") }
        didSet {
            if title != oldValue { bar?.titleDidChange(of: self) }
            keyDidChange(self, "title")
        }
    }

    /// A line of text above the title, which makes the bar taller. The default is nil. A bar of compact height does not
    /// show it.
    open var prompt: String? {
        willSet { keyWillChange(self, "prompt") }
        didSet {
            defer { keyDidChange(self, "prompt") }
            guard prompt != oldValue else { return }
            itemDidChange()
            bar?.heightDidChange()
        }
    }

    /// A view to show in place of the title. The default is nil.
    open var titleView: UIView? {
        willSet { keyWillChange(self, "titleView") }
        didSet {
            if titleView !== oldValue { itemDidChange() }
            keyDidChange(self, "titleView")
        }
    }

    /// A closure that returns the menu of the title; nil, the default, if the title opens no menu. Its argument
    /// contains the elements that the system suggests. An arrow beside the title indicates the menu. A title view does
    /// not open a menu.
    open var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)? {
        didSet { if (titleMenuProvider == nil) != (oldValue == nil) { itemDidChange() } }
    }

    /// An object that is notified when the user changes the title; nil, the default, if the user cannot change it.
    ///
    /// A field replaces the title when the user chooses Rename in the title menu, or when `rename(_:)` of the
    /// navigation controller is called. Without a `titleMenuProvider`, the title menu contains only that command.
    /// Otherwise, the command is among the suggested elements.
    open weak var renameDelegate: (any UINavigationItemRenameDelegate)? {
        didSet {
            guard renameDelegate !== oldValue else { return }
            if renameDelegate == nil { bar?.cancelRenaming(of: self) }
            itemDidChange()
        }
    }

    /// The arrangement of the title, the back button and the center items. The default is `navigator`.
    open var style: ItemStyle = .navigator {
        didSet { if style != oldValue { itemDidChange() } }
    }

    /// The action of the back button while this item is on top. If nil, the default, the button shows the item below.
    ///
    /// Without an item below, the back button has the image or the title of the action.
    open var backAction: UIAction? {
        didSet { if backAction !== oldValue { itemDidChange() } }
    }

    /// The groups in the middle of the bar. The default is empty.
    ///
    /// Groups that do not fit, and all groups in the style `navigator`, are in the overflow menu.
    open var centerItemGroups: [UIBarButtonItemGroup] = [] {
        didSet { groupsDidChange(from: oldValue) }
    }

    /// The group at the trailing edge, beyond the button of the overflow menu. The default is nil.
    open var pinnedTrailingGroup: UIBarButtonItemGroup? {
        didSet { if pinnedTrailingGroup !== oldValue { groupsDidChange(from: [oldValue]) } }
    }

    /// Elements at the end of the overflow menu. The default is nil.
    open var additionalOverflowItems: UIDeferredMenuElement? {
        didSet { if additionalOverflowItems !== oldValue { itemDidChange() } }
    }

    /// An item that supplies the title of the back button that returns to this item. The default is nil.
    open var backBarButtonItem: UIBarButtonItem? {
        didSet { itemDidChange() }
    }

    /// The title of the back button that returns to this item. If nil, the default, the back button has the title of
    /// this item.
    open var backButtonTitle: String? {
        didSet { if backButtonTitle != oldValue { itemDidChange() } }
    }

    /// The text of the back button that returns to this item. The default is `default`.
    open var backButtonDisplayMode: BackButtonDisplayMode = .default {
        didSet { if backButtonDisplayMode != oldValue { itemDidChange() } }
    }

    /// Whether the title is large while the content is scrolled to its top. The default is `automatic`.
    ///
    /// It has an effect only if `prefersLargeTitles` of the navigation bar is true.
    open var largeTitleDisplayMode: LargeTitleDisplayMode = .automatic {
        didSet { if largeTitleDisplayMode != oldValue { bar?.heightDidChange() } }
    }

    /// Whether scrolling the content hides the search bar. The default is true.
    open var hidesSearchBarWhenScrolling = true {
        didSet { if hidesSearchBarWhenScrolling != oldValue { bar?.heightDidChange() } }
    }

    /// Whether the back button is hidden while this item is on top. The default is false.
    open var hidesBackButton = false {
        didSet { if hidesBackButton != oldValue { itemDidChange() } }
    }

    /// Whether the left items appear beside the back button rather than in its place. The default is false.
    open var leftItemsSupplementBackButton = false {
        didSet { if leftItemsSupplementBackButton != oldValue { itemDidChange() } }
    }

    /// The items on the leading side, from the edge inward.
    open var leftBarButtonItems: [UIBarButtonItem]? {
        willSet { keyWillChange(self, "leftBarButtonItems") }
        didSet {
            storedGroups.leading = []
            keyDidChange(self, "leftBarButtonItems")
        }
    }

    /// The items on the trailing side, from the edge inward.
    open var rightBarButtonItems: [UIBarButtonItem]? {
        willSet { keyWillChange(self, "rightBarButtonItems") }
        didSet {
            storedGroups.trailing = []
            keyDidChange(self, "rightBarButtonItems")
        }
    }

    /// The first item on the leading side. Setting it replaces all items on that side.
    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = newValue.map { [$0] } }
    }

    /// The first item on the trailing side. Setting it replaces all items on that side.
    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = newValue.map { [$0] } }
    }

    /// The controller that searches the content: the `searchController` of the module UIKitSearching.
    package var search: (any NavigationSearching)? {
        didSet {
            guard search !== oldValue else { return }
            oldValue?.endImmediately()
            oldValue?.didMove(to: nil)
            search?.didMove(to: self)
            searchButtonDidMove()
        }
    }

    /// The item of the search bar among other items. The module UIKitSearching creates it.
    package var searchItem: UIBarButtonItem?
    /// Whether the search bar can be in the toolbar.
    package var allowsSearchInToolbar = true {
        didSet { if allowsSearchInToolbar != oldValue { searchButtonDidMove() } }
    }

    /// The preferred placement of the search bar. The default is `automatic`, which is below the title.
    ///
    /// If the width is compact, an integrated search bar is behind a button in the navigation bar or, if the toolbar is
    /// visible, a field or a button in the toolbar.
    open var preferredSearchBarPlacement: SearchBarPlacement = .automatic {
        didSet { if preferredSearchBarPlacement != oldValue { searchButtonDidMove() } }
    }

    /// The placement of the search bar.
    open var searchBarPlacement: SearchBarPlacement { search?.placement ?? .stacked }

    /// The other titles and the subtitles, which may be nil.
    package var titles: (any NavigationTitling)? {
        didSet { titlesDidChange() }
    }

    /// Called when a title or a subtitle, or the natural size of its view, changes.
    package func titlesDidChange() {
        bar?.titleDidChange(of: self)
        bar?.heightDidChange()
    }

    package weak var bar: UINavigationBar? {
        didSet { if bar !== oldValue { search?.updateButton() } }
    }
    package var appearances = BarAppearances<UINavigationBarAppearance>()
    package var storedGroups = ItemGroups() {
        didSet { groupsDidChange(from: oldValue.leading + oldValue.trailing) }
    }

    /// Creates an item with a title.
    public init(title: String) {
        self.title = title
        super.init()
    }

    /// Creates an item without a title.
    public convenience override init() {
        self.init(title: "")
        title = nil
    }

    /// Encodes the titles and the bar button items.
    open func encode(with coder: NSCoder) { ViewArchives.encode?(self, coder) }

    /// Creates an item without a title, and sets the values from an interface file or an archive.
    public required init?(coder: NSCoder) {
        super.init()
        coder.configure(self, as: UINavigationItem.self)
    }

    /// Sets the items on the leading side. If `animated` is true, the new items fade in while the previous ones fade
    /// out.
    open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        change(animated: animated) { leftBarButtonItems = items }
    }

    /// Sets the items on the trailing side. If `animated` is true, the new items fade in while the previous ones fade
    /// out.
    open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        change(animated: animated) { rightBarButtonItems = items }
    }

    /// Sets the item on the leading side. If `animated` is true, it fades in while the previous items fade out.
    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
        change(animated: animated) { leftBarButtonItem = item }
    }

    /// Sets the item on the trailing side. If `animated` is true, it fades in while the previous items fade out.
    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
        change(animated: animated) { rightBarButtonItem = item }
    }

    /// Sets whether the back button is hidden while this item is on top. If `animated` is true, the button fades.
    open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
        change(animated: animated) { self.hidesBackButton = hidesBackButton }
    }

    private var changesAreAnimated = false

    private func change(animated: Bool, _ body: () -> Void) {
        changesAreAnimated = animated
        body()
        changesAreAnimated = false
    }

    func controllerTitleDidChange(_ title: String?) { self.title = title }

    func itemDidChange() { bar?.itemDidChange(self, animated: changesAreAnimated) }
}
