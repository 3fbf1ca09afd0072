import UIKitCore

/// Connects the module with UIKitCore.
@MainActor
package enum DragDropModule {
    /// Accepts drops from other programs, unless another object already accepts them.
    package static func install() {
        guard UIApplication.acceptDrop == nil else { return }
        UIApplication.acceptDrop = { ForeignDrop.perform($0, in: $1) }
    }
}
