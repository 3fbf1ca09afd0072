import Foundation

extension NSString {
    private var plain: String { String._unconditionallyBridgeFromObjectiveC(self) }

    /// Returns what the string takes when nothing bounds it, in points and unrounded.
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        StringDrawing(plain, attributes: attrs, options: .usesLineFragmentOrigin).bounds(in: .zero).size
    }

    /// Draws the string into the current context, its top left corner at `point`.
    public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        StringDrawing(plain, attributes: attrs, options: .usesLineFragmentOrigin)
            .draw(in: CGRect(origin: point, size: .zero))
    }

    /// Draws the string into the current context, inside `rect`. Lines that have no room are left out.
    public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        StringDrawing(plain, attributes: attrs, options: .usesLineFragmentOrigin).draw(in: rect)
    }

    /// Draws the string into the current context, inside `rect`.
    public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) {
        StringDrawing(plain, attributes: attributes, options: options, context: context).draw(in: rect)
    }

    /// Returns where the string is when it is drawn inside a rectangle of `size` at the origin, in points and
    /// unrounded. A side of 0 or `.greatestFiniteMagnitude` sets no bound.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        StringDrawing(plain, attributes: attributes, options: options, context: context).bounds(in: size)
    }
}

// Apple's compiler offers these of NSString on String as well.
extension String {
    /// Returns what the string takes when nothing bounds it, in points and unrounded.
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        StringDrawing(self, attributes: attrs, options: .usesLineFragmentOrigin).bounds(in: .zero).size
    }

    /// Draws the string into the current context, its top left corner at `point`.
    public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        StringDrawing(self, attributes: attrs, options: .usesLineFragmentOrigin)
            .draw(in: CGRect(origin: point, size: .zero))
    }

    /// Draws the string into the current context, inside `rect`. Lines that have no room are left out.
    public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        StringDrawing(self, attributes: attrs, options: .usesLineFragmentOrigin).draw(in: rect)
    }

    /// Draws the string into the current context, inside `rect`.
    public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) {
        StringDrawing(self, attributes: attributes, options: options, context: context).draw(in: rect)
    }

    /// Returns where the string is when it is drawn inside a rectangle of `size` at the origin, in points and
    /// unrounded. A side of 0 or `.greatestFiniteMagnitude` sets no bound.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        StringDrawing(self, attributes: attributes, options: options, context: context).bounds(in: size)
    }
}
