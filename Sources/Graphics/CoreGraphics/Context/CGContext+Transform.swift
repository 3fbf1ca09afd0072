import CCairo

extension CGContext {
    /// Moves the origin.
    public func translateBy(x tx: CGFloat, y ty: CGFloat) {
        cairo_translate(cairo, tx.native, ty.native)
    }

    /// Scales the axes. A factor of zero, which would leave nothing to draw on, is not applied.
    public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
        concatenate(CGAffineTransform(scaleX: sx, y: sy))
    }

    /// Turns the axes by `angle` radians, from x towards y.
    public func rotate(by angle: CGFloat) {
        cairo_rotate(cairo, angle.native)
    }

    /// Puts a transform before the current one. One that cannot be undone is not applied.
    public func concatenate(_ transform: CGAffineTransform) {
        let determinant: CGFloat = transform.a * transform.d - transform.b * transform.c
        guard determinant != 0, determinant.isFinite, transform.tx.isFinite, transform.ty.isFinite else { return }
        var matrix = cairo_matrix_t(transform)
        cairo_transform(cairo, &matrix)
    }

    /// The transform from user space to base space, whose origin is at the bottom left and whose y runs up.
    public var ctm: CGAffineTransform {
        pixelTransform.concatenating(deviceFlip.inverted())
    }

    /// The transform from user space to device space, which is the base space of a bitmap.
    public var userSpaceToDeviceSpaceTransform: CGAffineTransform {
        ctm
    }

    /// The transform from user space to pixels, counted from the top left.
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

    /// A point of user space in device space.
    public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm) }
    /// A point of device space in user space.
    public func convertToUserSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm.inverted()) }
    /// A size of user space in device space.
    public func convertToDeviceSpace(_ size: CGSize) -> CGSize { size.applying(ctm) }
    /// A size of device space in user space.
    public func convertToUserSpace(_ size: CGSize) -> CGSize { size.applying(ctm.inverted()) }
    /// A rectangle of user space in device space.
    public func convertToDeviceSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm) }
    /// A rectangle of device space in user space.
    public func convertToUserSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm.inverted()) }
}
