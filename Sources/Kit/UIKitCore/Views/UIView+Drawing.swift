import QuartzCore

extension UIView {
    /// Sets the layer's colour from the view's, as it looks in the present surroundings.
    func applyBackgroundColor() {
        layer.backgroundColor = rare?.backgroundColor?.resolvedColor(with: drawingTraits).cgColor
    }

    /// The traits with which colours are resolved: `UIColor.tintColor` is this view's tint.
    var drawingTraits: UITraitCollection { traitCollection.replacing(tintColor: tintColor) }

    /// Draws the content into a context whose origin is the view's.
    func drawContent(in context: CGContext) {
        UIGraphicsPushContext(context)
        defer { UIGraphicsPopContext() }
        drawingTraits.performAsCurrent {
            draw(context.boundingBoxOfClipPath.intersection(bounds))
        }
    }
}
