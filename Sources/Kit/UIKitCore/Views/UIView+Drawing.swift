import QuartzCore

extension UIView {
    func setBackgroundColor(_ color: UIColor?) {
        keyWillChange(self, "backgroundColor")
        defer { keyDidChange(self, "backgroundColor") }
        guard color != rare?.backgroundColor else { return }
        // The layer changes first, because an animator records the old color when the layer changes.
        showBackgroundColor(color)
        rareState.backgroundColor = color
    }

    func setContentScaleFactor(_ factor: CGFloat) {
        guard factor > 0 else { return }
        rareState.contentScaleFactor = factor
        applyContentScale(factor)
    }

    /// Sets the background color of the layer to `color` as it appears with the current traits.
    func showBackgroundColor(_ color: UIColor?) {
        layer.backgroundColor = color?.resolvedColor(with: drawingTraits).cgColor
    }

    /// The traits for resolving colors. `UIColor.tintColor` resolves to this view's tint color.
    package var drawingTraits: UITraitCollection { traitCollection.replacing(tintColor: tintColor) }

    /// Draws the content into a context that uses the view's coordinates.
    func drawContent(in context: CGContext) {
        UIGraphicsPushContext(context)
        defer { UIGraphicsPopContext() }
        drawingTraits.performAsCurrent {
            // The pixels of an opaque layer begin black instead of clear.
            if layer.hasOpaqueContents, let color = rare?.backgroundColor {
                color.setFill()
                context.fill(bounds)
            }
            let rect: CGRect = context.boundingBoxOfClipPath.intersection(bounds)
            // The kit's own views draw again when it is necessary.
            guard overrides.contains(.appDrawing) else { return draw(rect) }
            track(.drawing) { draw(rect) }
        }
    }
}
