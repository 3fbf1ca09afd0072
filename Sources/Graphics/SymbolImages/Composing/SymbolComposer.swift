import CoreGraphics

/// A type that creates the picture for a name. It uses the expression in the table. If the table has no expression, it
/// applies the modifiers at the end of the name to the picture for the rest of the name.
struct SymbolComposer {
    let weight: SymbolWeight
    /// Whether solid variants are derived for icons without one. They are not derived inside enclosures, where they
    /// would be too small to recognize.
    var makesSolidVariants = true
    var lineWidth: CGFloat { weight.lineWidth }

    /// Returns the picture for the given name, or nil if neither the table nor the rules define one.
    ///
    /// - Parameter isSolid: Whether to return the solid variant, as for `.fill`.
    func picture(of name: String, isSolid: Bool = false) -> SymbolPicture? {
        if isSolid, let own = SymbolTable.expression(of: name + ".fill") {
            return SymbolExpression(composer: self).picture(of: own, isSolid: true)
        }
        if let own = SymbolTable.expression(of: name) {
            return SymbolExpression(composer: self).picture(of: own, isSolid: isSolid)
        }
        let parts = name.split(separator: ".")
        return compose(parts[...], isSolid: isSolid)
    }

    private func picture(of parts: ArraySlice<Substring>, isSolid: Bool) -> SymbolPicture? {
        parts.isEmpty ? nil : picture(of: parts.joined(separator: "."), isSolid: isSolid)
    }

    private func compose(_ parts: ArraySlice<Substring>, isSolid: Bool) -> SymbolPicture? {
        guard let last = parts.last else { return nil }
        if parts.count == 1 { return Self.letters(last).map { letters($0) } }
        let rest: ArraySlice<Substring> = parts.dropLast()
        // 1. Variants for scripts and directions.
        if last == "rtl" {
            return picture(of: rest, isSolid: isSolid)?.transformed(by: CGAffineTransform(scaleX: -1, y: 1))
        }
        if SymbolName.scripts.contains(String(last)) { return picture(of: rest, isSolid: isSolid) }
        // 2. The solid variant.
        if last == "fill" { return picture(of: rest, isSolid: true) }
        // 3. Badges.
        if last != "circle" && last != "square",
            let badge = parts.lastIndex(where: { $0 == "badge" || $0 == "trianglebadge" }), badge > parts.startIndex
        {
            guard let base = picture(of: parts[..<badge], isSolid: isSolid) else { return nil }
            return badged(base, sign: parts[(badge + 1)...], isTriangle: parts[badge] == "trianglebadge")
        }
        // 4. A slash.
        if last == "slash" { return picture(of: rest, isSolid: isSolid).map { slashed($0) } }
        // 5. A number of seconds in an arrow.
        if parts.count == 2, rest.first == "gobackward" || rest.first == "goforward", let text = Self.letters(last) {
            let sign: SymbolPicture = letters(text).transformed(by: CGAffineTransform(scaleX: 0.42, y: 0.42))
                .transformed(by: CGAffineTransform(translationX: 0, y: 0.03))
            return picture(of: rest, isSolid: false)?.adding(sign.layers)
        }
        // 6. A sign in an enclosure, such as a circle or a square.
        for count in [4, 3, 2, 1] where parts.count > count {
            let name = parts.suffix(count).joined(separator: ".")
            guard let enclosure = SymbolEnclosure.named(name) else { continue }
            return enclosed(parts.dropLast(count), in: enclosure, isSolid: isSolid)
        }
        return nil
    }

    // MARK: Letters

    /// Returns the text for a name that is a letter or a number of one or two digits, or nil for other names.
    private static func letters(_ name: Substring) -> String? {
        let isNumber: Bool = name.allSatisfy { ("0"..."9").contains($0) }
        if name.count == 1 || isNumber && name.count <= 2 { return name.uppercased() }
        return nil
    }

    private func letters(_ text: String) -> SymbolPicture {
        SymbolPicture(LetterShapes.shapes(of: text, weight: weight))
    }

    // MARK: Compositions

    private func slashed(_ base: SymbolPicture) -> SymbolPicture {
        let box = base.bounds(lineWidth: lineWidth)
        let reach: CGFloat = max(0.35, min(box.width, box.height) / 2)
        let path = CGMutablePath()
        path.move(to: CGPoint(x: box.midX - reach, y: box.midY - reach))
        path.addLine(to: CGPoint(x: box.midX + reach, y: box.midY + reach))
        let line = SymbolLayer(shapes: [SymbolShape(path: path, ink: .line(1))], level: 1, gap: 0.075)
        return base.withLevel(2).adding([line])
    }

    private func badged(_ base: SymbolPicture, sign: ArraySlice<Substring>, isTriangle: Bool) -> SymbolPicture? {
        var parts = sign
        if parts.last == "fill" { parts.removeLast() }
        let box = base.mainBounds(lineWidth: lineWidth)
        let radius: CGFloat = 0.25
        let isPlain: Bool = parts.isEmpty
        // Plain badges are at the top, as on app icons. Other badges are at the bottom.
        let center = CGPoint(
            x: box.maxX - (isPlain ? 0.1 : 0.14), y: isPlain ? box.minY + 0.12 : max(box.maxY - 0.12, 0.24))
        let place = CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
        let below = base.withLevel(2)
        if isPlain {
            let disc = CGPath(ellipseIn: place.insetBy(dx: 0.05, dy: 0.05), transform: nil)
            return below.adding(
                [SymbolLayer(shapes: [SymbolShape(path: disc, ink: .exact)], gap: 0.07, accent: .red)], isBadge: true)
        }
        let name = parts.joined(separator: ".")
        guard let sign = picture(of: name, isSolid: false) else { return nil }
        let accent = Self.accents[name]
        if isTriangle {
            let outline = CGMutablePath()
            outline.addLines(between: [
                CGPoint(x: center.x, y: place.minY + 0.02), CGPoint(x: place.maxX + 0.03, y: place.maxY - 0.03),
                CGPoint(x: place.minX - 0.03, y: place.maxY - 0.03),
            ])
            outline.closeSubpath()
            let triangle = SymbolLayer(
                shapes: [SymbolShape(path: outline, ink: .solid)], gap: 0.07, accent: .yellow)
            let mark: SymbolPicture = sign.fitted(
                center: CGPoint(x: center.x, y: center.y + 0.06), size: CGSize(width: 0.3, height: 0.28), largest: 1,
                lineWidth: lineWidth)
            return below.adding([triangle] + mark.part(isCutOut: true), isBadge: true)
        }
        if Self.signs.contains(name) {
            let disc = SymbolLayer(
                shapes: [SymbolShape(path: CGPath(ellipseIn: place, transform: nil), ink: .exact)], gap: 0.07,
                accent: accent)
            let mark: SymbolPicture = sign.fitted(
                center: center, size: CGSize(width: 0.28, height: 0.28), largest: 0.5, lineWidth: lineWidth)
            return below.adding([disc] + mark.part(isCutOut: true), isBadge: true)
        }
        var picture: SymbolPicture = sign.fitted(
            center: center, size: CGSize(width: 0.56, height: 0.56), largest: 0.6, lineWidth: lineWidth)
        for index in picture.layers.indices {
            picture.layers[index].gap = 0.07
            picture.layers[index].clearsInside = true
        }
        return below.adding(picture.layers, isBadge: true)
    }

    private func enclosed(
        _ content: ArraySlice<Substring>, in enclosure: SymbolEnclosure, isSolid: Bool
    ) -> SymbolPicture? {
        let expression = SymbolExpression(composer: self)
        let outline: SymbolPicture? = expression.picture(
            of: enclosure.expression[...], isSolid: isSolid && !enclosure.isOpen)
        guard let outline else { return nil }
        var composer = self
        composer.makesSolidVariants = false
        guard let sign = composer.picture(of: content, isSolid: true) else { return nil }
        var inside = sign
        if enclosure.isRound {
            // The corners of the sign must not touch the circle.
            let box = sign.bounds(lineWidth: lineWidth)
            let diagonal: CGFloat = (box.width * box.width + box.height * box.height).squareRoot()
            let factor: CGFloat = diagonal > 0 ? min(0.62, 0.8 / diagonal) : 1
            inside = sign.fitted(
                center: enclosure.center,
                size: CGSize(width: box.width * factor, height: box.height * factor), largest: 1, lineWidth: lineWidth)
        } else {
            inside = sign.fitted(
                center: enclosure.center, size: enclosure.size, largest: 0.62, lineWidth: lineWidth)
        }
        let below = outline.withLevel(2)
        return below.adding(inside.part(isCutOut: isSolid && !enclosure.isOpen))
    }

    /// The signs that are drawn on a disc in badges.
    private static let signs: Set<String> = [
        "plus", "minus", "xmark", "checkmark", "questionmark", "exclamationmark", "ellipsis", "a", "arrow.up",
        "arrow.down", "arrow.forward", "play", "bolt", "exclam", "pause", "more", "automatic",
    ]

    private static let accents: [String: SymbolAccent] = [
        "plus": .green, "checkmark": .green, "minus": .red, "xmark": .red, "exclamationmark": .yellow,
        "exclam": .yellow, "questionmark": .blue,
    ]
}
