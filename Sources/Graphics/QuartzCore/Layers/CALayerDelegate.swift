import CoreGraphics
import Foundation

/// What a layer leaves to somebody else: its contents, its layout and its actions.
///
/// A method that is not implemented leaves the layer to do what it would do without a delegate.
public protocol CALayerDelegate: NSObjectProtocol {
    /// Provides the contents of `layer`, usually by setting `contents`. By default the layer draws them.
    func display(_ layer: CALayer)
    /// Draws the contents of `layer` in its coordinates, y downwards.
    func draw(_ layer: CALayer, in ctx: CGContext)
    /// Called just before the contents of `layer` are drawn.
    func layerWillDraw(_ layer: CALayer)
    /// Lays out the sublayers of `layer`.
    func layoutSublayers(of layer: CALayer)
    /// The action of `layer` for `event`; nil goes on searching, `NSNull()` ends the search.
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
    public func display(_ layer: CALayer) {
        layer.drawContents()
    }

    public func draw(_ layer: CALayer, in ctx: CGContext) {}

    public func layerWillDraw(_ layer: CALayer) {}

    public func layoutSublayers(of layer: CALayer) {}

    public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}
