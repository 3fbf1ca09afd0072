import Foundation
import InterfaceFiles
import UIKitBars
import UIKitCore
import UIKitSearching

extension UIBarItem {
    func setBarItemProperties(_ reader: PropertyReader) {
        if let item = self as? UIBarButtonItem { item.setButtonItemProperties(reader) }
        if let item = self as? UITabBarItem { item.setTabItemProperties(reader) }
        reader.string("title").map { title = $0 }
        reader.image("image").map { image = $0 }
        reader.image("landscapeImage").map { landscapeImagePhone = $0 }
        reader.bool("enabled").map { isEnabled = $0 }
        reader.integer("tag").map { tag = $0 }
        reader.insets("imageInsets").map { imageInsets = $0 }
        guard let element = reader.value("accessibilityConfiguration") else { return }
        let part = PropertyReader(element, reader.decoder)
        part.string("label").map { accessibilityLabel = $0 }
        part.string("hint").map { accessibilityHint = $0 }
        part.string("identifier").map { accessibilityIdentifier = $0 }
        part.finish()
    }
}

extension UIBarButtonItem {
    fileprivate func setButtonItemProperties(_ reader: PropertyReader) {
        let items: [String: SystemItem] = [
            "done": .done, "cancel": .cancel, "edit": .edit, "save": .save, "add": .add,
            "flexibleSpace": .flexibleSpace, "fixedSpace": .fixedSpace, "compose": .compose, "reply": .reply,
            "action": .action, "organize": .organize, "bookmarks": .bookmarks, "search": .search,
            "refresh": .refresh, "stop": .stop, "camera": .camera, "trash": .trash, "play": .play, "pause": .pause,
            "rewind": .rewind, "fastForward": .fastForward, "undo": .undo, "redo": .redo, "close": .close,
        ]
        reader.choice("systemItem", items).map { configure(as: $0) }
        if reader.string("style") == "done" { style = .done }
        reader.number("width").map { width = $0 }
        reader.color("tintColor").map { tintColor = $0 }
        reader.bool("hidden").map { isHidden = $0 }
        reader.object("customView", UIView.self).map { customView = $0 }
        reader.ignore("springLoaded", "selected", "catalog")
    }
}

extension UITabBarItem {
    fileprivate func setTabItemProperties(_ reader: PropertyReader) {
        let items: [String: SystemItem] = [
            "more": .more, "favorites": .favorites, "featured": .featured, "topRated": .topRated,
            "recents": .recents, "contacts": .contacts, "history": .history, "bookmarks": .bookmarks,
            "search": .search, "downloads": .downloads, "mostRecent": .mostRecent, "mostViewed": .mostViewed,
        ]
        reader.choice("systemItem", items).map { configure(as: $0) }
        reader.image("selectedImage").map { selectedImage = $0 }
        reader.string("badgeValue").map { badgeValue = $0 }
        reader.color("badgeColor").map { badgeColor = $0 }
        reader.offset("titlePositionAdjustment").map { titlePositionAdjustment = $0 }
        reader.ignore("springLoaded", "catalog", "selectedImageCatalog")
    }
}

extension UINavigationItem {
    func setNavigationItemProperties(_ reader: PropertyReader) {
        reader.string("title").map { title = $0 }
        reader.string("prompt").map { prompt = $0 }
        reader.string("backButtonTitle").map { backButtonTitle = $0 }
        reader.bool("hidesBackButton").map { hidesBackButton = $0 }
        reader.bool("leftItemsSupplementBackButton").map { leftItemsSupplementBackButton = $0 }
        reader.choice(
            "largeTitleDisplayMode",
            ["automatic": LargeTitleDisplayMode.automatic, "always": .always, "never": .never]
        ).map { largeTitleDisplayMode = $0 }
        reader.choice(
            "backButtonDisplayMode",
            ["default": BackButtonDisplayMode.default, "generic": .generic, "minimal": .minimal]
        ).map { backButtonDisplayMode = $0 }
        let left: [UIBarButtonItem] = reader.objects("leftBarButtonItems")
        let right: [UIBarButtonItem] = reader.objects("rightBarButtonItems")
        if !left.isEmpty { leftBarButtonItems = left }
        if !right.isEmpty { rightBarButtonItems = right }
        reader.object("leftBarButtonItem", UIBarButtonItem.self).map { leftBarButtonItem = $0 }
        reader.object("rightBarButtonItem", UIBarButtonItem.self).map { rightBarButtonItem = $0 }
        reader.object("backBarButtonItem", UIBarButtonItem.self).map { backBarButtonItem = $0 }
        reader.object("titleView", UIView.self).map { titleView = $0 }
        reader.choice(
            "preferredSearchBarPlacement",
            [
                "automatic": SearchBarPlacement.automatic, "inline": .integrated, "integrated": .integrated,
                "integratedCentered": .integratedCentered, "integratedButton": .integratedButton, "stacked": .stacked,
            ]
        ).map { preferredSearchBarPlacement = $0 }
        reader.ignore("style")
    }
}

extension UINavigationBar {
    func setNavigationBarProperties(_ reader: PropertyReader) {
        reader.color("barTintColor").map { barTintColor = $0 }
        reader.bool("translucent").map { isTranslucent = $0 }
        reader.choice("barStyle", BarChoices.styles).map { barStyle = $0 }
        reader.bool("largeTitles").map { prefersLargeTitles = $0 }
        reader.value("titleTextAttributes").map { titleTextAttributes = reader.textAttributes($0) }
        reader.value("largeTitleTextAttributes").map { largeTitleTextAttributes = reader.textAttributes($0) }
        let all: [UINavigationItem] = reader.objects("items")
        if !all.isEmpty { items = all }
    }
}

extension UIToolbar {
    func setToolbarProperties(_ reader: PropertyReader) {
        reader.color("barTintColor").map { barTintColor = $0 }
        reader.bool("translucent").map { isTranslucent = $0 }
        reader.choice("barStyle", BarChoices.styles).map { barStyle = $0 }
        let all: [UIBarButtonItem] = reader.objects("items")
        if !all.isEmpty { items = all }
    }
}

extension UITabBar {
    func setTabBarProperties(_ reader: PropertyReader) {
        reader.color("barTintColor").map { barTintColor = $0 }
        reader.color("unselectedItemTintColor").map { unselectedItemTintColor = $0 }
        reader.color("selectedImageTintColor").map { tintColor = $0 }
        reader.bool("translucent").map { isTranslucent = $0 }
        reader.choice("barStyle", BarChoices.styles).map { barStyle = $0 }
        reader.image("backgroundImage").map { backgroundImage = $0 }
        reader.image("shadowImage").map { shadowImage = $0 }
        reader.image("selectionIndicatorImage").map { selectionIndicatorImage = $0 }
        reader.choice(
            "itemPositioning",
            ["automatic": ItemPositioning.automatic, "fill": .fill, "centered": .centered]
        ).map { itemPositioning = $0 }
        let all: [UITabBarItem] = reader.objects("items")
        if !all.isEmpty { items = all }
    }
}

extension UISearchBar {
    func setSearchBarProperties(_ reader: PropertyReader) {
        reader.string("text").map { text = $0 }
        reader.string("placeholder").map { placeholder = $0 }
        reader.string("prompt").map { prompt = $0 }
        reader.bool("showsCancelButton").map { showsCancelButton = $0 }
        let titles: [String] = (reader.child("scopeButtonTitles")?.children ?? []).map(\.text)
        if titles.contains(where: { !$0.isEmpty }) { scopeButtonTitles = titles }
        reader.bool("showsScopeBar").map { showsScopeBar = $0 }
        reader.integer("selectedScopeButtonIndex").map { selectedScopeButtonIndex = $0 }
        reader.choice(
            "searchBarStyle", ["default": Style.default, "prominent": .prominent, "minimal": .minimal]
        ).map { searchBarStyle = $0 }
        reader.color("barTintColor").map { barTintColor = $0 }
        reader.bool("translucent").map { isTranslucent = $0 }
        reader.choice("barStyle", BarChoices.styles).map { barStyle = $0 }
        reader.image("backgroundImage").map { backgroundImage = $0 }
        guard let traits = reader.value("textInputTraits") else { return }
        let part = PropertyReader(traits, reader.decoder)
        TextTraits(part).set(on: searchTextField)
        part.finish()
    }
}

/// The values of properties of bars, by their names in interface files.
@MainActor
enum BarChoices {
    static let styles: [String: UIBarStyle] = [
        "default": .default, "black": .black, "blackTranslucent": .black, "blackOpaque": .black,
    ]
}

extension PropertyReader {
    /// Returns the attributes of the text in a bar.
    func textAttributes(_ element: InterfaceElement) -> [NSAttributedString.Key: Any] {
        let part = PropertyReader(element, decoder)
        var attributes: [NSAttributedString.Key: Any] = [:]
        part.color("textColor").map { attributes[.foregroundColor] = $0 }
        part.font("fontDescription").map { attributes[.font] = $0 }
        if let shadow = part.color("textShadowColor") {
            let value = NSShadow()
            value.shadowColor = shadow
            part.offset("textShadowOffset").map {
                value.shadowOffset = CGSize(width: $0.horizontal, height: $0.vertical)
            }
            attributes[.shadow] = value
        }
        part.ignore("textShadowOffset")
        part.finish()
        return attributes
    }
}
