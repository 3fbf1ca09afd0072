import Foundation

/// The shadow that text casts.
open class NSShadow: NSObject, NSCopying {
    private let foundationType = FoundationTypeWord()
    /// How far the shadow lies from the text, in points; positive is to the right and down.
    open var shadowOffset: CGSize = .zero

    /// How far the shadow is blurred, in points.
    open var shadowBlurRadius: CGFloat = 0

    /// The shadow's colour, a `UIColor`; black at a third by default. Nil casts no shadow.
    open var shadowColor: Any? = UIColor(white: 0, alpha: 1.0 / 3)

    /// Makes a shadow without distance and blur.
    public override init() {
        super.init()
    }

    /// Returns an equal shadow.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSShadow()
        copy.shadowOffset = shadowOffset
        copy.shadowBlurRadius = shadowBlurRadius
        copy.shadowColor = shadowColor
        return copy
    }

    /// Whether the other object is an equal shadow.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSShadow else { return false }
        return self === other
            || shadowOffset == other.shadowOffset && shadowBlurRadius == other.shadowBlurRadius
                && shadowColor as? UIColor == other.shadowColor as? UIColor
    }

    /// A hash that equal shadows share.
    open override var hash: Int {
        var hasher = Hasher()
        hasher.combine(shadowOffset.width)
        hasher.combine(shadowOffset.height)
        hasher.combine(shadowBlurRadius)
        return hasher.finalize()
    }
}
