import CoreGraphics

/// A parser for the expressions in `SymbolTable`.
///
/// An expression has one or more terms. A term is a picture:
///
///     house          an icon of Bootstrap Icons; house-fill in the solid variant
///     m.e91d         the icon of Material Icons with this code point, solid in both variants
///     o.e91d         the same icon, drawn as a line along its inside unless the variant is solid
///     =xmark         the symbol of another name
///     "Aa"           letters of the system font
///     [l -45 0 45 0] a drawing (see `SymbolSketch`)
///
/// followed by modifiers: `~` mirrors it horizontally, `^` mirrors it vertically, `@90` rotates it clockwise by an
/// angle in degrees, `%80` scales it to a percentage, `>x,y` moves it by hundredths of an em, `/2` sets its color
/// level, `!red` sets its multicolor color, `*` makes it solid in both variants, `'` prevents a solid variant, and
/// `;right`, `;up`, `;out`, `;turn`, `;radial`, and `;nest` let its outlines show a variable value step by step, in the
/// order that `SymbolStepOrder` describes.
///
/// Terms are joined by operators: `+` draws a term above the previous terms, `&` also clears a gap around it, `#` also
/// clears the area inside its outlines, and `-` cuts the term out of the previous terms.
struct SymbolExpression {
    let composer: SymbolComposer

    func picture(of text: Substring, isSolid: Bool) -> SymbolPicture? {
        var words = Self.words(of: text)[...]
        var picture: SymbolPicture?
        var operation: Substring = "+"
        while let word = words.popFirst() {
            if picture != nil, "+-&#".contains(word) {
                operation = word
                continue
            }
            var modifiers: [Substring] = []
            while let next = words.first, "~^@%>/!*';".contains(next.first ?? " ") {
                modifiers.append(next)
                words.removeFirst()
            }
            let isSolid: Bool = modifiers.contains("*") || isSolid && !modifiers.contains("'")
            guard var term = term(word, isSolid: isSolid) else { return nil }
            for modifier in modifiers { apply(modifier, to: &term) }
            guard let below = picture else {
                picture = term
                continue
            }
            if term.layers.isEmpty { return nil }
            if operation == "&" || operation == "#" {
                term.layers[0].gap = 0.07
                term.layers[0].clearsInside = operation == "#"
            } else if operation == "-" {
                term = SymbolPicture(term.part(isCutOut: true))
            }
            picture = below.adding(term.layers)
        }
        return picture
    }

    private func term(_ word: Substring, isSolid: Bool) -> SymbolPicture? {
        let rest = word.dropFirst()
        switch word.first {
        case "[": return SymbolPicture(SymbolSketch.layers(of: rest.dropLast(), isSolid: isSolid))
        case "\"": return SymbolPicture(LetterShapes.shapes(of: String(rest.dropLast()), weight: composer.weight))
        case "=": return composer.picture(of: String(rest), isSolid: isSolid)
        default: break
        }
        if word.hasPrefix("m.") || word.hasPrefix("o."), let code = UInt32(word.dropFirst(2), radix: 16) {
            guard var shapes = GlyphIcon.shapes(codePoint: code) else { return nil }
            if word.hasPrefix("o.") && !isSolid {
                for index in shapes.indices { shapes[index].ink = .hollow }
            }
            return SymbolPicture(shapes)
        }
        if isSolid && !word.contains("-fill") {
            if let shapes = OutlineIcon.shapes(named: "\(word)-fill") { return SymbolPicture(shapes) }
            if composer.makesSolidVariants { return OutlineIcon.shapes(named: String(word)).map { .solid($0) } }
        }
        return OutlineIcon.shapes(named: String(word)).map { SymbolPicture($0) }
    }

    private func apply(_ modifier: Substring, to picture: inout SymbolPicture) {
        let numbers: [CGFloat] = modifier.dropFirst().split(separator: ",")
            .compactMap { Double($0).map { CGFloat($0) } }
        let number: CGFloat = numbers.first ?? 0
        switch modifier.first {
        case "~": picture = picture.transformed(by: CGAffineTransform(scaleX: -1, y: 1))
        case "^": picture = picture.transformed(by: CGAffineTransform(scaleX: 1, y: -1))
        case "@": picture = picture.transformed(by: CGAffineTransform(rotationAngle: number * .pi / 180))
        case "%":
            let factor: CGFloat = number / 100
            picture = picture.transformed(by: CGAffineTransform(scaleX: factor, y: factor))
                .thinned(by: min(1, factor + 0.15))
        case ">" where numbers.count == 2:
            picture = picture.transformed(
                by: CGAffineTransform(translationX: numbers[0] / 100, y: numbers[1] / 100))
        case "/": picture = picture.withLevel(Int(number))
        case "!":
            for index in picture.layers.indices {
                picture.layers[index].accent = SymbolAccent(rawValue: String(modifier.dropFirst()))
            }
        case ";":
            if let order = SymbolStepOrder(rawValue: modifier.dropFirst()) { picture = picture.withSteps(order) }
        default: break
        }
    }

    /// Splits an expression at spaces that are outside brackets and quotes.
    static func words(of text: Substring) -> [Substring] {
        var words: [Substring] = []
        var rest: Substring = text.drop { $0 == " " }
        while let first = rest.first {
            let close: Character? = first == "[" ? "]" : first == "\"" ? "\"" : nil
            var end: Substring.Index
            if let close {
                end = rest.dropFirst().firstIndex(of: close) ?? rest.endIndex
                if end < rest.endIndex { end = rest.index(after: end) }
            } else {
                end = rest.firstIndex(of: " ") ?? rest.endIndex
            }
            words.append(rest[..<end])
            rest = rest[end...].drop { $0 == " " }
        }
        return words
    }
}

extension SymbolPicture {
    /// Returns a derived solid variant of an outlined icon: the area that the outermost outlines enclose, with the
    /// inner lines cut out.
    static func solid(_ shapes: [SymbolShape]) -> SymbolPicture {
        let outlines: [SymbolShape] = shapes.flatMap { $0.silhouette }
        let boxes: [CGRect] = outlines.map { $0.path.boundingBoxOfPath }
        let outer: [SymbolShape] = outlines.indices.filter { index in
            !boxes.indices.contains { $0 != index && boxes[$0] != boxes[index] && boxes[$0].contains(boxes[index]) }
        }.map { outlines[$0] }
        let border: [SymbolShape] = outer.map {
            var shape = $0
            shape.ink = .hollow
            return shape
        }
        return SymbolPicture([
            SymbolLayer(shapes: outer), SymbolLayer(shapes: shapes, isCutOut: true), SymbolLayer(shapes: border),
        ])
    }
}

extension SymbolShape {
    /// The areas that the outlines enclose, without holes: one shape for each subpath.
    var silhouette: [SymbolShape] {
        var subpaths: [CGMutablePath] = []
        path.applyWithBlock { element in
            let element = element.pointee
            if element.type == .moveToPoint || subpaths.isEmpty { subpaths.append(CGMutablePath()) }
            guard let path = subpaths.last else { return }
            switch element.type {
            case .moveToPoint: path.move(to: element.points[0])
            case .addLineToPoint: path.addLine(to: element.points[0])
            case .addQuadCurveToPoint: path.addQuadCurve(to: element.points[1], control: element.points[0])
            case .addCurveToPoint:
                path.addCurve(to: element.points[2], control1: element.points[0], control2: element.points[1])
            case .closeSubpath: path.closeSubpath()
            }
        }
        return subpaths.map {
            var shape = self
            shape.path = $0
            return shape
        }
    }
}
