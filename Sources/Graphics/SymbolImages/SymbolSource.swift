import CoreGraphics

/// Where the picture of a symbol comes from.
enum SymbolSource {
    case drawing(SymbolDrawing)
    case icon(SymbolicIcon)

    init?(name: String) {
        if let drawing = SymbolDrawing.named(name) {
            self = .drawing(drawing)
        } else if let icon = SymbolicIcon(symbol: name) {
            self = .icon(icon)
        } else {
            return nil
        }
    }

    /// The size, in units of the size of the text.
    var size: CGSize {
        switch self {
        case .drawing(let drawing): drawing.size
        case .icon: CGSize(width: 1.2, height: 1.2)
        }
    }

    var isAvailable: Bool {
        switch self {
        case .drawing: true
        case .icon(let icon): icon.url != nil
        }
    }

    /// Draws into a context whose unit is the size of the text, and whose y runs down.
    func draw(in context: CGContext, weight: SymbolWeight) -> Bool {
        switch self {
        case .drawing(let drawing):
            drawing.draw(SymbolPen(context: context, lineWidth: weight.lineWidth))
            return true
        case .icon(let icon):
            return icon.draw(in: context, CGRect(x: 0.05, y: 0.05, width: 1.1, height: 1.1))
        }
    }
}
