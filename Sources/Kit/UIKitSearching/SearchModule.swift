/// Connects the module with UIKitCore.
@MainActor
package enum SearchModule {
    /// Registers the properties that appearance proxies pass on to search bars.
    package static func install() { _ = appearanceProperties }

    /// Adds the properties at the first access.
    private static let appearanceProperties: Void = AppearanceProxies.shared.add([
        AppearanceProperty(UISearchBar.self, \.barTintColor), AppearanceProperty(UISearchBar.self, \.barStyle),
        AppearanceProperty(UISearchBar.self, \.isTranslucent),
        AppearanceProperty(UISearchBar.self, \.backgroundImage),
        AppearanceProperty(UISearchBar.self, \.searchBarStyle),
    ])
}
