import UIKitCore

/// Connects the module with UIKitCore.
@MainActor
package enum DragDropModule {
    /// Accepts what is dragged from other programs, unless it is accepted already.
    package static func install() {
        guard UIApplication.acceptDrop == nil else { return }
        UIApplication.acceptDrop = { ForeignDrop.perform($0, in: $1) }
    }
}
