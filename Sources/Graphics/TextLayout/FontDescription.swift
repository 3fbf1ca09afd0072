import Foundation

/// A description of a font: a family, a size, and traits. It is resolved to a typeface when text is laid out.
///
/// Equal descriptions always resolve to the same typeface. If a family is not installed, a message is written to
/// standard error once, and the system font is used. Families of Apple platforms, such as Georgia, are replaced by an
/// installed family of the same kind, without a message.
public struct FontDescription: Hashable, Sendable {
    /// The name of the family, such as `"Noto Sans"`. The empty string means the system font (Inter).
    public var family: String

    /// The size in points. Values that are not finite or not positive mean the smallest size, 1/64 point. The maximum
    /// is 20,000.
    public var size: CGFloat

    /// The weight on the CSS scale from 1 to 1000: 400 is regular, 500 medium, 600 semibold, 700 bold.
    public var weight: CGFloat

    /// Whether the font is italic.
    public var isItalic: Bool

    /// Whether all digits have the same width, so that text does not move when a number changes.
    public var hasMonospacedDigits: Bool

    /// Whether the monospaced system font is used. It is ignored if ``family`` is not empty.
    public var isMonospaced: Bool

    /// The OpenType features, such as `"smcp=1,ss01=1"`. The empty string means the default features of the font.
    public var features: String

    /// The axes of a variable font, such as `"wght=450,wdth=80"`. The empty string means the values for ``weight``.
    public var variations: String

    /// The skew of the glyphs: the distance by which a point moves to the right for each unit of its height above the
    /// baseline. 0 means no skew. Advances do not change.
    public var obliqueness: CGFloat = 0

    /// The natural logarithm of the factor by which the glyphs and their advances are widened. 0 means no change;
    /// negative values make the text narrower.
    public var expansion: CGFloat = 0

    /// Creates a description. The default is the regular, upright system font.
    public init(
        family: String = "", size: CGFloat, weight: CGFloat = 400, isItalic: Bool = false,
        hasMonospacedDigits: Bool = false, isMonospaced: Bool = false, features: String = "",
        variations: String = ""
    ) {
        self.family = family
        self.size = size
        self.weight = weight
        self.isItalic = isItalic
        self.hasMonospacedDigits = hasMonospacedDigits
        self.isMonospaced = isMonospaced
        self.features = features
        self.variations = variations
    }

    /// The vertical metrics of the font at this size, in points. They are cached.
    public var metrics: FontMetrics { TextEngine.shared.metrics(for: self) }

    /// The sorted names of all installed families.
    ///
    /// The first access loads the system's font configuration, which takes milliseconds.
    public static var availableFamilies: [String] { TextEngine.shared.availableFamilies() }

    /// Returns whether a family is installed. The comparison is case-insensitive.
    public static func isAvailable(family: String) -> Bool { TextEngine.shared.isAvailable(family: family) }

    /// Loads the fonts that most text needs. Otherwise the first text loads them. At launch, the application
    /// calls this function while another thread opens the display.
    package static func prepare() {
        for weight: CGFloat in [400, 600] { _ = FontDescription(size: 17, weight: weight).metrics }
    }

    /// Registers the fonts in a file under the family names in the file.
    ///
    /// - Returns: The family names. The array is empty if the file is missing or contains no fonts. Registering a file
    ///   again has no effect.
    @discardableResult
    public static func registerFonts(atPath path: String) -> [String] {
        TextEngine.shared.registerFonts(atPath: path)
    }

    /// Returns whether the fonts in a file are registered.
    package static func isRegistered(path: String) -> Bool { TextEngine.shared.isRegistered(path: path) }

    /// Returns the names of the fonts in a file, without registering them. The array is empty if the file is missing or
    /// contains no fonts.
    package static func names(ofFile path: String) -> [FontNames] { TextEngine.State.names(ofFile: path) }

    /// Creates a description of the registered font with a PostScript name or a full name, such as `Poppins-SemiBold`.
    /// The comparison is case-insensitive. Returns nil if no registered font has the name.
    ///
    /// - Parameter size: The size in points.
    public init?(registeredName name: String, size: CGFloat) {
        guard let face = TextEngine.shared.registeredFace(named: name) else { return nil }
        self.init(family: face.family, size: size, weight: face.weight, isItalic: face.isItalic)
    }
}

extension FontDescription {
    /// The size for layout: finite, and large enough for Pango's grid of 1/1024 point.
    var effectiveSize: CGFloat {
        size.isFinite ? min(max(size, 1.0 / 64), 20_000) : 1.0 / 64
    }

    /// Whether the font is the system font, which has the line metrics of San Francisco.
    var isSystemFace: Bool { family.isEmpty && !isMonospaced }

    /// The family name that is passed to fontconfig.
    var resolvedFamily: String {
        if !family.isEmpty { return family }
        return isMonospaced ? PinnedFonts.monospacedFamily : PinnedFonts.systemFamily
    }
}
