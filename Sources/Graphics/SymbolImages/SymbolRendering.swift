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
    /// The number of color levels of the symbol.
    package let levels: Int

    private let picture: SymbolPicture
    private let fit: SymbolFit
    private let lineWidth: CGFloat
    private let cachedLayers = Mutex<[Layer]?>(nil)

    /// Renders a picture. Returns nil if the picture is empty or memory cannot be allocated.
    init?(_ picture: SymbolPicture, weight: SymbolWeight, em: CGFloat, textSize: CGFloat, displayScale: CGFloat) {
        let lineWidth: CGFloat = SymbolFit.lineWidth(weight, pixelsPerUnit: em * displayScale)
        let box = picture.bounds(lineWidth: lineWidth)
        guard let fit = SymbolFit(box, em: em, displayScale: displayScale) else { return nil }
        guard let context = fit.makeContext() else { return nil }
        picture.draw(in: context, lineWidth: lineWidth)
        guard let image = context.finishImage() else { return nil }
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
        levels = picture.layers.map(\.level).max() ?? 1
        self.picture = picture
        self.fit = fit
        self.lineWidth = lineWidth
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
            for shape in layer.shapes { shape.draw(in: context, lineWidth: lineWidth) }
            for above in layers.indices.dropFirst(index + 1) {
                let isSamePart: Bool = layers[above].part == 0 || layers[above].part == layer.part
                if layers[above].gap > 0, isSamePart {
                    layers[above].clearSurroundings(in: context, lineWidth: lineWidth)
                }
                guard isHole(above), isSamePart || layers[above].isPartCutOut else { continue }
                context.setBlendMode(.destinationOut)
                for shape in layers[above].shapes { shape.draw(in: context, lineWidth: lineWidth) }
            }
            return context.finishImage().map { Layer(mask: $0, level: layer.level, accent: layer.accent) }
        }
    }

    /// Returns whether a layer is a hole when the symbol is drawn in several colors. A part that is cut out in one
    /// color is a hole only if the layer below has the same level. Otherwise it has its own color.
    private func isHole(_ index: Int) -> Bool {
        let layers = picture.layers
        if layers[index].isCutOut { return true }
        guard layers[index].isPartCutOut else { return false }
        let below: SymbolLayer? = layers[..<index].last { $0.part != layers[index].part }
        return below?.level == layers[index].level
    }
}

extension SymbolPicture {
    /// Draws all layers in one color.
    func draw(in context: CGContext, lineWidth: CGFloat) {
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
            for shape in layer.shapes { shape.draw(in: context, lineWidth: lineWidth) }
        }
        if part != 0 { context.endTransparencyLayer() }
    }
}

extension SymbolLayer {
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

/// A transform that fits a picture to whole pixels.
struct SymbolFit: Sendable {
    let width: Int
    let height: Int
    let scaleX: CGFloat
    let scaleY: CGFloat
    private let origin: CGPoint

    init?(_ box: CGRect, em: CGFloat, displayScale: CGFloat) {
        guard box.width > 0, box.height > 0, box.width.isFinite, box.height.isFinite else { return nil }
        let unit: CGFloat = em * displayScale
        let margin: CGFloat = max(1, (0.03 * unit).rounded())
        // The size is in whole points, so that a symbol that is centered on whole points is aligned to pixels. The ink
        // starts and ends at pixel boundaries, so that edges are sharp.
        func fit(_ length: CGFloat) -> (total: CGFloat, ink: CGFloat) {
            let exact: CGFloat = length * unit
            let total: CGFloat = (((exact.rounded() + 2 * margin) / displayScale).rounded(.up) * displayScale).rounded(
                .up)
            var ink = max(1, exact.rounded())
            if (total - ink).truncatingRemainder(dividingBy: 2) != 0 { ink += ink > exact && ink > 1 ? -1 : 1 }
            return (total, ink)
        }
        let (totalWidth, inkWidth) = fit(box.width)
        let (totalHeight, inkHeight) = fit(box.height)
        width = Int(totalWidth)
        height = Int(totalHeight)
        scaleX = inkWidth / box.width
        scaleY = inkHeight / box.height
        origin = CGPoint(
            x: (totalWidth - inkWidth) / 2 - box.minX * scaleX, y: (totalHeight - inkHeight) / 2 - box.minY * scaleY)
    }

    /// Returns the line width in ems, rounded to whole pixels if the difference is at most a quarter of a pixel.
    static func lineWidth(_ weight: SymbolWeight, pixelsPerUnit unit: CGFloat) -> CGFloat {
        let exact: CGFloat = weight.lineWidth * unit
        let rounded = max(1, exact.rounded())
        return abs(rounded - exact) <= 0.25 ? rounded / unit : weight.lineWidth
    }

    /// Returns the distance from the top, in pixels, of a y-coordinate of the picture.
    func point(y: CGFloat) -> CGFloat { origin.y + y * scaleY }

    /// Creates a context with the em as its unit and with y downward.
    func makeContext() -> CGContext? {
        let context = CGContext(
            data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0, space: nil,
            bitmapInfo: CGImageAlphaInfo.alphaOnly.rawValue)
        guard let context else { return nil }
        context.translateBy(x: 0, y: CGFloat(height))
        context.scaleBy(x: 1, y: -1)
        context.translateBy(x: origin.x, y: origin.y)
        context.scaleBy(x: scaleX, y: scaleY)
        return context
    }
}
