import CoreGraphics
import Foundation
import UIKitDrawing

/// The appearance of a piece of a document.
struct TextStyle {
    /// The name of the font's family, or nil for the system font.
    var family: String?
    var size: CGFloat = 12
    var isBold = false
    var isItalic = false
    var isMonospaced = false
    var isUnderlined = false
    var isStruck = false
    var color: UIColor?
    var background: UIColor?
    var link: String?
    /// The upward offset of the baseline, in points.
    var baseline: CGFloat = 0
    /// The width of the outline in percent of the font size. A negative width also fills the characters.
    var strokeWidth: CGFloat = 0
    var strokeColor: UIColor?
    /// The natural logarithm of the factor by which characters are widened.
    var expansion: CGFloat = 0
    /// The additional space after characters, in points.
    var kern: CGFloat = 0
    var alignment: NSTextAlignment = .natural
    /// The indent of the lines after the first, in points.
    var indent: CGFloat = 0
    /// The indent of the first line, in points.
    var firstIndent: CGFloat = 0
    var spacing: CGFloat = 0
    /// The lists that contain the paragraph, from the outermost to the innermost.
    var lists: [NSTextList] = []
    /// The format of the markers of a list that begins with this style.
    var markerFormat: NSTextList.MarkerFormat?
    /// The positions of tab stops, or nil for the default stops.
    var tabs: [CGFloat]?

    var font: UIFont {
        var font: UIFont =
            isMonospaced
            ? .monospacedSystemFont(ofSize: size, weight: isBold ? .bold : .regular)
            : family.flatMap { UIFont(name: $0, size: size) } ?? .systemFont(ofSize: size)
        var traits: UIFontDescriptor.SymbolicTraits = font.fontDescriptor.symbolicTraits
        if isBold { traits.insert(.traitBold) }
        if isItalic { traits.insert(.traitItalic) }
        if traits != font.fontDescriptor.symbolicTraits,
            let descriptor = font.fontDescriptor.withSymbolicTraits(traits)
        {
            font = UIFont(descriptor: descriptor, size: size)
        }
        return font
    }

    var attributes: [NSAttributedString.Key: Any] {
        var values: [NSAttributedString.Key: Any] = [.font: font]
        if let color { values[.foregroundColor] = color }
        if let background { values[.backgroundColor] = background }
        if isUnderlined { values[.underlineStyle] = NSUnderlineStyle.single.rawValue }
        if isStruck { values[.strikethroughStyle] = NSUnderlineStyle.single.rawValue }
        if baseline != 0 { values[.baselineOffset] = baseline }
        if strokeWidth != 0 { values[.strokeWidth] = strokeWidth }
        if let strokeColor { values[.strokeColor] = strokeColor }
        if expansion != 0 { values[.expansion] = expansion }
        if kern != 0 { values[.kern] = kern }
        if let link { values[.link] = URL(string: link).map { $0 as Any } ?? link }
        let paragraph = NSMutableParagraphStyle()
        paragraph.alignment = alignment
        paragraph.headIndent = indent
        paragraph.firstLineHeadIndent = firstIndent
        paragraph.paragraphSpacing = spacing
        paragraph.textLists = lists
        if let tabs { paragraph.tabStops = tabs.map { NSTextTab(textAlignment: .natural, location: $0) } }
        values[.paragraphStyle] = paragraph
        return values
    }
}

extension TextStyle {
    /// Creates the style that matches attributes.
    init(_ attributes: [NSAttributedString.Key: Any]) {
        if let font = attributes[.font] as? UIFont {
            size = font.pointSize
            let traits = font.fontDescriptor.symbolicTraits
            isBold = traits.contains(.traitBold)
            isItalic = traits.contains(.traitItalic)
            // Descriptors of system fonts have no family.
            let isSystemFont: Bool = font.fontDescriptor.fontAttributes[.family] == nil
            isMonospaced = isSystemFont && traits.contains(.traitMonoSpace)
            family = isSystemFont ? nil : font.familyName
        }
        color = attributes[.foregroundColor] as? UIColor
        background = (attributes[.backgroundColor] as? UIColor).flatMap { $0.opacity > 0 ? $0 : nil }
        isUnderlined = (attributes[.underlineStyle] as? NSNumber)?.intValue ?? 0 != 0
        isStruck = (attributes[.strikethroughStyle] as? NSNumber)?.intValue ?? 0 != 0
        link = (attributes[.link] as? URL)?.absoluteString ?? attributes[.link] as? String
        func number(_ key: NSAttributedString.Key) -> CGFloat {
            (attributes[key] as? NSNumber).map { CGFloat($0.doubleValue) } ?? 0
        }
        baseline = number(.baselineOffset)
        strokeWidth = number(.strokeWidth)
        strokeColor = attributes[.strokeColor] as? UIColor
        expansion = number(.expansion)
        kern = number(.kern)
        if let paragraph = attributes[.paragraphStyle] as? NSParagraphStyle {
            alignment = paragraph.alignment
            indent = paragraph.headIndent
            firstIndent = paragraph.firstLineHeadIndent
            spacing = paragraph.paragraphSpacing
            lists = paragraph.textLists
        }
    }
}

extension UIColor {
    /// The components from 0 to 1, in the light style.
    private var components: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        let light = components(in: UITraitCollection(userInterfaceStyle: .light))
        func limited(_ value: CGFloat) -> CGFloat { min(max(0, value), 1) }
        return (limited(light.red), limited(light.green), limited(light.blue), limited(light.alpha))
    }

    /// The opacity from 0 to 1, in the light style.
    var opacity: CGFloat { components.alpha }

    /// The components from 0 to 255, without the opacity, in the light style.
    var bytes: (red: Int, green: Int, blue: Int) {
        let (red, green, blue, _) = components
        return (Self.byte(red), Self.byte(green), Self.byte(blue))
    }

    /// The components from 0 to 255 of the opaque color that looks the same on white, in the light style.
    var opaqueBytes: (red: Int, green: Int, blue: Int) {
        let (red, green, blue, alpha) = components
        func blended(_ value: CGFloat) -> Int { Self.byte(1 - alpha + alpha * value) }
        return (blended(red), blended(green), blended(blue))
    }

    private static func byte(_ value: CGFloat) -> Int { Int((value * 255).rounded()) }
}

extension CGFloat {
    /// Returns the nearest value whose amount is at most `limit`, or 0 if the value is not a number.
    func limited(to limit: CGFloat) -> CGFloat { isNaN ? 0 : Swift.min(Swift.max(self, -limit), limit) }
}
