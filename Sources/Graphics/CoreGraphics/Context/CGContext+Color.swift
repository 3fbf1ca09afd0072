import CCairo

extension CGContext {
    /// Sets the fill color. The default is black.
    public func setFillColor(_ color: CGColor) {
        state.fillColor = drawable(color)
    }

    /// Sets the stroke color. The default is black.
    public func setStrokeColor(_ color: CGColor) {
        state.strokeColor = drawable(color)
    }

    /// Returns a color whose pattern, if any, has the resolution and the orientation of the context.
    private func drawable(_ color: CGColor) -> CGColor {
        color.cell?.color(isTopLeft: isTopLeft, scale: scale) ?? color
    }

    /// Sets the fill color, in device RGB.
    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        state.fillSpace = .deviceRGBSpace
        state.fillColor = CGColor(
            space: .deviceRGBSpace, values: SIMD4(red.native, green.native, blue.native, 0), alpha: alpha.native)
    }

    /// Sets the stroke color, in device RGB.
    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        state.strokeSpace = .deviceRGBSpace
        state.strokeColor = CGColor(
            space: .deviceRGBSpace, values: SIMD4(red.native, green.native, blue.native, 0), alpha: alpha.native)
    }

    /// Sets the fill color, in device gray.
    public func setFillColor(gray: CGFloat, alpha: CGFloat) {
        state.fillSpace = .deviceGraySpace
        state.fillColor = CGColor(space: .deviceGraySpace, values: SIMD4(gray.native, 0, 0, 0), alpha: alpha.native)
    }

    /// Sets the stroke color, in device gray.
    public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
        state.strokeSpace = .deviceGraySpace
        state.strokeColor = CGColor(space: .deviceGraySpace, values: SIMD4(gray.native, 0, 0, 0), alpha: alpha.native)
    }

    /// Sets the fill color, in device CMYK.
    public func setFillColor(cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat) {
        state.fillSpace = .deviceCMYKSpace
        state.fillColor = CGColor(
            genericCMYKCyan: cyan, magenta: magenta, yellow: yellow, black: black, alpha: alpha)
    }

    /// Sets the stroke color, in device CMYK.
    public func setStrokeColor(cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat) {
        state.strokeSpace = .deviceCMYKSpace
        state.strokeColor = CGColor(
            genericCMYKCyan: cyan, magenta: magenta, yellow: yellow, black: black, alpha: alpha)
    }

    /// Sets the space of the components for `setFillColor(_:)`, and sets the fill color to black.
    public func setFillColorSpace(_ space: CGColorSpace) {
        state.fillSpace = space
        state.fillColor = space.blackColor
    }

    /// Sets the space of the components for `setStrokeColor(_:)`, and sets the stroke color to black.
    public func setStrokeColorSpace(_ space: CGColorSpace) {
        state.strokeSpace = space
        state.strokeColor = space.blackColor
    }

    /// Sets the fill color from components of the fill space, with the alpha last.
    public func setFillColor(_ components: UnsafePointer<CGFloat>) {
        CGColor(colorSpace: state.fillSpace, components: components).map { state.fillColor = $0 }
    }

    /// Sets the stroke color from components of the stroke space, with the alpha last.
    public func setStrokeColor(_ components: UnsafePointer<CGFloat>) {
        CGColor(colorSpace: state.strokeSpace, components: components).map { state.strokeColor = $0 }
    }

    /// Sets the fill color, with the context's opacity, as the source for direct drawing with Cairo.
    package func useFillColor() {
        setSource(state.fillColor, on: cairo)
    }

    /// Sets a color, with the context's opacity, as the source for direct drawing with Cairo.
    package func useColor(_ color: CGColor) {
        setSource(color, on: cairo)
    }

    @inline(__always)
    func setSource(_ color: CGColor, on cairo: OpaquePointer) {
        let value = color.drawing
        let alpha: Double = value.w * state.alpha
        if swapsRedAndBlue {
            cairo_set_source_rgba(cairo, value.z, value.y, value.x, alpha)
        } else {
            cairo_set_source_rgba(cairo, value.x, value.y, value.z, alpha)
        }
    }
}

extension CGColorSpace {
    var blackColor: CGColor {
        CGColor(space: self, values: model == .cmyk ? SIMD4(0, 0, 0, 1) : SIMD4(0, 0, 0, 0), alpha: 1)
    }
}
