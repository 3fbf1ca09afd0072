import CoreGraphics
import Foundation

/// The components of a font name: "NotoSans-SemiBoldItalic" specifies the family "Noto Sans", the weight 600, and
/// italics.
package struct FontName: CustomStringConvertible {
    /// The family name as specified, with or without spaces.
    package var family: String
    /// The weight on the CSS scale.
    package var weight: CGFloat
    package var isItalic: Bool
    private var fullName: String

    private static let weights: [(word: String, css: CGFloat)] = [
        ("ultralight", 100), ("extralight", 200), ("thin", 100), ("semibold", 600), ("demibold", 600),
        ("extrabold", 800), ("ultrabold", 800), ("medium", 500), ("light", 300), ("heavy", 800), ("black", 900),
        ("bold", 700), ("regular", 400), ("normal", 400), ("book", 400),
    ]

    package init(family: String, weight: CGFloat, isItalic: Bool) {
        self.family = family
        self.weight = weight
        self.isItalic = isItalic
        fullName = family
    }

    package init(_ name: String) {
        self.init(family: name, weight: 400, isItalic: false)
        guard let dash = name.lastIndex(of: "-") else { return }
        var style = name[name.index(after: dash)...].lowercased()
        for slant in ["italic", "oblique"] where style.hasSuffix(slant) {
            isItalic = true
            style.removeLast(slant.count)
        }
        guard let match = FontName.weights.first(where: { $0.word == style }) ?? (style.isEmpty ? ("", 400) : nil)
        else {
            isItalic = false
            return
        }
        weight = match.css
        family = String(name[..<dash])
    }

    /// Returns the font description for this name, or nil if the family is neither installed nor one of Apple's.
    package func face(size: CGFloat) -> FontDescription? {
        if let face = FontDescription(registeredName: fullName, size: size) { return face }
        if let (family, face) = AppleFamily.face(named: fullName) ?? AppleFamily.regularFace(ofFamily: fullName) {
            var description = FontDescription(
                family: family.name, size: size, weight: face.weight, isItalic: face.isItalic)
            description.expansion = face.expansion
            return description
        }
        if let name = FontName.installedFamily(fullName) {
            return FontDescription(family: name, size: size)
        }
        guard let name = FontName.installedFamily(family) else { return nil }
        return FontDescription(family: name, size: size, weight: weight, isItalic: isItalic)
    }

    /// Returns the name of a family that is installed or one of Apple's, or nil if there is no such family. Case and
    /// spaces are ignored.
    package static func installedFamily(_ family: String) -> String? {
        if family.isEmpty { return nil }
        if let apple = AppleFamily.named(family) { return apple.name }
        if FontDescription.isAvailable(family: family) { return family }
        let key = normalized(family)
        return FontDescription.availableFamilies.first { normalized($0) == key }
    }

    private static func normalized(_ name: String) -> String {
        name.lowercased().filter { $0 != " " }
    }

    /// The weight and the slant, such as "SemiBold Italic".
    package var style: String {
        var style: String
        switch weight {
        case ..<150: style = "Thin"
        case ..<250: style = "ExtraLight"
        case ..<350: style = "Light"
        case ..<450: style = "Regular"
        case ..<550: style = "Medium"
        case ..<650: style = "SemiBold"
        case ..<750: style = "Bold"
        case ..<850: style = "ExtraBold"
        default: style = "Black"
        }
        if isItalic { style = style == "Regular" ? "Italic" : style + " Italic" }
        return style
    }

    package var description: String { (family + "-" + style).filter { $0 != " " } }
}

extension FontDescription {
    /// The name of the family. The system fonts have the names of their actual families.
    package var familyName: String {
        if !family.isEmpty { return family }
        return isMonospaced ? FontDescription.monospacedSystemFamily : FontDescription.systemFamily
    }

    /// The PostScript name, such as "NotoSans-Bold".
    package var postScriptName: String {
        appleFace?.name ?? FontName(family: familyName, weight: weight, isItalic: isItalic).description
    }

    /// The font of Apple platforms with the family and the style, or nil if Apple platforms have no such font.
    package var appleFace: AppleFamily.Face? {
        AppleFamily.named(family)?.faces.first {
            $0.weight == weight && $0.isItalic == isItalic && $0.expansion == expansion
        }
    }

    /// Sets the weight, the slant and the width to those of a style, such as "Demi Bold". Ignores unknown styles.
    package mutating func setStyle(_ style: String) {
        let key: String = style.lowercased().filter { $0 != " " }
        if let face = AppleFamily.named(family)?.faces.first(where: {
            $0.style.lowercased().filter { $0 != " " } == key
        }) {
            (weight, isItalic, expansion) = (face.weight, face.isItalic, face.expansion)
            return
        }
        let named = FontName("-" + key)
        // The name has no family if the style is known.
        if named.family.isEmpty { (weight, isItalic) = (named.weight, named.isItalic) }
    }

    /// Whether all characters have the same width.
    package var hasFixedPitch: Bool {
        family.isEmpty ? isMonospaced : AppleFamily.named(family)?.kind == .monospaced
    }

    private static let systemFamily = "Inter"
    private static let monospacedSystemFamily = "DejaVu Sans Mono"
}
