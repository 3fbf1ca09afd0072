import Foundation
import UIKitCore

/// The deceleration and the bouncing of a section that scrolls orthogonally.
@preconcurrency @MainActor
public class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject {
    /// The conditions under which the content bounces at its ends.
    public enum Bounce: Int, Sendable {
        /// The content bounces if it is larger than the collection view.
        case automatic = 0
        /// The content always bounces.
        case always = 1
        /// The content never bounces.
        case never = 2
    }

    /// The rate at which scrolling decelerates.
    public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        /// The rate.
        public let rawValue: CGFloat
        /// Creates a rate.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }

        /// The rate of the collection view.
        public static let automatic = DecelerationRate(rawValue: 0)
        /// The rate of most scroll views.
        public static let normal = DecelerationRate(rawValue: UIScrollView.DecelerationRate.normal.rawValue)
        /// A rate at which scrolling stops quickly.
        public static let fast = DecelerationRate(rawValue: UIScrollView.DecelerationRate.fast.rawValue)
    }

    /// The conditions under which the content bounces at its ends. The default is `automatic`.
    public var bounce: Bounce = .automatic

    /// The rate at which scrolling decelerates. The default is `automatic`.
    public var decelerationRate: DecelerationRate = .automatic

    /// Creates the default properties.
    public override init() {
        super.init()
    }
}
