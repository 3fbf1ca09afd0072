import UIKitCore

/// Connects the module with UIKitCore.
@MainActor
package enum NibModule {
    /// Enables controllers to load their views from nibs, windows to show storyboards, archives to contain views, and
    /// appearance proxies to pass on properties of the app.
    package static func install() {
        InterfaceViews.load = { ControllerNibs.load($0) }
        ViewArchives.encode = { ViewArchive.encode($0, $1) }
        ViewArchives.decode = { ViewArchive.decode($0, $1, $2) }
        AppearanceProxies.onCreation = { AppearanceKeys.observe($0) }
        ApplicationServices.shared.makeInitialController = { configuration, name in
            let named: UIStoryboard? = name.map { UIStoryboard(name: $0, bundle: nil) }
            let storyboard: UIStoryboard? = configuration?.storyboard ?? named
            return storyboard?.instantiateInitialViewController()
        }
    }
}
