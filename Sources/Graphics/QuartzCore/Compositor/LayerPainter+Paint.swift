import CoreGraphics
import Foundation

extension LayerPainter {
    // MARK: Background

    func paintBackground(_ record: LayerRecord, into target: PixelBuffer, inside clip: DeviceRect, isClipped: Bool) {
        guard let color = record.properties.backgroundColor, color.drawing.w > 0 else { return }
        if color.tile != nil {
            return fillBounds(
                record, color, into: target, inside: clip, isRounded: !isClipped, alpha: record.paintAlpha)
        }
        guard let box = record.box else {
            fillBounds(
                record, color, into: target, inside: clip, isRounded: !isClipped, alpha: record.paintAlpha)
            return
        }
        let pixel: UInt32 = record.backgroundPixel
        if isClipped || !record.properties.hasRoundedCorners {
            target.fill(box, inside: clip, pixel)
        } else if let rounded = alignedBox(record) {
            target.fill(rounded, inside: clip, pixel)
        } else {
            fillBounds(record, color, into: target, inside: clip, alpha: record.paintAlpha)
        }
    }

    /// Returns the layer's rounded bounds if their sides are aligned with pixels.
    private func alignedBox(_ record: LayerRecord) -> RoundedBox? {
        guard let box = record.box, DeviceRect(around: box) == DeviceRect(inside: box) else { return nil }
        return record.roundedBox
    }

    // MARK: Border

    func paintBorder(_ record: LayerRecord, into target: PixelBuffer, inside clip: DeviceRect) {
        let values = record.properties
        guard let rare = values.rareBox?.value, rare.borderWidth > 0 else { return }
        guard let color = rare.visibleBorderColor, color.drawing.w > 0 else { return }
        let width = Double(rare.borderWidth * record.transform.a)
        if let outer = alignedBox(record), record.hasEqualScales, abs(width - width.rounded()) < 1e-4 {
            var pixel = PixelBlending.pixel(color.drawing)
            if record.paintAlpha < 255 { pixel = PixelBlending.scale(pixel, record.paintAlpha) }
            let rect = outer.rect.insetBy(DeviceRect.pixel(width.rounded()))
            let radius: Double = max(0, Double(values.cornerRadius * record.transform.a) - width)
            let inner: RoundedBox? =
                rect.isEmpty
                ? nil : RoundedBox(rect, radius: radius, curve: rare.cornerCurve, corners: rare.maskedCorners)
            target.stroke(outer, inner: inner, inside: clip.intersection(record.clip), pixel)
            return
        }
        let path = CGMutablePath()
        let radii: CornerRadii = values.cornerRadii
        CornerShape.addPath(values.bounds, radii: radii, curve: rare.cornerCurve, to: path)
        let inside = values.bounds.insetBy(dx: rare.borderWidth, dy: rare.borderWidth)
        if !inside.isNull && !inside.isEmpty {
            CornerShape.addPath(inside, radii: radii.inset(by: rare.borderWidth), curve: rare.cornerCurve, to: path)
        }
        target.draw(inside: clip.intersection(record.clip)) { context in
            context.setAlpha(CGFloat(record.paintAlpha) / 255)
            record.fill(path, color, in: context, using: .evenOdd)
        }
    }

    // MARK: Contents

    func paintContents(_ layer: CALayer, _ record: LayerRecord, into target: PixelBuffer, inside clip: DeviceRect) {
        guard !clip.isEmpty else { return }
        let source: CALayer = layer.drawingLayer
        if source !== layer { layer.flags.remove(.needsDrawing) }
        if source.drawIfNeeded() {
            compositor.statistics.backingStoresRendered += 1
            if !compositor.isPicture { source.flags.remove(.contentsChanged) }
        }
        let values = record.properties
        if let rare = values.rareBox?.value, rare.fadeFraction < 1 {
            paintFade(layer, record, rare, into: target, inside: clip)
            return
        }
        guard let placement = ContentsPlacement(layer, values) else { return }
        if let image = values.image {
            paint(image, placement, record, into: target, inside: clip)
        } else if let store = source.extrasBox?.backingStore {
            paint(store, placement, record, into: target, inside: clip)
        }
    }

    /// Draws the cross-fade between two images.
    private func paintFade(
        _ layer: CALayer, _ record: LayerRecord, _ rare: RareLayerProperties, into target: PixelBuffer,
        inside clip: DeviceRect
    ) {
        let mix = PixelBuffer(area: clip)
        let parts: [(CGImage?, Double)] = [
            (rare.fadingImage, 1 - rare.fadeFraction), (record.properties.image, rare.fadeFraction),
        ]
        for (image, part) in parts {
            guard let image else { continue }
            var values = record.properties
            values.image = image
            guard let placement = ContentsPlacement(layer, values) else { continue }
            let picture = PixelBuffer(area: clip)
            paint(image, placement, record, into: picture, inside: clip)
            mix.add(picture, alpha: part)
        }
        target.draw(mix, inside: clip)
    }

    private func paint(
        _ store: BackingStore, _ placement: ContentsPlacement, _ record: LayerRecord, into target: PixelBuffer,
        inside clip: DeviceRect
    ) {
        if let origin = placement.directOrigin(record) {
            let shown = DeviceRect(nearest: placement.source).offsetBy(x: origin.x, y: origin.y)
            let alpha: Float = Float(record.paintAlpha) / 255
            target.draw(
                store.pixels, inside: clip.intersection(shown), offset: origin, alpha: alpha, isOpaque: store.isOpaque)
            return
        }
        if minificationBias(placement, record) > 0, let image = store.context.makeImage() {
            return paintScaled(image, placement, record, into: target, inside: clip, alpha: record.paintAlpha)
        }
        let filter = self.filter(placement, record)
        paintSlices(placement, record, into: target, inside: clip, alpha: record.paintAlpha) { context, frame, part in
            context.drawUpright(store.context, in: frame, source: part, filter: filter)
        }
    }

    private func paint(
        _ image: CGImage, _ placement: ContentsPlacement, _ record: LayerRecord, into target: PixelBuffer,
        inside clip: DeviceRect
    ) {
        if image.format != .alpha, let origin = placement.directOrigin(record) {
            let shown = DeviceRect(nearest: placement.source).offsetBy(x: origin.x, y: origin.y)
            image.withMemory { memory, rowBytes in
                let area = DeviceRect(0, 0, image.width, image.height)
                // The buffer is only read, as the source of a copy, so casting away `const` is safe.
                let pixels = PixelBuffer(
                    base: UnsafeMutableRawPointer(mutating: memory), rowBytes: rowBytes, area: area)
                if image.format == .opaque {
                    target.drawOpaque(
                        pixels, inside: clip.intersection(shown), offset: origin, alpha: record.paintAlpha)
                } else {
                    let alpha: Float = Float(record.paintAlpha) / 255
                    target.draw(pixels, inside: clip.intersection(shown), offset: origin, alpha: alpha)
                }
            }
            return
        }
        if let scaled = scaledPicture(of: image, placement, record) {
            target.draw(scaled, inside: clip, alpha: Float(record.paintAlpha) / 255)
            return
        }
        paintScaled(image, placement, record, into: target, inside: clip, alpha: record.paintAlpha)
    }

    /// Draws an image with Core Graphics.
    private func paintScaled(
        _ image: CGImage, _ placement: ContentsPlacement, _ record: LayerRecord, into target: PixelBuffer,
        inside clip: DeviceRect, alpha: UInt32
    ) {
        let filter = self.filter(placement, record)
        let (image, placement): (CGImage, ContentsPlacement) = minified(image, placement, record)
        paintSlices(placement, record, into: target, inside: clip, alpha: alpha) { context, frame, part in
            context.drawUpright(image, in: frame, source: part, filter: filter)
        }
    }

    private func filter(_ placement: ContentsPlacement, _ record: LayerRecord) -> ImageFilter {
        let rare = record.properties.rare
        let isGrowing: Bool = self.isGrowing(placement, record)
        let filter: CALayerContentsFilter = isGrowing ? rare.magnificationFilter : rare.minificationFilter
        if filter == .nearest { return .nearest }
        return isGrowing || minificationBias(placement, record) < 0 ? .bilinear : .good
    }

    private func isGrowing(_ placement: ContentsPlacement, _ record: LayerRecord) -> Bool {
        record.transform.apply(placement.frame).width > placement.source.width
    }

    /// Returns the bias of the level of detail, or 0 if it does not apply.
    private func minificationBias(_ placement: ContentsPlacement, _ record: LayerRecord) -> Float {
        guard let rare = record.properties.rareBox?.value, rare.minificationFilterBias != 0,
            rare.minificationFilter == .trilinear, !isGrowing(placement, record)
        else { return 0 }
        return rare.minificationFilterBias
    }

    /// Returns an image at the lower resolution that a positive bias selects. Images with a stretchable center keep their
    /// resolution.
    private func minified(
        _ image: CGImage, _ placement: ContentsPlacement, _ record: LayerRecord
    ) -> (CGImage, ContentsPlacement) {
        let bias: Float = minificationBias(placement, record)
        let center = record.properties.rare.contentsCenter
        guard bias > 0, center == RareLayerProperties.standard.contentsCenter else { return (image, placement) }
        let shown = record.transform.apply(placement.frame)
        let ratio: CGFloat = shown.width / placement.source.width * CGFloat(exp2(-bias))
        let size = CGSize(
            width: max(1, (CGFloat(image.width) * ratio).rounded()),
            height: max(1, (CGFloat(image.height) * ratio).rounded()))
        guard let context = CGContext(topLeftSize: size, scale: 1, opaque: image.format == .opaque) else {
            return (image, placement)
        }
        context.drawUpright(image, in: CGRect(origin: .zero, size: size))
        let across: CGFloat = size.width / CGFloat(image.width)
        let down: CGFloat = size.height / CGFloat(image.height)
        var reduced: ContentsPlacement = placement
        reduced.source = CGRect(
            x: placement.source.minX * across, y: placement.source.minY * down, width: placement.source.width * across,
            height: placement.source.height * down)
        return (context.finishImage() ?? image, reduced)
    }

    /// Returns the image scaled to its visible size, or nil if it should be drawn directly. OPTIMIZATION: scaled
    /// contents are cached for later repaints.
    private func scaledPicture(
        of image: CGImage, _ placement: ContentsPlacement, _ record: LayerRecord
    ) -> PixelBuffer? {
        guard record.box != nil else { return nil }
        let shown = record.transform.apply(placement.frame)
        let area = DeviceRect(around: shown)
        guard !area.isEmpty, area.area <= 1 << 22, area.intersection(record.innerClip).area * 2 >= area.area else {
            return nil
        }
        let rare = record.properties.rare
        let key = RecordCache.Key(
            image: ObjectIdentifier(image), size: shown.size,
            fraction: CGPoint(x: shown.minX - CGFloat(area.x0), y: shown.minY - CGFloat(area.y0)),
            part: rare.contentsRect, center: rare.contentsCenter, contentsScale: record.properties.contentsScale,
            filter: filter(placement, record), bias: minificationBias(placement, record))
        if let cache = record.cache, cache.key == key { return cache.picture(at: area) }
        let picture = PixelBuffer(area: area)
        paintScaled(image, placement, record, into: picture, inside: area, alpha: 255)
        record.cache = RecordCache(key: key, image: image, picture: picture)
        return picture
    }

    /// Draws contents in one part, or in nine parts if `contentsCenter` is set.
    private func paintSlices(
        _ placement: ContentsPlacement, _ record: LayerRecord, into target: PixelBuffer, inside clip: DeviceRect,
        alpha: UInt32, _ draw: (CGContext, CGRect, PixelRect) -> Void
    ) {
        let rare = record.properties.rare
        let center = rare.contentsCenter
        target.draw(inside: clip) { context in
            context.setAlpha(CGFloat(alpha) / 255)
            if !rare.allowsEdgeAntialiasing { context.setShouldAntialias(false) }
            context.concatenate(record.affine)
            guard center != RareLayerProperties.standard.contentsCenter else {
                draw(context, placement.frame, DeviceRect(nearest: placement.source).pixelRect)
                return
            }
            let scale = max(record.properties.contentsScale, 0.001)
            let columns = Slices(
                placement.source.minX, placement.source.width, center.minX, center.width, placement.frame.minX,
                placement.frame.width, scale)
            let rows = Slices(
                placement.source.minY, placement.source.height, center.minY, center.height, placement.frame.minY,
                placement.frame.height, scale)
            for row in rows.parts {
                for column in columns.parts where column.length > 0 && row.length > 0 {
                    let part = PixelRect(x: column.pixel, y: row.pixel, width: column.pixels, height: row.pixels)
                    guard !part.isEmpty else { continue }
                    let frame = CGRect(x: column.start, y: row.start, width: column.length, height: row.length)
                    draw(context, frame, part)
                }
            }
        }
    }

    /// The slices of contents along one axis: two ends that keep their size, and a middle that stretches.
    private struct Slices {
        struct Part {
            var pixel: Int
            var pixels: Int
            var start: CGFloat
            var length: CGFloat
        }

        var parts: [Part] = []

        init(
            _ source: CGFloat, _ count: CGFloat, _ center: CGFloat, _ centerLength: CGFloat, _ start: CGFloat,
            _ length: CGFloat, _ scale: CGFloat
        ) {
            let first = Int((center * count).rounded())
            let middle: Int = max(0, Int((centerLength * count).rounded()))
            let last: Int = max(0, Int(count) - first - middle)
            let origin = Int(source.rounded())
            var head: CGFloat = CGFloat(first) / scale
            var tail: CGFloat = CGFloat(last) / scale
            if head + tail > length {
                // The ends shrink if they do not fit.
                let ratio: CGFloat = length / (head + tail)
                head *= ratio
                tail *= ratio
            }
            // A middle without pixels shows the first pixel behind it.
            let inner: Int = origin + min(first, max(0, Int(count) - 1))
            parts = [
                Part(pixel: origin, pixels: first, start: start, length: head),
                Part(pixel: inner, pixels: max(1, middle), start: start + head, length: length - head - tail),
                Part(pixel: origin + first + middle, pixels: last, start: start + length - tail, length: tail),
            ]
        }
    }
}

extension LayerRecord {
    /// The background color as a premultiplied pixel; 0 without a color. It is undefined for a pattern.
    var backgroundPixel: UInt32 {
        guard let color = properties.backgroundColor else { return 0 }
        let pixel: UInt32 = PixelBlending.pixel(color.drawing)
        return paintAlpha < 255 ? PixelBlending.scale(pixel, paintAlpha) : pixel
    }
}
