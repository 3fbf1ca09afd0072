import Foundation
import InterfaceFiles
import UIKitCore

extension PropertyReader {
    /// Returns the attributed string for a key.
    func attributedString(_ key: String) -> NSAttributedString? {
        guard let element = value(key), element.name == "attributedString" else { return nil }
        let result = NSMutableAttributedString(string: "")
        for fragment in element.children where fragment.name == "fragment" {
            let text: String = fragment["content"] ?? fragment.value(forKey: "content")?.text ?? ""
            let attributes: [NSAttributedString.Key: Any] =
                fragment.child("attributes").map { self.attributes($0) } ?? [:]
            result.append(NSAttributedString(string: text, attributes: attributes))
        }
        return result
    }

    private func attributes(_ element: InterfaceElement) -> [NSAttributedString.Key: Any] {
        let reader = PropertyReader(element, decoder)
        var result: [NSAttributedString.Key: Any] = [:]
        for child in element.children {
            guard let key = child.key else { continue }
            switch key {
            case "NSColor": result[.foregroundColor] = reader.color(key)
            case "NSBackgroundColor": result[.backgroundColor] = reader.color(key)
            case "NSFont": result[.font] = fragmentFont(child)
            case "NSParagraphStyle": result[.paragraphStyle] = paragraphStyle(child)
            case "NSUnderline": result[.underlineStyle] = child["value"].flatMap { Int($0) }
            case "NSStrikethrough": result[.strikethroughStyle] = child["value"].flatMap { Int($0) }
            case "NSKern": result[.kern] = child.number("value")
            case "NSBaselineOffset": result[.baselineOffset] = child.number("value")
            case "NSLink": result[.link] = (child["value"] ?? child.text)
            default: decoder.warn("the text attribute “\(key)” is not supported", child)
            }
        }
        return result
    }

    private func fragmentFont(_ element: InterfaceElement) -> UIFont {
        let size: CGFloat = element["size"] == nil ? UIFont.systemFontSize : element.number("size")
        switch element["metaFont"] {
        case "systemBold": return .boldSystemFont(ofSize: size)
        case let meta?: return meta.hasSuffix("Bold") ? .boldSystemFont(ofSize: size) : .systemFont(ofSize: size)
        case nil: break
        }
        return element["name"].map { namedFont($0, size: size, element) } ?? .systemFont(ofSize: size)
    }

    private func paragraphStyle(_ element: InterfaceElement) -> NSParagraphStyle {
        let style = NSMutableParagraphStyle()
        if let value = element["alignment"].flatMap({ TextChoices.alignments[$0] }) { style.alignment = value }
        if let value = element["lineBreakMode"].flatMap({ TextChoices.lineBreakModes[$0] }) {
            style.lineBreakMode = value
        }
        style.lineSpacing = element.number("lineSpacing")
        style.paragraphSpacing = element.number("paragraphSpacing")
        style.paragraphSpacingBefore = element.number("paragraphSpacingBefore")
        style.firstLineHeadIndent = element.number("firstLineHeadIndent")
        style.headIndent = element.number("headIndent")
        style.tailIndent = element.number("tailIndent")
        style.lineHeightMultiple = element.number("lineHeightMultiple")
        style.minimumLineHeight = element.number("minimumLineHeight")
        style.maximumLineHeight = element.number("maximumLineHeight")
        return style
    }
}
