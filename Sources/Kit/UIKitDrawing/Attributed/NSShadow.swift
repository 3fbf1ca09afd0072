import Foundation

/// The shadow that text casts.
open class NSShadow: NSObject, NSCopying, NSSecureCoding {
    private let foundationType = FoundationTypeWord()
    /// The offset of the shadow, in points. Positive values move it to the right and down.
    open var shadowOffset: CGSize = .zero

    /// The blur radius of the shadow, in points.
    open var shadowBlurRadius: CGFloat = 0

    /// The color of the shadow, a `UIColor`. The default is black with an opacity of 1/3. Nil means no shadow.
    open var shadowColor: Any? = UIColor(white: 0, alpha: 1.0 / 3)

    /// Creates a shadow without offset or blur.
    public override init() {
        super.init()
    }

    /// Creates a shadow from an archive.
    public required init?(coder: NSCoder) {
        shadowOffset = CGSize(
            width: coder.decodeDouble(forKey: "NSShadowHoriz"), height: coder.decodeDouble(forKey: "NSShadowVert"))
        shadowBlurRadius = CGFloat(coder.decodeDouble(forKey: "NSShadowBlurRadius"))
        shadowColor =
            coder.containsValue(forKey: "NSShadowColor")
            ? coder.decodeObject(of: UIColor.self, forKey: "NSShadowColor") : nil
        super.init()
    }

    /// Adds the shadow to an archive.
    open func encode(with coder: NSCoder) {
        coder.encode(Double(shadowOffset.width), forKey: "NSShadowHoriz")
        coder.encode(Double(shadowOffset.height), forKey: "NSShadowVert")
        coder.encode(Double(shadowBlurRadius), forKey: "NSShadowBlurRadius")
        if let color = shadowColor as? UIColor { coder.encode(color, forKey: "NSShadowColor") }
    }

    /// Whether secure archives can contain shadows. It is true.
    public static var supportsSecureCoding: Bool { true }

    /// Returns a copy of the shadow.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSShadow()
        copy.shadowOffset = shadowOffset
        copy.shadowBlurRadius = shadowBlurRadius
        copy.shadowColor = shadowColor
        return copy
    }

    /// Returns whether the object is an equal shadow.
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
