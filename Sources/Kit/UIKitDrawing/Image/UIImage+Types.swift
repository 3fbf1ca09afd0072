extension UIImage {
    /// The transformation that displays the stored pixels of an image upright.
    public enum Orientation: Int, Sendable {
        /// The stored pixels are upright.
        case up = 0
        /// Rotate by 180 degrees.
        case down = 1
        /// Rotate by 90 degrees counterclockwise.
        case left = 2
        /// Rotate by 90 degrees clockwise.
        case right = 3
        /// Mirror horizontally.
        case upMirrored = 4
        /// Mirror vertically.
        case downMirrored = 5
        /// Swap rows and columns.
        case leftMirrored = 6
        /// Swap rows and columns and rotate by 180 degrees.
        case rightMirrored = 7

        /// Whether the orientation swaps width and height.
        var isSideways: Bool {
            switch self {
            case .left, .right, .leftMirrored, .rightMirrored: true
            case .up, .down, .upMirrored, .downMirrored: false
            }
        }

        /// The orientation that displays the mirror image.
        var mirrored: Orientation {
            switch self {
            case .up: .upMirrored
            case .down: .downMirrored
            case .left: .rightMirrored
            case .right: .leftMirrored
            case .upMirrored: .up
            case .downMirrored: .down
            case .leftMirrored: .right
            case .rightMirrored: .left
            }
        }
    }

    /// Whether an image is drawn in its own colors or as a template in one color.
    public enum RenderingMode: Int, Sendable {
        /// Symbols and the images of bar items are templates; other images are drawn in their own colors.
        case automatic = 0
        /// The image is always drawn in its own colors.
        case alwaysOriginal = 1
        /// The image is always drawn in the tint color. Only its opacity is used. A symbol keeps the colors of its
        /// configuration.
        case alwaysTemplate = 2
    }

    /// The way in which the area inside the caps of a resizable image is filled.
    public enum ResizingMode: Int, Sendable {
        /// The area is tiled.
        case tile = 0
        /// The area is stretched.
        case stretch = 1
    }
}
