/// A picture that a program draws once, and then draws into a context any number of times.
///
/// The origin of a layer is at the bottom left, with y pointing up. A point of the layer is drawn at the same offset from
/// the origin of the target rectangle, so in the contexts of UIKit, in which y points down, the picture is the mirror
/// image of the layer, as on Apple platforms.
public final class CGLayer {
    /// The size, in units of the user space of `context`.
    public let size: CGSize
    private let drawing: CGContext

    /// Creates a transparent layer with the resolution of a context, or returns nil if the size rounds up to zero pixels,
    /// or to more than 32767 in a dimension.
    ///
    /// - Parameters:
    ///   - context: The context for which the layer is prepared. The layer can be drawn into other contexts, too.
    ///   - size: The size, in units of the base space of the context.
    ///   - auxiliaryInfo: Ignored, as on Apple platforms.
    public init?(_ context: CGContext, size: CGSize, auxiliaryInfo: CFDictionary?) {
        guard let storage = ContextStorage(size: size, scale: context.scale, format: .color) else { return nil }
        self.size = size
        drawing = CGContext(storage: storage, isTopLeft: false, scale: context.scale, updatesMemory: false)
        drawing.scaleBy(x: context.scale, y: context.scale)
    }

    /// The context that draws into the layer.
    public var context: CGContext? { drawing }

    /// Draws the layer into a rectangle of a context.
    fileprivate func draw(in rect: CGRect, of context: CGContext) {
        let rect = rect.standardized
        let image: CGImage = drawing.sharedImage()
        // The pixels may cover a part of a point beyond the size.
        let across: CGFloat = CGFloat(image.width) / drawing.scale / size.width
        let up: CGFloat = CGFloat(image.height) / drawing.scale / size.height
        context.draw(
            image, in: CGRect(x: rect.minX, y: rect.minY, width: rect.width * across, height: rect.height * up))
    }
}

extension CGContext {
    /// Draws a layer, scaled to a rectangle.
    public func draw(_ layer: CGLayer, in rect: CGRect) { layer.draw(in: rect, of: self) }

    /// Draws a layer in its own size, with its origin at a point.
    public func draw(_ layer: CGLayer, at point: CGPoint) { draw(layer, in: CGRect(origin: point, size: layer.size)) }
}
