import Foundation

/// A button in a navigation bar or a toolbar.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
    /// How it stands out.
    public enum Style: Int, Sendable {
        case plain = 0
        case done = 2
    }

    /// Items that look alike everywhere.
    public enum SystemItem: Int, Sendable {
        case done = 0
        case cancel = 1
        case edit = 2
        case save = 3
        case add = 4
        case flexibleSpace = 5
        case fixedSpace = 6
        case compose = 7
        case reply = 8
        case action = 9
        case organize = 10
        case bookmarks = 11
        case search = 12
        case refresh = 13
        case stop = 14
        case camera = 15
        case trash = 16
        case play = 17
        case pause = 18
        case rewind = 19
        case fastForward = 20
        case undo = 21
        case redo = 22
        case close = 24
    }

    /// How it stands out. The default is `plain`.
    open var style: Style = .plain {
        didSet { if style != oldValue { itemDidChange() } }
    }

    /// How wide it is, in points; 0 is as wide as what it shows. The default is 0.
    open var width: CGFloat = 0 {
        didSet { if width != oldValue { itemDidChange() } }
    }

    /// Who carries its action out. It is held weakly.
    open weak var target: AnyObject?

    /// What is sent when it is pressed.
    open var action: Selector?

    /// What is carried out when it is pressed. Its title and image become the item's.
    open var primaryAction: UIAction? {
        didSet {
            guard let primaryAction else { return }
            title = primaryAction.title.isEmpty ? title : primaryAction.title
            image = primaryAction.image ?? image
        }
    }

    /// A view that stands in its place; nil for the usual button.
    open var customView: UIView? {
        didSet { if customView !== oldValue { itemDidChange() } }
    }

    /// The colour of what it shows. The default is the bar's.
    open var tintColor: UIColor? {
        didSet { if tintColor != oldValue { itemDidChange() } }
    }

    /// Whether it is left out. The default is false.
    open var isHidden = false {
        didSet { if isHidden != oldValue { itemDidChange() } }
    }

    /// Why it cannot be used now, for the stack above the kit to show.
    package var disabledPressReason: String? {
        didSet { if disabledPressReason != oldValue { itemDidChange() } }
    }

    /// Called when a finger touches down on its button while it is disabled.
    package var onDisabledPress: ((UIControl) -> Void)?

    private(set) var systemItem: SystemItem?
    /// The view that shows it; nil while it is in no bar.
    package var shownView: UIView? { customView ?? button }

    /// The button that shows it; nil while it is in no bar.
    weak var button: BarButton?

    /// Makes an item with nothing on it.
    public override init() {
        super.init()
    }

    /// Makes an item with nothing on it, whatever the archive says.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Makes an item with a title.
    public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
        self.init()
        self.title = title
        self.style = style
        self.target = target.map { $0 as AnyObject }
        self.action = action
    }

    /// Makes an item with an image.
    public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
        self.init()
        self.image = image
        self.style = style
        self.target = target.map { $0 as AnyObject }
        self.action = action
    }

    /// Makes an item that looks alike everywhere.
    public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
        self.init()
        take(systemItem)
        self.target = target.map { $0 as AnyObject }
        self.action = action
    }

    /// Makes an item that looks alike everywhere and carries out `primaryAction`.
    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
        self.init()
        take(systemItem)
        self.primaryAction = primaryAction
    }

    private func take(_ systemItem: SystemItem) {
        self.systemItem = systemItem
        if systemItem == .done || systemItem == .save { style = .done }
    }

    /// Makes an item with a title or an image, or with those of `primaryAction`.
    public convenience init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil) {
        self.init()
        self.title = title ?? primaryAction?.title
        self.image = image ?? primaryAction?.image
        self.primaryAction = primaryAction
    }

    /// Makes an item in whose place `customView` stands.
    public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
    }

    /// Makes a space that takes what is left.
    public class func flexibleSpace() -> UIBarButtonItem {
        UIBarButtonItem(systemItem: .flexibleSpace)
    }

    /// Makes a space of `width` points.
    public class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
        let item = UIBarButtonItem(systemItem: .fixedSpace)
        item.width = width
        return item
    }

    override func itemDidChange() {
        button?.reload()
    }

    /// Does what a press does.
    func press(event: UIEvent?) {
        if let primaryAction {
            AppEvents.shared.post(.action(name: primaryAction.title, sender: self, target: nil))
            primaryAction.perform(sender: self)
        } else if let action {
            UIApplication.shared.sendAction(action, to: target, from: self, for: event)
        }
    }

    /// What its button says.
    var displayedTitle: String? {
        if let title { return title }
        switch systemItem {
        case .done: return "Done"
        case .cancel: return "Cancel"
        case .edit: return "Edit"
        case .save: return "Save"
        case .undo: return "Undo"
        case .redo: return "Redo"
        default: return nil
        }
    }

    /// The picture of its button.
    var displayedImage: UIImage? {
        if let image { return image }
        guard let name = systemItem.flatMap({ Self.symbolNames[$0] }) else { return nil }
        return UIImage(systemName: name)
    }

    /// What it is called where nobody sees its picture.
    package var spokenName: String? {
        accessibilityLabel ?? displayedTitle ?? systemItem.flatMap { Self.spokenNames[$0] }
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
