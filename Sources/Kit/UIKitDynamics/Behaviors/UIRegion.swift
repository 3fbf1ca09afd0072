import UIKitCore

/// The shape of the area in which a field has an effect, around the position of the field.
@preconcurrency @MainActor
open class UIRegion: NSObject, @preconcurrency NSCopying {
    private indirect enum Shape {
        case infinite
        case circle(CGFloat)
        case rectangle(CGSize)
        case inverse(UIRegion)
        case union(UIRegion, UIRegion)
        case difference(UIRegion, UIRegion)
        case intersection(UIRegion, UIRegion)
    }

    private let shape: Shape

    /// The region that contains every point.
    public class var infinite: UIRegion { endless }

    private static let endless = UIRegion(.infinite)

    private init(_ shape: Shape) {
        self.shape = shape
        super.init()
    }

    /// Creates a circle around the origin.
    public convenience init(radius: CGFloat) { self.init(.circle(radius)) }

    /// Creates a rectangle around the origin.
    public convenience init(size: CGSize) { self.init(.rectangle(size)) }

    /// Returns the region of all points that are not in this one.
    open func inverse() -> UIRegion { UIRegion(.inverse(self)) }

    /// Returns the region of the points that are in this region, in another region or in both.
    open func byUnion(with region: UIRegion) -> UIRegion { UIRegion(.union(self, region)) }

    /// Returns the region of the points that are in this region and not in another region.
    open func byDifference(from region: UIRegion) -> UIRegion { UIRegion(.difference(self, region)) }

    /// Returns the region of the points that are in this region and in another region.
    open func byIntersection(with region: UIRegion) -> UIRegion { UIRegion(.intersection(self, region)) }

    /// Returns whether a point is in the region or on its outline.
    open func contains(_ point: CGPoint) -> Bool {
        switch shape {
        case .infinite: true
        case .circle(let radius): hypot(point.x, point.y) <= radius
        case .rectangle(let size): abs(point.x) <= size.width / 2 && abs(point.y) <= size.height / 2
        case .inverse(let region): !region.contains(point)
        case .union(let first, let second): first.contains(point) || second.contains(point)
        case .difference(let first, let second): first.contains(point) && !second.contains(point)
        case .intersection(let first, let second): first.contains(point) && second.contains(point)
        }
    }

    /// Returns the region itself, which cannot change.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
