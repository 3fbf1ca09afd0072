import CoreGraphics

extension SymbolDrawing {
    /// Signs made of lines, which may also stand inside circles and squares.
    static let signs: [String: SymbolDrawing] = {
        var signs: [String: SymbolDrawing] = [
            "xmark": SymbolDrawing(1.05, 1.05) { pen in
                pen.line(0.16, 0.16, 0.89, 0.89)
                pen.line(0.89, 0.16, 0.16, 0.89)
            },
            "plus": SymbolDrawing(1.1, 1.1) { pen in
                pen.line(0.55, 0.1, 0.55, 1)
                pen.line(0.1, 0.55, 1, 0.55)
            },
            "minus": SymbolDrawing(1.1, 1.1) { $0.line(0.1, 0.55, 1, 0.55) },
            "equal": SymbolDrawing(1.1, 1.1) { pen in
                pen.line(0.12, 0.38, 0.98, 0.38)
                pen.line(0.12, 0.72, 0.98, 0.72)
            },
            "checkmark": SymbolDrawing(1.1, 1.1) { $0.line(0.13, 0.6, 0.43, 0.93, 0.97, 0.15) },
            "ellipsis": SymbolDrawing(1.15, 1.1) { pen in
                for x: CGFloat in [0.2, 0.575, 0.95] {
                    pen.disc(x, 0.55, 0.06 + pen.lineWidth / 2)
                }
            },
            "info": SymbolDrawing(0.6, 1.1) { pen in
                pen.disc(0.28, 0.16, 0.05 + pen.lineWidth / 2)
                pen.line(0.18, 0.45, 0.31, 0.45, 0.31, 0.95)
                pen.line(0.13, 0.95, 0.49, 0.95)
            },
            "exclamationmark": SymbolDrawing(0.5, 1.1) { pen in
                pen.line(0.25, 0.12, 0.25, 0.66)
                pen.disc(0.25, 0.95, 0.04 + pen.lineWidth / 2)
            },
            "questionmark": SymbolDrawing(0.8, 1.1) { pen in
                let hook = CGMutablePath()
                hook.move(to: CGPoint(x: 0.14, y: 0.34))
                hook.addRelativeArc(
                    center: CGPoint(x: 0.4, y: 0.34), radius: 0.26, startAngle: .pi, delta: .pi * 1.3)
                hook.addQuadCurve(to: CGPoint(x: 0.4, y: 0.72), control: CGPoint(x: 0.4, y: 0.62))
                pen.stroke(hook)
                pen.disc(0.4, 0.97, 0.04 + pen.lineWidth / 2)
            },
            "line.3.horizontal": SymbolDrawing(1.2, 1.1) { pen in
                for y: CGFloat in [0.2, 0.55, 0.9] {
                    pen.line(0.12, y, 1.08, y)
                }
            },
            "line.3.horizontal.decrease": SymbolDrawing(1.2, 1.1) { pen in
                pen.line(0.12, 0.25, 1.08, 0.25)
                pen.line(0.3, 0.55, 0.9, 0.55)
                pen.line(0.47, 0.85, 0.73, 0.85)
            },
        ]
        // Drawn pointing to the right, and turned by quarters.
        let directions: [(String, Int)] = [
            ("right", 0), ("down", 1), ("left", 2), ("up", 3), ("forward", 0), ("backward", 2),
        ]
        for (direction, quarters) in directions {
            signs["chevron.\(direction)"] = turned(quarters, 0.72, 1.1) { $0.line(0.18, 0.15, 0.56, 0.55, 0.18, 0.95) }
            signs["arrow.\(direction)"] = turned(quarters, 1.15, 1.1) { pen in
                pen.line(0.1, 0.55, 1.03, 0.55)
                pen.line(0.65, 0.17, 1.03, 0.55, 0.65, 0.93)
            }
        }
        signs["chevron.up.chevron.down"] = SymbolDrawing(0.85, 1.2) { pen in
            pen.line(0.14, 0.42, 0.425, 0.14, 0.71, 0.42)
            pen.line(0.14, 0.78, 0.425, 1.06, 0.71, 0.78)
        }
        return signs
    }()

    /// A drawing turned clockwise by quarter turns.
    private static func turned(
        _ quarters: Int, _ width: CGFloat, _ height: CGFloat, _ draw: @escaping @Sendable (SymbolPen) -> Void
    ) -> SymbolDrawing {
        let isUpright: Bool = quarters % 2 == 1
        return SymbolDrawing(isUpright ? height : width, isUpright ? width : height) { pen in
            pen.context.saveGState()
            let middle = isUpright ? CGPoint(x: height / 2, y: width / 2) : CGPoint(x: width / 2, y: height / 2)
            pen.context.translateBy(x: middle.x, y: middle.y)
            pen.context.rotate(by: CGFloat(quarters) * .pi / 2)
            pen.context.translateBy(x: -width / 2, y: -height / 2)
            draw(pen)
            pen.context.restoreGState()
        }
    }
}
