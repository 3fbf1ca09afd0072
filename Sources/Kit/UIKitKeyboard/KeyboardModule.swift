import UIKitCore

/// Connects the module with UIKitCore.
@MainActor
package enum KeyboardModule {
    /// Enables applications to show input views.
    package static func install() {
        UIApplication.makeInputPresenter = { InputViewPresenter() }
    }
}
