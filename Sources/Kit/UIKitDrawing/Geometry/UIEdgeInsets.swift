import Foundation

/// Distances from the four edges of a rectangle, in points. Positive ones lie inside it.
public struct UIEdgeInsets: Equatable, Hashable, Codable, Sendable {
    public var top: CGFloat
    public var left: CGFloat
    public var bottom: CGFloat
    public var right: CGFloat

    /// Makes insets that are all zero.
    public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }

    /// Makes insets of the given distances.
    public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }

    /// No distance at any edge.
    public static let zero = UIEdgeInsets()
}

extension CGRect {
    /// Returns the rectangle that lies `insets` inside this one, and outside where an inset is negative.
    public func inset(by insets: UIEdgeInsets) -> CGRect {
        let rectangle: CGRect = standardized
        return CGRect(
            x: rectangle.origin.x + insets.left,
            y: rectangle.origin.y + insets.top,
            width: rectangle.size.width - insets.left - insets.right,
            height: rectangle.size.height - insets.top - insets.bottom)
    }
}
