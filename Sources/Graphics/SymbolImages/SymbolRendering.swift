import CoreGraphics
import Synchronization
import TextLayout

/// A symbol, rendered at a size.
package final class SymbolRendering: Sendable {
    /// The shape of the symbol as an alpha mask.
    package let mask: CGImage
    /// The distance of the text's baseline above the bottom of the image, in points. It is negative if the bottom of
    /// the symbol is above the baseline.
    package let baselineOffset: CGFloat
    /// The width that badges add to each side of the image, in points.
    package let overhang: (top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat)
    /// The number of steps in which the symbol shows a variable value, or 0 if it does not show a value.
    package let stepCount: Int

    private let picture: SymbolPicture
    private let fit: SymbolFit
    private let lineWidth: CGFloat
    private let shownSteps: Int
    private let cachedLayers = Mutex<[Layer]?>(nil)

    /// Renders a picture. Returns nil if the picture is empty or memory cannot be allocated.
    init?(_ picture: SymbolPicture, weight: SymbolWeight, em: CGFloat, textSize: CGFloat, displayScale: CGFloat) {
        let lineWidth: CGFloat = SymbolFit.lineWidth(weight, pixelsPerUnit: em * displayScale)
        let box = picture.bounds(lineWidth: lineWidth)
        guard let fit = SymbolFit(box, em: em, displayScale: displayScale) else { return nil }
        guard let image = fit.mask(of: picture, lineWidth: lineWidth, steps: .max) else { return nil }
        mask = image
        let halfCapital: CGFloat = FontDescription(size: 100).metrics.capHeight / 200
        // Symbols of all scales are centered on the capital letters of the text.
        let baseline: CGFloat = fit.point(y: halfCapital * textSize / em)
        baselineOffset = ((CGFloat(fit.height) - baseline).rounded()) / displayScale
        let main = picture.mainBounds(lineWidth: lineWidth)
        func points(_ length: CGFloat, _ scale: CGFloat) -> CGFloat { (length * scale).rounded() / displayScale }
        overhang =
            main == box
            ? (0, 0, 0, 0)
            : (
                points(main.minY - box.minY, fit.scaleY), points(main.minX - box.minX, fit.scaleX),
                points(box.maxY - main.maxY, fit.scaleY), points(box.maxX - main.maxX, fit.scaleX)
            )
        stepCount = picture.stepCount
        shownSteps = .max
        self.picture = picture
        self.fit = fit
        self.lineWidth = lineWidth
    }

    private init?(_ other: SymbolRendering, fit: SymbolFit, steps: Int) {
        guard let image = fit.mask(of: other.picture, lineWidth: other.lineWidth, steps: steps) else { return nil }
        mask = image
        baselineOffset = other.baselineOffset
        overhang = other.overhang
        stepCount = other.stepCount
        shownSteps = steps
        picture = other.picture
        self.fit = fit
        lineWidth = other.lineWidth
    }

    /// Returns the symbol with pale layers for all steps after the first `steps`, or nil if memory cannot be allocated.
    package func showing(steps: Int) -> SymbolRendering? { SymbolRendering(self, fit: fit, steps: steps) }

    /// Returns the symbol, drawn again for a size in pixels, or nil if memory cannot be allocated. The baseline and the
    /// overhang are still those of this rendering.
    package func resized(width: Int, height: Int) -> SymbolRendering? {
        guard width > 0, height > 0 else { return nil }
        return SymbolRendering(self, fit: fit.resized(width: width, height: height), steps: shownSteps)
    }

    /// A layer: its mask, and the values that determine its color.
    package struct Layer: Sendable {
        package var mask: CGImage
        package var level: Int
        package var accent: SymbolAccent?
    }

    /// Returns the layers from bottom to top, for drawing in several colors.
    package func layers() -> [Layer] {
        cachedLayers.withLock { cached in
            if let cached { return cached }
            let layers = makeLayers()
            cached = layers
            return layers
        }
    }

    private func makeLayers() -> [Layer] {
        let layers = picture.layers
        return layers.indices.compactMap { index in
            let layer = layers[index]
            guard !isHole(index), let context = fit.makeContext() else { return nil }
            layer.draw(in: context, lineWidth: lineWidth, steps: shownSteps)
            for above in layers.indices.dropFirst(index + 1) {
                let isSamePart: Bool = layers[above].part == 0 || layers[above].part == layer.part
                if layers[above].gap > 0, isSamePart {
                    layers[above].clearSurroundings(in: context, lineWidth: lineWidth)
                }
                guard isHole(above), isSamePart || layers[above].isPartCutOut else { continue }
                context.setBlendMode(.destinationOut)
                layers[above].draw(in: context, lineWidth: lineWidth, steps: shownSteps)
            }
            return context.finishImage().map { Layer(mask: $0, level: layer.level, accent: layer.accent) }
        }
    }

    /// Returns whether a layer is a hole when the symbol is drawn in several colors. A part that is a hole when the
    /// symbol has one color remains a hole only if the layer below it has the same color level. Otherwise it has its
    /// own color.
    private func isHole(_ index: Int) -> Bool {
        let layers = picture.layers
        if layers[index].isCutOut { return true }
        guard layers[index].isPartCutOut else { return false }
        let below: SymbolLayer? = layers[..<index].last { $0.part != layers[index].part }
        return below?.level == layers[index].level
    }
}

extension SymbolPicture {
    /// Draws all layers in one color, with pale layers for the steps after the first `steps`.
    func draw(in context: CGContext, lineWidth: CGFloat, steps: Int) {
        var part = 0
        for layer in layers {
            if layer.part != part {
                if part != 0 { context.endTransparencyLayer() }
                part = layer.part
                if part != 0 {
                    context.setBlendMode(layer.isPartCutOut ? .destinationOut : .normal)
                    context.beginTransparencyLayer(auxiliaryInfo: nil)
                }
            }
            if layer.gap > 0 { layer.clearSurroundings(in: context, lineWidth: lineWidth) }
            context.setBlendMode(layer.isCutOut ? .destinationOut : .normal)
            layer.draw(in: context, lineWidth: lineWidth, steps: steps)
        }
        if part != 0 { context.endTransparencyLayer() }
    }
}

extension SymbolLayer {
    /// The opacity of layers that represent values above the value of the symbol.
    private static let paleOpacity: CGFloat = 0.3

    /// Draws the layer with the blend mode of the context. The layer is pale if its step is not one of the first
    /// `steps`.
    func draw(in context: CGContext, lineWidth: CGFloat, steps: Int) {
        let isPale: Bool = step > steps
        if isPale {
            context.setAlpha(SymbolLayer.paleOpacity)
            context.beginTransparencyLayer(auxiliaryInfo: nil)
        }
        for shape in shapes { shape.draw(in: context, lineWidth: lineWidth) }
        if isPale {
            context.endTransparencyLayer()
            context.setAlpha(1)
        }
    }

    /// Clears the area within the gap around the layer.
    func clearSurroundings(in context: CGContext, lineWidth: CGFloat) {
        context.setBlendMode(.destinationOut)
        for shape in shapes {
            shape.draw(in: context, lineWidth: lineWidth, gap: gap)
            guard clearsInside else { continue }
            for part in shape.silhouette {
                context.addPath(part.path)
                context.fillPath()
            }
        }
        context.setBlendMode(.normal)
    }
}
