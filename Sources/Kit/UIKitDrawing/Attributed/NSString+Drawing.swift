import Foundation

extension NSString {
    private var plain: String { String._unconditionallyBridgeFromObjectiveC(self) }

    /// Returns the size of the string in an unlimited area, in points. The size is not rounded.
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        StringDrawing(plain, attributes: attrs, options: .usesLineFragmentOrigin).bounds(in: .zero).size
    }

    /// Draws the string into the current context with its top-left corner at `point`.
    public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        StringDrawing(plain, attributes: attrs, options: .usesLineFragmentOrigin)
            .draw(in: CGRect(origin: point, size: .zero))
    }

    /// Draws the string into the current context, inside `rect`. Lines that do not fit are not drawn.
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

    /// Returns the bounds of the string when it is drawn inside a rectangle of `size` at the origin, in points. The
    /// bounds are not rounded. A width or height of 0 or `.greatestFiniteMagnitude` means no limit.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        StringDrawing(plain, attributes: attributes, options: options, context: context).bounds(in: size)
    }
}

// Apple's compiler also makes these methods of NSString available on String.
extension String {
    /// Returns the size of the string in an unlimited area, in points. The size is not rounded.
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        StringDrawing(self, attributes: attrs, options: .usesLineFragmentOrigin).bounds(in: .zero).size
    }

    /// Draws the string into the current context with its top-left corner at `point`.
    public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        StringDrawing(self, attributes: attrs, options: .usesLineFragmentOrigin)
            .draw(in: CGRect(origin: point, size: .zero))
    }

    /// Draws the string into the current context, inside `rect`. Lines that do not fit are not drawn.
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

    /// Returns the bounds of the string when it is drawn inside a rectangle of `size` at the origin, in points. The
    /// bounds are not rounded. A width or height of 0 or `.greatestFiniteMagnitude` means no limit.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        StringDrawing(self, attributes: attributes, options: options, context: context).bounds(in: size)
    }
}
