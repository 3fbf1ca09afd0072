import CoreGraphics
import Foundation

/// A color, or a dynamic color that is resolved with traits.
///
/// Components are in extended sRGB. Values outside the range from 0 to 1 are preserved; they represent colors outside
/// the sRGB gamut. Colors are immutable and can be used on any thread.
// @unchecked: `storage` is immutable after init. Providers are called on the thread that resolves the color, as on iOS.
open class UIColor: NSObject, NSCopying, NSSecureCoding, _ExpressibleByColorLiteral, @unchecked Sendable {
    private let foundationType = FoundationTypeWord()
    // Unchecked: the property is written only during initialization, so accesses cannot overlap.
    @exclusivity(unchecked) private(set) final var storage: Storage

    enum Storage {
        /// A gray, with its Core Graphics color.
        case gray(white: CGFloat, alpha: CGFloat, CGColor)
        case components(ColorComponents, CGColor)
        case semantic(SemanticColor)
        case provider((UITraitCollection) -> UIColor)
        /// A color from an asset catalog.
        case named(NamedColor)
        /// Another color with its opacity replaced.
        case modified(UIColor, alpha: CGFloat)
        /// Another color with less prominence.
        case subdued(UIColor, Prominence)
    }

    // This is a convenience initializer, because subclasses outside the module inherit initializers only if all
    // designated initializers are visible to them.
    convenience init(storage: Storage) {
        self.init()
        self.storage = storage
    }

    // nonisolated(unsafe): a constant, and Core Graphics colors are immutable.
    private nonisolated(unsafe) static let transparent = Storage.gray(white: 0, alpha: 0, CGColor(gray: 0, alpha: 0))

    /// Creates a transparent color.
    public override init() {
        storage = UIColor.transparent
        super.init()
    }

    /// Creates a gray.
    ///
    /// - Parameters:
    ///   - white: The white component, where 0 is black and 1 is white.
    ///   - alpha: The opacity, clamped to the range from 0 to 1.
    public init(white: CGFloat, alpha: CGFloat) {
        let alpha = min(1, max(0, alpha))
        storage = .gray(white: white, alpha: alpha, CGColor(gray: white, alpha: alpha))
        super.init()
    }

    /// Creates a color from its hue, saturation, brightness, and opacity, each from 0 to 1.
    public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        storage = .make(
            ColorComponents(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha))
        super.init()
    }

    /// Creates a color from its components in extended sRGB. The opacity is clamped to the range from 0 to 1.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        storage = .make(ColorComponents(red: red, green: green, blue: blue, alpha: alpha))
        super.init()
    }

    /// Creates a color from its components in Display P3.
    public init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        storage = .make(ColorComponents(displayP3Red: red, green: green, blue: blue, alpha: alpha))
        super.init()
    }

    /// Creates a color from a Core Graphics color.
    public init(cgColor: CGColor) {
        storage = Storage(cgColor: cgColor)
        super.init()
    }

    /// Creates a color that repeats an image. Areas are filled with copies of the image, starting at the top left of
    /// the layer or context. The color has no components. Text is drawn in the mean color of the image.
    public init(patternImage image: UIImage) {
        let tile: PatternTile? = image.patternTile
        storage = tile.map { Storage(cgColor: CGColor(pattern: $0)) } ?? UIColor.transparent
        super.init()
    }

    /// Creates a dynamic color that calls `dynamicProvider` to resolve itself with traits.
    ///
    /// The provider is called each time the color is used, on the thread that uses it.
    public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
        storage = .provider(dynamicProvider)
        super.init()
    }

    /// Creates the color for a color literal.
    public required convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
        self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    }

    // MARK: Archives

    /// Creates a color from an archive.
    public required convenience init?(coder: NSCoder) {
        guard let storage = UIColor.storage(from: coder) else { return nil }
        self.init(storage: storage)
    }

    /// Adds the color to an archive. System colors and named colors remain dynamic; a color with a provider is resolved
    /// with the current traits, and the archive of a pattern contains its mean color.
    open func encode(with coder: NSCoder) { encodeStorage(with: coder) }

    /// Whether secure archives can contain colors. It is true.
    public static var supportsSecureCoding: Bool { true }

    // MARK: Components

    /// The Core Graphics color, resolved with the current traits (`UITraitCollection.current`).
    open var cgColor: CGColor {
        switch storage {
        case .gray(_, _, let color), .components(_, let color): color
        default: resolvedColor(with: .current).cgColor
        }
    }

    /// Returns this color, resolved with the given traits. Returns `self` if the color is not dynamic.
    open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        switch storage {
        case .gray, .components: return self
        case .semantic(let semantic): return semantic.color(in: traitCollection)
        case .provider(let provider):
            var color = self
            traitCollection.performAsCurrent { color = provider(traitCollection) }
            return color === self ? .black : color.resolvedColor(with: traitCollection)
        case .named(let named): return named.color(in: traitCollection).resolvedColor(with: traitCollection)
        case .modified(let base, let alpha):
            return base.resolvedColor(with: traitCollection).withAlphaComponent(alpha)
        case .subdued(let base, let prominence):
            return base.resolvedColor(with: traitCollection).multipliedAlpha(by: prominence.opacity)
        }
    }

    /// Returns this color with another opacity, clamped to the range from 0 to 1. A dynamic color remains dynamic.
    open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        let alpha = min(1, max(0, alpha))
        switch storage {
        case .gray(let white, _, _): return UIColor(white: white, alpha: alpha)
        case .components(var components, let color):
            if color.tile != nil { return UIColor(cgColor: color.copy(alpha: alpha) ?? color) }
            components.alpha = alpha
            return UIColor(storage: .make(components))
        case .modified(let base, _): return UIColor(storage: .modified(base, alpha: alpha))
        case .semantic, .provider, .named, .subdued: return UIColor(storage: .modified(self, alpha: alpha))
        }
    }

    /// Writes the components in extended sRGB, resolved with the current traits, to the pointers. Nil pointers are
    /// ignored.
    ///
    /// - Returns: Whether the color can be converted to these components: `false` for a pattern.
    @discardableResult
    open func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        guard let components = plainComponents else { return false }
        red?.pointee = components.red
        green?.pointee = components.green
        blue?.pointee = components.blue
        alpha?.pointee = components.alpha
        return true
    }

    /// Writes the hue, saturation, brightness, and opacity, resolved with the current traits, to the pointers. Nil
    /// pointers are ignored.
    ///
    /// - Returns: Whether the color can be converted to these components: `false` for a pattern.
    @discardableResult
    open func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
        brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        guard let components = plainComponents else { return false }
        let value = components.hueSaturationBrightness
        hue?.pointee = value.hue
        saturation?.pointee = value.saturation
        brightness?.pointee = value.brightness
        alpha?.pointee = components.alpha
        return true
    }

    /// Writes the white component and the opacity, resolved with the current traits, to the pointers. For a color that
    /// is not gray, the value is the luminance.
    ///
    /// - Returns: Whether the color has a luminance: `false` for a pattern.
    @discardableResult
    open func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
        guard let components = plainComponents else { return false }
        white?.pointee = components.luminance
        alpha?.pointee = components.alpha
        return true
    }

    // MARK: Drawing

    /// Sets the fill and stroke colors of the current context to this color.
    open func set() {
        setFill()
        setStroke()
    }

    /// Sets the fill color of the current context to this color.
    open func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }

    /// Sets the stroke color of the current context to this color.
    open func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }

    // MARK: Identity

    /// Returns `self`, because colors are immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Returns whether the object is an equal color: a color of the same kind with equal components, or the same
    /// dynamic color.
    ///
    /// As on iOS, a gray is not equal to a color with three equal components.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIColor else { return false }
        if self === other { return true }
        switch (storage, other.storage) {
        case (.gray(let white, let alpha, _), .gray(let otherWhite, let otherAlpha, _)):
            return white == otherWhite && alpha == otherAlpha
        case (.components(let components, let color), .components(let otherComponents, let otherColor)):
            return components == otherComponents && color.tile == otherColor.tile
        case (.semantic(let semantic), .semantic(let otherSemantic)):
            return semantic === otherSemantic
        case (.named(let named), .named(let otherNamed)):
            return named === otherNamed
        case (.modified(let base, let alpha), .modified(let otherBase, let otherAlpha)):
            return alpha == otherAlpha && base.isEqual(otherBase)
        case (.subdued(let base, let prominence), .subdued(let otherBase, let otherProminence)):
            return prominence == otherProminence && base.isEqual(otherBase)
        default:
            return false
        }
    }

    /// A hash that equal colors share.
    open override var hash: Int {
        var hasher = Hasher()
        switch storage {
        case .gray(let white, let alpha, _):
            hasher.combine(white)
            hasher.combine(alpha)
        case .components(let components, _): hasher.combine(components)
        case .semantic(let semantic): hasher.combine(ObjectIdentifier(semantic))
        case .provider: hasher.combine(ObjectIdentifier(self))
        case .named(let named): hasher.combine(ObjectIdentifier(named))
        case .modified(let base, let alpha):
            hasher.combine(base.hash)
            hasher.combine(alpha)
        case .subdued(let base, let prominence):
            hasher.combine(base.hash)
            hasher.combine(prominence)
        }
        return hasher.finalize()
    }

    /// Returns the components with up to six significant digits, separated by spaces.
    private func text(_ components: [CGFloat]) -> String {
        components.map { String(format: "%g", Double($0)) }.joined(separator: " ")
    }

    /// The components or the name of the color.
    open override var description: String {
        switch storage {
        case .gray(let white, let alpha, _): "UIExtendedGrayColorSpace \(text([white, alpha]))"
        case .components(let components, _):
            "UIExtendedSRGBColorSpace "
                + text([components.red, components.green, components.blue, components.alpha])
        case .semantic(let semantic): "<UIDynamicCatalogSystemColor; name = \(semantic.name)>"
        case .provider: "<UIDynamicProviderColor>"
        case .named(let named): "<UIDynamicCatalogColor; name = \(named.name)>"
        case .modified(let base, let alpha): "<UIDynamicModifiedColor; alpha = \(alpha); base = \(base)>"
        case .subdued(let base, let prominence):
            "<UIDynamicModifiedColor; prominence = \(prominence); base = \(base)>"
        }
    }
}

/// The default type of color literals.
public typealias _ColorLiteralType = UIColor

extension UIColor {
    /// Returns the components in extended sRGB, resolved with the given traits. Those of a pattern are the mean of its
    /// image.
    package func components(in traitCollection: UITraitCollection) -> ColorComponents {
        switch storage {
        case .gray(let white, let alpha, _):
            ColorComponents(red: white, green: white, blue: white, alpha: alpha)
        case .components(let components, _): components
        default: resolvedColor(with: traitCollection).components(in: traitCollection)
        }
    }

    /// The components in extended sRGB, resolved with the current traits; nil for a pattern.
    fileprivate var plainComponents: ColorComponents? {
        let resolved: UIColor = resolvedColor(with: .current)
        return resolved.cgColor.tile == nil ? resolved.components(in: .current) : nil
    }

    /// Creates a color from components.
    package convenience init(_ components: ColorComponents) {
        self.init(storage: .make(components))
    }

    /// Whether the color depends on traits.
    package var isDynamic: Bool {
        switch storage {
        case .gray, .components: false
        case .semantic, .provider, .named, .modified, .subdued: true
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
        let values = cgColor.extendedSRGB
        let (red, alpha) = (CGFloat(values.x), CGFloat(values.w))
        if cgColor.colorSpace?.model == .monochrome {
            self = .gray(white: red, alpha: alpha, cgColor)
        } else {
            self = .components(
                ColorComponents(red: red, green: CGFloat(values.y), blue: CGFloat(values.z), alpha: alpha), cgColor)
        }
    }
}
