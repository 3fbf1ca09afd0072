/// Connects the module with UIKitCore.
@MainActor
package enum ListModule {
    /// Provides UIKitCore with the list of the controllers that have no tab of their own.
    package static func install() {
        UITabBarController.makeMoreList = { MoreListController(tabs: $0) }
    }
}
