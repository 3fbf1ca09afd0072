import CoreGraphics
import Foundation

/// Methods that provide the contents, the layout and the actions of a layer.
///
/// If a method is not implemented, the layer behaves as it does without a delegate.
public protocol CALayerDelegate: NSObjectProtocol {
    /// Provides the contents of `layer`, usually by setting `contents`. By default, the layer draws them.
    func display(_ layer: CALayer)
    /// Draws the contents of `layer` in its coordinates, with y pointing down.
    func draw(_ layer: CALayer, in ctx: CGContext)
    /// Called just before the contents of `layer` are drawn.
    func layerWillDraw(_ layer: CALayer)
    /// Lays out the sublayers of `layer`.
    func layoutSublayers(of layer: CALayer)
    /// Returns the action of `layer` for `event`. Nil continues the search; `NSNull()` ends it.
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
    /// By default, the layer draws its contents.
    public func display(_ layer: CALayer) {
        layer.drawContents()
    }

    /// The default implementation draws nothing.
    public func draw(_ layer: CALayer, in ctx: CGContext) {}

    /// The default implementation does nothing.
    public func layerWillDraw(_ layer: CALayer) {}

    /// The default implementation does nothing.
    public func layoutSublayers(of layer: CALayer) {}

    /// The default implementation returns nil.
    public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}
