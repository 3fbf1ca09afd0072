import QuartzCore

extension UIView {
    /// Draws the view and its subviews as they appear on the screen, in the middle of their animations, into the
    /// current graphics context. The drawing is scaled to `rect` in the context's points.
    ///
    /// - Parameters:
    ///   - rect: The rectangle to fill, in the coordinates of the context. If it has the size of the bounds, the
    ///     drawing is not scaled.
    ///   - afterUpdates: No effect. The layout is always updated first, and changes that no frame has shown yet are
    ///     always included.
    /// - Returns: Whether a current graphics context exists and the view is not empty.
    @discardableResult
    public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
        guard let context = UIGraphicsGetCurrentContext(), bounds.width > 0, bounds.height > 0 else { return false }
        if afterUpdates { layoutIfNeeded() }
        context.saveGState()
        context.translateBy(x: rect.minX, y: rect.minY)
        context.scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height)
        layer.renderVisibleTree(in: context)
        context.restoreGState()
        return true
    }

    /// Returns a view that shows a picture of this view in the middle of its animations, or nil if this view is empty.
    ///
    /// - Parameter afterUpdates: No effect. The layout is always updated first, and changes that no frame has shown yet
    ///   are always included.
    public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
        resizableSnapshotView(from: bounds, afterScreenUpdates: afterUpdates, withCapInsets: .zero)
    }

    /// Returns a view that shows a picture of a part of this view, or nil if the part is empty. When the returned view
    /// is resized, the picture stretches inside `capInsets`.
    ///
    /// - Parameters:
    ///   - rect: The part, in the view's coordinates.
    ///   - afterUpdates: No effect. The layout is always updated first, and changes that no frame has shown yet are
    ///     always included.
    ///   - capInsets: The edges that do not stretch, in points.
    public func resizableSnapshotView(
        from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
    ) -> UIView? {
        guard rect.width > 0, rect.height > 0 else { return nil }
        let format = UIGraphicsImageRendererFormat()
        format.scale = max(1, traitCollection.displayScale)
        let image: UIImage = UIGraphicsImageRenderer(size: rect.size, format: format).image { _ in
            drawHierarchy(
                in: CGRect(
                    x: bounds.minX - rect.minX, y: bounds.minY - rect.minY, width: bounds.width, height: bounds.height),
                afterScreenUpdates: afterUpdates)
        }
        let isResizable: Bool = capInsets != .zero
        let view = UIImageView(
            image: isResizable ? image.resizableImage(withCapInsets: capInsets, resizingMode: .stretch) : image)
        view.frame = CGRect(origin: frame.origin, size: rect.size)
        return view
    }
}
