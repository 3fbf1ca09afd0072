extension UIImage {
    /// How an image must be turned so that it is upright.
    public enum Orientation: Int, Sendable {
        /// It is upright.
        case up = 0
        /// It must be turned half round.
        case down = 1
        /// It must be turned a quarter anticlockwise.
        case left = 2
        /// It must be turned a quarter clockwise.
        case right = 3
        /// It is a mirror image of an upright one.
        case upMirrored = 4
        /// It is a mirror image of one to be turned half round.
        case downMirrored = 5
        /// Rows and columns are exchanged.
        case leftMirrored = 6
        /// Rows and columns are exchanged, and it must be turned half round.
        case rightMirrored = 7

        /// Whether width and height change places.
        var isSideways: Bool {
            switch self {
            case .left, .right, .leftMirrored, .rightMirrored: true
            case .up, .down, .upMirrored, .downMirrored: false
            }
        }

        /// The orientation of the mirror image.
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

    /// Whether an image's own colours are shown, or one colour in its shape.
    public enum RenderingMode: Int, Sendable {
        /// As suits the place: symbols and bar items as templates, everything else in its own colours.
        case automatic = 0
        /// In its own colours everywhere.
        case alwaysOriginal = 1
        /// In the tint colour everywhere; only its opacity counts.
        case alwaysTemplate = 2
    }

    /// How the inner part of a resizable image fills its place.
    public enum ResizingMode: Int, Sendable {
        /// It is repeated.
        case tile = 0
        /// It is stretched.
        case stretch = 1
    }
}
