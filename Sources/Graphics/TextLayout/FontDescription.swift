import Foundation

/// What to draw text with: a family, a size and a few traits, resolved to a face when text is laid out.
///
/// Two equal descriptions always give the same face. Asking for a family that this machine lacks is not an
/// error: one sentence goes to standard error, and the system face stands in.
public struct FontDescription: Hashable, Sendable {
    /// The family's name, for example `"Noto Sans"`; the empty string is the system face (Inter).
    public var family: String

    /// The size in points. Values that are not finite or not above zero are laid out as the smallest size there is.
    public var size: CGFloat

    /// The weight on the scale of CSS, 1 to 1000: 400 is regular, 500 medium, 600 semibold, 700 bold.
    public var weight: CGFloat

    /// Whether the slanted face of the family is used.
    public var isItalic: Bool

    /// Whether all digits are equally wide, so that a changing number does not wobble.
    public var hasMonospacedDigits: Bool

    /// Whether the system's monospaced face is used; it counts only while ``family`` is empty.
    public var isMonospaced: Bool

    /// Creates a description; the default is the system face, regular, upright.
    public init(
        family: String = "", size: CGFloat, weight: CGFloat = 400, isItalic: Bool = false,
        hasMonospacedDigits: Bool = false, isMonospaced: Bool = false
    ) {
        self.family = family
        self.size = size
        self.weight = weight
        self.isItalic = isItalic
        self.hasMonospacedDigits = hasMonospacedDigits
        self.isMonospaced = isMonospaced
    }

    /// The vertical measures of the face at this size, in points. Read once per description, then cached.
    public var metrics: FontMetrics { TextEngine.shared.metrics(for: self) }

    /// The names of all families that this machine has, sorted.
    ///
    /// The first read loads the system's own font configuration, which takes milliseconds.
    public static var availableFamilies: [String] { TextEngine.shared.availableFamilies() }

    /// Whether this machine has a family of that name (compared without regard to case).
    public static func isAvailable(family: String) -> Bool { TextEngine.shared.canFind(family: family) }

    /// Loads the fonts that most text needs, which otherwise the first text does: for hosts that have a thread to spare
    /// while they start.
    package static func prepare() {
        for weight: CGFloat in [400, 600] { _ = FontDescription(size: 17, weight: weight).metrics }
    }

    /// Makes the faces in a font file available under the family names the file gives.
    ///
    /// - Returns: the family names found, empty when the file is missing or holds no font.
    @discardableResult
    public static func registerFonts(atPath path: String) -> [String] {
        TextEngine.shared.registerFonts(atPath: path)
    }
}

extension FontDescription {
    /// The size that is really laid out: finite, and large enough for Pango's 1/1024-point grid.
    var usableSize: CGFloat {
        size.isFinite ? min(max(size, 1.0 / 64), 20_000) : 1.0 / 64
    }

    /// Whether the face is the kit's own, whose line metrics follow San Francisco's.
    var isSystemFace: Bool { family.isEmpty && !isMonospaced }

    /// The family name that is handed to fontconfig.
    var resolvedFamily: String {
        if !family.isEmpty { return family }
        return isMonospaced ? PinnedFonts.monospacedFamily : PinnedFonts.systemFamily
    }
}
