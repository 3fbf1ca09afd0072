import CoreGraphics

/// A font family of Apple platforms, which is drawn in another family unless it is installed.
package struct AppleFamily: Sendable {
    /// The kind of a design.
    package enum Kind: Sendable {
        case sansSerif, serif, monospaced
    }

    /// A font of a family.
    package struct Face: Sendable {
        /// The PostScript name, such as `HelveticaNeue-Bold`.
        package var name: String
        /// The weight on the CSS scale.
        package var weight: CGFloat
        package var isItalic: Bool
        /// The natural logarithm of the width, relative to the regular font.
        package var expansion: CGFloat
    }

    /// The name, such as `Helvetica Neue`.
    package let name: String
    package let kind: Kind
    /// The fonts. The first one is the regular font.
    package let faces: [Face]
    /// The families with the same metrics or a similar design, in order of preference.
    private let relatives: [String]

    init(_ name: String, _ kind: Kind, relatives: [String] = [], _ faces: String) {
        self.name = name
        self.kind = kind
        self.relatives = relatives
        self.faces = faces.split(separator: " ").map { Face(name: String($0)) }
    }

    /// The families that replace this one, in order of preference. The system font replaces it if none is installed.
    var replacements: [String] {
        switch kind {
        case .sansSerif: relatives
        case .serif: relatives + ["Noto Serif", "Liberation Serif", "DejaVu Serif"]
        case .monospaced: relatives + [PinnedFonts.monospacedFamily]
        }
    }

    /// Returns the family with a name, or nil if Apple platforms have no such family. Case and spaces are ignored.
    package static func named(_ name: String) -> AppleFamily? { families[key(name)] }

    /// Returns the font with a PostScript name and its family, or nil if Apple platforms have no such font. Case is
    /// ignored.
    package static func face(named name: String) -> (family: AppleFamily, face: Face)? { fonts[key(name)] }

    /// Returns the regular font of a family, or nil if Apple platforms have no such family. Case and spaces are
    /// ignored.
    package static func regularFace(ofFamily name: String) -> (family: AppleFamily, face: Face)? {
        named(name).flatMap { family in family.faces.first.map { (family, $0) } }
    }

    private static func key(_ name: String) -> String { name.lowercased().filter { $0 != " " } }

    private static let families: [String: AppleFamily] = Dictionary(
        all.map { (key($0.name), $0) }
    ) { first, _ in first }

    private static let fonts: [String: (family: AppleFamily, face: Face)] = Dictionary(
        all.flatMap { family in family.faces.map { (key($0.name), (family, $0)) } }
    ) { first, _ in first }
}

extension AppleFamily.Face {
    private static let weights: [(word: String, css: CGFloat)] = [
        ("ultralight", 100), ("thin", 200), ("semibold", 600), ("demibold", 600), ("demi", 600), ("extrabold", 800),
        ("ultrabold", 800), ("bold", 700), ("medium", 500), ("light", 300), ("heavy", 800), ("black", 900),
        ("book", 390),
        ("w6", 600), ("w7", 700),
    ]

    /// Creates a font whose name contains its style.
    init(name: String) {
        let style: String = name.split(separator: "-").last?.lowercased() ?? ""
        self.init(
            name: name, weight: Self.weights.first { style.contains($0.word) }?.css ?? 400,
            isItalic: style.contains("ita") || style.contains("oblique"),
            expansion: name.lowercased().contains("cond") ? -0.2 : 0)
    }

    /// The style, such as "Demi Bold Italic".
    package var style: String {
        guard let dash = name.lastIndex(of: "-") else { return "Regular" }
        var words = ""
        for letter in name[name.index(after: dash)...].replacing("MT", with: "") {
            words += letter.isUppercase && !words.isEmpty ? " \(letter)" : "\(letter)"
        }
        return words
    }
}
