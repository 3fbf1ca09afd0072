import CCairo

extension CGContext {
    /// Intersects the clip with a rectangle and with a mask in it.
    ///
    /// The mask is drawn into the rectangle as an image. An image mask blocks paint where its samples are 255. An image
    /// without alpha passes paint where it is white. An image with alpha passes paint where it is opaque.
    public func clip(to rect: CGRect, mask: CGImage) {
        let rect = rect.standardized
        clip(to: rect)
        let area = layerArea(shadow: nil)
        guard let layer = DrawingLayer(area: area, format: .alpha) else { return }
        layer.copyState(from: cairo)
        let coverage = mask.coverage
        let scaleX: CGFloat = CGFloat(mask.width) / rect.width
        let scaleY: CGFloat = CGFloat(mask.height) / rect.height
        let toPixels = CGAffineTransform(
            a: scaleX, b: 0, c: 0, d: -scaleY, tx: -rect.minX * scaleX, ty: rect.maxY * scaleY)
        coverage.withSurface { surface in
            let drawing = ImageDrawing(
                surface: surface, matrix: cairo_matrix_t(toPixels), rect: rect,
                filter: state.interpolationQuality.filter.cairo, tint: .black)
            cairo_set_source_rgba(layer.cairo, 0, 0, 0, 1)
            cover(.image(drawing), on: layer.cairo)
        }
        if let before = state.mask { layer.multiply(by: before) }
        state.mask = layer
    }
}

extension CGImage {
    /// The coverage of the image when it is used as a mask.
    var coverage: CGImage {
        if format != .opaque { return self }
        let maskBytes = PixelFormat.alpha.bytesPerRow(width: width)
        guard let mask = PixelMemory(count: maskBytes * height) else { return self }
        let layout = BitmapLayout(bytesPerPixel: 1, red: 0, green: 0, blue: 0, alpha: nil, isPremultiplied: true)
        for row in 0..<height {
            let from = (memory.bytes + offset + row * rowBytes).assumingMemoryBound(to: UInt8.self)
            let into = (mask.bytes + row * maskBytes).assumingMemoryBound(to: UInt8.self)
            layout.encode(from, to: into, width: width)
        }
        return CGImage(
            width: width, height: height, format: .alpha, memory: mask, rowBytes: maskBytes, space: nil)
    }

    /// Returns the image with its alpha multiplied by a mask, which is scaled to the image's size, or nil if memory
    /// cannot be allocated.
    ///
    /// For the kinds of masks, see `CGContext.clip(to:mask:)`.
    public func masking(_ mask: CGImage) -> CGImage? {
        let size = CGSize(width: width, height: height)
        guard let context = CGContext(topLeftSize: size, scale: 1, opaque: false) else { return nil }
        let bounds = CGRect(origin: .zero, size: size)
        context.drawUpright(self, in: bounds, filter: .nearest)
        let coverage = mask.coverage
        context.setBlendMode(.destinationIn)
        context.drawUpright(coverage, in: bounds, filter: .good, tint: .black)
        return context.finishImage()
    }
}
