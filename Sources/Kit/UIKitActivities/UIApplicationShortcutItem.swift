import Foundation

/// A quick action: an action of the app that the user performs from outside the app, such as from its icon.
///
/// Static items are in `Info.plist`, with the key `UIApplicationShortcutItems`. The app sets dynamic items in
/// `UIApplication.shortcutItems`. The launch argument `-UIApplicationShortcutItemType TYPE` performs the item with that
/// type.
open class UIApplicationShortcutItem: NSObject, NSCopying, NSMutableCopying {
    /// The kind of the action.
    open internal(set) var type: String
    /// The title.
    open internal(set) var localizedTitle: String
    /// The subtitle, or nil.
    open internal(set) var localizedSubtitle: String?
    /// The icon, or nil.
    open internal(set) var icon: UIApplicationShortcutIcon?
    /// Custom values that the app provides.
    open internal(set) var userInfo: [String: any NSSecureCoding]?
    /// The identifier of the content. An app uses it to find the scene that shows the content.
    open internal(set) var targetContentIdentifier: Any?

    /// Creates an item.
    public init(
        type: String, localizedTitle: String, localizedSubtitle: String?, icon: UIApplicationShortcutIcon?,
        userInfo: [String: any NSSecureCoding]? = nil
    ) {
        self.type = type
        self.localizedTitle = localizedTitle
        self.localizedSubtitle = localizedSubtitle
        self.icon = icon
        self.userInfo = userInfo
    }

    /// Creates an item with a title only.
    public convenience init(type: String, localizedTitle: String) {
        self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil)
    }

    /// Returns an item with the same values.
    open func copy(with zone: NSZone? = nil) -> Any { fill(UIApplicationShortcutItem(type: type, localizedTitle: "")) }

    /// Returns a mutable item with the same values.
    open func mutableCopy(with zone: NSZone? = nil) -> Any {
        fill(UIMutableApplicationShortcutItem(type: type, localizedTitle: ""))
    }

    private func fill(_ item: UIApplicationShortcutItem) -> UIApplicationShortcutItem {
        item.localizedTitle = localizedTitle
        item.localizedSubtitle = localizedSubtitle
        item.icon = icon
        item.userInfo = userInfo
        item.targetContentIdentifier = targetContentIdentifier
        return item
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIApplicationShortcutItem else { return false }
        return type == other.type && localizedTitle == other.localizedTitle
            && localizedSubtitle == other.localizedSubtitle && icon == other.icon
            && NSDictionary(dictionary: userInfo ?? [:]) == NSDictionary(dictionary: other.userInfo ?? [:])
            && targetContentIdentifier as? AnyHashable == other.targetContentIdentifier as? AnyHashable
    }

    open override var hash: Int { type.hashValue ^ localizedTitle.hashValue }
}

/// A mutable version of `UIApplicationShortcutItem`.
open class UIMutableApplicationShortcutItem: UIApplicationShortcutItem {
    /// The kind of the action.
    open override var type: String {
        get { super.type }
        set { super.type = newValue }
    }
    /// The title.
    open override var localizedTitle: String {
        get { super.localizedTitle }
        set { super.localizedTitle = newValue }
    }
    /// The subtitle, or nil.
    open override var localizedSubtitle: String? {
        get { super.localizedSubtitle }
        set { super.localizedSubtitle = newValue }
    }
    /// The icon, or nil.
    open override var icon: UIApplicationShortcutIcon? {
        get { super.icon }
        set { super.icon = newValue }
    }
    /// Custom values that the app provides.
    open override var userInfo: [String: any NSSecureCoding]? {
        get { super.userInfo }
        set { super.userInfo = newValue }
    }
    /// The identifier of the content. An app uses it to find the scene that shows the content.
    open override var targetContentIdentifier: Any? {
        get { super.targetContentIdentifier }
        set { super.targetContentIdentifier = newValue }
    }
}
