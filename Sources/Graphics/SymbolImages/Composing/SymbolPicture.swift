import CoreGraphics

/// Shapes with the same color.
struct SymbolLayer {
    var shapes: [SymbolShape]
    /// The color level of the layer in symbols with several colors. Level 1 has the first color of a palette, or full
    /// opacity.
    var level = 1
    /// Whether the layer is cut out of the layers below, as a detail of a solid shape.
    var isCutOut = false
    /// The part to which the layer belongs. Holes and gaps affect only layers of the same part. Part 0 affects the
    /// whole symbol.
    var part = 0
    /// Whether the whole part is cut out of the layers below when the symbol is drawn in one color, like a plus sign in
    /// a filled circle.
    var isPartCutOut = false
    /// The width of the gap that is cleared in the layers below, around this layer, in ems.
    var gap: CGFloat = 0
    /// Whether the area inside the outlines of the layer is also cleared.
    var clearsInside = false
    /// The step of the symbol's variable value at which the layer becomes opaque, from 1. A layer with step 0 does not
    /// depend on the value.
    var step = 0
    /// The color of the layer in multicolor symbols, or nil for the tint color.
    var accent: SymbolAccent?

    func bounds(lineWidth: CGFloat) -> CGRect {
        shapes.reduce(CGRect.null) { $0.union($1.bounds(lineWidth: lineWidth)) }
    }
}

/// The colors of multicolor symbols, such as the red of a minus badge.
package enum SymbolAccent: String, Sendable {
    case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray, white
}

/// The picture of a symbol. Its unit is the em, with y downward. The origin is the center of the symbol, which is at
/// half the cap height.
struct SymbolPicture {
    /// The layers, from bottom to top.
    var layers: [SymbolLayer]
    /// The number of layers that determine the center of the symbol. The layers after them are badges, which may extend
    /// beyond the symbol.
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

    /// Returns the bounds of the ink, without badges.
    func mainBounds(lineWidth: CGFloat) -> CGRect {
        layers.prefix(mainLayers).reduce(CGRect.null) { $0.union($1.bounds(lineWidth: lineWidth)) }
    }

    /// Returns this picture with layers added above it.
    func adding(_ layers: [SymbolLayer], isBadge: Bool = false) -> SymbolPicture {
        var picture = self
        picture.layers += layers
        if !isBadge { picture.mainLayers = picture.layers.count }
        return picture
    }

    /// Returns the layers as a part of another symbol.
    func part(isCutOut: Bool) -> [SymbolLayer] {
        layers.map {
            var layer = $0
            layer.part = 1
            layer.isPartCutOut = isCutOut
            return layer
        }
    }

    /// Returns this picture with the level of all layers set.
    func withLevel(_ level: Int) -> SymbolPicture {
        var picture = self
        for index in layers.indices { picture.layers[index].level = level }
        return picture
    }

    /// Returns this picture, moved and scaled so that its ink is centered on a point and fits into a size. `largest` is
    /// the maximum scale factor.
    func fitted(center: CGPoint, size: CGSize, largest: CGFloat, lineWidth: CGFloat) -> SymbolPicture {
        let box = bounds(lineWidth: lineWidth)
        guard box.width > 0, box.height > 0 else { return self }
        let factor: CGFloat = min(largest, size.width / box.width, size.height / box.height)
        var picture = transformed(
            by: CGAffineTransform(translationX: center.x, y: center.y).scaledBy(x: factor, y: factor)
                .translatedBy(x: -box.midX, y: -box.midY))
        picture = picture.thinned(by: max(0.6, min(0.92, factor + 0.3)))
        for layer in picture.layers.indices { picture.layers[layer].gap *= factor }
        return picture
    }

    /// Returns this picture with thinner lines, as in parts that are smaller than the rest of a symbol.
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
