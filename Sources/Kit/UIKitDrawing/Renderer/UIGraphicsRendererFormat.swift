import CoreGraphics
import Foundation

/// How a renderer's context is to be.
open class UIGraphicsRendererFormat: NSObject, NSCopying {
    /// Returns the format that suits the main screen.
    open class func `default`() -> Self { self.init() }

    /// Returns the format that suits the current traits.
    open class func preferred() -> Self { self.init() }

    /// Makes a format.
    public required override init() {
        super.init()
    }

    /// The area that is drawn, in points.
    open internal(set) var bounds: CGRect = .zero

    /// Returns an equal format.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = type(of: self).init()
        copy.bounds = bounds
        return copy
    }
}
