import CoreGraphics
import Foundation

/// Returns the current drawing context of this thread, if any.
public func UIGraphicsGetCurrentContext() -> CGContext? {
    GraphicsStack.current.entries.last?.context
}

/// Makes `context` the current drawing context of this thread until the matching `UIGraphicsPopContext`.
public func UIGraphicsPushContext(_ context: CGContext) {
    GraphicsStack.current.entries.append(GraphicsStack.Entry(context: context))
}

/// Removes the current context and restores the previous one. Without a current context, this function does nothing.
public func UIGraphicsPopContext() {
    let stack: GraphicsStack = .current
    if !stack.entries.isEmpty { stack.entries.removeLast() }
}

/// Begins an image context of `size` points with one pixel per point, and makes it the current context.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
    UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Begins an image context and makes it the current context.
///
/// - Parameters:
///   - size: The size of the image, in points. If the size is empty or invalid, no context begins, as on iOS.
///   - opaque: Whether the image is opaque. An opaque image is initially black.
///   - scale: The number of pixels per point; 0 means the display scale of the current traits.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
    let scale: CGFloat = scale > 0 ? scale : UITraitCollection.current.effectiveDisplayScale
    guard let context = GraphicsStack.makeContext(size: size, isOpaque: opaque, scale: scale) else { return }
    GraphicsStack.current.entries.append(GraphicsStack.Entry(context: context, imageScale: scale))
}

/// Returns an image of the contents of the current image context, or nil if the current context is not an image
/// context.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
    guard let entry = GraphicsStack.current.entries.last, let scale = entry.imageScale,
        let image = entry.context.makeImage()
    else { return nil }
    return UIImage(cgImage: image, scale: scale, orientation: .up)
}

/// Ends the current image context. If the current context is not an image context, this function does nothing.
public func UIGraphicsEndImageContext() {
    let stack: GraphicsStack = .current
    if stack.entries.last?.imageScale != nil { stack.entries.removeLast() }
}

/// Replaces the contents of a rectangle of the current context with the fill color.
public func UIRectFill(_ rect: CGRect) {
    UIRectFillUsingBlendMode(rect, .copy)
}

/// Fills a rectangle of the current context with the fill color and a blend mode.
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.fill(rect)
    context.restoreGState()
}

/// Draws a border, one point wide, inside the edges of a rectangle of the current context, in the fill color.
public func UIRectFrame(_ rect: CGRect) {
    UIRectFrameUsingBlendMode(rect, .copy)
}

/// Draws a border, one point wide, inside the edges of a rectangle of the current context, with the fill color and a
/// blend mode.
public func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
    let rect = rect.standardized
    guard let context = UIGraphicsGetCurrentContext(), !rect.isEmpty else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    if rect.width <= 2 || rect.height <= 2 {
        context.fill(rect)
    } else {
        context.fill(CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: 1))
        context.fill(CGRect(x: rect.minX, y: rect.maxY - 1, width: rect.width, height: 1))
        context.fill(CGRect(x: rect.minX, y: rect.minY + 1, width: 1, height: rect.height - 2))
        context.fill(CGRect(x: rect.maxX - 1, y: rect.minY + 1, width: 1, height: rect.height - 2))
    }
    context.restoreGState()
}

/// Intersects the clipping area of the current context with a rectangle.
public func UIRectClip(_ rect: CGRect) {
    UIGraphicsGetCurrentContext()?.clip(to: rect)
}

extension UITraitCollection {
    /// The number of pixels per point for drawing: the display scale of the collection if it is specified, otherwise
    /// the display scale of the application.
    package var effectiveDisplayScale: CGFloat {
        if displayScale > 0 { return displayScale }
        let scale = UITraitCollection.fallback.displayScale
        return scale > 0 ? scale : 1
    }
}
