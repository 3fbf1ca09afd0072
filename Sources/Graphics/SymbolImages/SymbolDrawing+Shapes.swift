import CoreGraphics

extension SymbolDrawing {
    /// Things that stand for themselves.
    static let shapes: [String: SymbolDrawing] = [
        "circle": SymbolDrawing(1.2, 1.2) { $0.circle(0.6, 0.6, 0.5) },
        "circle.fill": SymbolDrawing(1.2, 1.2) { $0.disc(0.6, 0.6, 0.5 + $0.lineWidth / 2) },
        "largecircle.fill.circle": SymbolDrawing(1.2, 1.2) { pen in
            pen.circle(0.6, 0.6, 0.5)
            pen.disc(0.6, 0.6, 0.3)
        },
        "square": SymbolDrawing(1.2, 1.2) { $0.stroke(roundedSquare) },
        "square.fill": SymbolDrawing(1.2, 1.2) { pen in
            pen.stroke(roundedSquare)
            pen.fill(roundedSquare)
        },
        "triangle": SymbolDrawing(1.25, 1.2) { $0.outline(0.625, 0.16, 1.13, 1.02, 0.12, 1.02) },
        "triangle.fill": SymbolDrawing(1.25, 1.2) { $0.solid(0.625, 0.16, 1.13, 1.02, 0.12, 1.02) },
        "exclamationmark.triangle": SymbolDrawing(1.25, 1.2) { pen in
            pen.outline(0.625, 0.16, 1.13, 1.02, 0.12, 1.02)
            warn(pen)
        },
        "exclamationmark.triangle.fill": SymbolDrawing(1.25, 1.2) { pen in
            pen.solid(0.625, 0.16, 1.13, 1.02, 0.12, 1.02)
            pen.cut(warn)
        },
        "magnifyingglass": SymbolDrawing(1.2, 1.2) { pen in
            pen.circle(0.5, 0.5, 0.37)
            pen.line(0.77, 0.77, 1.07, 1.07)
        },
        "star": SymbolDrawing(1.25, 1.2) { $0.stroke(star) },
        "star.fill": SymbolDrawing(1.25, 1.2) { pen in
            pen.stroke(star)
            pen.fill(star)
        },
        "heart": SymbolDrawing(1.25, 1.2) { $0.stroke(heart) },
        "heart.fill": SymbolDrawing(1.25, 1.2) { pen in
            pen.stroke(heart)
            pen.fill(heart)
        },
        "person": SymbolDrawing(1.2, 1.2) { pen in
            pen.circle(0.6, 0.36, 0.23)
            pen.stroke(shoulders)
        },
        "person.fill": SymbolDrawing(1.2, 1.2) { pen in
            pen.disc(0.6, 0.36, 0.23 + pen.lineWidth / 2)
            pen.stroke(shoulders)
            pen.fill(shoulders)
        },
        "person.circle": SymbolDrawing(1.2, 1.2) { pen in
            person(pen)
            pen.circle(0.6, 0.6, 0.5)
        },
        "person.circle.fill": SymbolDrawing(1.2, 1.2) { pen in
            pen.disc(0.6, 0.6, 0.5 + pen.lineWidth / 2)
            pen.cut(person)
        },
        "square.and.arrow.up": SymbolDrawing(1.2, 1.3) { pen in
            pen.line(0.38, 0.48, 0.16, 0.48, 0.16, 1.2, 1.04, 1.2, 1.04, 0.48, 0.82, 0.48)
            pen.line(0.6, 0.1, 0.6, 0.82)
            pen.line(0.36, 0.32, 0.6, 0.1, 0.84, 0.32)
        },
        "square.and.arrow.down": SymbolDrawing(1.2, 1.3) { pen in
            pen.line(0.38, 0.48, 0.16, 0.48, 0.16, 1.2, 1.04, 1.2, 1.04, 0.48, 0.82, 0.48)
            pen.line(0.6, 0.1, 0.6, 0.82)
            pen.line(0.36, 0.6, 0.6, 0.82, 0.84, 0.6)
        },
        "arrow.clockwise": SymbolDrawing(1.2, 1.2) { pen in
            pen.arc(0.6, 0.62, 0.44, from: -20, to: -322)
            pen.line(1.02, 0.14, 1.02, 0.46, 0.7, 0.46)
        },
        "arrow.counterclockwise": SymbolDrawing(1.2, 1.2) { pen in
            pen.arc(0.6, 0.62, 0.44, from: 200, to: 502)
            pen.line(0.18, 0.14, 0.18, 0.46, 0.5, 0.46)
        },
        "play.fill": SymbolDrawing(1.1, 1.2) { $0.solid(0.2, 0.18, 0.98, 0.6, 0.2, 1.02) },
        "play": SymbolDrawing(1.1, 1.2) { $0.outline(0.2, 0.18, 0.98, 0.6, 0.2, 1.02) },
        "stop.fill": SymbolDrawing(1.1, 1.2) { $0.solid(0.2, 0.25, 0.9, 0.25, 0.9, 0.95, 0.2, 0.95) },
        "pause.fill": SymbolDrawing(1.1, 1.2) { pen in
            pen.solid(0.25, 0.23, 0.36, 0.23, 0.36, 0.97, 0.25, 0.97)
            pen.solid(0.74, 0.23, 0.85, 0.23, 0.85, 0.97, 0.74, 0.97)
        },
    ]

    @Sendable private static func warn(_ pen: SymbolPen) {
        pen.line(0.625, 0.45, 0.625, 0.68)
        pen.disc(0.625, 0.86, 0.02 + pen.lineWidth / 2)
    }

    /// A head and shoulders that end at a circle.
    @Sendable private static func person(_ pen: SymbolPen) {
        pen.context.saveGState()
        pen.context.addEllipse(in: CGRect(x: 0.1, y: 0.1, width: 1, height: 1))
        pen.context.clip()
        pen.disc(0.6, 0.47, 0.2)
        pen.fill(CGPath(ellipseIn: CGRect(x: 0.24, y: 0.76, width: 0.72, height: 0.6), transform: nil))
        pen.context.restoreGState()
    }

    private static var shoulders: CGPath {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 0.17, y: 1.04))
        path.addCurve(
            to: CGPoint(x: 1.03, y: 1.04), control1: CGPoint(x: 0.17, y: 0.6), control2: CGPoint(x: 1.03, y: 0.6))
        path.closeSubpath()
        return path
    }

    private static var star: CGPath {
        let path = CGMutablePath()
        for corner in 0..<10 {
            let radius: CGFloat = corner % 2 == 0 ? 0.53 : 0.23
            let angle: CGFloat = CGFloat(corner) * .pi / 5 - .pi / 2
            let point = CGPoint(x: 0.625 + radius * cos(angle), y: 0.65 + radius * sin(angle))
            if corner == 0 { path.move(to: point) } else { path.addLine(to: point) }
        }
        path.closeSubpath()
        return path
    }

    private static var heart: CGPath {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 0.625, y: 1.07))
        path.addCurve(
            to: CGPoint(x: 0.12, y: 0.45), control1: CGPoint(x: 0.3, y: 0.86), control2: CGPoint(x: 0.12, y: 0.66))
        path.addCurve(
            to: CGPoint(x: 0.625, y: 0.32), control1: CGPoint(x: 0.12, y: 0.1), control2: CGPoint(x: 0.52, y: 0.06))
        path.addCurve(
            to: CGPoint(x: 1.13, y: 0.45), control1: CGPoint(x: 0.73, y: 0.06), control2: CGPoint(x: 1.13, y: 0.1))
        path.addCurve(
            to: CGPoint(x: 0.625, y: 1.07), control1: CGPoint(x: 1.13, y: 0.66), control2: CGPoint(x: 0.95, y: 0.86))
        path.closeSubpath()
        return path
    }
}
