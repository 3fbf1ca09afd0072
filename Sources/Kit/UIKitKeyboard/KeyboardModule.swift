import UIKitCore

/// Connects the module with UIKitCore.
@MainActor
package enum KeyboardModule {
    /// Lets applications show input views.
    package static func install() {
        UIApplication.makeInputPresenter = { InputViewPresenter() }
    }
}
