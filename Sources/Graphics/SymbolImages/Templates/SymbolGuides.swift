import CoreGraphics

/// The guides of a symbol template: the baselines and cap heights of the three scales, and the margins of drawings.
struct SymbolGuides {
    /// The cap height of Apple's system font, in ems. The guides are based on it.
    private static let capHeight: CGFloat = 0.70459

    private var boxes: [String: CGRect] = [:]

    init(_ root: SVGNode) { collect(root, .identity) }

    private mutating func collect(_ node: SVGNode, _ transform: CGAffineTransform) {
        let place = node.transform.concatenating(transform)
        if let name = node.attributes["id"], let path = node.path {
            boxes[name] = path.boundingBoxOfPath.applying(place)
        }
        for child in node.children { collect(child, place) }
    }

    /// Returns the transform from a drawing to ems of the text, or nil if the guides of its scale are missing.
    ///
    /// - Parameters:
    ///   - name: The name of the drawing, such as `Regular-M`.
    ///   - box: The bounds of the drawing, whose center is used if the drawing has no margins.
    func guide(for name: String, around box: CGRect) -> CGAffineTransform? {
        let scale = name.suffix(1)
        guard let baseline = boxes["Baseline-\(scale)"]?.midY, let capline = boxes["Capline-\(scale)"]?.midY,
            baseline > capline
        else { return nil }
        let unit: CGFloat = SymbolGuides.capHeight / (baseline - capline)
        let left = boxes["left-margin-\(name)"]?.midX
        let right = boxes["right-margin-\(name)"]?.midX
        let middle: CGFloat = left.flatMap { left in right.map { (left + $0) / 2 } } ?? box.midX
        // If a drawing was moved without its margin guides, the middle of the guides is outside the drawing.
        let center: CGFloat = box.minX...box.maxX ~= middle ? middle : box.midX
        return CGAffineTransform(scaleX: unit, y: unit).translatedBy(x: -center, y: -(baseline + capline) / 2)
    }
}
