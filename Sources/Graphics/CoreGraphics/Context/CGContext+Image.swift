import CCairo

extension CGContext {
    /// Draws an image into a rectangle, with the top of the image at the rectangle's maximum y.
    ///
    /// If y points down, as in the contexts of UIKit, the image is upside down, as on Apple platforms. An image mask
    /// paints the fill color. If `byTiling` is true, the whole clip is filled with copies of the image, one of them in
    /// the rectangle.
    public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
        let rect = rect.standardized
        guard rect.width > 0, rect.height > 0, !rect.isInfinite else { return }
        let scaleX: CGFloat = CGFloat(image.width) / rect.width
        let scaleY: CGFloat = CGFloat(image.height) / rect.height
        let toPixels = CGAffineTransform(
            a: scaleX, b: 0, c: 0, d: -scaleY, tx: -rect.minX * scaleX, ty: rect.maxY * scaleY)
        let filter = image.shouldInterpolate ? state.interpolationQuality.filter : .nearest
        let tint = image.isMask ? state.fillColor : nil
        if byTiling {
            tile(image, toPixels: toPixels, filter: filter, tint: tint)
        } else {
            draw(image, part: nil, in: rect, toPixels: toPixels, filter: filter, tint: tint)
        }
    }

    /// Draws an image upright if y points down, with the top of the image at the rectangle's minimum y.
    ///
    /// - Parameters:
    ///   - source: The part of the image to draw, in pixels from the top left, or nil for the whole image. If it
    ///     exceeds the image, the pixels at the edges of the image are extended.
    ///   - tint: The color to paint through the image's alpha, or nil to draw the image in its own colors. Without a
    ///     tint, an alpha-only image paints the fill color.
    package func drawUpright(
        _ image: CGImage, in rect: CGRect, source: PixelRect? = nil, filter: ImageFilter = .good,
        tint: CGColor? = nil
    ) {
        let all = PixelRect(x: 0, y: 0, width: image.width, height: image.height)
        let source: PixelRect = source ?? all
        guard rect.width > 0, rect.height > 0, !source.isEmpty, !all.isEmpty else { return }
        let inside: PixelRect = all.intersection(source)
        let part: PixelRect = inside.isEmpty ? all : inside
        let scaleX: CGFloat = CGFloat(source.width) / rect.width
        let scaleY: CGFloat = CGFloat(source.height) / rect.height
        let toPixels = CGAffineTransform(
            a: scaleX, b: 0, c: 0, d: scaleY, tx: CGFloat(source.x - part.x) - rect.minX * scaleX,
            ty: CGFloat(source.y - part.y) - rect.minY * scaleY)
        let color = tint ?? (image.format == .alpha ? state.fillColor : nil)
        draw(image, part: part, in: rect, toPixels: toPixels, filter: filter, tint: color)
    }

    /// Draws an image, or a part of it, into a rectangle of user space. `toPixels` transforms user space to the pixels
    /// of the image.
    func draw(
        _ image: CGImage, part: PixelRect?, in rect: CGRect, toPixels: CGAffineTransform, filter: ImageFilter,
        tint: CGColor?
    ) {
        keepingPath {
            drawable(image).withSurface(part) { surface in
                let drawing = ImageDrawing(
                    surface: surface, matrix: cairo_matrix_t(toPixels), rect: bounded(rect), filter: filter.cairo,
                    tint: tint)
                perform(.image(drawing))
                resetSource()
            }
        }
    }

    /// Fills a rectangle with copies of a part of an image, the first of them at the top left if y points down.
    ///
    /// - Parameters:
    ///   - source: The part of the image, in pixels from the top left.
    ///   - size: The size of a copy, in units of user space.
    ///   - tint: The color to paint through the image's alpha, or nil to draw the image in its own colors. Without a
    ///     tint, an alpha-only image paints the fill color.
    package func drawTiles(
        of image: CGImage, source: PixelRect, size: CGSize, in rect: CGRect, tint: CGColor? = nil
    ) {
        let part = PixelRect(x: 0, y: 0, width: image.width, height: image.height).intersection(source)
        guard !part.isEmpty, size.width > 0, size.height > 0 else { return }
        let scaleX: CGFloat = CGFloat(part.width) / size.width
        let scaleY: CGFloat = CGFloat(part.height) / size.height
        let toPixels = CGAffineTransform(
            a: scaleX, b: 0, c: 0, d: scaleY, tx: -rect.minX * scaleX, ty: -rect.minY * scaleY)
        saveGState()
        clip(to: rect)
        tile(
            image, part: part, toPixels: toPixels, filter: .good,
            tint: tint ?? (image.format == .alpha ? state.fillColor : nil))
        restoreGState()
    }

    private func tile(
        _ image: CGImage, part: PixelRect? = nil, toPixels: CGAffineTransform, filter: ImageFilter, tint: CGColor?
    ) {
        drawable(image).withSurface(part) { surface in
            let drawing = ImageDrawing(
                surface: surface, matrix: cairo_matrix_t(toPixels), rect: .zero, filter: filter.cairo, tint: tint)
            let pattern = drawing.pattern
            cairo_pattern_set_extend(pattern, CAIRO_EXTEND_REPEAT)
            if let tint {
                perform(.imageMask(pattern, tint))
            } else {
                perform(.gradient(pattern))
            }
            cairo_pattern_destroy(pattern)
            resetSource()
        }
    }

    /// Releases the current source, so that its memory may be freed.
    func resetSource() {
        cairo_set_source_rgb(cairo, 0, 0, 0)
    }

    /// Restores the current path after `body`. On Apple platforms, drawing an image keeps the current path, but Cairo
    /// uses the path for the rectangle.
    func keepingPath(_ body: () -> Void) {
        guard hasCurrentPoint else { return body() }
        let shape = cairo_copy_path(cairo)
        body()
        cairo_new_path(cairo)
        cairo_append_path(cairo, shape)
        cairo_path_destroy(shape)
    }

    /// Returns the image with its components in the order of this context.
    func drawable(_ image: CGImage) -> CGImage {
        swapsRedAndBlue && image.format != .alpha ? image.swappingRedAndBlue() : image
    }

    /// Returns an image with a copy of the bitmap's current pixels, or nil in a PDF context or if memory cannot be
    /// allocated.
    public func makeImage() -> CGImage? {
        guard storage.document == nil else { return nil }
        flush()
        synchronizeMemory()
        let rowBytes = storage.rowBytes
        guard let copy = PixelMemory(count: rowBytes * storage.height) else { return nil }
        let last: Int = storage.width * storage.format.bytesPerPixel
        copy.bytes.copyMemory(from: storage.memory.bytes, byteCount: rowBytes * (storage.height - 1) + last)
        let image = CGImage(
            width: storage.width, height: storage.height, format: storage.format, memory: copy, rowBytes: rowBytes,
            space: storage.format == .alpha ? nil : bitmapSpace, original: storage.converted.map(original))
        return storage.isSwapped ? image.swappingRedAndBlue(keeping: info) : image
    }

    /// Returns a copy of the caller's memory in its layout.
    private func original(_ converted: ContextStorage.Converted) -> CGImage.Original {
        let count: Int = converted.rowBytes * (storage.height - 1) + storage.width * converted.bytesPerPixel
        let bytes = Data(bytes: converted.memory.bytes, count: count)
        return CGImage.Original(
            provider: CGDataProvider(bytes), bitsPerPixel: converted.bytesPerPixel * 8,
            bytesPerRow: converted.rowBytes, info: info, bitsPerComponent: bitsPerComponent)
    }

    /// Returns the bitmap as an image. The pixels are copied only if the context does not own them or their layout is
    /// not Cairo's. The context must not be drawn into afterward.
    package func finishImage() -> CGImage? {
        guard !storage.isSwapped, storage.converted == nil, storage.memory.isOwned else { return makeImage() }
        cairo_surface_flush(storage.surface)
        return CGImage(
            width: storage.width, height: storage.height, format: storage.format, memory: storage.memory,
            rowBytes: storage.rowBytes, space: storage.format == .alpha ? nil : bitmapSpace)
    }

    /// Returns the bitmap as a PNG file, or nil if memory cannot be allocated. The pixels are copied only if their
    /// layout is not Cairo's.
    package func pngData() -> Data? {
        guard !storage.isSwapped, storage.converted == nil else { return makeImage()?.pngData() }
        flush()
        // The image shares the pixels, and is released before anything else is drawn.
        return CGImage(
            width: storage.width, height: storage.height, format: storage.format, memory: storage.memory,
            rowBytes: storage.rowBytes, space: storage.format == .alpha ? nil : bitmapSpace
        ).pngData()
    }

    /// Draws the bitmap of another context upright if y points down. The pixels are copied only if red and blue are
    /// swapped in one of the contexts.
    package func drawUpright(
        _ context: CGContext, in rect: CGRect, source: PixelRect? = nil, filter: ImageFilter = .good
    ) {
        drawUpright(context.sharedImage(), in: rect, source: source, filter: filter)
    }

    /// Returns an image of the bitmap, to be drawn before the bitmap changes. It shares the pixels unless red and blue
    /// are swapped.
    func sharedImage() -> CGImage {
        flush()
        let image = CGImage(
            width: storage.width, height: storage.height, format: storage.format, memory: storage.memory,
            rowBytes: storage.rowBytes, space: nil)
        return storage.isSwapped ? image.swappingRedAndBlue() : image
    }
}

extension CGImage {
    /// Returns the image with red and blue swapped in its memory.
    ///
    /// - Parameter info: The layout of the original memory if `dataProvider` of the result must return that memory, or
    ///   nil if it must return the swapped memory.
    func swappingRedAndBlue(keeping info: CGBitmapInfo? = nil) -> CGImage {
        guard let swapped = PixelMemory(count: rowBytes * height) else { return self }
        for row in 0..<height {
            let from = memory.bytes + offset + row * rowBytes
            ChannelSwapper.swap(from, into: swapped.bytes + row * rowBytes, width: width)
        }
        var original: Original?
        if let info {
            let provider = CGDataProvider(memory: memory, offset: offset, count: rowBytes * height)
            original = Original(provider: provider, bitsPerPixel: 32, bytesPerRow: rowBytes, info: info)
        }
        return CGImage(
            width: width, height: height, format: format, memory: swapped, rowBytes: rowBytes, space: colorSpace,
            original: original, isMask: isMask, shouldInterpolate: shouldInterpolate, intent: renderingIntent)
    }
}
