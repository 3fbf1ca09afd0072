import Foundation
import InterfaceFiles
import UIKitCore

extension PropertyReader {
    /// Returns the color for a key.
    package func color(_ key: String) -> UIColor? {
        guard let element = value(key), element.name == "color" else { return nil }
        return color(element)
    }

    private func color(_ element: InterfaceElement) -> UIColor? {
        if let name = element["systemColor"] ?? element["cocoaTouchSystemColor"] {
            if let color = SystemColors.named(name) { return color }
            decoder.warn("the system color “\(name)” is not supported", element)
            return nil
        }
        if let name = element["name"] {
            if let color = UIColor(named: name, in: decoder.bundle, compatibleWith: nil) { return color }
            if let stored = decoder.document.namedColor(name) { return color(stored) }
            decoder.warn("the color “\(name)” does not exist", element)
            return nil
        }
        let alpha: CGFloat = element["alpha"] == nil ? 1 : element.number("alpha")
        if element["white"] != nil { return UIColor(white: element.number("white"), alpha: alpha) }
        let red: CGFloat = element.number("red")
        let green: CGFloat = element.number("green")
        let blue: CGFloat = element.number("blue")
        if element["customColorSpace"] == "displayP3" {
            return UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
        }
        return UIColor(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// Returns the font for a key.
    func font(_ key: String) -> UIFont? {
        value(key).flatMap { font($0) }
    }

    func font(_ element: InterfaceElement) -> UIFont? {
        if let style = element["style"] { return .preferredFont(forTextStyle: UIFont.TextStyle(rawValue: style)) }
        let size: CGFloat = element["pointSize"] == nil ? UIFont.systemFontSize : element.number("pointSize")
        switch element["type"] {
        case "boldSystem": return .boldSystemFont(ofSize: size)
        case "italicSystem": return .italicSystemFont(ofSize: size)
        case "system":
            guard let weight = element["weight"] else { return .systemFont(ofSize: size) }
            return .systemFont(ofSize: size, weight: Self.weights[weight] ?? .regular)
        default: break
        }
        guard let name = element["name"] ?? element["family"] else { return .systemFont(ofSize: size) }
        return namedFont(name, size: size, element)
    }

    /// Returns the font with a name or, if it does not exist, the system font with the weight and slant that the part
    /// of the name after the hyphen specifies.
    func namedFont(_ name: String, size: CGFloat, _ element: InterfaceElement) -> UIFont {
        if let font = UIFont(name: name, size: size) { return font }
        decoder.warn("the font “\(name)” does not exist, and the system font is used", element)
        let style: String = name.split(separator: "-").dropFirst().joined().lowercased()
        let names: [(key: String, value: UIFont.Weight)] = Self.weights.sorted { $0.key.count > $1.key.count }
        let weight: UIFont.Weight? = names.first { style.contains($0.key.lowercased()) }?.value
        let font = UIFont.systemFont(ofSize: size, weight: style.contains("demi") ? .semibold : weight ?? .regular)
        guard style.contains("italic") || style.contains("oblique") else { return font }
        let traits: UIFontDescriptor.SymbolicTraits = font.fontDescriptor.symbolicTraits.union(.traitItalic)
        return font.fontDescriptor.withSymbolicTraits(traits).map { UIFont(descriptor: $0, size: size) } ?? font
    }

    private static let weights: [String: UIFont.Weight] = [
        "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium,
        "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
    ]

    /// Returns the image that an attribute or an image reference names.
    package func image(_ name: String) -> UIImage? {
        ignore("catalog", "symbolScale", "renderingMode")
        if let reference = value(name), reference.name == "imageReference" {
            let image: UIImage? = image(
                named: reference["image"], isSystem: reference["catalog"] == "system", reference)
            let rendered: UIImage? = image.map { Self.rendered($0, reference["renderingMode"]) }
            guard let configuration = symbolConfiguration(reference, scale: "symbolScale") else { return rendered }
            // A bitmap can retain the scale of a symbol that it replaced in Interface Builder.
            return rendered?.applyingSymbolConfiguration(configuration) ?? rendered
        }
        return image(named: string(name), isSystem: element["catalog"] == "system", element)
    }

    private func image(named name: String?, isSystem: Bool, _ element: InterfaceElement) -> UIImage? {
        guard let name, !name.isEmpty else { return nil }
        let image: UIImage? =
            isSystem ? UIImage(systemName: name) : UIImage(named: name, in: decoder.bundle, with: nil)
        if image == nil {
            decoder.warn("the \(isSystem ? "system image" : "image") “\(name)” does not exist", element)
        }
        return image
    }

    private static func rendered(_ image: UIImage, _ mode: String?) -> UIImage {
        switch mode {
        case "template": image.withRenderingMode(.alwaysTemplate)
        case "original": image.withRenderingMode(.alwaysOriginal)
        default: image
        }
    }

    /// Returns the symbol configuration for a key.
    func symbolConfiguration(_ key: String) -> UIImage.SymbolConfiguration? {
        value(key).flatMap { symbolConfiguration($0, scale: "scale") }
    }

    private func symbolConfiguration(_ element: InterfaceElement, scale: String) -> UIImage.SymbolConfiguration? {
        var parts: [UIImage.SymbolConfiguration] = []
        if element["configurationType"] == "pointSize", element["pointSize"] != nil {
            parts.append(UIImage.SymbolConfiguration(pointSize: element.number("pointSize")))
        }
        if let font = element.child("fontDescription").flatMap({ self.font($0) }) {
            parts.append(UIImage.SymbolConfiguration(font: font))
        }
        let scales: [String: UIImage.SymbolScale] = ["small": .small, "medium": .medium, "large": .large]
        if let value = element[scale].flatMap({ scales[$0] }) {
            parts.append(UIImage.SymbolConfiguration(scale: value))
        }
        let weights: [String: UIImage.SymbolWeight] = [
            "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium,
            "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
        ]
        if let value = element["weight"].flatMap({ weights[$0] }) {
            parts.append(UIImage.SymbolConfiguration(weight: value))
        }
        guard let first = parts.first else { return nil }
        return parts.dropFirst().reduce(first) { $0.applying($1) }
    }
}
