import Foundation

extension NSValue {
    /// Creates a value that contains a rectangle.
    public convenience init(cgRect rect: CGRect) {
        self.init(rect: rect)
    }

    /// The rectangle in the value.
    public var cgRectValue: CGRect { rectValue }

    /// Creates a value that contains a point.
    public convenience init(cgPoint point: CGPoint) {
        self.init(point: point)
    }

    /// The point in the value.
    public var cgPointValue: CGPoint { pointValue }

    /// Creates a value that contains a size.
    public convenience init(cgSize size: CGSize) {
        self.init(size: size)
    }

    /// The size in the value.
    public var cgSizeValue: CGSize { sizeValue }
}
