/// Connects the module with UIKitCore.
@MainActor
package enum ListModule {
    /// Provides UIKitCore with the list of the controllers that do not fit in the tab bar, and with the properties of
    /// appearance proxies.
    package static func install() {
        UITabBarController.makeMoreList = { MoreListController(tabs: $0) }
        _ = appearanceProperties
    }

    /// Adds the properties to the appearance proxies when the constant is first read.
    private static let appearanceProperties: Void = AppearanceProxies.shared.add([
        AppearanceProperty(UITableView.self, \.separatorColor),
        AppearanceProperty(UITableView.self, \.separatorEffect),
        AppearanceProperty(
            UITableView.self, value: { $0.storedSeparatorInset.map { AnyHashable($0) } },
            copy: { $1.separatorInset = $0.separatorInset }),
        AppearanceProperty(UITableView.self, \.sectionIndexColor),
        AppearanceProperty(UITableView.self, \.sectionIndexBackgroundColor),
        AppearanceProperty(
            UITableViewCell.self, value: { $0.storedSeparatorInset.map { AnyHashable($0) } },
            copy: { $1.separatorInset = $0.separatorInset }),
    ])
}
