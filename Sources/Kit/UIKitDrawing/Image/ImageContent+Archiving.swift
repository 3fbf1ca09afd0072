import CoreGraphics
import Foundation
import ImageIO

extension ImageContent {
    func encode(with coder: NSCoder, pixels: CGImage?) {
        var renderingMode = renderingMode
        if case .symbol(let symbol) = source, case .system(let name) = symbol.source {
            coder.encode(name as NSString, forKey: "UISymbolName")
            coder.encode(Double(symbol.pointSize), forKey: "UISymbolPointSize")
            coder.encode(symbol.weight.rawValue, forKey: "UISymbolWeight")
            coder.encode(symbol.scale.rawValue, forKey: "UISymbolScale")
        } else if let pixels {
            // PNG data has no format for pixels without colors.
            let colored: CGImage? = pixels.format == .alpha ? ImageContent.colored(pixels) : pixels
            if let data = colored?.pngData() { coder.encode(data as NSData, forKey: "UIImageData") }
            // A symbol in one color is a template, and remains one as a bitmap.
            if case .symbol = source, pixels.format == .alpha, renderingMode == .automatic {
                renderingMode = .alwaysTemplate
            }
        }
        coder.encode(Double(scale), forKey: "UIScale")
        coder.encode(orientation.rawValue, forKey: "UIImageOrientation")
        coder.encode(renderingMode.rawValue, forKey: "UIRenderingMode")
        coder.encode(flipsForRightToLeft, forKey: "UIFlipsForRightToLeft")
        encode(alignmentRectInsets, with: coder, forKey: "UIAlignmentRectInsets")
        if isResizable {
            encode(capInsets, with: coder, forKey: "UICapInsets")
            coder.encode(resizingMode.rawValue, forKey: "UIResizingMode")
        }
        if let tint { coder.encode(tint, forKey: "UITintColor") }
    }

    /// Reads an image, or returns nil if its data is damaged or its symbol does not exist.
    init?(_ coder: NSCoder) {
        if coder.containsValue(forKey: "UISymbolName") {
            let configuration = UIImage.SymbolConfiguration(
                pointSize: CGFloat(coder.decodeDouble(forKey: "UISymbolPointSize")),
                weight: UIImage.SymbolWeight(rawValue: coder.decodeInteger(forKey: "UISymbolWeight")) ?? .regular,
                scale: UIImage.SymbolScale(rawValue: coder.decodeInteger(forKey: "UISymbolScale")) ?? .default)
            guard let name = coder.decodeObject(of: NSString.self, forKey: "UISymbolName") as String?,
                let symbol = UIImage(systemName: name, withConfiguration: configuration)
            else { return nil }
            self = symbol.content
        } else if coder.containsValue(forKey: "UIImageData") {
            guard let data = coder.decodeObject(of: NSData.self, forKey: "UIImageData"),
                let pixels = UIImage(data: data as Data)?.cgImage
            else { return nil }
            self.init(source: .bitmap(pixels))
        } else {
            self.init(source: .none)
        }
        scale = max(0.01, CGFloat(coder.decodeDouble(forKey: "UIScale")))
        orientation = UIImage.Orientation(rawValue: coder.decodeInteger(forKey: "UIImageOrientation")) ?? .up
        renderingMode = UIImage.RenderingMode(rawValue: coder.decodeInteger(forKey: "UIRenderingMode")) ?? .automatic
        flipsForRightToLeft = coder.decodeBool(forKey: "UIFlipsForRightToLeft")
        alignmentRectInsets = ImageContent.insets(in: coder, forKey: "UIAlignmentRectInsets") ?? .zero
        if let insets = ImageContent.insets(in: coder, forKey: "UICapInsets") {
            isResizable = true
            capInsets = insets
            resizingMode = UIImage.ResizingMode(rawValue: coder.decodeInteger(forKey: "UIResizingMode")) ?? .tile
        }
        if coder.containsValue(forKey: "UITintColor") {
            tint = coder.decodeObject(of: UIColor.self, forKey: "UITintColor")
        }
    }

    /// Returns a bitmap in black with the alpha of a mask.
    private static func colored(_ mask: CGImage) -> CGImage? {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let size = CGSize(width: mask.width, height: mask.height)
        return UIGraphicsImageRenderer(size: size, format: format).image { _ in
            UIImage(cgImage: mask).draw(at: .zero)
        }.cgImage
    }

    private func encode(_ insets: UIEdgeInsets, with coder: NSCoder, forKey key: String) {
        let numbers: [NSNumber] = [insets.top, insets.left, insets.bottom, insets.right].map {
            NSNumber(value: Double($0))
        }
        coder.encode(numbers as NSArray, forKey: key)
    }

    private static func insets(in coder: NSCoder, forKey key: String) -> UIEdgeInsets? {
        guard coder.containsValue(forKey: key),
            let numbers = coder.decodeObject(of: [NSArray.self, NSNumber.self], forKey: key) as? [NSNumber],
            numbers.count == 4
        else { return nil }
        let sides: [CGFloat] = numbers.map { CGFloat($0.doubleValue) }
        return UIEdgeInsets(top: sides[0], left: sides[1], bottom: sides[2], right: sides[3])
    }
}
