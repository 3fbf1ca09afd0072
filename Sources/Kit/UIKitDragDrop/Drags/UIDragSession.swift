import UIKitCore

/// The session of a drag, for the view where the drag began.
@preconcurrency @MainActor
public protocol UIDragSession: UIDragDropSession {
    /// An object that the app associates with the drag. The default is nil.
    var localContext: Any? { get set }
}
