import Foundation
import UIKitCore

/// How a section that scrolls across the scroll axis decelerates and bounces.
@preconcurrency @MainActor
public class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject {
    /// Whether the content moves past its ends and back.
    public enum Bounce: Int, Sendable {
        /// If the content is larger than the collection view.
        case automatic = 0
        /// Even if the content is smaller.
        case always = 1
        /// Never.
        case never = 2
    }

    /// How fast the content comes to rest.
    public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        /// The rate.
        public let rawValue: CGFloat
        /// Creates a rate.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }

        /// The rate that fits the behavior of the section: fast if groups come to rest at the leading edge.
        public static let automatic = DecelerationRate(rawValue: 0)
        /// The rate of most scroll views.
        public static let normal = DecelerationRate(rawValue: UIScrollView.DecelerationRate.normal.rawValue)
        /// A rate with which the content comes to rest soon.
        public static let fast = DecelerationRate(rawValue: UIScrollView.DecelerationRate.fast.rawValue)
    }

    /// Whether the content moves past its ends and back. The default is `automatic`.
    public var bounce: Bounce = .automatic

    /// How fast the content comes to rest. The default is `automatic`.
    public var decelerationRate: DecelerationRate = .automatic

    /// Creates the default properties.
    public override init() {
        super.init()
    }
}
