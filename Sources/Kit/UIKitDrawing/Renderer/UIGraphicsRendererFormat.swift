import CoreGraphics
import Foundation

/// The properties of a renderer's context.
open class UIGraphicsRendererFormat: NSObject, NSCopying {
    /// Returns a format for the current traits, as ``preferred()`` does.
    open class func `default`() -> Self { self.init() }

    /// Returns a format for the current traits.
    open class func preferred() -> Self { self.init() }

    /// Creates a format.
    public required override init() {
        super.init()
    }

    /// The area that the renderer draws, in points.
    open internal(set) var bounds: CGRect = .zero

    /// Returns a copy of the format.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = type(of: self).init()
        copy.bounds = bounds
        return copy
    }
}
