import CoreGraphics
import Foundation

extension CALayer {
    /// Returns this layer and its subtree as text, for tests and debugging. Each layer has a line with its class, its
    /// name, its frame, and those of its main properties that differ from their defaults.
    package final func layerTreeDescription() -> String {
        var lines: [String] = []
        describe(into: &lines, depth: 0)
        return lines.joined(separator: "\n")
    }

    private func describe(into lines: inout [String], depth: Int) {
        let indent = String(repeating: "  ", count: depth)
        var words: [String] = ["\(indent)\(flags.contains(.isMask) ? "mask " : "")\(type(of: self))"]
        if let name { words.append("\"\(name)\"") }
        words.append(CALayer.text(frame))
        words.append(contentsOf: nonDefaultValues)
        lines.append(words.joined(separator: " "))
        extrasBox?.mask?.describe(into: &lines, depth: depth + 1)
        for child in drawingOrder { child.describe(into: &lines, depth: depth + 1) }
    }

    private var nonDefaultValues: [String] {
        var words: [String] = []
        let values = properties
        if values.bounds.origin != .zero { words.append("origin=\(CALayer.text(values.bounds.origin))") }
        if values.isHidden { words.append("hidden") }
        if values.opacity != 1 { words.append("opacity=\(CALayer.text(CGFloat(values.opacity)))") }
        if let color = values.backgroundColor { words.append("background=\(CALayer.text(color))") }
        if let radii = values.rareBox?.value.cornerRadii {
            words.append("corners=[\(radii.numbers.map { CALayer.text(CGFloat($0)) }.joined(separator: " "))]")
        } else if values.cornerRadius != 0 {
            words.append("corners=\(CALayer.text(values.cornerRadius))")
        }
        if values.masksToBounds { words.append("clips") }
        if let image = values.image { words.append("image=\(image.width)×\(image.height)") }
        if extrasBox?.backingStore != nil { words.append("drawn") }
        if flags.contains(.needsDisplay) && hasDrawnContent { words.append("needs-display") }
        guard let rare = values.rareBox?.value else { return words }
        if let transform = rare.transform {
            let affine = CATransform3DGetAffineTransform(transform)
            let parts: [CGFloat] = [affine.a, affine.b, affine.c, affine.d, affine.tx, affine.ty]
            words.append("transform=[\(parts.map { CALayer.text($0) }.joined(separator: " "))]")
        }
        if values.zPosition != 0 { words.append("z=\(CALayer.text(values.zPosition))") }
        if rare.borderWidth != 0 { words.append("border=\(CALayer.text(rare.borderWidth))") }
        if rare.shadowOpacity != 0 { words.append("shadow=\(CALayer.text(CGFloat(rare.shadowOpacity)))") }
        return words
    }

    private static func text(_ value: CGFloat) -> String {
        let rounded: Double = (Double(value) * 100).rounded() / 100
        return rounded == rounded.rounded() && abs(rounded) < 1e15 ? String(Int(rounded)) : String(rounded)
    }

    private static func text(_ point: CGPoint) -> String { "(\(text(point.x)) \(text(point.y)))" }

    private static func text(_ rect: CGRect) -> String {
        "(\(text(rect.origin.x)) \(text(rect.origin.y)); \(text(rect.size.width)) \(text(rect.size.height)))"
    }

    private static func text(_ color: CGColor) -> String {
        let pixel: SIMD4<Double> = (color.drawing * 255).rounded(.toNearestOrAwayFromZero)
        let channels: [Double] = [pixel.x, pixel.y, pixel.z, pixel.w]
        return "#"
            + channels.map { value in
                let digits = String(UInt8(value), radix: 16)
                return digits.count == 1 ? "0\(digits)" : digits
            }.joined()
    }
}
