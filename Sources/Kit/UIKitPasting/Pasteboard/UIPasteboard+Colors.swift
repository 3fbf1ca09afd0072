import Foundation
import UIKitDrawing

extension UIPasteboard {
    /// The type of colors.
    package nonisolated static let colorType = "com.apple.uikit.color"

    /// The colors, or nil. Dynamic colors are resolved with the current traits.
    public var colors: [UIColor]? {
        get {
            let colors: [UIColor] = (0..<numberOfItems).compactMap { index in
                data(forPasteboardType: UIPasteboard.colorType, ofItemAt: index).flatMap(UIPasteboard.color)
            }
            return colors.isEmpty ? nil : colors
        }
        set { setRepresentations((newValue ?? []).map { [UIPasteboard.colorType: UIPasteboard.data(of: $0)] }) }
    }

    /// The first color, or nil.
    public var color: UIColor? {
        get { colors?.first }
        set { colors = newValue.map { [$0] } }
    }

    /// Whether an item is a color.
    public var hasColors: Bool {
        (0..<numberOfItems).contains { types(ofItemAt: $0).contains(UIPasteboard.colorType) }
    }

    /// Returns the components of a color in extended sRGB as text.
    package static func data(of color: UIColor) -> Data {
        let parts: ColorComponents = color.components(in: .current)
        return Data([parts.red, parts.green, parts.blue, parts.alpha].map { "\($0)" }.joined(separator: " ").utf8)
    }

    /// Returns the color in the data of a pasteboard; nil if it is invalid.
    package static func color(_ data: Data) -> UIColor? {
        let parts: [CGFloat] = String(decoding: data, as: UTF8.self).split(separator: " ").compactMap {
            Double($0).map { CGFloat($0) }
        }
        guard parts.count == 4, parts.allSatisfy(\.isFinite) else { return nil }
        return UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
    }
}
