import CoreGraphics

/// A symbol that is drawn here.
struct SymbolDrawing: Sendable {
    /// The size, in units of the size of the text.
    var size: CGSize
    var draw: @Sendable (SymbolPen) -> Void

    init(_ width: CGFloat, _ height: CGFloat, _ draw: @escaping @Sendable (SymbolPen) -> Void) {
        size = CGSize(width: width, height: height)
        self.draw = draw
    }

    /// The drawing of that name, or nil when there is none.
    ///
    /// The name of any sign may have `.circle` or `.square` after it, and then `.fill`.
    static func named(_ name: String) -> SymbolDrawing? {
        if let drawing = signs[name] ?? shapes[name] { return drawing }
        for (ending, enclosure) in enclosures where name.hasSuffix(ending) {
            guard let sign = signs[String(name.dropLast(ending.count))] else { continue }
            return enclosed(sign, enclosure)
        }
        return nil
    }

    private enum Enclosure {
        case circle, solidCircle, square, solidSquare
    }

    private static let enclosures: [(String, Enclosure)] = [
        (".circle.fill", .solidCircle), (".circle", .circle), (".square.fill", .solidSquare), (".square", .square),
    ]

    private static func enclosed(_ sign: SymbolDrawing, _ enclosure: Enclosure) -> SymbolDrawing {
        SymbolDrawing(1.2, 1.2) { pen in
            let inside: (SymbolPen) -> Void = { pen in
                pen.inset(sign.size, at: 0.6, 0.6, by: 0.6) { sign.draw($0) }
            }
            switch enclosure {
            case .circle:
                pen.circle(0.6, 0.6, 0.5)
                inside(pen)
            case .square:
                pen.stroke(roundedSquare)
                inside(pen)
            case .solidCircle:
                pen.disc(0.6, 0.6, 0.5 + pen.lineWidth / 2)
                pen.cut(inside)
            case .solidSquare:
                pen.stroke(roundedSquare)
                pen.fill(roundedSquare)
                pen.cut(inside)
            }
        }
    }

    static var roundedSquare: CGPath {
        CGPath(
            roundedRect: CGRect(x: 0.13, y: 0.13, width: 0.94, height: 0.94), cornerWidth: 0.18, cornerHeight: 0.18,
            transform: nil)
    }
}
