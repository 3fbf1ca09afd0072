import CoreGraphics
import Foundation

/// Returns the context that is drawn into now on this thread; nil outside of drawing.
public func UIGraphicsGetCurrentContext() -> CGContext? {
    GraphicsStack.current.entries.last?.context
}

/// Makes `context` the current one of this thread, until the matching `UIGraphicsPopContext`.
public func UIGraphicsPushContext(_ context: CGContext) {
    GraphicsStack.current.entries.append(GraphicsStack.Entry(context: context, imageScale: nil))
}

/// Makes the former context the current one again. Without a former one, nothing happens.
public func UIGraphicsPopContext() {
    let stack: GraphicsStack = .current
    if !stack.entries.isEmpty { stack.entries.removeLast() }
}

/// Starts drawing an image of `size` points with one pixel to a point, and makes it the current context.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
    UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Starts drawing an image and makes it the current context.
///
/// - Parameters:
///   - size: the image's size, in points. With an empty or impossible size no context is begun, as on iOS.
///   - opaque: whether the image has no transparency; it then starts out black.
///   - scale: pixels to a point; 0 means the main screen's.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
    let scale: CGFloat = scale > 0 ? scale : UITraitCollection.current.usableDisplayScale
    guard let context = GraphicsStack.makeContext(size: size, isOpaque: opaque, scale: scale) else { return }
    GraphicsStack.current.entries.append(GraphicsStack.Entry(context: context, imageScale: scale))
}

/// Returns what was drawn so far into the current image context; nil when the current context is none.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
    guard let entry = GraphicsStack.current.entries.last, let scale = entry.imageScale,
        let image = entry.context.makeImage()
    else { return nil }
    return UIImage(cgImage: image, scale: scale, orientation: .up)
}

/// Ends the image context that was begun last. When the current context is none, nothing happens.
public func UIGraphicsEndImageContext() {
    let stack: GraphicsStack = .current
    if stack.entries.last?.imageScale != nil { stack.entries.removeLast() }
}

/// Fills a rectangle of the current context with the fill colour, replacing what was there.
public func UIRectFill(_ rect: CGRect) {
    UIRectFillUsingBlendMode(rect, .copy)
}

/// Fills a rectangle of the current context with the fill colour.
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.fill(rect)
    context.restoreGState()
}

/// Draws a frame one point wide just inside a rectangle of the current context, in the fill colour.
public func UIRectFrame(_ rect: CGRect) {
    UIRectFrameUsingBlendMode(rect, .copy)
}

/// Draws a frame one point wide just inside a rectangle of the current context, in the fill colour.
public func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
    let rect: CGRect = rect.standardized
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

/// Restricts drawing in the current context to a rectangle.
public func UIRectClip(_ rect: CGRect) {
    UIGraphicsGetCurrentContext()?.clip(to: rect)
}

extension UITraitCollection {
    /// Pixels to a point for drawing: the stated ones, else the application's.
    package var usableDisplayScale: CGFloat {
        if displayScale > 0 { return displayScale }
        let scale: CGFloat = UITraitCollection.fallback.displayScale
        return scale > 0 ? scale : 1
    }
}
