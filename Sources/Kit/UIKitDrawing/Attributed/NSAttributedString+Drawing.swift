import Foundation

extension NSAttributedString {
    /// Returns the size of the string in an unlimited area, in points. The size is not rounded.
    public func size() -> CGSize {
        StringDrawing(self, options: .usesLineFragmentOrigin).bounds(in: .zero).size
    }

    /// Draws the string into the current context with its top-left corner at `point`.
    public func draw(at point: CGPoint) {
        StringDrawing(self, options: .usesLineFragmentOrigin).draw(in: CGRect(origin: point, size: .zero))
    }

    /// Draws the string into the current context, inside `rect`. Lines that do not fit are not drawn.
    public func draw(in rect: CGRect) {
        StringDrawing(self, options: .usesLineFragmentOrigin).draw(in: rect)
    }

    /// Draws the string into the current context, inside `rect`.
    public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) {
        StringDrawing(self, options: options, context: context).draw(in: rect)
    }

    /// Returns the bounds of the string when it is drawn inside a rectangle of `size` at the origin, in points. The
    /// bounds are not rounded. A width or height of 0 or `.greatestFiniteMagnitude` means no limit.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
    ) -> CGRect {
        StringDrawing(self, options: options, context: context).bounds(in: size)
    }
}
