import Foundation

extension NSAttributedString {
    /// Returns what the string takes when nothing bounds it, in points and unrounded.
    public func size() -> CGSize {
        StringDrawing(self, options: .usesLineFragmentOrigin).bounds(in: .zero).size
    }

    /// Draws the string into the current context, its top left corner at `point`.
    public func draw(at point: CGPoint) {
        StringDrawing(self, options: .usesLineFragmentOrigin).draw(in: CGRect(origin: point, size: .zero))
    }

    /// Draws the string into the current context, inside `rect`. Lines that have no room are left out.
    public func draw(in rect: CGRect) {
        StringDrawing(self, options: .usesLineFragmentOrigin).draw(in: rect)
    }

    /// Draws the string into the current context, inside `rect`.
    public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) {
        StringDrawing(self, options: options, context: context).draw(in: rect)
    }

    /// Returns where the string is when it is drawn inside a rectangle of `size` at the origin, in points and
    /// unrounded. A side of 0 or `.greatestFiniteMagnitude` sets no bound.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
    ) -> CGRect {
        StringDrawing(self, options: options, context: context).bounds(in: size)
    }
}
