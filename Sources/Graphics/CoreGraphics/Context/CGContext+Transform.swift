import CCairo

extension CGContext {
    /// Translates the origin.
    public func translateBy(x tx: CGFloat, y ty: CGFloat) {
        concatenate(CGAffineTransform(translationX: tx, y: ty))
    }

    /// Scales the axes. If a factor is zero, nothing is drawn until the graphics state is restored.
    public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
        concatenate(CGAffineTransform(scaleX: sx, y: sy))
    }

    /// Rotates the axes by `angle` radians, from x toward y.
    public func rotate(by angle: CGFloat) {
        concatenate(CGAffineTransform(rotationAngle: angle))
    }

    /// Prepends a transform to the current one. Does nothing if the transform is not finite.
    ///
    /// If the transform is singular, nothing is drawn until the graphics state is restored, and the current transform
    /// does not change.
    public func concatenate(_ transform: CGAffineTransform) {
        let determinant: CGFloat = transform.a * transform.d - transform.b * transform.c
        guard determinant.isFinite, transform.tx.isFinite, transform.ty.isFinite else { return }
        // Cairo does not support singular transforms. With an empty clip, it draws nothing either.
        guard determinant != 0 else { return keepingPath { clipToPixelRects([]) } }
        var matrix = cairo_matrix_t(transform)
        cairo_transform(cairo, &matrix)
    }

    /// The transform from user space to base space, whose origin is at the bottom left and whose y axis points up.
    public var ctm: CGAffineTransform {
        pixelTransform.concatenating(deviceFlip.inverted())
    }

    /// The transform from user space to device space, which is the base space of a bitmap.
    public var userSpaceToDeviceSpaceTransform: CGAffineTransform {
        ctm
    }

    /// The transform from user space to pixels, with the origin at the top left.
    package var pixelTransform: CGAffineTransform {
        get {
            var matrix = cairo_matrix_t()
            cairo_get_matrix(cairo, &matrix)
            return CGAffineTransform(matrix)
        }
        set {
            let determinant: CGFloat = newValue.a * newValue.d - newValue.b * newValue.c
            guard determinant != 0, determinant.isFinite else { return }
            var matrix = cairo_matrix_t(newValue)
            cairo_set_matrix(cairo, &matrix)
        }
    }

    /// Converts a point from user space to device space.
    public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm) }
    /// Converts a point from device space to user space.
    public func convertToUserSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm.inverted()) }
    /// Converts a size from user space to device space.
    public func convertToDeviceSpace(_ size: CGSize) -> CGSize { size.applying(ctm) }
    /// Converts a size from device space to user space.
    public func convertToUserSpace(_ size: CGSize) -> CGSize { size.applying(ctm.inverted()) }
    /// Converts a rectangle from user space to device space.
    public func convertToDeviceSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm) }
    /// Converts a rectangle from device space to user space.
    public func convertToUserSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm.inverted()) }
}
