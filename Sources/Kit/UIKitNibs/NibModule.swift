import UIKitCore

/// Connects the module with UIKitCore.
@MainActor
package enum NibModule {
    /// Enables controllers to load their views from nibs, and windows to show storyboards.
    package static func install() {
        InterfaceViews.load = { ControllerNibs.load($0) }
        ApplicationServices.shared.makeInitialController = { configuration, name in
            let named: UIStoryboard? = name.map { UIStoryboard(name: $0, bundle: nil) }
            let storyboard: UIStoryboard? = configuration?.storyboard ?? named
            return storyboard?.instantiateInitialViewController()
        }
    }
}
