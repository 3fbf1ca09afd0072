import CoreGraphics
import UIKitCore

/// The size, safe area and traits of a device, for snapshots of views.
public struct ViewImageConfig: Sendable {
    /// The orientation of a device.
    public enum Orientation: Sendable {
        /// Wider than tall.
        case landscape
        /// Taller than wide.
        case portrait
    }

    /// The orientation of a tablet, and the part of its screen that the application covers.
    public enum TabletOrientation: Sendable {
        /// The parts of a screen in portrait orientation.
        public enum PortraitSplits: Sendable {
            /// A third of the width.
            case oneThird
            /// Two thirds of the width.
            case twoThirds
            /// The whole screen.
            case full
        }

        /// The parts of a screen in landscape orientation.
        public enum LandscapeSplits: Sendable {
            /// A third of the width.
            case oneThird
            /// Half of the width.
            case oneHalf
            /// Two thirds of the width.
            case twoThirds
            /// The whole screen.
            case full
        }

        /// Landscape, with the part that the application covers.
        case landscape(splitView: LandscapeSplits)
        /// Portrait, with the part that the application covers.
        case portrait(splitView: PortraitSplits)
    }

    /// The safe area insets of the device, in points.
    public var safeArea: UIEdgeInsets

    /// The size, in points. Nil for the current size of the view.
    public var size: CGSize?

    /// The traits. Unspecified traits are those of a phone in portrait orientation and light appearance, with two
    /// pixels per point.
    public var traits: UITraitCollection

    /// Creates a configuration.
    public init(safeArea: UIEdgeInsets = .zero, size: CGSize? = nil, traits: UITraitCollection = .init()) {
        self.safeArea = safeArea
        self.size = size
        self.traits = traits
    }

    /// Returns the configuration with another size, if `size` is not nil, and with `traits` overriding its own.
    func with(size: CGSize?, traits: UITraitCollection) -> ViewImageConfig {
        ViewImageConfig(
            safeArea: safeArea, size: size ?? self.size,
            traits: UITraitCollection(traitsFrom: [self.traits, traits]))
    }
}
