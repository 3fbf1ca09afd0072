import CoreGraphics
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

    /// Creates a value that contains a vector.
    public convenience init(cgVector vector: CGVector) {
        self.init(structure: vector)
    }

    /// The vector in the value, or the zero vector if the value has another type.
    public var cgVectorValue: CGVector { CGVector(self) }

    /// Creates a value that contains an affine transform.
    public convenience init(cgAffineTransform transform: CGAffineTransform) {
        self.init(structure: transform)
    }

    /// The affine transform in the value, or the identity if the value has another type.
    public var cgAffineTransformValue: CGAffineTransform { CGAffineTransform(self) }

    /// Creates a value that contains edge insets.
    public convenience init(uiEdgeInsets insets: UIEdgeInsets) {
        self.init(structure: insets)
    }

    /// The edge insets in the value, or zero insets if the value has another type.
    public var uiEdgeInsetsValue: UIEdgeInsets { UIEdgeInsets(self) }

    /// Creates a value that contains directional edge insets.
    public convenience init(directionalEdgeInsets insets: NSDirectionalEdgeInsets) {
        self.init(structure: insets)
    }

    /// The directional edge insets in the value, or zero insets if the value has another type.
    public var directionalEdgeInsetsValue: NSDirectionalEdgeInsets { NSDirectionalEdgeInsets(self) }

    /// Creates a value that contains an offset.
    public convenience init(uiOffset offset: UIOffset) {
        self.init(structure: offset)
    }

    /// The offset in the value, or the zero offset if the value has another type.
    public var uiOffsetValue: UIOffset { UIOffset(self) }
}

extension UIEdgeInsets: ValueStructure {
    public static var valueEncoding: String { "[4d]" }
}

extension NSDirectionalEdgeInsets: ValueStructure {
    public static var valueEncoding: String { "[8f]" }
}

extension UIOffset: ValueStructure {
    public static var valueEncoding: String { "[2d]" }
}
