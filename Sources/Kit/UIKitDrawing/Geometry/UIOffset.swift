import Foundation

/// How far something is moved from its place, in points.
public struct UIOffset: Equatable, Hashable, Codable, Sendable {
    /// To the right.
    public var horizontal: CGFloat
    /// Downwards.
    public var vertical: CGFloat

    /// Makes an offset of nothing.
    public init() { self.init(horizontal: 0, vertical: 0) }

    /// Makes an offset of the given distances.
    public init(horizontal: CGFloat, vertical: CGFloat) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    /// No distance.
    public static let zero = UIOffset()
}
