import CoreGraphics
import Foundation

/// A colour, or a rule that gives one for the surroundings it is used in.
///
/// Components are in extended sRGB: values outside 0…1 are kept and lie outside sRGB's range.
/// A colour never changes and may be used on any thread.
// @unchecked: `storage` is immutable, and providers are called on whatever thread asks, as Apple's are.
open class UIColor: NSObject, NSCopying, _ExpressibleByColorLiteral, @unchecked Sendable {
    private let foundationType = FoundationTypeWord()
    // Written while it is made, and never after: no access to it can meet another.
    @exclusivity(unchecked) private(set) final var storage: Storage

    enum Storage {
        /// Grey, with its colour for drawing.
        case gray(white: CGFloat, alpha: CGFloat, CGColor)
        case components(ColorComponents, CGColor)
        case semantic(SemanticColor)
        case provider((UITraitCollection) -> UIColor)
        /// Another colour with its opacity replaced.
        case modified(UIColor, alpha: CGFloat)
    }

    // A convenience initializer: subclasses outside of the module inherit initializers only if they see all designated ones.
    convenience init(storage: Storage) {
        self.init()
        self.storage = storage
    }

    // nonisolated(unsafe): it is never written, and Core Graphics' colors never change.
    private nonisolated(unsafe) static let nothing = Storage.gray(white: 0, alpha: 0, CGColor(gray: 0, alpha: 0))

    /// Makes a color of which nothing is seen.
    public override init() {
        storage = UIColor.nothing
        super.init()
    }

    /// Makes a grey.
    ///
    /// - Parameters:
    ///   - white: 0 is black and 1 is white.
    ///   - alpha: the opacity, clamped to 0…1.
    public init(white: CGFloat, alpha: CGFloat) {
        let alpha: CGFloat = min(1, max(0, alpha))
        storage = .gray(white: white, alpha: alpha, CGColor(gray: white, alpha: alpha))
        super.init()
    }

    /// Makes a colour of its hue, saturation and brightness, each 0…1, and its opacity.
    public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        storage = .make(
            ColorComponents(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha))
        super.init()
    }

    /// Makes a colour of its components in extended sRGB. The opacity is clamped to 0…1.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        storage = .make(ColorComponents(red: red, green: green, blue: blue, alpha: alpha))
        super.init()
    }

    /// Makes a colour of its components in Display P3.
    public init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        storage = .make(ColorComponents(displayP3Red: red, green: green, blue: blue, alpha: alpha))
        super.init()
    }

    /// Makes the colour that `cgColor` is.
    public init(cgColor: CGColor) {
        storage = Storage(cgColor: cgColor)
        super.init()
    }

    /// Makes a colour that asks `dynamicProvider` what it is in given surroundings.
    ///
    /// The provider is called each time the colour is used, on the thread that uses it.
    public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
        storage = .provider(dynamicProvider)
        super.init()
    }

    /// Makes the colour of a colour literal.
    public required convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
        self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    }

    // MARK: What it is

    /// This colour for Core Graphics, in the current traits (`UITraitCollection.current`).
    open var cgColor: CGColor {
        switch storage {
        case .gray(_, _, let color), .components(_, let color): color
        default: resolvedColor(with: .current).cgColor
        }
    }

    /// What this colour is in the given surroundings. A plain colour returns itself.
    open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        switch storage {
        case .gray, .components: return self
        case .semantic(let semantic): return semantic.color(in: traitCollection)
        case .provider(let provider):
            var color: UIColor = self
            traitCollection.performAsCurrent { color = provider(traitCollection) }
            return color === self ? .black : color.resolvedColor(with: traitCollection)
        case .modified(let base, let alpha):
            return base.resolvedColor(with: traitCollection).withAlphaComponent(alpha)
        }
    }

    /// This colour with another opacity, clamped to 0…1. A dynamic colour stays dynamic.
    open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        let alpha: CGFloat = min(1, max(0, alpha))
        switch storage {
        case .gray(let white, _, _): return UIColor(white: white, alpha: alpha)
        case .components(var components, _):
            components.alpha = alpha
            return UIColor(storage: .make(components))
        case .modified(let base, _): return UIColor(storage: .modified(base, alpha: alpha))
        case .semantic, .provider: return UIColor(storage: .modified(self, alpha: alpha))
        }
    }

    /// Gives the components in extended sRGB, in the current traits. Nil pointers are left alone.
    ///
    /// - Returns: true: every colour has these components.
    @discardableResult
    open func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let components: ColorComponents = components(in: .current)
        red?.pointee = components.red
        green?.pointee = components.green
        blue?.pointee = components.blue
        alpha?.pointee = components.alpha
        return true
    }

    /// Gives hue, saturation and brightness, in the current traits. Nil pointers are left alone.
    ///
    /// - Returns: true: every colour has these components.
    @discardableResult
    open func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
        brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let components: ColorComponents = components(in: .current)
        let value = components.hueSaturationBrightness
        hue?.pointee = value.hue
        saturation?.pointee = value.saturation
        brightness?.pointee = value.brightness
        alpha?.pointee = components.alpha
        return true
    }

    /// Gives the greyness, in the current traits: of a colour with a hue, its luminance.
    ///
    /// - Returns: true: every colour has a luminance.
    @discardableResult
    open func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
        let components: ColorComponents = components(in: .current)
        white?.pointee = components.luminance
        alpha?.pointee = components.alpha
        return true
    }

    // MARK: Drawing

    /// Fills and strokes with this colour from now on, in the current context.
    open func set() {
        setFill()
        setStroke()
    }

    /// Fills with this colour from now on, in the current context.
    open func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }

    /// Strokes with this colour from now on, in the current context.
    open func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }

    // MARK: Identity

    /// Returns `self`: a colour never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Whether the other object is the same colour: equal components of the same kind, or the same dynamic colour.
    ///
    /// As on iOS a grey is not equal to a colour of three equal components.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIColor else { return false }
        if self === other { return true }
        switch (storage, other.storage) {
        case (.gray(let white, let alpha, _), .gray(let otherWhite, let otherAlpha, _)):
            return white == otherWhite && alpha == otherAlpha
        case (.components(let components, _), .components(let otherComponents, _)):
            return components == otherComponents
        case (.semantic(let semantic), .semantic(let otherSemantic)):
            return semantic === otherSemantic
        case (.modified(let base, let alpha), .modified(let otherBase, let otherAlpha)):
            return alpha == otherAlpha && base.isEqual(otherBase)
        default:
            return false
        }
    }

    /// A hash that equal colours share.
    open override var hash: Int {
        var hasher = Hasher()
        switch storage {
        case .gray(let white, let alpha, _):
            hasher.combine(white)
            hasher.combine(alpha)
        case .components(let components, _): hasher.combine(components)
        case .semantic(let semantic): hasher.combine(ObjectIdentifier(semantic))
        case .provider: hasher.combine(ObjectIdentifier(self))
        case .modified(let base, let alpha):
            hasher.combine(base.hash)
            hasher.combine(alpha)
        }
        return hasher.finalize()
    }

    /// The colour for people to read.
    open override var description: String {
        switch storage {
        case .gray(let white, let alpha, _): "UIExtendedGrayColorSpace \(white) \(alpha)"
        case .components(let components, _):
            "UIExtendedSRGBColorSpace \(components.red) \(components.green) \(components.blue) \(components.alpha)"
        case .semantic(let semantic): "<UIDynamicCatalogSystemColor; name = \(semantic.name)>"
        case .provider: "<UIDynamicProviderColor>"
        case .modified(let base, let alpha): "<UIDynamicModifiedColor; alpha = \(alpha); base = \(base)>"
        }
    }
}

/// What a colour literal is when nothing else says.
public typealias _ColorLiteralType = UIColor

extension UIColor {
    /// The components in extended sRGB, in the given surroundings.
    package func components(in traitCollection: UITraitCollection) -> ColorComponents {
        switch storage {
        case .gray(let white, let alpha, _):
            ColorComponents(red: white, green: white, blue: white, alpha: alpha)
        case .components(let components, _): components
        default: resolvedColor(with: traitCollection).components(in: traitCollection)
        }
    }

    /// Makes the colour of some components.
    package convenience init(_ components: ColorComponents) {
        self.init(storage: .make(components))
    }

    /// Whether it is not the same in all surroundings.
    package var isDynamic: Bool {
        switch storage {
        case .gray, .components: false
        case .semantic, .provider, .modified: true
        }
    }
}

extension UIColor.Storage {
    static func make(_ components: ColorComponents) -> UIColor.Storage {
        .components(
            components,
            CGColor(
                srgbRed: components.red, green: components.green, blue: components.blue, alpha: components.alpha))
    }

    init(cgColor: CGColor) {
        let values: [CGFloat] = cgColor.components ?? []
        if values.count == 2 {
            self = .gray(white: values[0], alpha: values[1], cgColor)
        } else if values.count == 4 {
            self = .components(
                ColorComponents(red: values[0], green: values[1], blue: values[2], alpha: values[3]), cgColor)
        } else {
            self = .gray(white: 0, alpha: cgColor.alpha, cgColor)
        }
    }
}
