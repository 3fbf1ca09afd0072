import QuartzCore

extension UIView {
    /// Sets the layer's background color to the view's, resolved with the current traits.
    func applyBackgroundColor() {
        layer.backgroundColor = rare?.backgroundColor?.resolvedColor(with: drawingTraits).cgColor
    }

    /// The traits for resolving colors, in which `UIColor.tintColor` is this view's tint.
    package var drawingTraits: UITraitCollection { traitCollection.replacing(tintColor: tintColor) }

    /// Draws the content into a context that has the view's coordinates.
    func drawContent(in context: CGContext) {
        UIGraphicsPushContext(context)
        defer { UIGraphicsPopContext() }
        drawingTraits.performAsCurrent {
            draw(context.boundingBoxOfClipPath.intersection(bounds))
        }
    }
}
