/// A gradient whose colors a function computes.
///
/// The function is evaluated when the shading is created, at 257 places from 0 to 1.
public final class CGShading {
    private enum Shape {
        case axial(start: CGPoint, end: CGPoint)
        case radial(start: CGPoint, startRadius: CGFloat, end: CGPoint, endRadius: CGFloat)
    }

    private let shape: Shape
    private let gradient: CGGradient
    private let options: CGGradientDrawingOptions

    /// Creates a shading along a line, or returns nil if the function does not return a value for each component of the
    /// color space and the alpha.
    ///
    /// - Parameters:
    ///   - function: Returns the color at a place from 0, the start, to 1, the end.
    ///   - extendStart: Whether the first color fills the area before the start.
    ///   - extendEnd: Whether the last color fills the area after the end.
    public convenience init?(
        axialSpace space: CGColorSpace, start: CGPoint, end: CGPoint, function: CGFunction, extendStart: Bool,
        extendEnd: Bool
    ) {
        self.init(.axial(start: start, end: end), space, function, extendStart, extendEnd)
    }

    /// Creates a shading from one circle to another, or returns nil if the function does not return a value for each
    /// component of the color space and the alpha.
    ///
    /// - Parameters:
    ///   - function: Returns the color at a place from 0, the first circle, to 1, the second circle.
    ///   - extendStart: Whether the first color fills the area before the first circle.
    ///   - extendEnd: Whether the last color fills the area after the second circle.
    public convenience init?(
        radialSpace space: CGColorSpace, start: CGPoint, startRadius: CGFloat, end: CGPoint, endRadius: CGFloat,
        function: CGFunction, extendStart: Bool, extendEnd: Bool
    ) {
        self.init(
            .radial(start: start, startRadius: startRadius, end: end, endRadius: endRadius), space, function,
            extendStart, extendEnd)
    }

    private init?(
        _ shape: Shape, _ space: CGColorSpace, _ function: CGFunction, _ extendStart: Bool, _ extendEnd: Bool
    ) {
        guard function.rangeDimension == space.numberOfComponents + 1 else { return nil }
        let count = 257
        let components: [CGFloat] = (0..<count).flatMap { function.values(at: CGFloat($0) / CGFloat(count - 1)) }
        guard
            let gradient = CGGradient(
                colorSpace: space, colorComponents: components, locations: nil, count: count)
        else { return nil }
        self.shape = shape
        self.gradient = gradient
        var options: CGGradientDrawingOptions = []
        if extendStart { options.insert(.drawsBeforeStartLocation) }
        if extendEnd { options.insert(.drawsAfterEndLocation) }
        self.options = options
    }

    /// Fills the clip of a context.
    fileprivate func draw(in context: CGContext) {
        switch shape {
        case .axial(let start, let end):
            context.drawLinearGradient(gradient, start: start, end: end, options: options)
        case .radial(let start, let startRadius, let end, let endRadius):
            context.drawRadialGradient(
                gradient, startCenter: start, startRadius: startRadius, endCenter: end, endRadius: endRadius,
                options: options)
        }
    }
}

extension CGContext {
    /// Fills the clip with a shading.
    public func drawShading(_ shading: CGShading) { shading.draw(in: self) }
}
