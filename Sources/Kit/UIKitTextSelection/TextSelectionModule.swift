import UIKitCore

/// Connects the module with UIKitCore.
@MainActor
package enum TextSelectionModule {
    /// Installs the selection of text with fingers, unless it is installed.
    package static func install() {
        guard UIApplication.makeTextTouches == nil else { return }
        UIApplication.makeTextTouches = { view, canSelect in TextTouches(view: view, canSelect: canSelect) }
    }
}
