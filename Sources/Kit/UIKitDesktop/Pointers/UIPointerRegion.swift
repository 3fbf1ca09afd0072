import Foundation
import UIKitCore

/// An area of a view in which the pointer has one style.
@preconcurrency @MainActor
open class UIPointerRegion: NSObject, @preconcurrency NSCopying {
    /// The area in the coordinates of the interaction's view, in points.
    public nonisolated let rect: CGRect

    /// A value that identifies the region. The default is nil.
    // nonisolated(unsafe): a constant, which is compared on the main thread.
    public nonisolated(unsafe) let identifier: AnyHashable?

    /// The axes along which, on iOS, the pointer can leave the region without losing the region's style while a button
    /// is pressed. In Engawa, this property has no effect. The default is `[]`.
    open var latchingAxes: UIAxis = []

    /// Creates a region.
    public init(rect: CGRect, identifier: AnyHashable? = nil) {
        self.rect = rect
        self.identifier = identifier
        super.init()
    }

    /// Returns a copy.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIPointerRegion(rect: rect, identifier: identifier)
        copy.latchingAxes = latchingAxes
        return copy
    }

    /// Returns whether the object is a region with the same area and identifier.
    open nonisolated override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIPointerRegion else { return false }
        return rect == other.rect && identifier == other.identifier
    }

    open nonisolated override var hash: Int {
        var hasher = Hasher()
        hasher.combine(rect)
        hasher.combine(identifier)
        return hasher.finalize()
    }
}

/// A request for the region at a position of the pointer.
@preconcurrency @MainActor
open class UIPointerRegionRequest: NSObject {
    /// The position in the coordinates of the interaction's view, in points.
    public let location: CGPoint

    /// The modifier keys that are pressed.
    public let modifiers: UIKeyModifierFlags

    init(location: CGPoint, modifiers: UIKeyModifierFlags) {
        self.location = location
        self.modifiers = modifiers
        super.init()
    }
}
