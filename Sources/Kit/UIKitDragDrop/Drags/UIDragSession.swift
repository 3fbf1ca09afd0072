import UIKitCore

/// A drag, as seen by the view where it began.
@preconcurrency @MainActor
public protocol UIDragSession: UIDragDropSession {
    /// An object of the application. The default is nil.
    var localContext: Any? { get set }
}
