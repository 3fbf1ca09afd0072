import CoreGraphics
import Foundation

/// An element of an SVG document, with its attributes and children. Text is left out.
struct SVGNode {
    var name: String
    var attributes: [String: String]
    var children: [SVGNode] = []

    /// Parses a document. Returns nil if it contains no `svg` element. Errors in the markup are ignored.
    init?(_ data: Data) {
        var parser = SVGParser(Array(data))
        guard let root = parser.parse() else { return nil }
        self = root
    }

    init(name: String, attributes: [String: String]) {
        self.name = name
        self.attributes = attributes
    }

    /// Returns the element with the given identifier among this element and its descendants.
    func element(_ identifier: String) -> SVGNode? {
        if attributes["id"] == identifier { return self }
        return children.lazy.compactMap { $0.element(identifier) }.first
    }

    /// The value of a property: an attribute, or a declaration of the attribute `style`.
    func property(_ name: String) -> String? {
        for declaration in attributes["style"]?.split(separator: ";") ?? [] {
            let parts = declaration.split(separator: ":", maxSplits: 1)
            guard parts.count == 2, parts[0].trimmingCharacters(in: .whitespaces) == name else { continue }
            return parts[1].trimmingCharacters(in: .whitespaces)
        }
        return attributes[name]
    }

    /// The transform of the element's coordinates.
    var transform: CGAffineTransform { attributes["transform"].map { SVGTransform.parse($0) } ?? .identity }

    /// The shape of the element, without its transform, or nil if it is not a shape.
    var path: CGPath? {
        func number(_ name: String) -> CGFloat { SVGTransform.number(attributes[name]) ?? 0 }
        switch name {
        case "path": return attributes["d"].map { SVGPathReader.path(of: $0) }
        case "circle", "ellipse":
            let horizontal = number(name == "circle" ? "r" : "rx")
            let vertical = number(name == "circle" ? "r" : "ry")
            let box = CGRect(
                x: number("cx") - horizontal, y: number("cy") - vertical, width: 2 * horizontal, height: 2 * vertical)
            return CGPath(ellipseIn: box, transform: nil)
        case "rect":
            let box = CGRect(x: number("x"), y: number("y"), width: number("width"), height: number("height"))
            let corners: [CGFloat] = ["rx", "ry"].compactMap { SVGTransform.number(attributes[$0]) }
            let width: CGFloat = min(corners.first ?? 0, box.width / 2)
            let height: CGFloat = min(corners.last ?? 0, box.height / 2)
            return CGPath(roundedRect: box, cornerWidth: width, cornerHeight: height, transform: nil)
        case "line":
            let path = CGMutablePath()
            path.move(to: CGPoint(x: number("x1"), y: number("y1")))
            path.addLine(to: CGPoint(x: number("x2"), y: number("y2")))
            return path
        case "polygon", "polyline":
            guard let points = attributes["points"] else { return nil }
            return SVGPathReader.path(of: "M\(points)\(name == "polygon" ? "Z" : "")")
        default: return nil
        }
    }
}
