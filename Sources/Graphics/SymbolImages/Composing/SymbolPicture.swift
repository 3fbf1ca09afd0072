import CoreGraphics

/// Shapes that have one color together.
struct SymbolLayer {
    var shapes: [SymbolShape]
    /// Which color the layer has where a symbol has several: 1 is the first, and the strongest.
    var level = 1
    /// Whether the layer is cut out of those below, as a detail of a solid shape.
    var isCutOut = false
    /// What the layer is part of: cuts and gaps of a part keep to it. 0 is the whole symbol.
    var part = 0
    /// Whether the whole part is cut out of the layers below when all have one color, as a sign in a solid circle.
    var isPartCutOut = false
    /// How much of the layers below is cleared around this one.
    var gap: CGFloat = 0
    /// Whether the gap counts for what the outlines of the layer enclose, too.
    var clearsInside = false
    /// The color that the layer has by its meaning.
    var accent: SymbolAccent?

    func bounds(lineWidth: CGFloat) -> CGRect {
        shapes.reduce(CGRect.null) { $0.union($1.bounds(lineWidth: lineWidth)) }
    }
}

/// Colors that belong to the meaning of a symbol, such as the red of a minus in a badge.
package enum SymbolAccent: String, Sendable {
    case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray, white
}

/// What a symbol looks like. Its unit is the size of the text, y runs down, and the origin is the middle of the symbol,
/// which stands at half the height of capital letters.
struct SymbolPicture {
    /// From the bottom to the top.
    var layers: [SymbolLayer]
    /// The layers that decide where the symbol is centered; those after them, badges, hang over.
    var mainLayers: Int

    init(_ layers: [SymbolLayer]) {
        self.layers = layers
        mainLayers = layers.count
    }

    init(_ shapes: [SymbolShape]) {
        self.init([SymbolLayer(shapes: shapes)])
    }

    func transformed(by transform: CGAffineTransform) -> SymbolPicture {
        var picture = self
        for index in picture.layers.indices {
            picture.layers[index].shapes = picture.layers[index].shapes.map { $0.transformed(by: transform) }
        }
        return picture
    }

    func bounds(lineWidth: CGFloat) -> CGRect {
        layers.reduce(CGRect.null) { $0.union($1.bounds(lineWidth: lineWidth)) }
    }

    /// The rectangle of the ink without badges.
    func mainBounds(lineWidth: CGFloat) -> CGRect {
        layers.prefix(mainLayers).reduce(CGRect.null) { $0.union($1.bounds(lineWidth: lineWidth)) }
    }

    /// This picture with another one above it.
    func with(_ layers: [SymbolLayer], isBadge: Bool = false) -> SymbolPicture {
        var picture = self
        picture.layers += layers
        if !isBadge { picture.mainLayers = picture.layers.count }
        return picture
    }

    /// The layers as a part of another symbol.
    func part(isCutOut: Bool) -> [SymbolLayer] {
        layers.map {
            var layer: SymbolLayer = $0
            layer.part = 1
            layer.isPartCutOut = isCutOut
            return layer
        }
    }

    /// All layers get the level.
    func leveled(_ level: Int) -> SymbolPicture {
        var picture = self
        for index in layers.indices { picture.layers[index].level = level }
        return picture
    }

    /// Moves and scales the picture so that its ink lies about a point and fits into a size.
    func fitted(center: CGPoint, size: CGSize, largest: CGFloat, lineWidth: CGFloat) -> SymbolPicture {
        let box: CGRect = bounds(lineWidth: lineWidth)
        guard box.width > 0, box.height > 0 else { return self }
        let factor: CGFloat = min(largest, size.width / box.width, size.height / box.height)
        var picture = transformed(
            by: CGAffineTransform(translationX: center.x, y: center.y).scaledBy(x: factor, y: factor)
                .translatedBy(x: -box.midX, y: -box.midY))
        picture = picture.thinned(by: max(0.6, min(0.92, factor + 0.3)))
        for layer in picture.layers.indices { picture.layers[layer].gap *= factor }
        return picture
    }

    /// This picture with thinner lines, as parts have that are smaller than the rest.
    func thinned(by factor: CGFloat) -> SymbolPicture {
        var picture = self
        for layer in picture.layers.indices {
            for shape in picture.layers[layer].shapes.indices {
                picture.layers[layer].shapes[shape].lineFactor *= factor
            }
        }
        return picture
    }
}
