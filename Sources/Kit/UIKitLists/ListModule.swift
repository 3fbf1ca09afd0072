/// Connects the module with UIKitCore.
@MainActor
package enum ListModule {
    /// Provides UIKitCore with the list of the controllers that do not fit in the tab bar.
    package static func install() {
        UITabBarController.makeMoreList = { MoreListController(tabs: $0) }
    }
}
