import UIKitCore

/// An effect that changes a view while the viewer moves relative to the device. Use a subclass.
///
/// On the desktop, the pointer takes the place of the viewer: the effect follows its distance from the middle of the
/// window.
@preconcurrency @MainActor
open class UIMotionEffect: NSObject, @preconcurrency NSCopying {
    /// Creates an effect without changes.
    public override init() { super.init() }

    /// Returns the values that are added to properties of the view, by key path.
    ///
    /// - Parameter viewerOffset: The position of the viewer, from -1 to 1 in each direction.
    open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? { nil }

    /// Returns a copy. A subclass with values of its own overrides this.
    open func copy(with zone: NSZone? = nil) -> Any { UIMotionEffect() }
}
