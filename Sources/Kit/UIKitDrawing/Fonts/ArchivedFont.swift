import Foundation
import TextLayout

/// The contents of a font in an archive.
struct ArchivedFont {
    var face: FontDescription
    var textStyle: UIFont.TextStyle?
    var scaling: FontScaling?
}

extension ArchivedFont {
    func encode(with coder: NSCoder) {
        coder.encode(face.family as NSString, forKey: "UIFontFamily")
        coder.encode(Double(face.size), forKey: "UIFontPointSize")
        coder.encode(Double(face.weight), forKey: "UIFontWeight")
        coder.encode(Double(face.expansion), forKey: "UIFontExpansion")
        coder.encode(Double(face.obliqueness), forKey: "UIFontObliqueness")
        coder.encode(face.isItalic, forKey: "UIFontItalic")
        coder.encode(face.isMonospaced, forKey: "UIFontMonospaced")
        coder.encode(face.hasMonospacedDigits, forKey: "UIFontMonospacedDigits")
        coder.encode(face.features as NSString, forKey: "UIFontFeatures")
        coder.encode(face.variations as NSString, forKey: "UIFontVariations")
        if let textStyle { coder.encode(textStyle.rawValue as NSString, forKey: "UIFontTextStyle") }
        if let scaling {
            coder.encode(scaling.textStyle.rawValue as NSString, forKey: "UIFontScalingStyle")
            coder.encode(Double(scaling.baseSize), forKey: "UIFontBaseSize")
            if let size = scaling.maximumSize { coder.encode(Double(size), forKey: "UIFontMaximumSize") }
        }
    }

    /// Reads a font, or returns nil if the archive has none.
    init?(_ coder: NSCoder) {
        func number(_ key: String) -> CGFloat { CGFloat(coder.decodeDouble(forKey: key)) }
        func text(_ key: String) -> String? {
            guard coder.containsValue(forKey: key) else { return nil }
            return coder.decodeObject(of: NSString.self, forKey: key) as String?
        }
        guard let family = text("UIFontFamily") else { return nil }
        face = FontDescription(
            family: family, size: number("UIFontPointSize"), weight: number("UIFontWeight"),
            isItalic: coder.decodeBool(forKey: "UIFontItalic"),
            hasMonospacedDigits: coder.decodeBool(forKey: "UIFontMonospacedDigits"),
            isMonospaced: coder.decodeBool(forKey: "UIFontMonospaced"), features: text("UIFontFeatures") ?? "",
            variations: text("UIFontVariations") ?? "")
        face.expansion = number("UIFontExpansion")
        face.obliqueness = number("UIFontObliqueness")
        textStyle = text("UIFontTextStyle").map { UIFont.TextStyle(rawValue: $0) }
        scaling = text("UIFontScalingStyle").map {
            FontScaling(
                textStyle: UIFont.TextStyle(rawValue: $0), baseSize: number("UIFontBaseSize"),
                maximumSize: coder.containsValue(forKey: "UIFontMaximumSize") ? number("UIFontMaximumSize") : nil)
        }
    }
}
