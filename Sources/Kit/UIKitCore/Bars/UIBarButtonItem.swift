import Foundation
import FoundationAdditions
import SystemTexts

/// A button in a navigation bar, toolbar or search bar.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
    /// The emphasis of an item.
    public enum Style: Int, Sendable {
        /// The regular weight.
        case plain = 0
        /// A semibold weight, for the action that completes a task.
        case done = 2
    }

    /// Items with a predefined title or image.
    public enum SystemItem: Int, Sendable {
        /// A button with the title “Done” in the style `done`.
        case done = 0
        /// A button with the title “Cancel”.
        case cancel = 1
        /// A button with the title “Edit”.
        case edit = 2
        /// A button with the title “Save” in the style `done`.
        case save = 3
        /// A plus sign.
        case add = 4
        /// A space that takes a share of the remaining width.
        case flexibleSpace = 5
        /// A space that is as wide as the `width` of the item.
        case fixedSpace = 6
        /// A pencil on a page.
        case compose = 7
        /// An arrow for replies.
        case reply = 8
        /// An arrow out of a box, for sharing.
        case action = 9
        /// A folder.
        case organize = 10
        /// A book.
        case bookmarks = 11
        /// A magnifying glass.
        case search = 12
        /// A circular arrow.
        case refresh = 13
        /// A cross, for stopping an operation.
        case stop = 14
        /// A camera.
        case camera = 15
        /// A trash can.
        case trash = 16
        /// A play symbol.
        case play = 17
        /// A pause symbol.
        case pause = 18
        /// A rewind symbol.
        case rewind = 19
        /// A fast-forward symbol.
        case fastForward = 20
        /// A button with the title “Undo”.
        case undo = 21
        /// A button with the title “Redo”.
        case redo = 22
        /// A cross, for closing a view.
        case close = 24
    }

    /// The emphasis of the item. The default is `plain`.
    open var style: Style = .plain {
        didSet { if style != oldValue { itemDidChange() } }
    }

    /// The width of the item, in points. If it is 0, the default, the item is as wide as its content.
    open var width: CGFloat = 0 {
        didSet { if width != oldValue { itemDidChange() } }
    }

    /// The object that receives the action, held weakly.
    open weak var target: AnyObject?

    /// The action that is sent when the item is pressed.
    open var action: Selector? {
        didSet { if action != oldValue { itemDidChange() } }
    }

    /// The action to perform when the item is pressed. Its title and image, if any, become the title and image of an
    /// item that is not a system item.
    open var primaryAction: UIAction? {
        didSet {
            if systemItem == nil, let primaryAction {
                title = primaryAction.title.isEmpty ? title : primaryAction.title
                image = primaryAction.image ?? image
            }
            if (primaryAction == nil) != (oldValue == nil) { itemDidChange() }
        }
    }

    /// The menu. The default is nil.
    ///
    /// A touch opens it if the item has neither a primary action nor an action. Otherwise, a long press opens it.
    open var menu: UIMenu? {
        didSet { if menu !== oldValue { itemDidChange() } }
    }

    /// A closure that returns the menu when it opens; nil if `menu` opens.
    var menuProvider: (() -> UIMenu?)?

    /// The order of the menu's elements. The default is `automatic`.
    open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic

    /// The element that represents the item in the overflow menu of a navigation bar. If nil, the default, it is made
    /// from the title, the image and the action or the menu of the item.
    open var menuRepresentation: UIMenuElement?

    /// The titles that the item may have. The item is at least as wide as the widest of them. The default is nil.
    open var possibleTitles: Set<String>? {
        didSet { if possibleTitles != oldValue { itemDidChange() } }
    }

    /// The group that contains the item.
    open internal(set) weak var buttonGroup: UIBarButtonItemGroup?

    /// The badge; nil, the default, for no badge.
    package var storedBadge: (any BarBadge)? {
        didSet { itemDidChange() }
    }

    package var backStyling = BackButtonStyling()
    /// The background images. Those for the style of the item take precedence over those for nil, which are for all
    /// styles.
    package var backgroundImages: [Style?: StateTable<UIImage>] = [:]
    package var backgroundOffset: CGFloat = 0
    package var titleOffset: UIOffset = .zero

    /// A view to show in place of the button. The default is nil.
    open var customView: UIView? {
        willSet { keyWillChange(self, "customView") }
        didSet {
            if customView !== oldValue { viewDidChange() }
            keyDidChange(self, "customView")
        }
    }

    /// The color of the title or image. The default, nil, is the tint color of the bar.
    open var tintColor: UIColor? {
        willSet { keyWillChange(self, "tintColor") }
        didSet {
            if tintColor != oldValue { itemDidChange() }
            keyDidChange(self, "tintColor")
        }
    }

    /// Whether the item is hidden. The default is false.
    open var isHidden = false {
        didSet {
            guard isHidden != oldValue else { return }
            if customView == nil { itemDidChange() } else { viewDidChange() }
        }
    }

    /// Whether the item is selected: its background has the tint color. The default is false.
    open var isSelected = false {
        didSet { if isSelected != oldValue { itemDidChange() } }
    }

    /// Whether a press selects the item or ends its selection, before it performs the action. The default is false.
    open var changesSelectionAsPrimaryAction = false

    /// The reason why the item is disabled, which the stack above the kit uses for feedback.
    package var disabledPressReason: String? {
        didSet { if disabledPressReason != oldValue { itemDidChange() } }
    }

    /// Called when a touch begins on the button while the item is disabled.
    package var onDisabledPress: ((UIControl) -> Void)?

    package private(set) var systemItem: SystemItem?
    var isSpace: Bool { systemItem == .fixedSpace || systemItem == .flexibleSpace }
    /// The view that shows the item: the custom view, or the button. Nil if the item has no custom view and is in no
    /// bar.
    package var displayedView: UIView? { customView ?? button }

    /// The button that shows the item; nil if the item is in no bar.
    weak var button: BarButton?

    /// Creates the button that shows the item.
    package func makeButton() -> UIControl { BarButton(item: self) }

    /// Called when the view that shows the item must be replaced, shown or hidden. The bar sets it.
    var onViewChange: (() -> Void)?

    /// Creates an empty item.
    public override init() { super.init() }

    /// Creates an empty item, and sets the values from an interface file or an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        coder.configure(self, as: UIBarButtonItem.self)
    }

    /// Creates an item with a title.
    public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
        self.init()
        self.title = title
        self.style = style
        self.target = target.map { ClassTarget.object(for: $0) }
        self.action = action
    }

    /// Creates an item with an image.
    public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
        self.init()
        self.image = image
        self.style = style
        self.target = target.map { ClassTarget.object(for: $0) }
        self.action = action
    }

    /// Creates an item with a predefined title or image.
    public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
        self.init()
        configure(as: systemItem)
        self.target = target.map { ClassTarget.object(for: $0) }
        self.action = action
    }

    /// Creates an item that has a predefined title or image, and performs `primaryAction` or opens `menu`.
    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
        self.init()
        configure(as: systemItem)
        self.primaryAction = primaryAction
        self.menu = menu
    }

    /// Configures the item as a system item. The system items `done` and `save` set the style `done`.
    package func configure(as systemItem: SystemItem) {
        self.systemItem = systemItem
        if systemItem == .done || systemItem == .save { style = .done }
    }

    /// Creates an item that has a title or an image, and performs `primaryAction` or opens `menu`. The title and image
    /// of `primaryAction`, if any, replace `title` and `image`.
    public convenience init(
        title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
    ) {
        self.init()
        self.title = title ?? primaryAction?.title
        self.image = image ?? primaryAction?.image
        self.primaryAction = primaryAction
        self.menu = menu
    }

    /// Creates an item that shows `customView`.
    public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
    }

    /// Creates a space that takes an equal share of the remaining width of a toolbar.
    public class func flexibleSpace() -> UIBarButtonItem {
        UIBarButtonItem(systemItem: .flexibleSpace)
    }

    /// Creates a space of `width` points.
    public class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
        let item = UIBarButtonItem(systemItem: .fixedSpace)
        item.width = width
        return item
    }

    private func viewDidChange() { if let onViewChange { onViewChange() } else { itemDidChange() } }

    override func itemDidChange() {
        // A change of an item that is only in the overflow menu can show or hide the button of the menu.
        if isSpace, let onViewChange { return onViewChange() }
        if let button { button.reload() } else { buttonGroup?.navigationItem?.itemDidChange() }
    }

    /// Called when an image or an offset changes.
    package func stylingDidChange() {
        itemDidChange()
        backStyling.button?.itemDidChange()
    }

    /// Performs the primary action or sends the action of the item.
    package func press(event: UIEvent?) {
        if changesSelectionAsPrimaryAction { isSelected.toggle() }
        if let primaryAction {
            AppEvents.shared.post(.action(name: primaryAction.title, sender: self, target: nil))
            primaryAction.perform(sender: self)
        } else if let action {
            UIApplication.shared.sendAction(action, to: target, from: self, for: event)
        }
    }

    /// The title of the button: the item's title, or a predefined one.
    package var displayedTitle: String? {
        if let title { return title }
        return systemItem.flatMap { Self.titles[$0] }.map(SystemTexts.localized)
    }

    private static let titles: [SystemItem: String] = [
        .done: "Done", .cancel: "Cancel", .edit: "Edit", .save: "Save", .undo: "Undo", .redo: "Redo",
    ]

    /// The image of the button: the item's image, or a predefined one.
    package var displayedImage: UIImage? {
        if let image { return image }
        guard let name = systemItem.flatMap({ Self.symbolNames[$0] }) else { return nil }
        return UIImage(systemName: name)
    }

    /// The name of the item for accessibility.
    package var spokenName: String? {
        accessibilityLabel ?? displayedTitle ?? systemItem.flatMap { Self.spokenNames[$0] }.map(SystemTexts.localized)
    }

    private static let symbolNames: [SystemItem: String] = [
        .add: "plus", .compose: "square.and.pencil", .reply: "arrowshape.turn.up.left", .action: "square.and.arrow.up",
        .organize: "folder", .bookmarks: "book", .search: "magnifyingglass", .refresh: "arrow.clockwise",
        .stop: "xmark", .close: "xmark", .camera: "camera", .trash: "trash", .play: "play.fill", .pause: "pause.fill",
        .rewind: "backward.fill", .fastForward: "forward.fill",
    ]

    private static let spokenNames: [SystemItem: String] = [
        .add: "Add", .compose: "Compose", .reply: "Reply", .action: "Share", .organize: "Organize",
        .bookmarks: "Bookmarks", .search: "Search", .refresh: "Refresh", .stop: "Stop", .close: "Close",
        .camera: "Camera", .trash: "Delete", .play: "Play", .pause: "Pause", .rewind: "Rewind",
        .fastForward: "Fast Forward",
    ]
}
