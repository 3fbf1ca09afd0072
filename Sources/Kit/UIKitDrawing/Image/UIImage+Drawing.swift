import CoreGraphics
import Foundation
import SymbolImages

extension UIImage {
    func draw(in rect: CGRect, context: CGContext, blendMode: CGBlendMode, alpha: CGFloat) {
        if case .animated(let images, _) = content.source {
            images.first?.draw(in: rect, context: context, blendMode: blendMode, alpha: alpha)
            return
        }
        if content.asset != nil || ownAsset.withLock({ $0 != nil }) {
            let resolved: UIImage = resolved(with: .current)
            if resolved !== self {
                return resolved.draw(in: rect, context: context, blendMode: blendMode, alpha: alpha)
            }
        }
        guard rect.width > 0, rect.height > 0, alpha > 0 else { return }
        context.saveGState()
        if blendMode != .normal { context.setBlendMode(blendMode) }
        if alpha < 1 { context.setAlpha(alpha) }
        let isMirrored: Bool =
            content.flipsForRightToLeft && UITraitCollection.current.layoutDirection == .rightToLeft
        if content.tint == nil && content.isTemplateByDefault && !isSymbolImage {
            drawInFillColor(in: rect, context: context, isMirrored: isMirrored)
        } else {
            drawPixels(in: rect, context: context, tint: content.tint?.cgColor, isMirrored: isMirrored)
        }
        context.restoreGState()
    }

    /// Draws the shape of the image in the context's fill color. The caller saves and restores the state of the
    /// context.
    private func drawInFillColor(in rect: CGRect, context: CGContext, isMirrored: Bool) {
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        drawPixels(in: rect, context: context, tint: nil, isMirrored: isMirrored)
        context.setBlendMode(.sourceIn)
        context.fill(rect.insetBy(dx: -1, dy: -1))
        context.endTransparencyLayer()
    }

    /// Draws the image in its own colors, or in `tint` if it is not nil.
    package func drawPixels(in rect: CGRect, context: CGContext, tint: CGColor?, isMirrored: Bool) {
        if case .symbol(let symbol) = content.source, let colors = content.symbolColors,
            let rendering = rendering(of: symbol, for: rect, in: context)
        {
            let standard: UIColor = renderingMode == .alwaysOriginal ? .black : .tintColor
            let own: UIColor = tint.map { UIColor(cgColor: $0) } ?? standard
            for layer in rendering.layers() {
                drawPixels(
                    layer.mask, in: rect, context: context, tint: colors.color(of: layer, tint: own).cgColor,
                    isMirrored: isMirrored)
            }
        } else if let image = pixels(for: rect, in: context) {
            drawPixels(image, in: rect, context: context, tint: tint, isMirrored: isMirrored)
        }
    }

    private func drawPixels(
        _ image: CGImage, in rect: CGRect, context: CGContext, tint: CGColor?, isMirrored: Bool
    ) {
        let orientation: Orientation = isMirrored ? content.orientation.mirrored : content.orientation
        if content.isResizable && rect.size != size {
            context.saveGState()
            context.concatenate(orientation.movement(to: rect))
            let size: CGSize = orientation.isSideways ? rect.size.swapped : rect.size
            let caps: UIEdgeInsets = isMirrored ? content.capInsets.mirrored : content.capInsets
            drawSlices(
                of: image, caps: orientation.stored(caps), in: CGRect(origin: .zero, size: size), context: context,
                tint: tint)
            context.restoreGState()
        } else if orientation != .up {
            context.saveGState()
            context.concatenate(orientation.transform(to: rect))
            context.drawUpright(image, in: CGRect(x: 0, y: 0, width: 1, height: 1), tint: tint)
            context.restoreGState()
        } else {
            context.drawUpright(image, in: rect, tint: tint)
        }
    }

    /// Returns the pixels for drawing into a rectangle. A symbol or a vector image is rendered for the size of the
    /// rectangle.
    private func pixels(for rect: CGRect, in context: CGContext) -> CGImage? {
        switch content.source {
        case .symbol(let symbol): return rendering(of: symbol, for: rect, in: context)?.mask
        case .vector(let vector) where !content.isResizable || rect.size == size:
            let transform: CGAffineTransform = context.ctm
            let scaleX: CGFloat = (transform.a * transform.a + transform.b * transform.b).squareRoot()
            let scaleY: CGFloat = (transform.c * transform.c + transform.d * transform.d).squareRoot()
            let width: CGFloat = (rect.width * scaleX - 0.001).rounded(.up)
            let height: CGFloat = (rect.height * scaleY - 0.001).rounded(.up)
            guard width.isFinite, height.isFinite else { return cgImage }
            let limit: CGFloat = 1e5
            let (across, down) = (Int(min(width, limit)), Int(min(height, limit)))
            return content.orientation.isSideways
                ? vector.bitmap(width: down, height: across) : vector.bitmap(width: across, height: down)
        default: return cgImage
        }
    }

    /// Returns the shapes of a symbol, rendered so that they are sharp in a rectangle.
    private func rendering(of symbol: SymbolContent, for rect: CGRect, in context: CGContext) -> SymbolRendering? {
        let transform: CGAffineTransform = context.ctm
        let scaleX: CGFloat = (transform.a * transform.a + transform.b * transform.b).squareRoot()
        let scaleY: CGFloat = (transform.c * transform.c + transform.d * transform.d).squareRoot()
        let rounded: CGFloat = (scaleX * 4).rounded() / 4
        let displayScale: CGFloat = rounded.isFinite ? min(16, max(1, rounded)) : content.scale
        let (width, height) = ((rect.width * scaleX).rounded(), (rect.height * scaleY).rounded())
        // A symbol that is drawn at its own size is rendered for the display scale, so that its ink starts and ends at
        // pixel boundaries.
        let limit: CGFloat = 8192
        guard rect.size != size, !content.isResizable, width >= 1, height >= 1, width <= limit, height <= limit else {
            return symbol.rendering(displayScale: displayScale)
        }
        return content.orientation.isSideways
            ? symbol.rendering(displayScale: content.scale, width: Int(height), height: Int(width))
            : symbol.rendering(displayScale: content.scale, width: Int(width), height: Int(height))
    }

    /// Draws the parts of a resizable image, at most nine.
    ///
    /// - Parameter caps: The sizes of the fixed edges of the stored image, in points.
    private func drawSlices(
        of image: CGImage, caps: UIEdgeInsets, in rect: CGRect, context: CGContext, tint: CGColor?
    ) {
        let scale: CGFloat = content.scale
        let columns: [Slice] = Slice.slices(
            pixels: CGFloat(image.width), before: caps.left * scale, after: caps.right * scale,
            start: rect.minX, length: rect.width, scale: scale)
        let rows: [Slice] = Slice.slices(
            pixels: CGFloat(image.height), before: caps.top * scale, after: caps.bottom * scale,
            start: rect.minY, length: rect.height, scale: scale)
        for row in rows {
            for column in columns {
                let source = PixelRect(
                    x: Int(column.source), y: Int(row.source), width: Int(column.sourceLength),
                    height: Int(row.sourceLength))
                let destination = CGRect(
                    x: column.destination, y: row.destination, width: column.destinationLength,
                    height: row.destinationLength)
                if content.resizingMode == .tile && (column.isInner || row.isInner) {
                    let tile = CGSize(
                        width: column.isInner ? column.sourceLength / scale : destination.width,
                        height: row.isInner ? row.sourceLength / scale : destination.height)
                    context.drawTiles(of: image, source: source, size: tile, in: destination, tint: tint)
                } else {
                    context.drawUpright(image, in: destination, source: source, tint: tint)
                }
            }
        }
    }
}

/// One of the three parts of a resizable image along one axis.
private struct Slice {
    /// The start of this part in the bitmap, in pixels.
    var source: CGFloat
    var sourceLength: CGFloat
    /// The start of this part in the context, in points.
    var destination: CGFloat
    var destinationLength: CGFloat
    /// Whether the part is between the caps.
    var isInner: Bool

    static func slices(
        pixels: CGFloat, before: CGFloat, after: CGFloat, start: CGFloat, length: CGFloat, scale: CGFloat
    ) -> [Slice] {
        let first: CGFloat = min(max(0, before.rounded()), pixels)
        let last: CGFloat = min(max(0, after.rounded()), pixels - first)
        // If the caps do not fit, both shrink by the same factor.
        let shrink: CGFloat = min(1, length / max((first + last) / scale, .leastNonzeroMagnitude))
        let firstLength: CGFloat = first / scale * shrink
        let lastLength: CGFloat = last / scale * shrink
        let all: [Slice] = [
            Slice(source: 0, sourceLength: first, destination: start, destinationLength: firstLength, isInner: false),
            // If the caps meet, the first pixel of the second cap is stretched between them.
            Slice(
                source: min(first, max(0, pixels - 1)), sourceLength: max(1, pixels - first - last),
                destination: start + firstLength, destinationLength: length - firstLength - lastLength, isInner: true),
            Slice(
                source: pixels - last, sourceLength: last, destination: start + length - lastLength,
                destinationLength: lastLength, isInner: false),
        ]
        return all.filter { $0.sourceLength > 0 && $0.destinationLength > 0 }
    }
}

extension UIImage.Orientation {
    /// Returns the transform that draws the stored image upright in `rect`. It maps the unit square, which contains the
    /// stored image with the y-axis pointing downward, to `rect`.
    func transform(to rect: CGRect) -> CGAffineTransform {
        let (x, y, width, height) = (rect.minX, rect.minY, rect.width, rect.height)
        return switch self {
        case .up: CGAffineTransform(a: width, b: 0, c: 0, d: height, tx: x, ty: y)
        case .down: CGAffineTransform(a: -width, b: 0, c: 0, d: -height, tx: x + width, ty: y + height)
        case .left: CGAffineTransform(a: 0, b: -height, c: width, d: 0, tx: x, ty: y + height)
        case .right: CGAffineTransform(a: 0, b: height, c: -width, d: 0, tx: x + width, ty: y)
        case .upMirrored: CGAffineTransform(a: -width, b: 0, c: 0, d: height, tx: x + width, ty: y)
        case .downMirrored: CGAffineTransform(a: width, b: 0, c: 0, d: -height, tx: x, ty: y + height)
        case .leftMirrored: CGAffineTransform(a: 0, b: height, c: width, d: 0, tx: x, ty: y)
        case .rightMirrored: CGAffineTransform(a: 0, b: -height, c: -width, d: 0, tx: x + width, ty: y + height)
        }
    }

    /// Returns the transform that draws the stored image upright in `rect` without scaling it. The stored image is at
    /// the origin, and its width and height are those of `rect`, swapped if the orientation is sideways.
    fileprivate func movement(to rect: CGRect) -> CGAffineTransform {
        let unit: CGAffineTransform = transform(to: CGRect(x: 0, y: 0, width: 1, height: 1))
        let corner: CGAffineTransform = transform(to: rect)
        return CGAffineTransform(a: unit.a, b: unit.b, c: unit.c, d: unit.d, tx: corner.tx, ty: corner.ty)
    }

    /// Returns the insets of the stored image for insets of the upright image.
    fileprivate func stored(_ insets: UIEdgeInsets) -> UIEdgeInsets {
        let (top, left, bottom, right) = (insets.top, insets.left, insets.bottom, insets.right)
        return switch self {
        case .up: insets
        case .down: UIEdgeInsets(top: bottom, left: right, bottom: top, right: left)
        case .left: UIEdgeInsets(top: left, left: bottom, bottom: right, right: top)
        case .right: UIEdgeInsets(top: right, left: top, bottom: left, right: bottom)
        case .upMirrored: insets.mirrored
        case .downMirrored: UIEdgeInsets(top: bottom, left: left, bottom: top, right: right)
        case .leftMirrored: UIEdgeInsets(top: left, left: top, bottom: right, right: bottom)
        case .rightMirrored: UIEdgeInsets(top: right, left: bottom, bottom: left, right: top)
        }
    }
}

extension UIEdgeInsets {
    /// The insets of the mirror image.
    package var mirrored: UIEdgeInsets { UIEdgeInsets(top: top, left: right, bottom: bottom, right: left) }
}
