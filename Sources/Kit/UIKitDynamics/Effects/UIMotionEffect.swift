import ClassRuntime
import UIKitCore

/// An effect that changes a view as the viewer moves relative to the device. Use a subclass.
///
/// On the desktop, the pointer represents the viewer: the effect depends on the pointer's distance from the center of
/// the window.
@preconcurrency @MainActor
open class UIMotionEffect: NSObject, @preconcurrency NSCopying {
    /// Creates an effect without changes.
    public override init() { super.init() }

    /// Returns the values that are added to properties of the view, by key path.
    ///
    /// - Parameter viewerOffset: The position of the viewer, from -1 to 1 on each axis.
    open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? { nil }

    /// Returns a new effect of the same class. Subclasses with additional properties override this method.
    open func copy(with zone: NSZone? = nil) -> Any { type(of: self).make() }
}
