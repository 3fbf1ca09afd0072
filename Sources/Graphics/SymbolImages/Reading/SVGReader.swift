import CoreGraphics
import Foundation

/// A reader for the shapes in the SVG files of the icon set, which use only filled `path`, `circle`, and `rect`
/// elements.
enum SVGReader {
    struct Element {
        var path: CGPath
        var isEvenOdd: Bool
    }

    static func elements(of data: Data) -> [Element] {
        let text = String(decoding: data, as: UTF8.self)
        var elements: [Element] = []
        for tag in text.split(separator: "<").dropFirst() {
            let end: Substring.Index = tag.firstIndex(of: ">") ?? tag.endIndex
            let tag = tag[..<end]
            guard let path = path(of: tag) else { continue }
            elements.append(Element(path: path, isEvenOdd: attribute("fill-rule", of: tag) == "evenodd"))
        }
        return elements
    }

    private static func path(of tag: Substring) -> CGPath? {
        if tag.hasPrefix("path ") { return attribute("d", of: tag).map { SVGPathReader.path(of: $0) } }
        func number(_ name: String) -> CGFloat { attribute(name, of: tag).flatMap { Double($0) } ?? 0 }
        if tag.hasPrefix("circle ") {
            let radius = number("r")
            let box = CGRect(
                x: number("cx") - radius, y: number("cy") - radius, width: 2 * radius, height: 2 * radius)
            return CGPath(ellipseIn: box, transform: nil)
        }
        if tag.hasPrefix("rect ") {
            let box = CGRect(x: number("x"), y: number("y"), width: number("width"), height: number("height"))
            var transform: CGAffineTransform = attribute("transform", of: tag).flatMap { matrix($0) } ?? .identity
            let corner = number("rx")
            return CGPath(roundedRect: box, cornerWidth: corner, cornerHeight: corner, transform: &transform)
        }
        return nil
    }

    private static func matrix(_ text: Substring) -> CGAffineTransform? {
        guard text.hasPrefix("matrix("), text.hasSuffix(")") else { return nil }
        let parts: [CGFloat] = text.dropFirst(7).dropLast().split { $0 == " " || $0 == "," }
            .compactMap { Double($0).map { CGFloat($0) } }
        guard parts.count == 6 else { return nil }
        return CGAffineTransform(a: parts[0], b: parts[1], c: parts[2], d: parts[3], tx: parts[4], ty: parts[5])
    }

    private static func attribute(_ name: String, of tag: Substring) -> Substring? {
        guard let start = tag.range(of: " \(name)=\"") else { return nil }
        let rest = tag[start.upperBound...]
        return rest.firstIndex(of: "\"").map { rest[..<$0] }
    }
}
