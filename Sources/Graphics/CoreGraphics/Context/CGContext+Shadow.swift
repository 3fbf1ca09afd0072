import CCairo

extension CGContext {
    /// Returns the pixels of shapes that can cast a shadow into an area.
    func sources(of shadow: Shadow, in area: PixelRect) -> PixelRect {
        let offset = pixelOffset(of: shadow)
        return area.offsetBy(x: -offset.x, y: -offset.y)
            .insetBy(-BoxBlur(deviation: pixelDeviation(of: shadow)).reach)
    }

    /// Draws the shadow of a layer. The transform must be the identity.
    func cast(_ shadow: Shadow, of layer: DrawingLayer, as state: GraphicsState, alpha: Double) {
        let blur = BoxBlur(deviation: pixelDeviation(of: shadow))
        let offset = pixelOffset(of: shadow)
        guard let mask = layer.alpha(for: layer.area.insetBy(-blur.reach)) else { return }
        mask.withPixels { bytes, rowBytes in
            blur.apply(to: bytes, width: mask.area.width, height: mask.area.height, rowBytes: rowBytes)
        }
        let color = shadow.color.drawing
        if let clip = state.mask, let faded = DrawingLayer(area: mask.area.offsetBy(x: offset.x, y: offset.y)) {
            setShadowSource(color, alpha: alpha, on: faded.cairo)
            cairo_mask_surface(faded.cairo, mask.surface, Double(offset.x), Double(offset.y))
            cairo_set_source_surface(cairo, faded.surface, 0, 0)
            cairo_mask_surface(cairo, clip.surface, 0, 0)
        } else {
            setShadowSource(color, alpha: alpha, on: cairo)
            cairo_mask_surface(cairo, mask.surface, Double(offset.x), Double(offset.y))
        }
    }

    private func setShadowSource(_ color: SIMD4<Double>, alpha: Double, on cairo: OpaquePointer) {
        let red: Double = swapsRedAndBlue ? color.z : color.x
        let blue: Double = swapsRedAndBlue ? color.x : color.z
        cairo_set_source_rgba(cairo, red, color.y, blue, color.w * alpha)
    }

    /// Returns the standard deviation in pixels, which is half of the blur.
    private func pixelDeviation(of shadow: Shadow) -> Double {
        (shadow.blur * scale).native / 2
    }

    private func pixelOffset(of shadow: Shadow) -> (x: Int, y: Int) {
        func pixels(_ length: CGFloat) -> Int {
            let limit = 16384.0
            let pixels: Double = (length * scale).native.rounded()
            return pixels.isNaN ? 0 : Int(min(max(pixels, -limit), limit))
        }
        let y: Int = pixels(shadow.offset.height)
        return (pixels(shadow.offset.width), isTopLeft ? y : -y)
    }
}
