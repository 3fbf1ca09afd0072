import CoreGraphics

/// A parser for the drawings in the table. A drawing consists of commands: one letter and numbers. Coordinates are in
/// hundredths of an em, with y downward, relative to the center of the symbol.
///
///     l x y …             a line through points
///     p x y …             a closed line            s x y …  a filled shape
///     c x y radius        a circle                 d x y radius  a filled circle
///     r x y w h corner    a rounded rectangle around a point     b x y w h corner  a filled one
///     n columns rows x y w h corner   a grid of rounded rectangles at intervals x, y   N  filled ones
///     a x y radius from to   an arc, in degrees clockwise from the right
///     k x y [x y x y x y] …  cubic curves     K  closed     S  filled
///     g x y radius count  a seal with `count` bumps
///     t x y inner outer count   rays around a point, from the inner to the outer distance
///     o x y distance radius count   filled circles around a point
///     h                   dashes the previous shapes     y  dots them
///     -                   cuts the following shapes out of the previous ones
///
/// In the solid variant of a symbol, closed lines are filled.
struct SymbolSketch {
    private var words: ArraySlice<Substring>
    private let isSolid: Bool
    private var layers: [SymbolLayer] = [SymbolLayer(shapes: [])]

    static func layers(of text: Substring, isSolid: Bool) -> [SymbolLayer] {
        var sketch = SymbolSketch(words: text.split(separator: " ")[...], isSolid: isSolid)
        sketch.read()
        return sketch.layers.filter { !$0.shapes.isEmpty }
    }

    private init(words: ArraySlice<Substring>, isSolid: Bool) {
        self.words = words
        self.isSolid = isSolid
    }

    private mutating func read() {
        while let command = words.popFirst() {
            let numbers = parseNumbers()
            switch command {
            case "l": add(line(numbers), .line(1))
            case "p": add(line(numbers, isClosed: true), isSolid ? .solid : .line(1))
            case "s": add(line(numbers, isClosed: true), .solid)
            case "c", "d":
                guard numbers.count == 3 else { continue }
                let box = CGRect(x: numbers[0], y: numbers[1], width: 0, height: 0)
                    .insetBy(dx: -numbers[2], dy: -numbers[2])
                add(CGPath(ellipseIn: box, transform: nil), command == "d" || isSolid ? .solid : .line(1))
            case "r", "b":
                guard numbers.count == 5 else { continue }
                let box = CGRect(x: numbers[0], y: numbers[1], width: 0, height: 0)
                    .insetBy(dx: -numbers[2] / 2, dy: -numbers[3] / 2)
                let corner: CGFloat = min(numbers[4], numbers[2] / 2, numbers[3] / 2)
                let path = CGPath(roundedRect: box, cornerWidth: corner, cornerHeight: corner, transform: nil)
                add(path, command == "b" || isSolid ? .solid : .line(1))
            case "a":
                guard numbers.count == 5 else { continue }
                let path = CGMutablePath()
                path.addRelativeArc(
                    center: CGPoint(x: numbers[0], y: numbers[1]), radius: numbers[2],
                    startAngle: numbers[3] * 100 * .pi / 180, delta: (numbers[4] - numbers[3]) * 100 * .pi / 180)
                add(path, .line(1))
            case "k": add(curve(numbers), .line(1))
            case "K": add(curve(numbers, isClosed: true), isSolid ? .solid : .line(1))
            case "S": add(curve(numbers, isClosed: true), .solid)
            case "n", "N":
                guard numbers.count == 7 else { continue }
                add(grid(numbers), command == "N" || isSolid ? .solid : .line(1))
            case "t", "o":
                guard numbers.count == 5 else { continue }
                addRing(numbers, isOfCircles: command == "o")
            case "g": add(seal(numbers), isSolid ? .solid : .line(1))
            case "h": dash([0.12, 0.158])
            case "y": dash([0.001, 0.157])
            case "-": layers.append(SymbolLayer(shapes: [], isCutOut: true))
            default: continue
            }
        }
    }

    private mutating func parseNumbers() -> [CGFloat] {
        var numbers: [CGFloat] = []
        while let word = words.first, let number = Double(word) {
            numbers.append(CGFloat(number) / 100)
            words.removeFirst()
        }
        return numbers
    }

    private mutating func add(_ path: CGPath, _ ink: SymbolShape.Ink) {
        layers[layers.count - 1].shapes.append(SymbolShape(path: path, ink: ink))
    }

    private func line(_ numbers: [CGFloat], isClosed: Bool = false) -> CGPath {
        let path = CGMutablePath()
        for index in stride(from: 0, to: numbers.count - 1, by: 2) {
            let point = CGPoint(x: numbers[index], y: numbers[index + 1])
            if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
        }
        if isClosed { path.closeSubpath() }
        return path
    }

    private func curve(_ numbers: [CGFloat], isClosed: Bool = false) -> CGPath {
        let path = CGMutablePath()
        guard numbers.count >= 2 else { return path }
        path.move(to: CGPoint(x: numbers[0], y: numbers[1]))
        for index in stride(from: 2, to: numbers.count - 5, by: 6) {
            path.addCurve(
                to: CGPoint(x: numbers[index + 4], y: numbers[index + 5]),
                control1: CGPoint(x: numbers[index], y: numbers[index + 1]),
                control2: CGPoint(x: numbers[index + 2], y: numbers[index + 3]))
        }
        if isClosed { path.closeSubpath() }
        return path
    }

    private func grid(_ numbers: [CGFloat]) -> CGPath {
        let path = CGMutablePath()
        let (columns, rows) = (Int((numbers[0] * 100).rounded()), Int((numbers[1] * 100).rounded()))
        let size = CGSize(width: numbers[4], height: numbers[5])
        let corner: CGFloat = min(numbers[6], size.width / 2, size.height / 2)
        for cell in 0..<max(0, columns * rows) {
            let x: CGFloat = (CGFloat(cell % columns) - CGFloat(columns - 1) / 2) * numbers[2] - size.width / 2
            let y: CGFloat = (CGFloat(cell / columns) - CGFloat(rows - 1) / 2) * numbers[3] - size.height / 2
            path.addRoundedRect(
                in: CGRect(origin: CGPoint(x: x, y: y), size: size), cornerWidth: corner, cornerHeight: corner)
        }
        return path
    }

    /// Adds lines or circles around a point, clockwise from the top.
    private mutating func addRing(_ numbers: [CGFloat], isOfCircles: Bool) {
        let count = Int((numbers[4] * 100).rounded())
        for index in 0..<max(0, count) {
            let angle: CGFloat = CGFloat(index) / CGFloat(count) * 2 * .pi
            func point(_ distance: CGFloat) -> CGPoint {
                CGPoint(x: numbers[0] + distance * sin(angle), y: numbers[1] - distance * cos(angle))
            }
            if isOfCircles {
                let box = CGRect(origin: point(numbers[2]), size: .zero).insetBy(dx: -numbers[3], dy: -numbers[3])
                add(CGPath(ellipseIn: box, transform: nil), .solid)
            } else {
                let (start, end) = (point(numbers[2]), point(numbers[3]))
                add(line([start.x, start.y, end.x, end.y]), .line(1))
            }
        }
    }

    private func seal(_ numbers: [CGFloat]) -> CGPath {
        let path = CGMutablePath()
        guard numbers.count == 4 else { return path }
        let count = Int((numbers[3] * 100).rounded())
        func point(_ step: CGFloat, _ radius: CGFloat) -> CGPoint {
            let angle: CGFloat = step / CGFloat(count) * 2 * .pi - .pi / 2
            return CGPoint(x: numbers[0] + radius * cos(angle), y: numbers[1] + radius * sin(angle))
        }
        for bump in 0..<count {
            let step = CGFloat(bump)
            if bump == 0 { path.move(to: point(-0.5, numbers[2] * 0.88)) }
            path.addQuadCurve(to: point(step + 0.5, numbers[2] * 0.88), control: point(step, numbers[2] * 1.16))
        }
        path.closeSubpath()
        return path
    }

    private mutating func dash(_ lengths: [CGFloat]) {
        let last: Int = layers.count - 1
        layers[last].shapes = layers[last].shapes.map { shape in
            guard case .line = shape.ink else { return shape }
            var dashed = shape
            dashed.path = shape.path.copy(dashingWithPhase: 0.06, lengths: lengths)
            return dashed
        }
    }
}
