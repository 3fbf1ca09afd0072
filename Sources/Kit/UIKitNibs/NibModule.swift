import UIKitCore

/// Connects the module with UIKitCore.
@MainActor
package enum NibModule {
    /// Enables controllers to load their views from nibs.
    package static func install() {
        InterfaceViews.load = { ControllerNibs.load($0) }
    }
}
