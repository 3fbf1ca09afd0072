import CoreGraphics
import UIKitCore

/// What a view is shown on while its picture is taken: a size, a safe area and traits.
public struct ViewImageConfig: Sendable {
    /// Which way up a device is held.
    public enum Orientation: Sendable {
        case landscape
        case portrait
    }

    /// Which way up a tablet is held, and how much of its screen the application has.
    public enum TabletOrientation: Sendable {
        /// The parts of an upright screen.
        public enum PortraitSplits: Sendable {
            case oneThird
            case twoThirds
            case full
        }

        /// The parts of a screen on its side.
        public enum LandscapeSplits: Sendable {
            case oneThird
            case oneHalf
            case twoThirds
            case full
        }

        case landscape(splitView: LandscapeSplits)
        case portrait(splitView: PortraitSplits)
    }

    /// What bars of the device cover, in points.
    public var safeArea: UIEdgeInsets

    /// The size, in points; nil for the size that the view has.
    public var size: CGSize?

    /// The traits. Those that are not given are of an upright phone in light, with two pixels to a point.
    public var traits: UITraitCollection

    /// Makes a configuration.
    public init(safeArea: UIEdgeInsets = .zero, size: CGSize? = nil, traits: UITraitCollection = .init()) {
        self.safeArea = safeArea
        self.size = size
        self.traits = traits
    }

    /// The same with another size, if one is given, and with traits in place of its own.
    func with(size: CGSize?, traits: UITraitCollection) -> ViewImageConfig {
        ViewImageConfig(
            safeArea: safeArea, size: size ?? self.size,
            traits: UITraitCollection(traitsFrom: [self.traits, traits]))
    }
}
