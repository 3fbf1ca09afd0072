import CoreGraphics
import Foundation

/// Geometry as text, such as `{{1, 2}, {3, 4}}` for a rectangle. Text without the expected numbers has the value zero,
/// or the identity for a transform.
extension NSCoder {
    /// Returns a point as text: `{x, y}`.
    public class func string(for point: CGPoint) -> String { GeometryText.text([point.x, point.y]) }

    /// Returns a vector as text: `{dx, dy}`.
    public class func string(for vector: CGVector) -> String { GeometryText.text([vector.dx, vector.dy]) }

    /// Returns a size as text: `{width, height}`.
    public class func string(for size: CGSize) -> String { GeometryText.text([size.width, size.height]) }

    /// Returns a rectangle as text: `{{x, y}, {width, height}}`.
    public class func string(for rect: CGRect) -> String { "{\(string(for: rect.origin)), \(string(for: rect.size))}" }

    /// Returns a transform as text: `[a, b, c, d, tx, ty]`.
    public class func string(for transform: CGAffineTransform) -> String {
        let values: [CGFloat] = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
        return "[\(GeometryText.list(values))]"
    }

    /// Returns insets as text: `{top, left, bottom, right}`.
    public class func string(for insets: UIEdgeInsets) -> String {
        GeometryText.text([insets.top, insets.left, insets.bottom, insets.right])
    }

    /// Returns insets as text: `{top, leading, bottom, trailing}`.
    public class func string(for insets: NSDirectionalEdgeInsets) -> String {
        GeometryText.text([insets.top, insets.leading, insets.bottom, insets.trailing])
    }

    /// Returns an offset as text: `{horizontal, vertical}`.
    public class func string(for offset: UIOffset) -> String {
        GeometryText.text([offset.horizontal, offset.vertical])
    }

    /// Returns the point for a text that `string(for:)` returned.
    public class func cgPoint(for string: String) -> CGPoint {
        GeometryText.values(2, in: string).map { CGPoint(x: $0[0], y: $0[1]) } ?? .zero
    }

    /// Returns the vector for a text that `string(for:)` returned.
    public class func cgVector(for string: String) -> CGVector {
        GeometryText.values(2, in: string).map { CGVector(dx: $0[0], dy: $0[1]) } ?? .zero
    }

    /// Returns the size for a text that `string(for:)` returned.
    public class func cgSize(for string: String) -> CGSize {
        GeometryText.values(2, in: string).map { CGSize(width: $0[0], height: $0[1]) } ?? .zero
    }

    /// Returns the rectangle for a text that `string(for:)` returned.
    public class func cgRect(for string: String) -> CGRect {
        GeometryText.values(4, in: string).map { CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) } ?? .zero
    }

    /// Returns the transform for a text that `string(for:)` returned.
    public class func cgAffineTransform(for string: String) -> CGAffineTransform {
        guard let values = GeometryText.values(6, in: string) else { return .identity }
        return CGAffineTransform(
            a: values[0], b: values[1], c: values[2], d: values[3], tx: values[4], ty: values[5])
    }

    /// Returns the insets for a text that `string(for:)` returned.
    public class func uiEdgeInsets(for string: String) -> UIEdgeInsets {
        GeometryText.values(4, in: string).map {
            UIEdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3])
        } ?? .zero
    }

    /// Returns the insets for a text that `string(for:)` returned.
    public class func nsDirectionalEdgeInsets(for string: String) -> NSDirectionalEdgeInsets {
        GeometryText.values(4, in: string).map {
            NSDirectionalEdgeInsets(top: $0[0], leading: $0[1], bottom: $0[2], trailing: $0[3])
        } ?? .zero
    }

    /// Returns the offset for a text that `string(for:)` returned.
    public class func uiOffset(for string: String) -> UIOffset {
        GeometryText.values(2, in: string).map { UIOffset(horizontal: $0[0], vertical: $0[1]) } ?? .zero
    }
}
