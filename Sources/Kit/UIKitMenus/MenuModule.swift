import UIKitCore

/// Connects the module with UIKitCore.
@MainActor
package enum MenuModule {
    /// Installs menus for the application, unless they are installed.
    package static func install() {
        if UIApplication.menuPresenter == nil { UIApplication.menuPresenter = MenuController() }
        UIApplication.offerUndo = { UndoAlert.show(in: $0) }
    }
}
