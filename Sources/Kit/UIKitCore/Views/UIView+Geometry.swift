import QuartzCore

extension UIView {
    func setTransform(_ transform: CGAffineTransform) {
        keyWillChange(self, "transform")
        layer.setAffineTransform(transform)
        if rare?.isZoomed == true { layoutState?.slot.engine?.termsDidChange(of: self) }
        keyDidChange(self, "transform")
    }

    /// Returns the frame for an alignment rectangle.
    func frame(around alignmentRect: CGRect) -> CGRect {
        let insets = alignmentRectInsets
        return alignmentRect.inset(
            by: UIEdgeInsets(top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
    }

    /// Sets the size. Keeps the frame's origin, or the center if the view is transformed.
    func resize(to size: CGSize) {
        if CATransform3DIsIdentity(layer.transform) {
            frame = CGRect(origin: frame.origin, size: size)
        } else {
            bounds.size = size
        }
    }

    /// Resizes the subviews according to their autoresizing masks after the size of this view changed from `oldSize`.
    func resizeSubviews(from oldSize: CGSize) {
        let size = bounds.size
        for subview in storedSubviews where subview.followsSuperviewSize {
            let mask = subview.autoresizingMask
            guard !mask.isEmpty else { continue }
            var frame = subview.frame
            (frame.origin.x, frame.size.width) = Autoresizing.place(
                start: frame.minX, length: frame.width, oldTotal: oldSize.width, newTotal: size.width,
                flexible: (
                    mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
                    mask.contains(.flexibleRightMargin)
                ))
            (frame.origin.y, frame.size.height) = Autoresizing.place(
                start: frame.minY, length: frame.height, oldTotal: oldSize.height, newTotal: size.height,
                flexible: (
                    mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
                    mask.contains(.flexibleBottomMargin)
                ))
            subview.frame = frame
        }
    }

    /// Whether the autoresizing mask, instead of constraints, determines the frame.
    var followsSuperviewSize: Bool { translatesAutoresizingMaskIntoConstraints }
}

/// Autoresizing ("springs and struts") in one direction.
enum Autoresizing {
    /// Returns the start and the length of a span after its container's length changed from `oldTotal` to `newTotal`.
    ///
    /// Each flexible part takes a share of the difference in proportion to its length, or an equal share when the
    /// flexible parts have no length.
    static func place(
        start: CGFloat, length: CGFloat, oldTotal: CGFloat, newTotal: CGFloat,
        flexible: (before: Bool, span: Bool, after: Bool)
    ) -> (start: CGFloat, length: CGFloat) {
        let difference: CGFloat = newTotal - oldTotal
        let after: CGFloat = oldTotal - start - length
        var total: CGFloat = 0
        var count: CGFloat = 0
        if flexible.before { (total, count) = (total + start, count + 1) }
        if flexible.span { (total, count) = (total + length, count + 1) }
        if flexible.after { (total, count) = (total + after, count + 1) }
        guard count > 0 else { return (start, length) }
        func share(_ part: CGFloat) -> CGFloat {
            total != 0 ? difference * part / total : difference / count
        }
        let newStart: CGFloat = flexible.before ? start + share(start) : start
        let newLength: CGFloat = flexible.span ? length + share(length) : length
        return (newStart, max(0, newLength))
    }
}
