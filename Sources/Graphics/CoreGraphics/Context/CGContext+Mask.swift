import CCairo

extension CGContext {
    /// Narrows the clip to a rectangle, and in it to what a mask lets through.
    ///
    /// The mask is drawn into the rectangle like an image. A stencil keeps paint off where it is 255; of a grey image
    /// white lets paint through; of an image with alpha the alpha does.
    public func clip(to rect: CGRect, mask: CGImage) {
        let rect = rect.standardized
        clip(to: rect)
        let area = layerArea(shadow: nil)
        guard let layer = DrawingLayer(area: area, format: .alpha) else { return }
        layer.adopt(cairo)
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
    /// How much of what is drawn the image lets through as a mask.
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

    /// The image with its alpha multiplied by a mask, which is stretched to the image's size; nil when there is no
    /// memory for it.
    ///
    /// What counts as a mask is told at `CGContext.clip(to:mask:)`.
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
