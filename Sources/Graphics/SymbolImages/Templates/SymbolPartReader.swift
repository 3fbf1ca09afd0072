import CoreGraphics

/// Reads the shapes of a drawing in a symbol template.
struct SymbolPartReader {
    private(set) var parts: [SymbolTemplate.Drawing.Part] = []

    init(_ group: SVGNode, transform: CGAffineTransform) { read(group, transform, classes: "") }

    private mutating func read(_ node: SVGNode, _ transform: CGAffineTransform, classes: String) {
        let place: CGAffineTransform = node.transform.concatenating(transform)
        // A shape without a class has the class of its group.
        let classes: String = node.attributes["class"] ?? classes
        if let path = node.path, node.property("fill") != "none", node.property("display") != "none" {
            var place = place
            let (level, accent) = SymbolPartReader.colors(classes)
            parts.append(
                SymbolTemplate.Drawing.Part(
                    path: path.copy(using: &place) ?? path, isEvenOdd: node.property("fill-rule") == "evenodd",
                    level: level, accent: accent))
        }
        for child in node.children { read(child, place, classes: classes) }
    }

    /// Returns the level and the color that classes such as `hierarchical-0:secondary multicolor-0:systemRedColor`
    /// specify.
    private static func colors(_ classes: String) -> (level: Int, accent: SymbolAccent?) {
        var level = 1
        var accent: SymbolAccent?
        for name in classes.split(separator: " ") {
            let parts = name.split(separator: ":", maxSplits: 1)
            guard parts.count == 2 else { continue }
            if parts[0].hasPrefix("hierarchical-") {
                level = parts[1] == "secondary" ? 2 : parts[1] == "tertiary" ? 3 : 1
            } else if parts[0].hasPrefix("multicolor-") {
                var color = parts[1].lowercased()
                if color.hasPrefix("system") { color.removeFirst(6) }
                if color.hasSuffix("color") { color.removeLast(5) }
                accent = SymbolAccent(rawValue: color)
            }
        }
        return (level, accent)
    }
}
