extension UIView {
    /// The value in `intrinsicContentSize` for a dimension without a natural size.
    public static let noIntrinsicMetric: CGFloat = -1

    /// How content adapts to the size of its view.
    public enum ContentMode: Int, Sendable {
        /// Stretches the content to fill the bounds.
        case scaleToFill = 0
        /// Scales the content to fit the bounds, and keeps its aspect ratio.
        case scaleAspectFit = 1
        /// Scales the content to cover the bounds, and keeps its aspect ratio.
        case scaleAspectFill = 2
        /// Redraws the content when the size changes.
        case redraw = 3
        /// Centers the content at its own size.
        case center = 4
        /// Centers the content at the top edge at its own size.
        case top = 5
        /// Centers the content at the bottom edge at its own size.
        case bottom = 6
        /// Centers the content at the left edge at its own size.
        case left = 7
        /// Centers the content at the right edge at its own size.
        case right = 8
        /// Places the content in the top left corner at its own size.
        case topLeft = 9
        /// Places the content in the top right corner at its own size.
        case topRight = 10
        /// Places the content in the bottom left corner at its own size.
        case bottomLeft = 11
        /// Places the content in the bottom right corner at its own size.
        case bottomRight = 12

        var gravity: CALayerContentsGravity {
            switch self {
            case .scaleToFill, .redraw: .resize
            case .scaleAspectFit: .resizeAspect
            case .scaleAspectFill: .resizeAspectFill
            case .center: .center
            case .top: .top
            case .bottom: .bottom
            case .left: .left
            case .right: .right
            case .topLeft: .topLeft
            case .topRight: .topRight
            case .bottomLeft: .bottomLeft
            case .bottomRight: .bottomRight
            }
        }
    }

    /// The margins and dimensions of a view that adapt to its superview's size.
    public struct AutoresizingMask: OptionSet, Sendable, Hashable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The left margin adapts.
        public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
        /// The width adapts.
        public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
        /// The right margin adapts.
        public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
        /// The top margin adapts.
        public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
        /// The height adapts.
        public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
        /// The bottom margin adapts.
        public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
    }

    /// The adjustment of a view's tint.
    public enum TintAdjustmentMode: Int, Sendable {
        /// The mode of the superview, or `normal` for the topmost view.
        case automatic = 0
        /// The unchanged tint color.
        case normal = 1
        /// Gray.
        case dimmed = 2
    }
}

/// The semantic meaning of a view's content, which determines whether the content is mirrored.
public enum UISemanticContentAttribute: Int, Sendable {
    /// Content that is mirrored in a right-to-left user interface.
    case unspecified = 0
    /// Playback controls, which are not mirrored.
    case playback = 1
    /// Controls that refer to directions in space, which are not mirrored.
    case spatial = 2
    /// Content that is always laid out from left to right.
    case forceLeftToRight = 3
    /// Content that is always laid out from right to left.
    case forceRightToLeft = 4
}

/// A reading direction.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
    /// From left to right.
    case leftToRight = 0
    /// From right to left.
    case rightToLeft = 1
}
