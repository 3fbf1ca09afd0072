import CompositionalGeometry
import Foundation

/// The point at which a supplementary view is attached to an item.
@preconcurrency @MainActor
public class NSCollectionLayoutAnchor: NSObject, NSCopying {
    /// The edges at which the point is positioned. On an axis without an edge, the point is centered.
    public let edges: NSDirectionalRectEdge

    /// The displacement of the point toward the trailing edge and the bottom: in points, or as a fraction of the
    /// supplementary view's size.
    public let offset: CGPoint

    /// Whether `offset` is a fraction.
    public let isFractionalOffset: Bool

    /// Whether `offset` is a number of points.
    public var isAbsoluteOffset: Bool { !isFractionalOffset }

    /// Creates an anchor at edges.
    public convenience init(edges: NSDirectionalRectEdge) {
        self.init(edges: edges, absoluteOffset: .zero)
    }

    /// Creates an anchor at a distance from edges, in points.
    public init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
        self.edges = edges
        offset = absoluteOffset
        isFractionalOffset = false
    }

    /// Creates an anchor at a distance from edges, as a fraction of the supplementary view's size.
    public init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
        self.edges = edges
        offset = fractionalOffset
        isFractionalOffset = true
    }

    var geometry: CompositionalGeometry.Anchor {
        func position(_ start: NSDirectionalRectEdge, _ end: NSDirectionalRectEdge) -> Double {
            switch (edges.contains(start), edges.contains(end)) {
            case (true, false): 0
            case (false, true): 1
            case (true, true), (false, false): 0.5
            }
        }
        return CompositionalGeometry.Anchor(
            .init(x: position(.leading, .trailing), y: position(.top, .bottom)),
            offset: .init(x: offset.x, y: offset.y), isFractional: isFractionalOffset)
    }

    /// Returns the anchor itself, which is immutable.
    public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}
