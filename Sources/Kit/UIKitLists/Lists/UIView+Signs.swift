import UIKitDrawing

extension UIView {
    /// The factor by which the signs of a list, such as chevrons and checkmarks, grow with the user's text.
    var signScale: CGFloat { signLength(100) / 100 }

    /// Returns a length of a sign, rounded to whole pixels. `length` is the length for text of the default size.
    func signLength(_ length: CGFloat) -> CGFloat {
        UIFontMetrics.default.scaledValue(for: length, compatibleWith: traitCollection)
    }

    /// Returns the size of a sign. `size` is the size for text of the default size.
    func signSize(_ size: CGSize) -> CGSize {
        CGSize(width: signLength(size.width), height: signLength(size.height))
    }

    /// Scales the current context for signs. Returns the bounds in the scaled coordinates.
    func beginDrawingSigns() -> CGRect {
        let scale: CGFloat = signScale
        UIGraphicsGetCurrentContext()?.scaleBy(x: scale, y: scale)
        return bounds.applying(CGAffineTransform(scaleX: 1 / scale, y: 1 / scale))
    }

    /// Draws the signs of the view again, and lays out its superview if their size changed.
    func signsDidChange(since previous: UITraitCollection?) {
        setNeedsDisplay()
        guard previous?.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory else { return }
        superview?.setNeedsLayout()
    }
}
