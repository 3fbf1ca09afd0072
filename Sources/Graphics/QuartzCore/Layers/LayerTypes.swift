import CoreGraphics
import Foundation

/// The alignment and scaling of a layer's contents in its bounds.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
    /// The raw value.
    public let rawValue: String

    /// Creates a value from a raw value.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Centered, without scaling.
    public static let center = CALayerContentsGravity(rawValue: "center")
    /// At the center of the top edge, without scaling.
    public static let top = CALayerContentsGravity(rawValue: "top")
    /// At the center of the bottom edge, without scaling.
    public static let bottom = CALayerContentsGravity(rawValue: "bottom")
    /// At the center of the left edge, without scaling.
    public static let left = CALayerContentsGravity(rawValue: "left")
    /// At the center of the right edge, without scaling.
    public static let right = CALayerContentsGravity(rawValue: "right")
    /// In the top left corner, without scaling.
    public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
    /// In the top right corner, without scaling.
    public static let topRight = CALayerContentsGravity(rawValue: "topRight")
    /// In the bottom left corner, without scaling.
    public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
    /// In the bottom right corner, without scaling.
    public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
    /// Scaled to the size of the bounds, regardless of the aspect ratio.
    public static let resize = CALayerContentsGravity(rawValue: "resize")
    /// Scaled to fit in the bounds, with the aspect ratio kept.
    public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
    /// Scaled to fill the bounds, with the aspect ratio kept.
    public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
}

/// The filter for contents that are scaled.
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
    /// The raw value.
    public let rawValue: String

    /// Creates a value from a raw value.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The nearest pixel.
    public static let nearest = CALayerContentsFilter(rawValue: "nearest")
    /// Linear interpolation between pixels.
    public static let linear = CALayerContentsFilter(rawValue: "linear")
    /// Linear interpolation between pixels, at a level of detail that `minificationFilterBias` changes.
    public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}

/// The shape of rounded corners.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
    /// The raw value.
    public let rawValue: String

    /// Creates a value from a raw value.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// A quarter of a circle.
    public static let circular = CALayerCornerCurve(rawValue: "circular")
    /// A smooth curve that begins before the quarter circle would.
    public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// The corners of a layer that its corner radius rounds. The minimum y is at the top.
public struct CACornerMask: OptionSet, Sendable {
    /// The raw bits.
    public let rawValue: UInt

    /// Creates a mask from raw bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// The top left corner.
    public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
    /// The top right corner.
    public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
    /// The bottom left corner.
    public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
    /// The bottom right corner.
    public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)

    package static let all = CACornerMask(rawValue: 15)
}
