import Foundation

/// Insets from the four edges of a rectangle, in points. Positive insets are inside the rectangle.
public struct UIEdgeInsets: Equatable, Hashable, Codable, Sendable {
    /// The inset from the top edge.
    public var top: CGFloat
    /// The inset from the left edge.
    public var left: CGFloat
    /// The inset from the bottom edge.
    public var bottom: CGFloat
    /// The inset from the right edge.
    public var right: CGFloat

    /// Creates insets of zero.
    public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }

    /// Creates insets with the given values.
    public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }

    /// Insets of zero.
    public static let zero = UIEdgeInsets()
}

extension CGRect {
    /// Returns this rectangle shrunk by `insets`. A negative inset moves its edge outward.
    public func inset(by insets: UIEdgeInsets) -> CGRect {
        let rectangle = standardized
        return CGRect(
            x: rectangle.origin.x + insets.left,
            y: rectangle.origin.y + insets.top,
            width: rectangle.size.width - insets.left - insets.right,
            height: rectangle.size.height - insets.top - insets.bottom)
    }
}
